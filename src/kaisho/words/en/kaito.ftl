# Kaito: words of the game, refusals, rules, and what can be wrong with a deal or a position.
# A colour or a kind of stone is inserted as it stands here, never inflected.

kaito = Kaito
kaito-about = Both players move the same master thief over 36 stones; lose your last sword or your last helmet, and you have lost.
kaito-option-start = the colour of the starting player
kaito-how-to-move = Name the square of the stone to take (d4), with the stone if you like (d4 Black Mon 3, or d4:c). An exchange is the stone and the mon values you pay (Helmet for 3+2, or cb>H); “Decline” or “-” goes without. The gap for the kaito is a square, too. Besides:

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

# Why an act is refused.
kaito-over = The game is over.
kaito-no-gap = { $square } is no gap. The kaito begins on one of the two gaps: { $gaps }.
kaito-gap-first = First { $side } chooses the gap on which the kaito begins: { $gaps }.
kaito-gap-chosen = The kaito has its place already; it stands on { $square }.
kaito-must-move = The kaito stands on { $square } and must move away from there.
kaito-not-in-line = { $target } lies neither in the row nor in the column of the kaito, which stands on { $kaito }.
kaito-no-stone-there = { $target } is a gap. The kaito must end on a stone.
kaito-capture-first = First { $side } takes a stone; an exchange comes at the end of the turn.
kaito-exchange-first = { $side } has already taken a stone in this turn. Now there is only an exchange, or to decline it.
kaito-stone-gone = The stone “{ $kind }” cannot be bought: { $side } took it off the field, so it is out of the game.
kaito-stone-not-held = The opponent of { $side } holds no stone “{ $kind }”.
kaito-not-so-many = Mon stones of value { $value } to pay with: { $most }, not { $paid }.
kaito-too-little = The stone “{ $kind }” costs { $price } mon; { $worth } is too little.
kaito-superfluous = The stone “{ $kind }” costs { $price } mon; the payment is enough without a stone of value { $value }.

# What is wrong with an act that somebody wrote.
kaito-ambiguous-word = “{ $word }” could mean more than one thing: { $candidates }. Write a little more of it.
kaito-unknown-word = “{ $word }” is no word of this game.
kaito-unknown-letter = “{ $letter }” is no stone. The letters of the stones are { $known }.
kaito-unreadable = “{ $text }” is no move. Write for example “d4”, “d4 Black Sword”, “Helmet for 3+2” or “Decline”.
kaito-no-value = There is no mon of value { $value }; there are 1, 2 and 3.
kaito-no-stone = On { $square } lies no stone.
kaito-wrong-stone = The stone does not fit: on { $square } lies { $colour } { $kind }, not { $written }.
kaito-mixed-payment = The payment “{ $payment }” mixes capitals and small letters: it is always in the opponent’s colour.
kaito-exchange-colours = The colours do not fit: { $side } pays with stones of the colour { $other } and gets back one of their own.
kaito-too-many-mon = The number of mon stones of value { $value } is { $most } a colour, not { $found }.

# What is wrong with a deal.
kaito-deal-length = A deal of Kaito has { $wanted } characters, one for each stone; here are { $found }.
kaito-deal-unknown-letter = “{ $letter }”, character { $place } of the deal, is no stone. The stones are { $known }.
kaito-deal-unknown-stone = There is a number in the deal that is no stone. The stones are 0 to 10, for { $known }.
kaito-deal-counts = These stones are not as many as they should be (stone, found/wanted): { $wrong }.

# What is wrong with a position.
kaito-position-field-count = A position has five to nine fields, separated by spaces; here are { $found }.
kaito-position-rank-count = The field of a position has six ranks, separated by “/”; here are { $found }.
kaito-position-rank-length = The squares in rank { $rank } number { $found } instead of 6.
kaito-position-unknown-sign = “{ $sign }” in rank { $rank } is neither a stone (SHCBA or shcba) nor a number of gaps.
kaito-position-bad-side = “{ $text }” does not say who acts: write r for Red or b for Black.
kaito-position-bad-kaito = “{ $text }” is no square for the kaito: write a1 to f6, or “-” before it has a place.
kaito-position-bad-taken = “{ $text }” does not say what lies open before { $holder }: write letters out of { $letters }, or “-”.
kaito-position-bad-phase = “{ $text }” is no phase: write place, move, exchange or over.
kaito-position-bad-start = “{ $text }” is no starting colour: write red or black.
kaito-position-bad-number = “{ $text }” is not a number that fits the field “{ $field }”.
kaito-position-field-turn = turns
kaito-position-field-acts = acts
kaito-position-bad-bytes = These bytes are no state of Kaito.
kaito-position-too-many = There are { $found } stones “{ $letter }” on the field and before the players; { $most } is the most.
kaito-position-kaito-missing = The kaito has no square; that is so only in the phase “place”.
kaito-position-kaito-too-early = In the phase “place” the kaito has no square yet, not even { $square }: write “-”.
kaito-position-placing-stones = In the phase “place” all stones lie on the field: of “{ $letter }” there are { $found } instead of { $wanted }.
kaito-position-placing-side = In the phase “place” it is the second player who acts.
kaito-position-already-lost = Nothing is left on the field of { $side }’s stones “{ $kind }”: the game would be over.
kaito-position-stuck = The kaito on { $square } cannot move: the game would be over.
kaito-position-beneath = Beneath the kaito on { $square } can lie only a sword or helmet that { $side } has just bought.
kaito-position-exchange-beneath = A stone has just been taken from { $square }: nothing can lie beneath the kaito there.
kaito-position-no-exchange = { $side } cannot make an exchange here, so the turn would be over.
kaito-position-lost-twice = More than one kind of sword and helmet is used up: the game would have ended before.
kaito-position-nothing-ended = Nothing has ended this game: both have swords and helmets, and the kaito can move.
kaito-position-turns = The stones taken do not fit: the players take one stone each in turn, and now it would not be the turn of { $side }.

# Every rule in our own words, for the list of rules.
kaito-rule-K1 = The 36 stones are shuffled and laid out as six rows of six; each player has a colour.
kaito-rule-K2 = The starting player is named before anybody sees the stones, and may have either colour.
kaito-rule-K3 = The two blanks leave the field; the second player puts the kaito on one of these gaps, with the starting player’s colour up.
kaito-rule-K4 = The kaito moves along its row or its column as far as one likes, over stones and gaps, and ends on a stone.
kaito-rule-K5 = After its move the kaito is turned over, so that it shows the colour of the player who moves it next.
kaito-rule-K6 = The stone on which the kaito ends leaves the field; it may be one of your own.
kaito-rule-K7 = A captured opposing stone lies open before the player who took it.
kaito-rule-K8 = A stone of your own colour that you take is out of the game.
kaito-rule-K9 = At the end of your turn you may pay opposing mon and get back one of your own stones that the opponent holds, a sword for 4 or a helmet for 5; it goes beneath the kaito. The payment is out of the game, and nothing is given in change.
kaito-rule-K10 = One exchange a turn.
kaito-rule-K11 = A player whose last sword leaves the field has lost at once, whoever took it.
kaito-rule-K12 = A player whose last helmet leaves the field has lost at once, whoever took it.
kaito-rule-K13 = A player who cannot move the kaito at the start of a turn has lost.

# What the board in the browser says.
kaito-field = The field
kaito-gap = gap
kaito-stands-here = the kaito, showing { $colour }
kaito-beneath = beneath it { $stone }
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
