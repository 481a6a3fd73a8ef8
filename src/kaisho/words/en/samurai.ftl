# Samurai: words of the game, refusals, rules, and what can be wrong with a position or a deal.
# H4, S2, k15 and names of settlements are the same in every language.

samurai = Samurai
samurai-about = Lay tiles around the villages and cities of Japan and win their helmets, buddhas and rice fields; for two to four.
samurai-option-players = how many play: more players use more of the map
samurai-option-capture = surrounded figures are taken at the end of the turn, or at once
samurai-option-hands = the players choose their first five tiles, or draw them at random
samurai-option-open_captures = captured figures stand open for all to see, as anybody with a good memory knows them anyway (with two players always)

# Players, figures and tiles; the spoken notation uses these words.
samurai-red = Red
samurai-blue = Blue
samurai-green = Green
samurai-yellow = Yellow
samurai-helmet = Helmet
samurai-buddha = Buddha
samurai-rice = Rice
samurai-samurai-tile = Samurai
samurai-ship = Ship
samurai-horseman = Horseman
samurai-tile-exchange = Tile exchange
samurai-figure-exchange = Figure exchange
samurai-discard = Discard
samurai-end = End turn
samurai-how-to-move = Write a tile and where it goes (H4@k15, or Helmet 4 k15), a figure and its settlement (h@Kyoto, or Helmet Kyoto), T0@k15-m12 for a tile exchange, F:h@Kyoto-b@Edo for a figure exchange, F to discard one, +H4 to pick a tile, and “end” when your turn is done. Besides:

# What the terminal shows.
samurai-show-pick = { $side } picks a tile for the first hand (picked so far: { $count } of 5)
samurai-show-place-city = { $side } places a figure in a city
samurai-show-place-village = { $side } places a figure in a village
samurai-show-unplaced = Still to place: helmets { $helmets }, buddhas { $buddhas }, rice fields { $rice }
samurai-show-first-lay = { $side } to play: at least one tile
samurai-show-any-lay = { $side } may go on with any tile, or end the turn
samurai-show-character-only = { $side } may go on with tiles that bear the character, or end the turn
samurai-show-over = The game is over.
samurai-show-hand = hand
samurai-show-supply = supply
samurai-show-captured = figures
samurai-show-aside = Set aside
samurai-show-legend = h helmet · b buddha · r rice · [ ] settlement · ~ sea

# How a game ends.
samurai-end-two-majorities = { $winner } has the most of two kinds of figure and wins. Figures taken: { $points }.
samurai-end-most-others = { $winner } leads in one kind, has the most other figures among those who do, and wins. Figures taken: { $points }.
samurai-end-most-figures = { $winner } has the most figures in all among those who tie, and wins. Figures taken: { $points }.
samurai-end-no-majority = Nobody leads alone in any kind; { $winner } has the most figures and wins. Figures taken: { $points }.
samurai-end-shared = Nothing separates them: { $winner } share the victory. Figures taken: { $points }.
samurai-end-all-share = All players share the victory{ $winner }. Figures taken: { $points }.
samurai-end-unknown-captures = The game is over, but not all captured figures are known here: nobody can say who has won{ $winner }. Figures taken: { $points }.
samurai-place-by-0 = no majority; figures in all: { $total }
samurai-place-by-1 = majority: { $kinds }; other figures: { $others }; figures in all: { $total }
samurai-place-by-2 = majorities: { $kinds }; figures in all: { $total }

# Why an act is refused.
samurai-over = The game is over.
samurai-pick-first = First { $side } picks five tiles for the hand.
samurai-none-left = There is no tile { $tile } left to pick for { $side }.
samurai-place-first = First the figures are placed; it is the turn of { $side }.
samurai-no-picking = The first hands are complete; nobody picks tiles any more.
samurai-no-placing = All figures are on the map; the game has begun.
samurai-not-in-hand = The tile { $tile } is not in your hand.
samurai-end-too-early = { $side } must lay at least one tile before the turn ends.
samurai-settlement-not-in-play = { $settlement } is not in play with this number of players.
samurai-edo-is-full = Edo has one figure of each kind from the beginning.
samurai-same-kind = Two figures of a kind may not stand in one city: { $settlement }, { $figure }.
samurai-settlement-is-full = There is no room for another figure in { $settlement }.
samurai-cities-first = First the cities are filled: { $cities }.
samurai-figures-used-up = All figures of this kind are on the map already: { $figure }.
samurai-one-without-character = You have already laid a tile without the character in this turn, so { $tile } must wait.
samurai-on-a-settlement = Settlements never take a tile, not even empty ones: { $settlement }.
samurai-ship-on-land = Ships are laid on sea only; { $hex } is land.
samurai-at-sea = Only ships are laid on the sea; { $hex } is sea, and { $tile } is no ship.
samurai-hex-not-in-play = The hex { $hex } is not in play with this number of players.
samurai-occupied = A tile already lies on { $hex }.
samurai-nothing-to-exchange = On { $hex } lies no own tile without the character that could be taken up.
samurai-same-hex = The tile taken up goes to another hex, not back to { $hex }.
samurai-no-such-figure = This figure does not stand there: { $settlement }, { $figure }.
samurai-swap-without-effect = This swap would change nothing; to give up the tile, discard it (F).

# What is wrong with an act that somebody wrote.
samurai-ambiguous-name = “{ $text }” could mean more than one place: { $known }. Write a little more of it.
samurai-unknown-settlement = “{ $text }” is no settlement.
samurai-unknown-hex = There is no hex “{ $text }” on the map.
samurai-exchange-on-land = A tile exchange takes place on plain land only; “{ $text }” is none.
samurai-unknown-tile = There is no tile “{ $text }”. There are { $known }.
samurai-swap-with-itself = A figure cannot be swapped with itself.
samurai-unreadable = “{ $text }” is no move. Write for example “S2@k15”, “h@Kyoto”, “Ship 1 k17” or “end”.

# What is wrong with a deal.
samurai-deal-players = The deal has tiles for { $found } instead of { $wanted } players, separated by “/”.
samurai-deal-tile = “{ $text }” in the deal of { $side } is no tile. There are { $known }.
samurai-deal-count = The deal has { $found } instead of { $wanted } tiles for { $side }.
samurai-deal-kind = The number of tiles { $tile } for { $side } is { $found } instead of { $wanted }.

# What is wrong with a position.
samurai-position-field-count = A position has thirteen fields, separated by spaces; here are { $found }.
samurai-position-parts = The field “{ $field }” has { $found } parts instead of { $wanted }.
samurai-position-bad-number = “{ $text }” is not a number that fits the field “{ $field }”.
samurai-position-bad-word = “{ $text }” does not fit the field “{ $field }”. It can be { $known }.
samurai-position-bad-tile = “{ $text }” is no tile.
samurai-position-bad-figures = “{ $text }” cannot be the figures in { $settlement }: write each of h, b, r at most once, or “-”.
samurai-position-bad-laid = “{ $text }” is no tile on the map: write it like H4@k15.
samurai-position-two-tiles = Two tiles lie on { $hex }.
samurai-position-hand-order = The tiles of the hand “{ $text }” are not in their order (helmets, buddhas, rice, samurai, ships, horseman, exchanges, unknown).
samurai-position-tile-count = Hand, supply, map and box of { $side } have { $found } tiles together instead of 20.
samurai-position-tile-twice = { $side } has the tile { $tile } too often: { $found }.
samurai-position-tile-place = The tile { $tile } cannot lie on { $hex }.
samurai-position-hand-size = The number of tiles in the hand of { $side } cannot be { $found } here.
samurai-position-before-the-game = This does not fit the time before the game: tiles are picked first, then figures are placed in turn, and nothing else happens.
samurai-position-settlement = The number of figures in { $settlement } cannot be { $found } here.
samurai-position-figure-count = On the map, captured and set aside there must be { $wanted } of each kind; “{ $figure }” does not fit.
samurai-position-figures-in-all = On the map, captured and set aside there must be { $wanted } figures together; here are { $found }.
samurai-position-no-screens = Captured figures are known to everybody here: with two players, and with open captures, none can be behind a screen.
samurai-position-over = A game is over exactly when a turn has ended and a kind of figure has left the map or four figures are set aside.
samurai-position-bad-bytes = These bytes are no state of Samurai.
samurai-position-field-options = options
samurai-position-field-phase = phase
samurai-position-field-seat = who acts
samurai-position-field-laid = laid this turn
samurai-position-field-figures = figures on the map
samurai-position-field-tiles = tiles on the map
samurai-position-field-captured = captured figures
samurai-position-field-aside = figures set aside
samurai-position-field-hands = hands
samurai-position-field-supplies = supplies
samurai-position-field-out = used figure exchanges
samurai-position-field-turn = turns
samurai-position-field-acts = acts

# Every rule in our own words, for the list of rules.
samurai-rule-M1 = Before the game everybody secretly chooses five of their twenty tiles; the other fifteen are their face-down supply. By option the five are drawn at random.
samurai-rule-M2 = Edo begins with one figure of each kind.
samurai-rule-M3 = From the first player on, everybody in turn places one figure: first two into each city, then one into each village.
samurai-rule-M4 = No city ever has two figures of a kind.
samurai-rule-M5 = When all figures stand, the first player begins.
samurai-rule-M6 = In a turn you lay one or more tiles of your hand; a figure exchange alone is enough.
samurai-rule-M7 = At most one of them is without the character; of those with it you may lay any number.
samurai-rule-M8 = Ships go on empty sea hexes, all other tiles on empty plain land.
samurai-rule-M9 = Settlements never take a tile, not even when their figures are gone.
samurai-rule-M10 = A tile with a figure on it influences figures of that kind in the settlements next to it, with its number; samurai, ships and horsemen influence all kinds.
samurai-rule-M11 = A figure exchange swaps any two figures on the map and then leaves the game.
samurai-rule-M12 = A tile exchange is laid where one of your own tiles without the character lies; that tile goes at once to another empty plain-land hex, and the exchange stays with strength 0.
samurai-rule-M13 = When all plain land around a settlement is occupied, its figures are taken, each by whoever has the most influence on it.
samurai-rule-M14 = Where nobody alone has the most influence, the figure is set aside.
samurai-rule-M15 = At the end of the turn you draw from your supply until your hand has five tiles again, while it lasts.
samurai-rule-M16 = The game ends after the turn in which the last figure of a kind leaves the map or the fourth figure is set aside.
samurai-rule-M17 = Whoever alone has the most figures of two kinds wins in any case.
samurai-rule-M18 = Otherwise only players who alone have the most of a kind compete: the most figures of the other kinds wins.
samurai-rule-M19 = If these tie, the most figures in all wins.
samurai-rule-M20 = If these tie as well, the victory is shared.
samurai-rule-M21 = With three or four players captured figures stand behind the screens: of others one sees only how many. With two players, and when the screens are lifted at the end, they are open.
samurai-rule-M22 = Places are given by the same count: whoever alone has the most of two kinds comes first; then those with one majority, by their figures of the other kinds, then by all figures; then those without a majority, by all figures. What is still equal shares a place.

# What the board in the browser says.
samurai-board-map = Map of Japan
samurai-board-how = Arrow keys move over the map, Enter chooses, Escape puts back, 1 to 5 choose a tile of the hand.
samurai-board-land = plain land
samurai-board-sea = sea
samurai-board-village = village
samurai-board-city = city
samurai-board-empty = empty
samurai-board-character = with the character
samurai-board-possible = possible here
samurai-board-chosen = chosen
samurai-board-recent = played just now
samurai-board-refused = refused
samurai-board-for = goes to { $side } as things stand
samurai-board-for-nobody = nobody leads alone
samurai-board-open = open land: { $count }
samurai-board-taken = is taken
samurai-board-taken-by = is taken by { $side }
samurai-board-set-aside = is set aside
samurai-board-on-map = On the map
samurai-board-pick = Choose your first tiles: { $count } of { $of }. The others do not see them.
samurai-board-picked = Your five tiles are chosen. The others are still choosing.
samurai-board-choose-tile = Choose a tile of your hand, then a hex.
samurai-board-choose-figure = Choose a figure, then a settlement.
samurai-board-where = { $tile }: choose a hex.
samurai-board-where-figure = { $figure }: choose a settlement.
samurai-board-which-own = Tile exchange: choose the tile of yours that you take up.
samurai-board-lay-again = { $tile } from { $hex }: choose where it goes.
samurai-board-first-figure = Figure exchange: choose the first figure.
samurai-board-second-figure = { $figure } in { $place }: choose the figure it changes places with.
samurai-board-which-figure = { $place }: which figure?
samurai-board-lay-here = Lay here
samurai-board-put-back = Put back
samurai-board-discard = Give up without swapping
samurai-board-at-end = When you end the turn
samurai-board-nothing-taken = No figure is taken.
samurai-board-no-effect = No influence on any figure.
samurai-board-screen = Behind your screen
samurai-board-supply-of = Supply ({ $count })
samurai-board-left = { $count } left
samurai-board-aside-of = Set aside: { $count } of { $most }
samurai-board-behind-screen = { $count } behind the screen
samurai-board-nearer = Nearer
samurai-board-farther = Farther
samurai-board-whole = Whole map
samurai-board-tiles-hidden = { $count } tiles, face down
samurai-board-picking = Everybody chooses the first five tiles in secret.
samurai-board-touch-again = Touch the hex again to lay.
