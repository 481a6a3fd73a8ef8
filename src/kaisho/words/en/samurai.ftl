# Samurai: words of the game, refusals, rules, and errors in a position or a deal.
# H4, S2, k15 and names of settlements are the same in every language.

samurai = Samurai
samurai-about = Lay tiles around the villages and cities of Japan and win their helmets, Buddhas and rice fields; for two to four players.
samurai-option-players = Players
samurai-option-capture = Capture
samurai-option-capture-turn = at the end of the turn
samurai-option-capture-immediate = at once
samurai-option-hands = First tiles
samurai-option-hands-choose = chosen
samurai-option-hands-random = at random
samurai-option-open-captures = Captured figures visible
samurai-option-open-captures-no = no
samurai-option-open-captures-yes = yes
samurai-option-figures = Figures
samurai-option-figures-choose = placed by the players
samurai-option-figures-random = at random

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
samurai-write = A tile and where it goes (H4@k15), a figure and its settlement (h@Kyoto), +H4 to pick a tile, “end” when the turn is done.

# What the terminal shows.
samurai-show-pick = { $side } picks a tile for the first hand (picked so far: { $count } of 5)
samurai-show-place-city = { $side } places a figure in a city
samurai-show-place-village = { $side } places a figure in a village
samurai-show-unplaced = Still to place: helmets { $helmets }, Buddhas { $buddhas }, rice fields { $rice }
samurai-show-first-lay = { $side } to play: at least one tile
samurai-show-any-lay = { $side } may go on with any tile, or end the turn
samurai-show-character-only = { $side } may go on with quick tiles (侍), or end the turn
samurai-show-over = The game is over.
samurai-show-hand = hand
samurai-show-supply = supply
samurai-show-captured = figures
samurai-show-aside = Set aside
samurai-show-legend = h helmet · b Buddha · r rice · [ ] settlement · ~ sea

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

## server

# What options mean, and how moves are written.
samurai-option-players-about = how many play: more players use more of the map
samurai-option-capture-about = whether surrounded figures are taken at the end of the turn, or at once
samurai-option-hands-about = whether the players choose their first five tiles, or draw them at random
samurai-option-open-captures-about = whether everybody can see captured figures, which anybody with a good memory knows anyway (with two players, always)
samurai-option-figures-about = whether the players place the figures in turn, or chance does
samurai-how-to-move = Write a tile and where it goes (H4@k15, or Helmet 4 k15), a figure and its settlement (h@Kyoto, or Helmet Kyoto), T0@k15-m12 for a tile exchange, F:h@Kyoto-b@Edo for a figure exchange, F to discard one, +H4 to pick a tile, and “end” when your turn is done. Other commands:

# Why a move is refused.
samurai-over = The game is over.
samurai-pick-first = { $side } must first pick five tiles for the hand.
samurai-none-left = { $side } has no tile { $tile } left to pick.
samurai-place-first = The figures are placed first; it is { $side }’s turn.
samurai-no-picking = The first hands are complete; nobody picks tiles any more.
samurai-no-placing = All figures are on the map; the game has begun.
samurai-not-in-hand = The tile { $tile } is not in your hand.
samurai-end-too-early = { $side } must lay at least one tile before the turn ends.
samurai-settlement-not-in-play = { $settlement } is not in play with this number of players.
samurai-edo-is-full = Edo has one figure of each kind from the beginning.
samurai-same-kind = A city may not hold two figures of the same kind: { $settlement }, { $figure }.
samurai-settlement-is-full = There is no room for another figure in { $settlement }.
samurai-cities-first = The cities must be filled first: { $cities }.
samurai-figures-used-up = All figures of this kind are on the map already: { $figure }.
samurai-one-without-character = You have already laid a tile without 侍 in this turn, so { $tile } must wait; only quick tiles (侍) may follow.
samurai-on-a-settlement = No tile can be laid on a settlement, not even an empty one: { $settlement }.
samurai-ship-on-land = Ships can be laid only on the sea; { $hex } is land.
samurai-at-sea = Only ships can be laid on the sea; { $hex } is sea, and { $tile } is not a ship.
samurai-hex-not-in-play = The hex { $hex } is not in play with this number of players.
samurai-occupied = There is already a tile on { $hex }.
samurai-nothing-to-exchange = You have no tile without 侍 on { $hex } that could be taken up.
samurai-same-hex = The tile that is taken up must go to another hex, not back to { $hex }.
samurai-no-such-figure = There is no such figure there: { $settlement }, { $figure }.
samurai-swap-without-effect = This swap would change nothing; to give up the tile, discard it (F).

# Errors in a move that somebody wrote.
samurai-ambiguous-name = “{ $text }” could mean more than one settlement: { $known }. Write a little more of it.
samurai-unknown-settlement = “{ $text }” is not a settlement.
samurai-unknown-hex = There is no hex “{ $text }” on the map.
samurai-exchange-on-land = A tile exchange is possible on plain land only; “{ $text }” is not plain land.
samurai-unknown-tile = There is no tile “{ $text }”. The tiles are { $known }.
samurai-swap-with-itself = A figure cannot be swapped with itself.
samurai-unreadable = “{ $text }” is not a move. Write for example “S2@k15”, “h@Kyoto”, “Ship 1 k17” or “end”.

# Errors in a deal.
samurai-deal-players = The deal should have tiles for { $wanted } players, separated by “/”, not for { $found }.
samurai-deal-tile = “{ $text }” in { $side }’s part of the deal is not a tile. The tiles are { $known }.
samurai-deal-count = The deal should have { $wanted } tiles for { $side }, not { $found }.
samurai-deal-kind = { $side } has the wrong number of { $tile } tiles in the deal: { $found } instead of { $wanted }.
samurai-deal-figures = “{ $text }” is not an order of figures. The deal should end with { $wanted } letters after the tiles, as many h as b as r.

# Errors in a position.
samurai-position-field-count = A position has thirteen fields, separated by spaces; this one has { $found }.
samurai-position-parts = The field “{ $field }” has { $found } parts instead of { $wanted }.
samurai-position-bad-number = “{ $text }” is not a number that fits the field “{ $field }”.
samurai-position-bad-word = “{ $text }” does not fit the field “{ $field }”. It can be { $known }.
samurai-position-bad-tile = “{ $text }” is not a tile.
samurai-position-bad-figures = “{ $text }” cannot be the figures in { $settlement }: write each of h, b, r at most once, or “-”.
samurai-position-bad-laid = “{ $text }” is not a tile on the map: write it like H4@k15.
samurai-position-two-tiles = There are two tiles on { $hex }.
samurai-position-hand-order = The tiles of the hand “{ $text }” are in the wrong order (the right one is helmets, Buddhas, rice, samurai, ships, horseman, exchanges, unknown).
samurai-position-tile-count = In hand, in the supply, on the map and in the box, { $side } should hold 20 tiles in all, not { $found }.
samurai-position-tile-twice = { $side } has too many { $tile } tiles: { $found }.
samurai-position-tile-place = The tile { $tile } cannot lie on { $hex }.
samurai-position-hand-size = { $side } cannot have this number of tiles in hand here: { $found }.
samurai-position-before-the-game = This is impossible before the game: tiles are picked first, then figures are placed in turn, and nothing else happens.
samurai-position-settlement = { $settlement } cannot have this number of figures here: { $found }.
samurai-position-figure-count = Counting the map, captured figures and figures set aside, there must be { $wanted } figures of each kind; the number of “{ $figure }” does not fit.
samurai-position-figures-in-all = Counting the map, captured figures and figures set aside, there must be { $wanted } figures in all, not { $found }.
samurai-position-no-screens = Captured figures are known to everybody here: with two players, and with open captures, none can be behind a screen.
samurai-position-over = A game is over exactly when a turn has ended and one kind of figure has left the map or four figures are set aside.
samurai-position-bad-bytes = These bytes are not a state of Samurai.
samurai-position-field-options = options
samurai-position-field-phase = phase
samurai-position-field-seat = whose turn it is
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
samurai-rule-M1 = Before the game everybody secretly chooses five of their twenty tiles; the other fifteen are their face-down supply. As an option, the five are drawn at random.
samurai-rule-M2 = Edo begins with one figure of each kind.
samurai-rule-M3 = Starting with the first player, everybody in turn places one figure: first two in each city, then one in each village. As an option, chance places them.
samurai-rule-M4 = No city ever has two figures of a kind.
samurai-rule-M5 = When all figures have been placed, the first player begins.
samurai-rule-M6 = In a turn you lay one or more tiles from your hand; a figure exchange alone is enough.
samurai-rule-M7 = At most one of them may be without the sign 侍. Tiles with it are quick: you may lay as many of them as you like.
samurai-rule-M8 = Ships go on empty sea hexes, all other tiles on empty plain land.
samurai-rule-M9 = No tile is ever laid on a settlement, not even when its figures are gone.
samurai-rule-M10 = A tile with a figure on it influences figures of that kind in the settlements next to it, as strongly as its number; samurai, ships and horsemen influence all kinds.
samurai-rule-M11 = A figure exchange swaps any two figures on the map and then leaves the game.
samurai-rule-M12 = A tile exchange is laid where one of your own tiles without the sign 侍 lies; that tile goes at once to another empty plain-land hex, and the exchange stays with strength 0.
samurai-rule-M13 = When all plain land around a settlement is occupied, its figures are taken, each by whoever has the most influence on it.
samurai-rule-M14 = If nobody alone has the most influence, the figure is set aside.
samurai-rule-M15 = At the end of the turn you draw from your supply, as long as it lasts, until you have five tiles in hand again.
samurai-rule-M16 = The game ends after the turn in which the last figure of a kind leaves the map or the fourth figure is set aside.
samurai-rule-M17 = Whoever alone has the most figures of two kinds wins in any case.
samurai-rule-M18 = Otherwise only players who alone have the most of a kind compete: whoever has the most figures of the other kinds wins.
samurai-rule-M19 = If that is a tie, whoever has the most figures in all wins.
samurai-rule-M20 = If that is a tie as well, the victory is shared.
samurai-rule-M21 = With three or four players, captured figures stand behind screens: of the other players’ figures you see only how many there are. With two players, and when the screens are lifted at the end, they are open.
samurai-rule-M22 = Places are decided in the same way: whoever alone has the most of two kinds comes first; then those with one majority, by their figures of the other kinds, then by all figures; then those without a majority, by all figures. Players who are still equal share a place.
