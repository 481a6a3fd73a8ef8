# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.


# kamisado-standard

example-kamisado-standard-title = The pushing sumo
example-kamisado-standard-about = A standard match over four rounds, with three points to win. Look at the last round: Black’s orange sumo pushes the same tower back three times, and after every push Black moves again.
example-kamisado-standard-1 = Black opens with Yellow and stops on orange, so White must answer with Orange. The side that opens can always win this first round; whether this move does it is not settled.
example-kamisado-standard-2 = Orange runs six squares and leaves a8 empty. Now Yellow on d5 looks along c6 and b7 at an open door. All eight answers lose, the solver proves.
example-kamisado-standard-3 = A fine reply: Purple stops on orange again, and White’s Orange on a2 stands in front of two black towers. Only two moves win here, and both end on orange.
example-kamisado-standard-4 = Orange can go neither straight ahead nor to its free side, so it passes. It stands on purple: Black moves Purple once more.
example-kamisado-standard-5 = Purple uses the free turn and runs up to g7, on brown. As soon as White’s Brown leaves h8, Purple can step in.
example-kamisado-standard-6 = Brown has to move, and every one of its six moves opens h8. Now both Purple and Yellow are one move from home.
example-kamisado-standard-7 = The same trick a second time: Blue makes a small step onto orange, and White’s Orange is still stuck on a2.
example-kamisado-standard-8 = Another pass on a purple square. It calls exactly the tower that White fears most.
example-kamisado-standard-9 = Purple steps from g7 to h8 and wins the round. It gets a dragon tooth and is a sumo from now on: one point for Black.
example-kamisado-standard-10 = The winner chooses how both home rows are refilled. Black takes the left, which puts the new sumo in the corner at h1.
example-kamisado-standard-11 = White lost the round, so White opens. Brown runs to b2 and closes in on three black towers; the one opening that is proved to win was Orange five squares ahead.
example-kamisado-standard-12 = Black answers with Brown, right up to a7: from there it looks at b8, which White’s Brown has just left. In return a1 is open for White.
example-kamisado-standard-13 = Red has thirteen moves, and all of them lose. This one leaves g8, so the whole g-file now belongs to Black’s Yellow.
example-kamisado-standard-14 = Orange goes to e6 and adds a third threat, over f7 to g8. It stops on purple and lets White move the tower that can do least.
example-kamisado-standard-15 = White’s Purple makes one short step onto green. There is no defence any more against three threats at once.
example-kamisado-standard-16 = Any of Green’s seven moves would win. This one stops on orange, because White’s Orange has hardly any room left.
example-kamisado-standard-17 = Only two squares are left for Orange, and both are orange. Whatever White does, the answer is Black’s Orange.
example-kamisado-standard-18 = From e6 over f7 to g8: Orange reaches the home row and becomes Black’s second sumo. It stands 2:0, and one more point wins the match.
example-kamisado-standard-19 = This time Black fills from the right. Both sumos end up in the corners, Orange on a1 and Purple on h1.
example-kamisado-standard-20 = White moves Blue five squares onto blue. With best play this loses, but Black still has to find the answer.
example-kamisado-standard-21 = The mistake of the match. Blue leaves the f-file, and White’s Purple on f8 suddenly sees all the way to f1. Every winning move went straight ahead and kept that file closed.
example-kamisado-standard-22 = White strikes at once. Green comes to d3 and threatens f1 as well; it stops on purple because Black’s purple sumo can no longer save the round.
example-kamisado-standard-23 = The sumo goes to h4 and eyes d8, four squares away. But ten moves out of ten lose now, and it is White’s turn with Pink.
example-kamisado-standard-24 = The only winning move. Pink stands right in front of Black’s Brown on b1 and calls it by stopping on brown: Brown has to step aside.
example-kamisado-standard-25 = Left to a2 would be purple, and White’s Purple walks home at once. So Brown goes right, onto yellow, and opens b1.
example-kamisado-standard-26 = Yellow stops on orange. Black’s orange sumo on a1 is hemmed in and has a single square to go to.
example-kamisado-standard-27 = Forced, and fatal: the square a2 is purple.
example-kamisado-standard-28 = Seven squares straight down the open f-file. Purple wins the round and becomes White’s sumo: 2:1.
example-kamisado-standard-29 = White fills from the right. Now a second marker on White’s sumo would be worth two points and the match; Black needs one point of any kind.
example-kamisado-standard-30 = Black lost the round and opens. Pink goes far out to a7, where it stands right in front of White’s Orange. The price: g1 is empty, and White’s Pink has a free file.
example-kamisado-standard-31 = Red leaves b8, and Pink is one diagonal step from home. All twelve moves of Red lose.
example-kamisado-standard-32 = Red goes to f6 and stops on brown. White’s Pink must not be called, and Black sees to it for the rest of the round.
example-kamisado-standard-33 = Brown comes down to c2, right in front of a sumo on c1. That will matter very soon.
example-kamisado-standard-34 = Yellow travels the whole diagonal to b7. Together with Pink on a7 it locks White’s Orange in its corner, and Yellow stops on orange.
example-kamisado-standard-35 = Orange cannot move and passes. Its corner a8 is orange itself, so Black has the move with Orange: the sumo.
example-kamisado-standard-36 = The first push. The sumo steps to c2 and shoves Brown back to c3. White misses a turn, and Black goes on with Brown, because c3 is brown.
example-kamisado-standard-37 = Brown runs to d5 and stops on orange. White’s Orange is still locked in.
example-kamisado-standard-38 = A pass again, from orange to orange. So the sumo is called for a second time.
example-kamisado-standard-39 = The second push takes Brown back to c4, a green square. Every move would have won here; this one keeps White from moving at all.
example-kamisado-standard-40 = Black moves again, with Green, and stops on purple. Three black towers are now one move from home.
example-kamisado-standard-41 = White’s sumo gets its first move of the round. One step onto brown is as good or as bad as the other five.
example-kamisado-standard-42 = Brown goes to c6, on orange. The locked tower works like a bell: each time Black rings it, the sumo may act.
example-kamisado-standard-43 = The third pass of White’s Orange in this round.
example-kamisado-standard-44 = The third push, and now it is the only move that wins. Brown lands on blue, and Black continues with Blue.
example-kamisado-standard-45 = Blue goes up to a6 and calls Green. White has three moves, and all lose.
example-kamisado-standard-46 = Green stops on blue, because Black’s Blue is blocked by its own towers. But Green has left f8.
example-kamisado-standard-47 = Blue has Pink ahead and Yellow beside it: now Black passes too. The square a6 is green, so Green must move on.
example-kamisado-standard-48 = Green has exactly one square left, and it is red.
example-kamisado-standard-49 = Red goes two squares straight ahead to f8. Three sumos, three points: Black wins the match.
example-kamisado-standard-end = Black wins the match 3:1. Two rounds were decided by a tower that could not move and so gave the turn away; in the last one a sumo made three free pushes out of it.


# kamisado-tournament

example-kamisado-tournament-title = Won before the first move
example-kamisado-tournament-about = In this tournament round both sides choose their own line-up, and White, who places second, finds one that beats every opening. Look how narrow the path is all the same: again and again only one answer keeps the win.
example-kamisado-tournament-1 = In the tournament set-up the towers need not start on their own colours. Black, who will open the round, places first, one tower at a time from the left. Blue goes to a1.
example-kamisado-tournament-4 = Purple, Green and Red follow. White watches and says nothing: whoever places second can answer the whole line-up.
example-kamisado-tournament-8 = Black’s line-up is complete, and not one tower stands on its own colour.
example-kamisado-tournament-9 = Now White places, from its own left, which is h8. Orange takes the corner.
example-kamisado-tournament-12 = Red, Green and Pink come next. White chooses each of them with Black’s finished row in view.
example-kamisado-tournament-16 = The round could begin as a normal one, with 102 possible opening moves. But the solver proves that White has found a perfect answer: every one of the 102 loses.
example-kamisado-tournament-17 = Black has to play something. Orange goes to f4 and stops on blue.
example-kamisado-tournament-18 = Blue runs to c3, onto brown. Three of the thirteen moves keep the win, and this is one of them.
example-kamisado-tournament-19 = Brown goes all the way to h7. That clears h1, and White’s Brown on a8 now looks down the longest diagonal of the board.
example-kamisado-tournament-20 = The only winning move: Purple stops on brown, because Black’s Brown on h7 is stuck in front of Orange and Red. It opens d8 for Black’s Red, but Red will not be called.
example-kamisado-tournament-21 = Brown passes. The square h7 is purple, so White moves Purple again.
example-kamisado-tournament-22 = One step to e5, again on brown. Four of the five moves would have thrown the win away.
example-kamisado-tournament-23 = Brown still cannot move, and Purple is called once more.
example-kamisado-tournament-24 = Only this one wins: Purple drops to e2, right in front of the black home row, and threatens f1. Green is called because it cannot do anything about it.
example-kamisado-tournament-25 = Green has five moves, and all lose. By leaving c1 it opens the c-file for White’s Blue.
example-kamisado-tournament-26 = The only winning move of twelve, and a brave one: Red stands in the way of its own Brown and opens g8 for Black’s. But it stops on orange, and Orange is harmless.
example-kamisado-tournament-27 = Orange goes deep into White’s half and prepares its own step home. It stops on pink and leaves the next move to White’s Pink.
example-kamisado-tournament-28 = Again just one move out of eleven wins. Pink goes to a4 and stops on yellow, although it opens e8 for Black’s Green.
example-kamisado-tournament-29 = Yellow has four squares: three of them are pink, and on the fourth White’s Blue walks home. Black chooses pink.
example-kamisado-tournament-30 = A single step, and the only one that wins: Pink stops on blue. Four white towers are now one move from home.
example-kamisado-tournament-31 = Blue has two moves. On a2, which is purple, White’s Purple would win at once, so Blue goes to b2, on brown.
example-kamisado-tournament-32 = The seventh time in this round that only one move wins. Brown stops on pink, and Black’s Pink on g1 has a single square left.
example-kamisado-tournament-33 = Forced: Pink steps to h2, on red, and White’s Red stands on g2.
example-kamisado-tournament-34 = Any of Red’s three moves reaches the home row. White takes the diagonal one to f1.
example-kamisado-tournament-end = White wins the round. Placing second was worth more than moving first: with the right line-up the round was won before it began, yet seven times only one move kept it.


# kaito-exchange

example-kaito-exchange-title = A sword to step on
example-kaito-exchange-about = Both sides are down to their last helmet when Red buys a sword back. Look what Red needs it for: not for the sword itself, but for a square on which the kaito can stop.
example-kaito-exchange-1 = The second player chooses on which of the two gaps the kaito begins. Black puts it on b2, so Red has the whole second row and the b-column to choose from.
example-kaito-exchange-2 = Red starts by collecting money: the black mon on a2 is worth 3. With 4 one can buy a sword back, with 5 a helmet.
example-kaito-exchange-3 = Black does the same and takes Red’s mon worth 3 on a5. Both sides have the same purse now.
example-kaito-exchange-4 = Red takes a sword. The strong computer player would have preferred the mon on a4, which would have completed the price of a sword.
example-kaito-exchange-5 = Black takes a black mon off the field. That looks odd, but it is sound: what Black removes, Red can never pay with.
example-kaito-exchange-6 = The first helmet falls. Black has two left, on d4 and c3.
example-kaito-exchange-7 = Black goes up the d-column and takes a sword. From d6, however, the kaito looks down on a black helmet.
example-kaito-exchange-8 = The only move that is proved to win. Black is down to the last helmet on c3: whoever takes it decides the game.
example-kaito-exchange-9 = Black pays back in kind and takes a red helmet. It no longer helps: all seven moves lose.
example-kaito-exchange-10 = Red takes one of Red’s own mon, of value 1, because together with Black’s 3 it would pay for a sword. Taking Red’s own helmet on f5 would have lost.
example-kaito-exchange-11 = Another red helmet goes. Now both sides have a single helmet on the field, Red’s on f5 and Black’s on c3.
example-kaito-exchange-12 = Again Red removes one of Red’s own mon, worth 2. The kaito stands on the row of Black’s last helmet, and Black must not touch it.
example-kaito-exchange-13 = Black takes one of Black’s own swords on b1. There is no good square: every one of the six moves loses.
example-kaito-exchange-14 = A black mon of value 1. Together with the 3 from the beginning Red now has 4, exactly the price of a sword.
example-kaito-exchange-15 = Red buys a sword back and puts it under the kaito on c1. Declining would lose. The sword itself hardly matters; that a stone lies on c1 matters.
example-kaito-exchange-16 = Black leaves the c-column as fast as possible and takes the sword on f1.
example-kaito-exchange-17 = This is what the sword was for. Red goes back and takes it, and now the first row is empty: Black can only move within the c-column.
example-kaito-exchange-18 = Black has five moves in that column, and one of them would even give up Black’s own helmet. From c6, the farthest square, Red still sees everything.
example-kaito-exchange-19 = Red comes down to c3 and takes the last black helmet.
example-kaito-exchange-end = Red wins by taking the last helmet. The exchange made the difference: the sword that was bought back gave the kaito a square to return to.


# caminos-connection

example-caminos-connection-title = Up and down across the board
example-caminos-connection-about = Green links the west side with the east side over stones of different heights. Look how often a stone both blocks Yellow’s path and carries Green’s own.
example-caminos-connection-1 = Yellow begins at the west side with an L stone. Everything on this board is still open, and low stones invite an answer from above.
example-caminos-connection-2 = Green builds straight over it: two cubes of the L stone lie on a4 and b4, and c4 becomes two high. Seen from above, the west side at a4 is green now.
example-caminos-connection-3 = Yellow turns to the other half and lays a Z stone through the middle of the east.
example-caminos-connection-4 = Green covers the rest of Yellow’s first stone, from b5 to b7. Not one of its faces can be seen from above any more.
example-caminos-connection-5 = A fresh start in the north-west corner. The T stone touches the north side and the west side at once.
example-caminos-connection-6 = The same idea on the other wing: an L stone over f4 and f5 cuts the yellow Z stone in two.
example-caminos-connection-7 = Yellow stretches along the north edge towards the middle.
example-caminos-connection-8 = Green covers b1 and b2 and closes the gap at b3. From b1 to b7 everything is green: one more stone at the south side would win, and there are 17 ways to lay it.
example-caminos-connection-9 = Just in time. Yellow stands an L stone on b3 and c3, three high, and cuts the green line. Nothing can be built over a stack of three.
example-caminos-connection-10 = Green begins a second way further east, climbing from e2 over e3 to e4.
example-caminos-connection-11 = The yellow wall grows: b3, c3, c4 and d4 are all three high now.
example-caminos-connection-12 = A Z stone over d2 and d3 hems the wall in from the north-east and joins Green’s new stones.
example-caminos-connection-13 = Now Yellow threatens too. Between the wall and this T stone on the south side only a short piece is missing, and 15 stones would fill it at once.
example-caminos-connection-14 = Green takes c1 away from Yellow, and with it the wall’s link to the north side. At the same time Green reaches that side itself and threatens 13 ways to connect.
example-caminos-connection-15 = Another wall of three, on e3 and f3. It separates Green’s north from Green’s centre.
example-caminos-connection-16 = The O stone stands upright on d6 and e6. It blocks the yellow way south and joins the green stones in the east.
example-caminos-connection-17 = A last idea: the row along the south edge. From c8 to h8 everything is yellow, and two of Yellow’s stones would finish it in the west.
example-caminos-connection-18 = Green covers h8 from the east side, and the row no longer reaches its goal.
example-caminos-connection-19 = Yellow raises another wall at c7. But now a strong search proves that Green wins.
example-caminos-connection-20 = The T stone carries Green from f4 to the east side. All that is missing is the bridge between b5 and f5.
example-caminos-connection-21 = Yellow has 41 ways to place a stone, and none of them helps.
example-caminos-connection-22 = There it is: c5 one high, d5 two, e5 one. The way runs from a4 down and up again to h4. Only three stones win here; any other would have let Yellow escape with a draw.
example-caminos-connection-end = Green connects west and east. Yellow’s first two stones were both built over, and each of those green stones became part of the winning way.


# caminos-draw

example-caminos-draw-title = Nobody gets across
example-caminos-draw-about = On the rhombus board both sides block each other until neither can place another stone. Look at the rim as well: with scoring, the edge stones are compared at the end.
example-caminos-draw-1 = Yellow lays an L stone near the south corner of the rhombus. Here a cell’s neighbours lie diagonally, and all four sides are jagged.
example-caminos-draw-2 = Green builds over h8 and h9 at once. In this game both sides will answer low stones from above.
example-caminos-draw-3 = A T stone in the north-east. Yellow wants two bases before Green can cover both.
example-caminos-draw-4 = Green covers f9 and g9 too: nothing of Yellow’s first stone is left to see.
example-caminos-draw-5 = Yellow comes back through the middle with a Z stone.
example-caminos-draw-6 = Again an L stone on top, over f7 and f8. Green’s stones begin to form a long line.
example-caminos-draw-7 = Yellow builds up the north side around e3 and f3.
example-caminos-draw-8 = Green spends the fourth and last L stone, over e4 and f4. L stones are the best for covering; from now on Green has to do without.
example-caminos-draw-9 = A T stone with its nose up: g5 is two high and joins Yellow’s east with the centre.
example-caminos-draw-10 = Green covers f5 and stands three high on e5. Now 13 different stones would connect two green sides at once.
example-caminos-draw-11 = Yellow breaks the line with a stack of three on f6. A stack of three is final: nobody can build over it.
example-caminos-draw-12 = Green goes around it to the west and covers e8.
example-caminos-draw-13 = Yellow strengthens the east. Both sides now have a wall that the other cannot climb.
example-caminos-draw-14 = An upright O stone on d7 and d8. Four stones would complete a green way; Yellow must look out.
example-caminos-draw-15 = Another stack of three, on g8 and g9, cuts Green’s stones in the south off from the rest.
example-caminos-draw-16 = Green widens the western group. The rim is still nearly empty: Yellow has one edge stone, Green none.
example-caminos-draw-17 = Yellow closes the south with stacks of three on f9 and f10.
example-caminos-draw-18 = Green builds up b6 and c6. A way along the west side is still possible.
example-caminos-draw-19 = Now Yellow threatens: eight stones would connect at once, for instance over f1 and f2.
example-caminos-draw-20 = Green has three stones that stop everything, and finds one of them. With best play Green would win from here.
example-caminos-draw-21 = Yellow plugs the north-west at c5 and d5. By itself it should not be enough.
example-caminos-draw-22 = The turning point. Eighteen of the 24 possible stones would have kept the win; this one, on j5 and j6, lets it go.
example-caminos-draw-23 = Yellow sees the chance. Only two of sixteen placements hold the draw, and this is one of them.
example-caminos-draw-24 = From here on nothing can go wrong any more for either side. Green takes the corner at f1.
example-caminos-draw-25 = Yellow closes the last hole at e2. Each side now counts its edge stones.
example-caminos-draw-26 = Green places the last stone that fits anywhere. Yellow has an O stone left and Green a Z stone, but there is no room for them.
example-caminos-draw-end = Nobody has connected two sides, so the edge stones are compared: four each. Equal numbers mean that nobody scores.


# samurai-three

example-samurai-three-title = Nine, nine and eight
example-samurai-three-about = Three players share the figures almost evenly. Look who leads alone in a kind: only these players are still in the race at the end, however many figures the others hold.
example-samurai-three-1 = The players set up the map themselves. Red begins with a buddha in Kyoto.
example-samurai-three-4 = Blue adds a helmet in Kyoto, Green and Red fill Akita. Now both cities are full, and no city holds two figures of a kind.
example-samurai-three-12 = The villages follow, one figure each. Many buddhas and rice fields go to the south-west, where Shikoku and Kyushu lie.
example-samurai-three-20 = The figures spread out. Whoever places one thinks of the tiles in hand: Red likes helmets, Green buddhas.
example-samurai-three-27 = All 30 figures stand, ten of each kind. With random first hands the game proper begins, and Red starts it.
example-samurai-three-29 = Red lays the strongest samurai between Edo and Kofu. It counts for every kind of figure around it.
example-samurai-three-32 = Blue goes to Kyoto and Obama. A ship bears the character, so it may be laid besides another tile in the same turn.
example-samurai-three-34 = A buddha of strength 3 between Ozu and Kochi. Green looks for buddhas far from the crowd.
example-samurai-three-36 = Red claims the helmet of Tono with strength 3.
example-samurai-three-38 = Blue comes close to Edo from the east, where Iwaki’s rice can be reached too.
example-samurai-three-40 = Green settles in the north with a samurai of 3. It works on Akita and on Kuji at the same time.
example-samurai-three-43 = Helmet 4 and a ship: Red has 5 on the helmet of Nachi, and only one land hex is still free there.
example-samurai-three-46 = Blue lays the strong helmet tile at Edo and sends a ship to the far south-west, to Imari and Uto.
example-samurai-three-48 = Buddha 4 on e22 reaches two buddhas, in Obi and in Beppu. Both will fall to this one tile.
example-samurai-three-50 = Red’s buddha 4 does the same between Kofu and Kyoto.
example-samurai-three-52 = Blue puts buddha 4 between Chiba and Edo. At Edo three figures are waiting, and Blue collects influence on all of them.
example-samurai-three-54 = A samurai of 2 brings Green to 5 at Ozu. One hex more, and the buddha there changes hands.
example-samurai-three-56 = Red fills the last hex at Nachi and takes the first figure of the game: a helmet, with 6 against nothing.
example-samurai-three-58 = Blue’s samurai of 3 makes it 9 for the helmet and the buddha of Edo. Whoever closes Edo now gives Blue two figures.
example-samurai-three-61 = Helmet 4 trumps Red’s helmet 3 at Tono. A ship near Moji and Hagi keeps a foot in the south.
example-samurai-three-63 = Red closes Kyoto and takes both figures with a single tile, a helmet and a buddha.
example-samurai-three-66 = Blue takes the buddha of Chiba and is already the only one at Iwaki’s rice.
example-samurai-three-68 = A rice tile closes Tono, and Green takes the helmet, 4 against 3. It need not be the right kind: any tile closes a village.
example-samurai-three-70 = Red closes Edo although Blue gets two figures by it. The rice tile makes Red’s 7 beat Blue’s 5, and one figure is better than none.
example-samurai-three-72 = Blue fills the last hex at Iwaki and takes the rice.
example-samurai-three-75 = Green’s best turn so far: with a horseman besides the helmet tile it closes Mutsu and Kuji and takes two figures.
example-samurai-three-77 = The tile exchange. Red’s rice 4 at Edo has done its work there; it moves to Imari, and a tile of strength 0 stays behind.
example-samurai-three-79 = Blue looks after the rice of Obama.
example-samurai-three-82 = Green takes the buddha of Ozu. Then the figure exchange: the helmet of Nikko goes to Uto and Uto’s rice to Nikko, far from Red’s rice tiles.
example-samurai-three-84 = Red closes Imari and takes the rice with the tile that had been moved.
example-samurai-three-87 = Blue answers with the other figure exchange: the buddha of Kochi goes to Himi and a helmet comes to Kochi, where Blue’s helmet tile takes it at once.
example-samurai-three-89 = Green lays rice 4 between Moji and Beppu. As it turns out, the tile is only parked there.
example-samurai-three-92 = The third figure exchange brings a helmet to Moji, and Red’s samurai takes it, 2 against 1. The rice goes to Uto.
example-samurai-three-94 = Rice 4 on n12 reaches Nikko and Ojiya. Blue is after the rice now: a sole majority there is within reach.
example-samurai-three-96 = Green moves the parked rice tile on to d21 and closes Beppu: the third buddha, taken by the old buddha 4.
example-samurai-three-99 = Red closes Obi and Uto together. Green gets the fourth buddha, Red the rice of Uto, 5 against 4.
example-samurai-three-101 = Blue’s samurai of 3 leaves Edo, where everything is gone, and goes to Hagi. Nobody expected a threat there.
example-samurai-three-104 = Green closes Hagi and gives Blue the rice, because helmet 3 also works on Izumo’s helmet.
example-samurai-three-108 = A large turn: rice, horseman and ship. Red takes the helmet of Anan and the rice of Utazu and now has nine figures, more than anybody else.
example-samurai-three-111 = Blue takes the rice of Obama with 6. Three, and more to come.
example-samurai-three-114 = Green strengthens Izumo. The last helmets stand there and in Akita, and when the last one of a kind is gone, the game ends.
example-samurai-three-116 = Red closes Akita and Nikko. Green gets a helmet, Blue the rice; the buddha belongs to nobody, because Red and Green both have 4, and is set aside.
example-samurai-three-118 = Blue closes Izumo and Bizen. Green gets the last helmet on the map, which ends the game; Blue gets the fifth rice.
example-samurai-three-end = Red’s nine figures do not count: with four helmets each, Red and Green are level, and Red has no kind alone. Blue leads in rice and Green in buddhas, both with four other figures. In all Blue has nine and Green eight: Blue wins, Green is second, Red third.
