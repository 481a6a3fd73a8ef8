# Caminos: words of the game, refusals, rules, and errors in a position.
# The letters T, Z, L, O and I name the shapes of the stones and are the same in every language.

caminos = Caminos
caminos-about = Lay stones over and beside each other until a path in your colour, seen from above, joins two opposite sides.
caminos-option-board = Board
caminos-option-board-square = square
caminos-option-board-rhombus = rhombus
caminos-option-board-octagon = octagon
caminos-option-board-ring = ring
caminos-option-players = Players
caminos-option-players-2 = two
caminos-option-players-4 = four in two teams
caminos-option-neutral = Neutral bars
caminos-option-neutral-no = no
caminos-option-neutral-yes = yes
caminos-option-scoring = Scored
caminos-option-scoring-no = no
caminos-option-scoring-yes = yes
caminos-write = The stone, how it lies seen from above with its heights, and its first cell: T .1./111 b1.

caminos-yellow = Yellow
caminos-green = Green
caminos-yellow1 = Yellow 1
caminos-green1 = Green 1
caminos-yellow2 = Yellow 2
caminos-green2 = Green 2

caminos-stone-T = T stone
caminos-stone-Z = Z stone
caminos-stone-L = L stone
caminos-stone-O = O stone
caminos-stone-I = bar
caminos-above = above

# What the terminal shows.
caminos-show-level = Level { $level }
caminos-show-signs = Y yellow, G green, N neutral; the digit is the height of the stack.
caminos-show-turned = On this board a cell’s neighbours lie diagonally above and below it.
caminos-show-left = { $side } still has: { $stones }
caminos-show-left-out = { $side } still has: { $stones } (out, rule C8)
caminos-show-edges = Edge stones: Yellow { $yellow }, Green { $green }
caminos-show-stone = { $side } places a stone.
caminos-show-bar = { $side } places a neutral bar.
caminos-show-over = The game is over.

# How a game ends. The total is the sum of all points; it is 0 in a game that is not scored.
caminos-end-connection =
    { $total ->
        [0] Two opposite sides are joined: the victory goes to { $winner }.
       *[other] Two opposite sides are joined: the victory goes to { $winner }. Points: { $points }.
    }
caminos-end-edge-stones = Nobody has joined two sides. With fewer edge stones, the victory goes to { $winner }. Points: { $points }.
caminos-end-equal-edge-stones = Nobody has joined two sides, and the edge stones are equal: a draw. Points: { $points }.
caminos-end-no-connection = Nobody has joined two sides: a draw.

## server

# What options mean, and how moves are written.
caminos-option-board-about = the board: a square, a rhombus, an octagon, or a ring with a hole
caminos-option-players-about = two players, or four in two teams
caminos-option-neutral-about = whether two neutral bars are placed first, as obstacles
caminos-option-scoring-about = whether the game is scored, as one of a series
caminos-how-to-move = Write the stone, its top view with heights, and the cell of its first column: “T 111/.1. c4” lies flat, “T 2'22' c4” stands on its middle (' marks what hangs over something). Or name every column: “T stone: c4 1, d4 1, e4 1, d5 1”. Other commands:

# Why a move is refused.
caminos-bars-first = The two neutral bars are placed first: { $side } has to place one now.
caminos-bars-placed = Both neutral bars have been placed.
caminos-no-bars = This game is played without neutral bars.
caminos-used-up = { $side } has none of these left: { $stone }.
caminos-off-board = The stone would stick out over the edge of the board.
caminos-over-the-hole = The stone would lie over the hole of the ring, where nothing supports it: { $cells }.
caminos-hole = There would be a hole under the stone on { $cells }.
caminos-C4 = The stone would rest on { $cells } without touching the board anywhere.
caminos-C5 = On { $cells } the stone would rise above three cubes.
caminos-C8 = { $side } could not place anything and is out; nobody can place a stone any more.
caminos-over-connected = The game is over: { $side } has joined two opposite sides.
caminos-over-all-placed = The game is over: all stones have been placed.

# Errors in a move that somebody wrote.
caminos-unreadable = “{ $text }” is not a placement. Write for example “T 111/.1. c4” or “T stone: c4 1, d4 1, e4 1, d5 1”.
caminos-unknown-stone = “{ $text }” is not a stone. The stones are { $known }.
caminos-unknown-view = “{ $view }” is not a top view of the { $stone }. Its top views are { $known }.
caminos-no-cell = { $cell } is not a cell of this board ({ $board }).
caminos-bad-column = “{ $text }” is not a column. Write the cell and the height, like “c4 2”, or “c4 2 above” if something lies underneath.
caminos-column-twice = The cell { $cell } is named twice.
caminos-no-such-shape = However you turn the { $stone }, it never has these columns and heights.

# Errors in a position.
caminos-position-field-count = A position has six fields: board, cells, seat, stones left, seats that are out, edge stones. This one has { $found }.
caminos-position-bad-kind = “{ $text }” does not name the game. Write for example square/2, ring/4/neutral or octagon/2/neutral/scoring.
caminos-position-row-count = This board has { $wanted } rows, separated by “/”, not { $found }.
caminos-position-unknown-sign = Row { $row } cannot be read: “{ $text }”. A number stands for that many empty cells; a stack is written with y, g and n from the bottom up, the top one as a capital.
caminos-position-row-length = Row { $row } should have { $wanted } cells, not { $found }.
caminos-position-too-high = The stack on { $cell } is higher than three cubes.
caminos-position-bad-seat = “{ $text }” does not say whose turn it is: write a number from 1 to { $most }.
caminos-position-bad-left = “{ $text }” does not say which stones are left. Write four digits for T, Z, L and O for each of the { $players } seats, separated by “:”.
caminos-position-too-many-left = { $side } has too many { $stone } stones left: there can be at most { $most }.
caminos-position-bad-out = “{ $text }” does not say who is out: write the numbers of the seats in order, or “-”.
caminos-position-bad-edges = “{ $text }” does not give the edge stones: write them like 3:2, those of Yellow first.
caminos-position-neutral-cubes = Neutral cubes on the board: { $found }. Each of the two bars has three of them, and only games with the option neutral have bars.
caminos-position-bad-bytes = These bytes are not a state of Caminos.
caminos-position-stones-before-bars = There are stones on the board before both bars have been placed.
caminos-position-cubes-and-stones = Cubes of { $side } on the board: { $cubes }. That does not fit the number of stones placed, { $stones }, with four cubes each.
caminos-position-no-touch = Stones placed by { $side }: { $stones }. Each of them must touch the board, but only this many of their cubes do: { $cubes }.
caminos-position-edge-stones = Edge stones of { $side }: { $found }. That does not fit the number of its cubes that lie on side cells, { $cells }.
caminos-position-turn-order = The stones left, the seats that are out and the seat to act do not fit together: the players take turns.
caminos-position-wrong-winner = One colour joins two sides, but the other one placed the last stone.
caminos-position-out-and-to-act = It cannot be { $side }’s turn: { $side } is out.
caminos-position-cannot-place = It is { $side }’s turn, but { $side } cannot place anything and would be out.
caminos-position-not-out = Everybody is marked as out, but { $side } can still place a stone.

# Every rule in our own words, for the list of rules.
caminos-rule-C1 = Two players have one colour each: 4 T, 4 Z, 4 L and 2 O stones. With four players, the first and third form one team, the second and fourth the other; partners share the stones of one colour equally.
caminos-rule-C2 = The players take turns; on each turn one stone is placed.
caminos-rule-C3 = No holes: under every column of the stone there is the board or the top of the stack there.
caminos-rule-C4 = At least one face of the stone touches the board.
caminos-rule-C5 = So nothing rises above three cubes.
caminos-rule-C6 = A stone may stand alone, touch others, or lie over them.
caminos-rule-C7 = Whoever can place a stone must do so.
caminos-rule-C8 = Whoever cannot place any stone on their turn is out for the rest of the game, even if it would be possible again later.
caminos-rule-C9 = Whoever joins two opposite sides by a path over cells with their own colour on top wins; a team wins together.
caminos-rule-C10 = A path goes from a cell to one that shares an edge with it, never over a corner.
caminos-rule-C11 = Between stacks of different heights a path goes only along the player’s own cubes: all cubes of the higher stack that rise above the lower one must be theirs.
caminos-rule-C12 = A path begins and ends on side cells with the player’s own colour on top, at any height; a corner cell belongs to both sides.
caminos-rule-C13 = On the square and the rhombus, the opposite sides are north and south, and east and west.
caminos-rule-C14 = On the octagon and the ring, a side may also be joined to one of the two neighbours of the side exactly opposite.
caminos-rule-C15 = If all stones have been placed, or nobody can place one, and no sides are joined, the game is a draw.
caminos-rule-C16 = Variant: on each of the first two turns a neutral bar is placed, anywhere the usual rules allow. Nobody owns the bars; those that lie flat can be built over.
caminos-rule-C17 = In a scored game the winner gets a point for every face of the shortest path, counting cells and the faces climbed or descended between them.
caminos-rule-C18 = On the octagon and the ring, a path between exactly opposite sides counts double.
caminos-rule-C19 = If no sides are joined in a scored game, whoever has fewer edge stones, which lie directly on side cells of the board, wins and gets a point for each edge stone of the opponent.
caminos-rule-C20 = If both have the same number of edge stones, nobody gets points.
