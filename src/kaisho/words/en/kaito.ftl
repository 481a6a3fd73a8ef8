# Kaito: words of the game, refusals, rules, and errors in a deal or a position.
# A colour or a kind of stone is inserted as it stands here, never inflected.

kaito = Kaito
kaito-about = Both players move the same master thief over 36 stones; lose your last sword or your last helmet, and you have lost.
kaito-option-start = Starting colour
kaito-option-start-red = Red
kaito-option-start-black = Black
kaito-write = The square of the stone to take (d4); an exchange is the stone and the mon values (cb>H), “-” declines it.

kaito-red = Red
kaito-black = Black

kaito-sword = Sword
kaito-helmet = Helmet
kaito-mon = Mon
kaito-mon-3 = Mon 3
kaito-mon-2 = Mon 2
kaito-mon-1 = Mon 1
kaito-stone = { $colour } { $kind }
kaito-kaito = Kaito
kaito-for = for
kaito-decline = Decline

# What the terminal shows.
kaito-show-side = { $side } · on the field { $left } · holds { $holds }
kaito-show-place = { $side } chooses the gap on which the kaito begins
kaito-show-move = { $side } to move: the kaito on { $square }
kaito-show-exchange = { $side } may exchange mon for one of their own stones, or decline
kaito-show-over = The game is over.

# How a game ends.
kaito-end-last-sword = The last opposing sword has left the field: { $winner } wins.
kaito-end-last-helmet = The last opposing helmet has left the field: { $winner } wins.
kaito-end-stuck = The kaito cannot be moved any more: { $winner } wins.

## server

# What options mean, and how moves are written.
kaito-option-start-about = the colour of the starting player
kaito-how-to-move = Name the square of the stone to take (d4), with the stone if you like (d4 Black Mon 3, or d4:c). An exchange is the stone and the mon values you pay (Helmet for 3+2, or cb>H); “Decline” or “-” skips it. The gap for the kaito is given as a square, too. Other commands:

# Why a move is refused.
kaito-over = The game is over.
kaito-no-gap = { $square } is not a gap. The kaito begins on one of the two gaps: { $gaps }.
kaito-gap-first = { $side } must first choose the gap on which the kaito begins: { $gaps }.
kaito-gap-chosen = The kaito has already been placed; it stands on { $square }.
kaito-must-move = The kaito stands on { $square } and must move away from there.
kaito-not-in-line = { $target } is neither in the row nor in the column of the kaito, which stands on { $kaito }.
kaito-no-stone-there = { $target } is a gap. The kaito must end on a stone.
kaito-capture-first = { $side } must first take a stone; an exchange comes at the end of the turn.
kaito-exchange-first = { $side } has already taken a stone in this turn and can now only make an exchange, or decline it.
kaito-stone-gone = The stone “{ $kind }” cannot be bought back: { $side } took it off the field, so it is out of the game.
kaito-stone-not-held = { $side }’s opponent does not hold a stone “{ $kind }”.
kaito-not-so-many = Only { $most } mon of value { $value } can be paid, not { $paid }.
kaito-too-little = The stone “{ $kind }” costs { $price } mon; { $worth } is not enough.
kaito-superfluous = The stone “{ $kind }” costs { $price } mon; the payment is enough without a stone of value { $value }.

# Errors in a move that somebody wrote.
kaito-ambiguous-word = “{ $word }” could mean more than one thing: { $candidates }. Write a little more of it.
kaito-unknown-word = “{ $word }” is not a word of this game.
kaito-unknown-letter = “{ $letter }” is not a stone. The letters of the stones are { $known }.
kaito-unreadable = “{ $text }” is not a move. Write for example “d4”, “d4 Black Sword”, “Helmet for 3+2” or “Decline”.
kaito-no-value = There is no mon of value { $value }; the values are 1, 2 and 3.
kaito-no-stone = There is no stone on { $square }.
kaito-wrong-stone = The stone does not match: the one on { $square } is { $colour } { $kind }, not { $written }.
kaito-mixed-payment = The payment “{ $payment }” mixes upper and lower case: all of it must be in the opponent’s colour.
kaito-exchange-colours = The colours do not match: { $side } pays with { $other } stones and gets back one of their own.
kaito-too-many-mon = Each colour has { $most } mon of value { $value }, not { $found }.

# Errors in a deal.
kaito-deal-length = A deal of Kaito has { $wanted } characters, one for each stone; this one has { $found }.
kaito-deal-unknown-letter = “{ $letter }”, character { $place } of the deal, is not a stone. The stones are { $known }.
kaito-deal-unknown-stone = The deal contains a number that is not a stone. The stones are 0 to 10, for { $known }.
kaito-deal-counts = There are too many or too few of these stones (stone, found/wanted): { $wrong }.

# Errors in a position.
kaito-position-field-count = A position has five to nine fields, separated by spaces; this one has { $found }.
kaito-position-rank-count = The field of a position has six ranks, separated by “/”; this one has { $found }.
kaito-position-rank-length = Rank { $rank } should have 6 squares, not { $found }.
kaito-position-unknown-sign = “{ $sign }” in rank { $rank } is neither a stone (SHCBA or shcba) nor a number of gaps.
kaito-position-bad-side = “{ $text }” does not say whose turn it is: write r for Red or b for Black.
kaito-position-bad-kaito = “{ $text }” is not a square for the kaito: write a1 to f6, or “-” before it has been placed.
kaito-position-bad-taken = “{ $text }” does not say what lies face up in front of { $holder }: write letters from { $letters }, or “-”.
kaito-position-bad-phase = “{ $text }” is not a phase: write place, move, exchange or over.
kaito-position-bad-start = “{ $text }” is not a starting colour: write red or black.
kaito-position-bad-number = “{ $text }” is not a number that fits the field “{ $field }”.
kaito-position-field-turn = turns
kaito-position-field-acts = acts
kaito-position-bad-bytes = These bytes are not a state of Kaito.
kaito-position-too-many = There are { $found } stones “{ $letter }” on the field and in front of the players; there can be at most { $most }.
kaito-position-kaito-missing = The kaito has no square; that is possible only in the phase “place”.
kaito-position-kaito-too-early = In the phase “place” the kaito is not yet on { $square } or any other square: write “-”.
kaito-position-placing-stones = In the phase “place” all stones lie on the field: there should be { $wanted } of “{ $letter }”, not { $found }.
kaito-position-placing-side = In the phase “place” it is the second player’s turn.
kaito-position-already-lost = { $side } has no stone “{ $kind }” left on the field: the game would be over.
kaito-position-stuck = The kaito on { $square } cannot move: the game would be over.
kaito-position-beneath = Only a sword or helmet that { $side } has just bought back can lie beneath the kaito on { $square }.
kaito-position-exchange-beneath = A stone has just been taken from { $square }: nothing can lie beneath the kaito there.
kaito-position-no-exchange = { $side } cannot make an exchange here, so the turn would be over.
kaito-position-lost-twice = More than one kind of sword or helmet is gone from the field: the game would have ended earlier.
kaito-position-nothing-ended = Nothing has ended this game: both have swords and helmets, and the kaito can move.
kaito-position-turns = The stones taken do not add up: the players take one stone each in turn, so it would not be { $side }’s turn now.

# Every rule in our own words, for the list of rules.
kaito-rule-K1 = The 36 stones are shuffled and laid out as six rows of six; each player has a colour.
kaito-rule-K2 = The starting player is named before anybody sees the stones, and may have either colour.
kaito-rule-K3 = The two blanks leave the field; the second player puts the kaito on one of these gaps, with the starting player’s colour up.
kaito-rule-K4 = The kaito moves any distance along its row or its column, over stones and gaps, and ends on a stone.
kaito-rule-K5 = After its move the kaito is turned over, so that it shows the colour of the player who moves it next.
kaito-rule-K6 = The stone on which the kaito ends leaves the field; it may be one of your own.
kaito-rule-K7 = A captured opposing stone lies face up in front of the player who took it.
kaito-rule-K8 = A stone of your own colour that you take is out of the game.
kaito-rule-K9 = At the end of your turn you may pay opposing mon to get back one of your own stones that the opponent holds, a sword for 4 or a helmet for 5; it goes beneath the kaito. The payment is out of the game, and no change is given.
kaito-rule-K10 = Only one exchange is allowed in a turn.
kaito-rule-K11 = A player whose last sword leaves the field has lost at once, whoever took it.
kaito-rule-K12 = A player whose last helmet leaves the field has lost at once, whoever took it.
kaito-rule-K13 = A player who cannot move the kaito at the start of a turn has lost.

## browser

# The board in the browser.
kaito-field = The field
kaito-gap = gap
kaito-stands-here = the kaito, showing { $colour }
kaito-beneath = beneath it: { $stone }
kaito-two-sides = The kaito shows { $up }; its other side is { $down }.
kaito-may-take = can be taken
kaito-may-begin = the kaito can begin here
kaito-on-field = On the field
kaito-taken = Taken
kaito-out = Out of the game
kaito-none = none
kaito-no-mon = no mon
kaito-exchange = Exchange mon?
kaito-exchange-about = Pay with taken mon and get back a stone of your own; it goes beneath the kaito. No change is given.
kaito-price = { $stone }: costs { $price }
kaito-pay = { $stone }: pay { $values }
kaito-over-price = { $more } too much
kaito-text-view = The field in words
kaito-mon-counted = Mon × { $stones }, worth { $worth }
kaito-last-here = last move
