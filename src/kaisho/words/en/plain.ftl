# The plain pages of the club.

plain-skip = Skip to the content
plain-nav = The club
plain-home = Home
plain-examples = Example games
plain-examples-about = Whole games with a comment on every turn: what it is for, what it threatens, and what was missed.
plain-leaderboards = Leaderboards
plain-admin = Administration
plain-language = Language
plain-imprint = Imprint
plain-privacy = Privacy
plain-documentation = Documentation
plain-as-text = The board as plain text
plain-name = Name
plain-sign-in = Sign in
plain-my-games = My games
plain-your-turn = It is your turn
plain-their-turn = Waiting for the others
plain-turn-of = To move: { $side }
plain-waits-for-players = Waiting for players
plain-unread = { $count } new
plain-unread-chat = { $count ->
    [one] { $count } unread chat message
   *[other] { $count } unread chat messages
}
plain-open-tables = Open tables
plain-sit-down = Sit down
plain-new-game = New game
plain-watch = Games to watch
plain-clock-kind = Kind of clock
plain-clock-none = no clock
plain-clock-turn = minutes per turn
plain-clock-fischer = time + seconds per turn
plain-clock-days = days per turn
plain-clock-turn-each = { $time } per turn
plain-clock-fischer-each = { $time } + { $increment } s per turn
plain-clock-days-each = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
plain-days = Days
plain-rated-game-listed = Rated game (accounts only, at an open table, with a clock, without take-backs, random sides)
plain-rated = rated
plain-refresh = Refresh
plain-somebody = somebody who has left
plain-computer = computer ({ $level })
plain-level-easy = easy
plain-level-medium = medium
plain-level-strong = strong
plain-level-random = random
plain-level-greedy = greedy
plain-level-uct = tree search
plain-kept-for = reserved for { $name }
plain-open-seat = open seat
plain-declined-by = open seat, { $name } has declined
plain-confirm = Tick the box first to confirm.
plain-board = The board
plain-pass-screen = It is { $side }’s turn: hand over the screen.
plain-cover = Several people, one screen
plain-cover-how = Whatever is hidden is shown only to the player whose turn it is. The others look away.
plain-show-what = Show what { $side } sees
plain-choose = Choose a move
plain-play = Play
plain-write-act = Or write it, in any notation
plain-players = Players
plain-labelled = { $name }: { $value }
plain-time-left = Time left
plain-points = Points
plain-series = Series
plain-to-act = to move
plain-you = (you)
plain-here = (here)
plain-asked-draw = { $side } offers a draw.
plain-asked-back = { $side } would like to take back a move.
plain-asked-rematch = { $side } would like another game.
plain-waits-draw = A draw has been offered. Waiting for the others.
plain-waits-back = A take-back has been proposed. Waiting for the others.
plain-waits-rematch = Another game has been proposed. Waiting for the others.
plain-yes = Yes
plain-no = No
plain-next-game = To the next game
plain-not-drawn = The board cannot be drawn at the moment. Nothing is lost: everything that is played counts.
plain-resign = Resign
plain-resign-sure = Yes, I resign this game
plain-claim-now = The player to move has been away for a long time. You can claim the win or call the game off.
plain-claim-win = Claim the win
plain-claim-now-on = The player to move has been away for a long time. You can play on without that player, or call the game off.
plain-claim-on = Play on without that player
plain-claim-off = Call it off
plain-log = Game log
plain-log-empty = Nothing yet.
plain-log-none = No move was made.
plain-left = has left
plain-left-resigned = has resigned
plain-left-flag = ran out of time
plain-left-claimed = stayed away
plain-log-hidden = something hidden
plain-forced = (forced)
plain-chat = Chat
plain-watcher = watching
plain-say-something = Say something
plain-say = Send
plain-invite-how = Send this link to the people you want to play with. The game begins when all seats are taken.
plain-invite-link = Invitation link
plain-leave = Leave the table
plain-invitation = Invitation
plain-begun-without-you = All seats are taken.
plain-watch-it = Watch
plain-first = First
plain-previous = Previous
plain-next = Next
plain-last = Last
plain-ply = after { $at } of { $last } moves
plain-kind-guest = guest
plain-kind-account = account
plain-kind-bot = bot
plain-since = here since { $moment }
plain-ratings = Ratings
plain-rating = Rating
plain-games = Games
plain-players-number = { $count ->
    [one] one player
   *[other] { $count } players
}
plain-provisional = (provisional)
plain-no-ratings = No rated games yet.
plain-finished-games = Finished games
plain-no-games = No public games.
plain-place = Place
plain-nobody-rated = Nobody has a reliable rating here yet.
plain-account = Account
plain-no-text = The club has not written anything here.
plain-wait = One moment, please
plain-end-resigned = { $loser } resigned: the victory goes to { $winner }.
plain-end-flag = { $loser } ran out of time: the victory goes to { $winner }.
plain-end-claimed = { $loser } stayed away: the victory goes to { $winner }.
plain-end-nobody = The game is over; nobody has won.
plain-ranked = { $place ->
    [1] 1st { $side }
    [2] 2nd { $side }
    [3] 3rd { $side }
   *[other] { $place }th { $side }
}
plain-ranking = Places: { $places }.
plain-ranking-title = Places
plain-end-agreed-draw = Draw by agreement.
plain-end-first-left = The player in the lead had left the game: the victory goes to { $winner }.
plain-end-others-left = The others have left the game: the victory goes to { $winner }.
plain-end-aborted = The game was abandoned before both sides had played two turns: it does not count.
plain-unrated-few-acts = It is not rated: somebody left before everybody had played two turns.
plain-unrated-pair-limit = It is not rated: the same people have played too many rated games with each other within a day.
plain-end-called-off = The game was called off.
plain-end-closed = The table was closed.

# Score sheets.
plain-sheet = Score sheet
plain-sheet-blank = Empty score sheet
plain-decline-all = Decline all { $count } reserved seats
plain-no-guests = This club does not admit guests. Sign in with an account.

## server

# Only on the plain pages.
plain-not-dealt = The game is dealt as soon as all seats are taken.
plain-side = Side
plain-options = Options
plain-choose-others = Choose who to play with.
plain-choose-act = Choose a move, or write one.
plain-acts = Your move
plain-take-back = Take back my last move of this turn
plain-player = Player
plain-runs = running
plain-proposals = Proposals and ending the game
plain-game-before = The previous game
plain-log-back = takes back a move
plain-look-back = Look back
plain-record = Download the record
plain-to-table = To the table
plain-show = Show
plain-seconds = Seconds
plain-best = A good move: { $act }
plain-proved = Proved value for the player to move: { $value } (1 won, -1 lost)
plain-game = Game
plain-trouble = That did not work
plain-begin-about = Board games in the browser, without scripts: against the computer, with somebody beside you, or with people far away.
plain-with-another = Player { $number } (if there is one)
plain-with-same = the same as above
plain-with-bot-easy = the computer, easy
plain-with-bot-medium = the computer, medium
plain-with-bot-strong = the computer, strong
plain-with-here = somebody at this screen
plain-with-listed = anybody: an open table
plain-with-private = a friend, by invitation link
plain-with-invited = somebody in this club, by name
plain-no-such-side = There is no such side with these options.
plain-not-a-number = “{ $text }” is not a whole number.
plain-how-to-write = How moves are written
plain-offer-draw = Offer a draw
plain-offer-back = Ask to take back a move
plain-offer-rematch = Another game, with sides changed
plain-claim-later = { $minutes ->
    [one] If the player to move stays away, the win can be claimed or the game called off from { $moment } (one minute).
   *[other] If the player to move stays away, the win can be claimed or the game called off from { $moment } ({ $minutes } minutes).
}
plain-invite-others = Invite others
plain-seen-by = Seen from
plain-analysis = Analysis
plain-analyse = Analyse this position
plain-who-thinks = Analysed by
plain-expects = Expected value for the player to move: { $value } (1 won, -1 lost)
plain-goes-on = A possible continuation:
plain-looked-at = { $count } positions looked at
plain-looks-again = This page refreshes by itself.
plain-sheet-print = Print
plain-sheet-forms = Empty score sheets to print
plain-sheet-paper-a4 = A4
plain-sheet-paper-letter = US Letter
plain-sheet-of-record = Score sheet of a record
plain-sheet-paste = The record, as text
plain-second-factor-key = Scan this with an app (for example Aegis, Google Authenticator, FreeOTP or a password manager), or enter the key, then type the code that the app shows.
