# Kamisado: words of the game, refusals, rules, and errors in a position.
# A colour names a tower ("the Purple tower") or a square; the -short forms are used in the abbreviated notation.

kamisado = Kamisado
kamisado-about = Eight towers a side; the colour you stop on decides which tower your opponent must move.
kamisado-option-match = Match
kamisado-option-match-single = one round
kamisado-option-match-standard = standard, to 3 points
kamisado-option-match-long = long, to 7 points
kamisado-option-match-marathon = marathon, to 15 points
kamisado-option-match-series = series of single rounds
kamisado-option-rounds = Rounds
kamisado-option-setup = Set-up
kamisado-option-setup-colours = on their own colours
kamisado-option-setup-tournament = placed by the players
kamisado-option-orientation = Board
kamisado-option-orientation-brown-left = brown on the left
kamisado-option-orientation-orange-left = orange on the left
kamisado-write = In words (Purple Left 5 Green, or Pu L 5 Gr), in symbols (紫↖5緑) or as squares (f1-a6).

kamisado-black = Black
kamisado-white = White

kamisado-orange = Orange
kamisado-blue = Blue
kamisado-purple = Purple
kamisado-pink = Pink
kamisado-yellow = Yellow
kamisado-red = Red
kamisado-green = Green
kamisado-brown = Brown
kamisado-orange-short = Or
kamisado-blue-short = Bl
kamisado-purple-short = Pu
kamisado-pink-short = Pi
kamisado-yellow-short = Ye
kamisado-red-short = Re
kamisado-green-short = Gr
kamisado-brown-short = Br

kamisado-left = Left
kamisado-forward = Forward
kamisado-right = Right
kamisado-back = Back
kamisado-left-short = L
kamisado-forward-short = F
kamisado-right-short = R
kamisado-back-short = B

kamisado-rank-0 = tower
kamisado-rank-1 = sumo
kamisado-rank-2 = double sumo
kamisado-rank-3 = triple sumo
kamisado-rank-4 = quadruple sumo

# What the terminal shows.
kamisado-show-round = Round { $round }
kamisado-show-score = Black { $black } : { $white } White
kamisado-show-must = { $side } to move: the { $tower } tower on { $square }
kamisado-show-free = { $side } to move: any tower
kamisado-show-place = { $side } places a tower on { $square }
kamisado-show-refill = { $side } chooses the side from which both home rows are filled: left or right
kamisado-show-waiting = { $side } still has to place: { $towers }
kamisado-show-over = The game is over.

# How a match ends.
kamisado-end-home-row = { $winner } reaches the opposing home row and wins. Final score: Black { $points } White.
kamisado-end-deadlock = Nobody can move any more: { $winner } wins. Final score: Black { $points } White.
kamisado-end-more-points = { $winner } wins the series. Final score: Black { $points } White.
kamisado-end-equal-points = The series is a draw. Final score: Black { $points } White.

kamisado-round-won = { $side } wins the round.

kamisado-round-won-with-marker = { $side } wins the round. The { $tower } tower is now a { $rank }.

# Why a deadlock ended a round. The numbers are those on the board.
kamisado-deadlock-moved = Deadlock: { $side } moved last, with the { $tower } tower to { $square }.
kamisado-deadlock-pushed = Deadlock: { $side } moved last, pushing with the { $tower } tower to { $square }.
kamisado-deadlock-passes = Every tower that would have to move next is blocked and passes; the colour of its square, in brackets, names the next one: { $towers }.
kamisado-deadlock-tower = { $number } { $side } { $tower } { $square } ({ $colour })
kamisado-deadlock-again = After number { $last } it would be number { $first }’s turn again, and so on for ever.
kamisado-deadlock-lost = Nobody could ever move again, so whoever moved last loses: { $loser } loses the round, { $winner } wins it.
kamisado-deadlock-marked = { $winner } marks their { $tower } tower on { $on }, which is now a { $rank }: it has the colour of { $square }, the square reached last.
kamisado-deadlock-point = { $winner } gets one point. A series has no markers.
kamisado-deadlock-blocked = blocked, pass number { $number }
kamisado-deadlock-key = blocked, passing in this order
kamisado-deadlock-last = moved last
kamisado-deadlock-gets-marker = gets the marker
kamisado-deadlock-picture = How the round ended

## server

# What options mean, and how moves are written.
kamisado-option-match-about = how long the match is: one round, first to 3, 7 or 15 points, or a series of single rounds
kamisado-option-rounds-about = how many rounds a series has
kamisado-option-setup-about = whether the towers start on their own colours, or the players place them as they like
kamisado-option-orientation-about = how the board lies: with brown or with orange on the left of each home row
kamisado-how-to-move = Write a move in words (Purple Left 5 Green, or Pu L 5 Gr), in symbols (紫↖5緑) or as squares (f1-a6). A tower that cannot move passes by itself. Other commands:

# Why a move is refused. The ids are those of the rules.
kamisado-T2 = The { $tower } tower may not move now: the last move named the { $must } tower on { $square }.
kamisado-Z1 = { $target } does not lie straight or diagonally ahead of { $start }. Towers never move sideways or back.
kamisado-Z2 = The way to { $target } is not free: there is a tower on { $blocker }.
kamisado-Z3 = There is already a tower on { $target }.
kamisado-Z5 = The { $tower } tower on { $square } can move, so it may not pass.
kamisado-S1 = { $asked } squares is too far for the { $tower } tower: a { $rank } moves at most { $reach }.
kamisado-S2 = Only a tower directly in front can be pushed; { $target } is further away.
kamisado-S4 = A push goes straight ahead only, never diagonally to { $target }.
kamisado-S5 = The square behind the pushed towers is not empty: there is a tower on { $square }.
kamisado-S6 = The tower on { $square } stands on its own home row and cannot be pushed.
kamisado-S7 = A { $rank } pushes at most { $most }; more towers than that stand in line.
kamisado-S8 = A { $mine } pushes only towers of lower rank; the tower on { $square } is a { $theirs }.
kamisado-S9 = The tower on { $square } is your own and cannot be pushed.
kamisado-S11 = The { $tower } tower cannot go anywhere else, so it must push.
kamisado-B1 = { $side } must first choose the side from which the home rows are filled: left or right.
kamisado-no-refill-now = The home rows are not being filled now.
kamisado-TS1 = The { $tower } tower already stands on { $square }. Place one of the remaining towers.
kamisado-TS2 = The { $tower } tower already stands on { $square }. Place one of the remaining towers.
kamisado-TS3 = All towers have been placed; the round has begun.
kamisado-no-placing = In this match the towers start on their own colours; nobody places them.
kamisado-place-first = { $side } must first place the towers on the home row.
kamisado-over = The match is over.

# Errors in a move that somebody wrote.
kamisado-ambiguous-word = “{ $word }” could mean more than one thing: { $candidates }. Write a little more of it.
kamisado-unknown-colour = “{ $word }” is not a colour. The colours are { $known }.
kamisado-unknown-way = “{ $word }” is not a direction. The directions are { $known }.
kamisado-unreadable = “{ $text }” is not a move. Write for example “Purple Left 5 Green”, “Purple 0 Green” for a pass, or “f1-a6”.
kamisado-no-tower = There is no tower on { $square }.
kamisado-not-yours = The tower on { $square } does not belong to { $side }.
kamisado-not-placed = The { $tower } tower has not been placed yet.
kamisado-off-board = With a distance of { $length }, the { $tower } tower would go off the board.
kamisado-wrong-colour = The colour does not match: the move ends on { $square }, which is { $real }, not { $written }.
kamisado-wrong-push = The pushed towers do not match this push: { $given }.
kamisado-placing-square = The next tower goes on { $wanted }, not on { $square }.
kamisado-rounds-only-in-series = The option rounds is for match=series only, not for match={ $match }.

# Errors in a position.
kamisado-position-field-count = A position has three to nine fields, separated by spaces; this one has { $found }.
kamisado-position-rank-count = The board of a position has eight ranks, separated by “/”; this one has { $found }.
kamisado-position-rank-length = Rank { $rank } should have 8 squares, not { $found }.
kamisado-position-unknown-sign = “{ $sign }” in rank { $rank } is neither a tower (OBPKYRGN or obpkyrgn) nor a number of empty squares nor a marker (+).
kamisado-position-marker-without-tower = A marker (+) in rank { $rank } does not follow a tower.
kamisado-position-too-many-markers = The tower on { $square } has { $found } markers; there can be at most 4.
kamisado-position-tower-twice = { $side }’s { $colour } tower stands on { $first } and on { $second }.
kamisado-position-tower-missing = { $side }’s { $colour } tower is missing.
kamisado-position-two-on-a-square = There are two towers on { $square }.
kamisado-position-bad-side = “{ $text }” does not say whose turn it is: write b for Black or w for White.
kamisado-position-bad-tower = “{ $text }” is not a tower of the side to move: write its letter, small for Black, capital for White, or “-”.
kamisado-position-bad-phase = “{ $text }” is not a phase: write place, play, refill or over.
kamisado-position-bad-score = “{ $text }” is not a score: write it like 2:1, with Black’s points first.
kamisado-position-bad-match = “{ $text }” is not a match: write single, standard, long, marathon or series:4, followed by /tournament for the tournament set-up.
kamisado-position-bad-number = “{ $text }” is not a number that fits the field “{ $field }”.
kamisado-position-field-rounds = rounds of a series
kamisado-position-field-score = score
kamisado-position-field-round = round
kamisado-position-field-turn = turns
kamisado-position-field-acts = acts
kamisado-position-bad-bytes = These bytes are not a state of Kamisado.
kamisado-position-markers-in-single = A single round or a series has no markers.
kamisado-position-score-and-markers = { $side } has a score of { $score }, but markers worth { $points }.
kamisado-position-round-and-score = Round { $round } does not fit the score: it should be { $wanted }.
kamisado-position-series-rounds = This does not fit the number of rounds in the series, { $rounds } (1 to 99).
kamisado-position-over-and-score = The phase does not fit the score { $score } in a match of the kind “{ $match }”: a match is over as soon as a side has the points it needs, a series when all rounds have been played.
kamisado-position-not-placing = Towers are placed only before the first move, in the tournament set-up.
kamisado-position-placing-order = Towers are placed from the player’s left, and the side that opens the round places all of its towers first.
kamisado-position-already-home = A tower of { $side } stands on the opposing home row: the round would be over.
kamisado-position-free-choice = With “-” any tower may move; that is possible only at the beginning of a round, with all towers on their home rows.
kamisado-position-wrong-opener = The other side opens this round.
kamisado-position-deadlock = Neither side can move any more: the round would be over.
kamisado-position-ended-with-tower = After the end of a round no tower has to move: write “-”.
kamisado-position-two-at-home = More than one tower stands on the opposing home row: the round would have ended earlier.
kamisado-position-must-without-cause = No move can have forced the { $colour } tower to move: no opposing tower stands on that colour, or nobody has moved yet.
kamisado-position-not-on-colours = At the beginning of this round, every tower stands on its own colour.
kamisado-position-ended-by-winner = The side to move must be the winner of the last round, with the points and the marker for it.
kamisado-position-nothing-ended = Nothing has ended this round: no tower stands on the opposing home row, and towers can still move.

# Every rule in our own words, for the list of rules.
kamisado-rule-P1 = The board lies so that each player’s home row begins with brown on the left. As an option, it is given a quarter turn, so that the row begins with orange; nothing else changes.
kamisado-rule-T1 = Whoever opens a round may begin with any of their own towers.
kamisado-rule-T2 = From the second move of a round on, you move the tower whose colour is that of the square on which your opponent’s last move ended.
kamisado-rule-Z1 = Towers move straight or diagonally ahead in one line, never sideways or back.
kamisado-rule-Z2 = A plain tower moves any distance, but only over empty squares.
kamisado-rule-Z3 = A move ends on an empty square.
kamisado-rule-Z4 = A tower may slip diagonally between two towers whose corners touch.
kamisado-rule-Z5 = A tower that can move must move.
kamisado-rule-Z6 = A tower that cannot move passes: a move of length 0 that ends on its own square.
kamisado-rule-Z7 = Whoever reaches the opposing home row wins the round.
kamisado-rule-Z8 = If the passes would go on for ever, whoever moved a tower last loses the round.
kamisado-rule-S1 = A sumo moves at most 5 squares.
kamisado-rule-S2 = A sumo may push an opposing tower that stands directly in front of it; both move by one square.
kamisado-rule-S3 = After a push the opponent misses a turn, and the pusher moves the tower whose colour is that of the square onto which the tower was pushed.
kamisado-rule-S4 = A push never goes diagonally.
kamisado-rule-S5 = The square behind the pushed tower must be empty.
kamisado-rule-S6 = A tower on its own home row cannot be pushed.
kamisado-rule-S7 = A sumo pushes exactly one tower.
kamisado-rule-S8 = A sumo cannot push another sumo.
kamisado-rule-S9 = Only opposing towers can be pushed.
kamisado-rule-S10 = If the sumo can also move diagonally, the push is optional.
kamisado-rule-S11 = If only the push is possible, it must be made; a sumo that can neither move nor push is blocked.
kamisado-rule-DS1 = A double sumo moves at most 3 squares.
kamisado-rule-DS2 = A double sumo may push one or two opposing towers that stand in line directly in front of it.
kamisado-rule-DS3 = After its push the square of the hindmost pushed tower decides which tower the pusher moves next.
kamisado-rule-DS4 = The push of a double sumo never goes diagonally.
kamisado-rule-DS5 = The square behind the hindmost pushed tower must be empty.
kamisado-rule-DS6 = None of the towers pushed by a double sumo may stand on its own home row.
kamisado-rule-DS7 = A double sumo pushes at most two towers.
kamisado-rule-DS8 = A double sumo pushes towers of lower rank only: plain ones and sumos.
kamisado-rule-DrS1 = A triple sumo moves one square only.
kamisado-rule-DrS2 = A triple sumo may push one to three opposing towers that stand in line directly in front of it.
kamisado-rule-DrS3 = After its push the square of the hindmost pushed tower decides which tower the pusher moves next.
kamisado-rule-DrS4 = The push of a triple sumo never goes diagonally.
kamisado-rule-DrS5 = The square behind the hindmost pushed tower must be empty.
kamisado-rule-DrS6 = None of the towers pushed by a triple sumo may stand on its own home row.
kamisado-rule-DrS7 = A triple sumo pushes at most three towers.
kamisado-rule-DrS8 = A triple sumo pushes towers of lower rank only: plain ones, sumos and double sumos.
kamisado-rule-B1 = The winner of a round chooses whether the home rows are filled from the left or from the right.
kamisado-rule-B2 = The loser fills in the same direction.
kamisado-rule-B3 = From the left: towers are taken row by row from home outwards, each row from the player’s left, and put down from the left end of the home row.
kamisado-rule-B4 = From the right: the same from the player’s right, beginning at the right end of the home row.
kamisado-rule-M1 = A single round is worth one point and ends the match.
kamisado-rule-M2 = A standard match goes to 3 points, a long one to 7, a marathon to 15.
kamisado-rule-M3 = The tower that reached the opposing home row gets a marker: its first is worth 1 point, the second 2, the third 4, the fourth 8.
kamisado-rule-M4 = After a deadlock the winner marks their tower whose colour is that of the square to which the last tower was moved.
kamisado-rule-M5 = The match ends as soon as a player has the points it takes; points beyond that count as well.
kamisado-rule-M6 = Black opens the first round; after that the loser of a round opens the next one.
kamisado-rule-M7 = In a series all rounds are played, one point each, without markers; the opening side alternates, and equal points are a draw.
kamisado-rule-TS1 = Tournament set-up: the side that opens the round places all its towers on the home row in any order.
kamisado-rule-TS2 = Then the other side, knowing that line-up, places its towers.
kamisado-rule-TS3 = Then the round goes on as usual.
kamisado-rule-N1 = A move is written as tower, direction, distance and the colour of the square reached; a pass has no direction and a 0.
kamisado-rule-N2 = The same can be written in words or abbreviations.
kamisado-rule-N3 = The colour of the square reached is a check: if it does not match, the record is wrong.
kamisado-rule-N4 = A push is written as the sumo’s move, followed by the step back of each pushed tower, the nearest first.

## browser

# The board in the browser.
kamisado-tower = { $side }’s { $tower } tower
kamisado-tower-ranked = { $side }’s { $tower } tower, a { $rank }
kamisado-places = { $side } places the towers
kamisado-round-of = Round { $round } of { $rounds }
kamisado-towers-of = Towers of { $side }: { $towers }
kamisado-square = { $square }, { $colour }
kamisado-can-go = can be reached
kamisado-can-push = can be pushed
kamisado-can-choose = can be chosen
kamisado-is-chosen = chosen
kamisado-must-move = must move
kamisado-last-here = last move
kamisado-next-place = the next tower goes here
kamisado-fill-left = Fill from the left
kamisado-fill-right = Fill from the right
kamisado-fill-how = You won the round. From which side should both home rows be filled?
kamisado-place-how = Click a tower to place it on the marked square, or drag it there.
kamisado-place-tower = Place the { $tower } tower
kamisado-pushes = A push: { $towers }

## server

# Score sheets.
kamisado-sheet-opens = Opens: { $side }
kamisado-sheet-won-home = { $side } wins the round: the { $tower } tower reaches the opposing home row.
kamisado-sheet-won-deadlock = Deadlock: nobody can move any more. { $other } moved a tower last, so { $side } wins the round.
kamisado-sheet-marker = Marker for the { $tower } tower, now: { $rank }. Points: { $points }.
kamisado-sheet-score = Score: Black { $black } : { $white } White.
kamisado-sheet-fill-left = { $side } has the home rows filled from the left.
kamisado-sheet-fill-right = { $side } has the home rows filled from the right.
kamisado-sheet-running = The round is not finished.
kamisado-sheet-legend = Each move: an octagon for the tower, an arrow, the number of squares, and the square reached.
kamisado-sheet-pass = pass
kamisado-sheet-missed = misses a turn
kamisado-sheet-line-up = Line-up: the symbol of a tower in each box, with its markers.
kamisado-sheet-winner = Winner
kamisado-sheet-tower = Tower
kamisado-sheet-markers = Markers
kamisado-sheet-points = Points
kamisado-sheet-total = Score
kamisado-sheet-fill = Fill from
