web-offline = There is no connection to the club. Please try again in a moment.
web-failed = That did not work ({ $status }). Please try again.
web-reconnecting = The connection is lost. Reconnecting; your games are safe.
web-unsent = Not sent yet
web-unsent-about = The server has not confirmed this yet. It is saved here and will be sent once, as soon as the connection is back.
web-clock-guessed = Time left, estimated: without a connection it is not known whether the clock has been stopped
web-reload = Reload
web-loading = Loading …
web-loading-again = A part of this page could not be loaded. Trying again.
web-plain-pages = Pages without scripts
web-menu = Menu
web-sound = Sound
web-theme-system = Colours: match the system
web-theme-light = Colours: light
web-theme-dark = Colours: dark
web-close = Close
web-challenge = A seat is reserved for you: { $game }
web-seat-declined = { $name } has declined the reserved seat: { $game }
web-your-turn-at = It is your turn: { $game }
web-over-at = A game is over: { $game }
web-nowhere = There is nothing here
web-nowhere-about = There is no page at this address. It may have been mistyped, or the page may be gone.
web-ways-on = From here you can go to:
web-other-address = You have opened this club as { $here }. You can play only at its own address:
web-welcome = { $count ->
    [one] One game, one table
    [4] Four games, one table
   *[other] { $count } games, one table
}
web-welcome-about = Choose a game and begin: against the computer, with somebody beside you, or with a friend far away. No account needed.
web-games = The games
web-play = Play
web-here = Here
web-invite = Invite
web-more = More…
web-computer-level = Against the computer
web-won = won
web-lost = lost
web-drawn = no winner
web-over = over
web-your-name = Your name
web-name-made-up = leave empty to get an invented name
web-away = (away)
web-seat-left = You have left this game: the table plays your turns, and you can watch.
web-left-resigned = { $side } has resigned; the table plays on for this side.
web-left-flag = { $side } ran out of time; the table plays on for this side.
web-left-claimed = { $side } stayed away; the table plays on for this side.
web-take-back = Take back
web-ask-back = Ask to take back
web-offer-draw = Offer a draw
web-rematch = Play again
web-chat-close = Close
web-chat-open = Open
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-muted-here = (muted)
web-said-at = { $name } has written in the chat: { $game }
web-copy = Copy the link
web-copied = Copied
web-study = Study
web-look-back = Look back at the game
web-notify-on = Notify me when it is my turn: on
web-notify-off = Notify me when it is my turn: off
web-notify-refused = The browser does not allow notifications here. You can change that in its settings.
web-scan = Or scan this with a phone:
web-scan-label = QR code for the invitation link
web-notation = Notation
web-notation-symbols = symbols
web-notation-spoken = in words
web-notation-short = abbreviated
web-needed = This field is required.
web-between = A number from { $least } to { $most }.
web-show-password = Show the password
web-copy-text = Copy
web-changed = Changed.
web-settings = Settings
web-settings-about = Your language and the people you have muted are stored with your account, everything else on this device.
web-notation-squares = squares
web-notation-letters = letters
web-notation-signs = symbols
web-notation-codes = codes
web-declined-draw = The draw was declined.
web-declined-back = The take-back was declined.
web-declined-rematch = The offer of another game was declined.
web-taken-back = { $side } has taken back a move.
web-play-with = Play with { $name }
web-rated-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
web-rating-line = { $count ->
    [one] One rated game
   *[other] { $count } rated games
}: from { $first } to { $last }, between { $least } and { $most }.
web-how-to-be-rated = Rated games are for accounts: open a table for anybody, with a clock, and tick “Rated game”. Whoever has played enough of them appears here.
web-about = About Kaisho
web-about-kaisho = Kaisho is a club for board games: { $games }. Everything you see here comes from this server; no other host is contacted.
web-about-version = Version { $version }, protocol { $protocol }
web-about-interface = for programs
web-rules = Rules
web-rules-about = Choose a game. Every rule has an id; when a move is refused, the message says which rule forbids it.
web-rule = Rule { $rule }
web-all-rules = All rules
web-learn = Learn
web-learn-about = Each game in short steps: real positions in which you make the moves yourself. Your progress is saved on this device.
web-learn-first = New here? Learn a game first.
web-learn-instead = Learn the game step by step
web-learn-begin = Begin
web-learn-on = Go on
web-steps-done = { $done } of { $all } steps done
web-waiting = { $count ->
    [one] one game is waiting for you
   *[other] { $count } games are waiting for you
}
web-running = Games in progress
web-no-own-games = You are not at any table at the moment.
web-all-own-games = All my games
web-older = Older games
web-kept-for-you = Somebody has reserved a seat for you
web-decline = No, thank you
web-status-open = waiting for players
web-status-playing = in play
web-status-over = over
web-preparing = The rules are being prepared for this computer. This happens only once and takes a minute or two; each game opens as soon as it is ready.

## server

# Pages that the server writes.
web-starting = The club is loading. If this takes a while, the server or the network is busy; the page keeps trying.
web-offline-title = No connection
web-offline-page = The club cannot be reached at the moment. Games are played on the server, so you cannot play right now; nothing is lost, and your games are as you left them.
web-offline-again = Try again
