# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# kaito-exchange

example-kaito-exchange-title = A sword to step on
example-kaito-exchange-about = Both sides are down to their last helmet when Red buys back a sword. Notice what Red needs it for: not for the sword itself, but for a square on which the kaito can stop.
example-kaito-exchange-1 = The second player chooses on which of the two gaps the kaito begins. Black puts it on b2, so Red has the whole second row and the b-column to choose from.
example-kaito-exchange-2 = Red starts by collecting money: the black mon on a2 is worth 3. A sword can be bought back for 4, a helmet for 5.
example-kaito-exchange-3 = Black does the same and takes Red’s mon worth 3 on a5. Both sides have the same purse now.
example-kaito-exchange-4 = Red takes a sword. The strong computer player would have preferred the mon on a4, which would have completed the price of a sword.
example-kaito-exchange-5 = Black takes a black mon off the field. That looks odd, but it is sound: what Black removes, Red can never pay with.
example-kaito-exchange-6 = The first helmet falls. Black has two left, on d4 and c3.
example-kaito-exchange-7 = Black goes up the d-column and takes a sword. From d6, however, the kaito looks down on a black helmet.
example-kaito-exchange-8 = The only move that is proved to win. Black is down to the last helmet on c3: whoever takes it decides the game.
example-kaito-exchange-9 = Black pays back in kind and takes a red helmet. It no longer helps: all seven moves lose.
example-kaito-exchange-10 = Red takes one of Red’s own mon, of value 1, because together with Black’s 3 it would pay for a sword. Taking Red’s own helmet on f5 would have lost.
example-kaito-exchange-11 = Another red helmet goes. Now both sides have a single helmet on the field, Red’s on f5 and Black’s on c3.
example-kaito-exchange-12 = Again Red removes one of Red’s own mon, worth 2. The kaito stands in the row of Black’s last helmet, and Black must not touch it.
example-kaito-exchange-13 = Black takes one of Black’s own swords on b1. There is no good square: every one of the six moves loses.
example-kaito-exchange-14 = A black mon of value 1. Together with the 3 from the beginning Red now has 4, exactly the price of a sword.
example-kaito-exchange-15 = Red buys back a sword and puts it under the kaito on c1. Declining would lose. The sword itself hardly matters; what matters is that a stone lies on c1.
example-kaito-exchange-16 = Black leaves the c-column as fast as possible and takes the sword on f1.
example-kaito-exchange-17 = This is what the sword was for. Red goes back and takes it, and now the first row is empty: Black can only move within the c-column.
example-kaito-exchange-18 = Black has five moves in that column, and one of them would even give up Black’s own helmet. From c6, the farthest square, Red still sees everything.
example-kaito-exchange-19 = Red comes down to c3 and takes the last black helmet.
example-kaito-exchange-end = Red wins by taking the last helmet. The exchange made the difference: the sword that was bought back gave the kaito a square to return to.
