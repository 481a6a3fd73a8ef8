study-one-start = Start from a record, a position or a deal, but only from one of them.
study-needs-game = Which game is it? Name it, or provide a record.
study-other-game = The record is for { $found }, not for { $wanted }.
study-other-options = The starting point has other options: { $found }.
study-unknown-tag = “{ $name }” cannot be set here. These can, each as a single line: { $known }.
study-too-long = There can be at most { $most } moves.
study-refused = Move { $number } cannot be played. { $why }
study-no-solver = { $game } cannot be solved like this: the solver needs two players and no hidden information.
study-nothing-known = It is not known what the side to move holds, so the position cannot be judged.
study-rated-game = A rated game in progress in this club is at this position, has passed it, or is only one move away from it. Bots and the solver say nothing about it until that game is over.
study-busy = Too many studies are being analysed at the moment. Try again soon.
study-too-slow = This study takes too long: it was stopped after { $seconds } seconds.

# The study page.
study-title = Study
study-about = Look back at a game, try other moves, and see what the strongest bot and the solver think. Nothing is stored; a link brings you back to it.
study-from-start = from the start
study-bring = Open a record or a position
study-paste = A record or a position as text
study-position-of = A position of
study-open = Open
study-file = From a file
study-moves = Moves
study-variation = Variation
study-no-moves = No moves yet: play on the board.
study-promote = Make it the main line
study-remove = Remove from here on
study-steps = Step through the game
study-first = To the start
study-before = One move back
study-play = Play automatically
study-next = One move forward
study-last = To the end
study-place = Move in the game
study-place-of = Move { $at } of { $of }
study-thoughts = What is the position worth?
study-nothing-to-think = The game is over here.
study-ask-bot = Ask the computer ({ $level })
study-ask-solver = Ask the solver
study-thinking = Thinking…
study-would-play = It would play { $text }
study-expects = Expected result for { $side }: { $value }
study-proved = proved
study-undecided = Not decided in the time available.
study-drawn = Proved: nobody can force a win.
study-wins = Proved: { $side } wins.
study-of-round = (the current round only)
study-acts-win = These win:
study-acts-draw = These draw:
study-acts-loss = These lose:
study-acts-undecided = Undecided: { $count }
study-seen-from = Seen from
study-eyes = Through the eyes of
study-who-acts = the player to move
study-keep = Save or share
study-copy-link = Copy link
study-copy-position = Copy position
study-copy-record = Copy record
study-save-record = Save record
study-to-table = To the table
study-other = Study something else

# The mistakes of a player, after a game.
study-mistakes = My mistakes
study-mistakes-judged = { $count } of { $of } moves checked
study-mistakes-found = { $count ->
    [one] One mistake was found in your last { $judged } moves.
   *[other] { $count } mistakes were found in your last { $judged } moves.
}
study-mistakes-none = No mistake was found in your last { $judged } moves.
study-mistakes-open = Not decided in the time available: { $count }.
study-mistakes-next = Next mistake
study-mistakes-stop = Stop
study-mistakes-go-on = Go on
study-mistake-win-loss = This move turned a win into a loss.
study-mistake-win-draw = This move turned a win into a draw.
study-mistake-draw-loss = This move turned a draw into a loss.
study-better = Better: { $text }

# An example game with comments.
study-example-aside = You are trying a variation of your own. The comments continue where the game does.
study-example-back = Back to the game
