# Pebbles: words of the toy game.

pebbles = Kiesel
pebbles-about = Nehmt der Reihe nach bis zu drei Kiesel; wer den letzten nimmt, gewinnt.
pebbles-write = The number of pebbles that you take: 1, 2 or 3.
pebbles-take = { $count ->
    [one] nimm { $count } Kiesel
   *[other] nimm { $count } Kiesel
}
pebbles-option-sharers = Sharers
pebbles-option-row-length = Row
pebbles-option-row-length-short = twelve
pebbles-option-row-length-long = twenty-one
pebbles-seat-1 = Ash
pebbles-seat-2 = Birch
pebbles-seat-3 = Cedar
pebbles-end-last-pebble = Der letzte Kiesel ist weg: { $winner } gewinnt.
pebbles-notation-digits = digits
pebbles-notation-said = in a sentence

## server

pebbles-how-to-move = Write how many pebbles you take: 1, 2 or 3.
pebbles-option-sharers-about = the number of players
pebbles-option-row-length-about = how many pebbles there are
pebbles-rule-legal = A player takes one, two or three pebbles.
