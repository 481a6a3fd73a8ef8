# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# caminos-connection

example-caminos-connection-title = Up and down across the board
example-caminos-connection-about = Green joins the west side to the east side over stones of different heights. Notice how often a stone both blocks Yellow’s path and carries Green’s own.
example-caminos-connection-1 = Yellow begins at the west side with an L stone. Everything on this board is still open, and low stones invite an answer from above.
example-caminos-connection-2 = Green builds straight over it: two cubes of the L stone lie on a4 and b4, and c4 becomes two high. Seen from above, the west side at a4 is green now.
example-caminos-connection-3 = Yellow turns to the other half and lays a Z stone through the middle of the east.
example-caminos-connection-4 = Green covers the rest of Yellow’s first stone, from b5 to b7. Not one of its faces can be seen from above any more.
example-caminos-connection-5 = A fresh start in the north-west corner. The T stone touches the north side and the west side at once.
example-caminos-connection-6 = The same idea on the other wing: an L stone over f4 and f5 cuts the yellow Z stone in two.
example-caminos-connection-7 = Yellow stretches along the north edge towards the middle.
example-caminos-connection-8 = Green covers b1 and b2 and closes the gap at b3. From b1 to b7 everything is green: one more stone at the south side would win, and there are 17 ways to place it.
example-caminos-connection-9 = Just in time. Yellow stands an L stone on b3 and c3, three high, and cuts the green line. Nothing can be built over a stack of three.
example-caminos-connection-10 = Green begins a second path further east, climbing from e2 over e3 to e4.
example-caminos-connection-11 = The yellow wall grows: b3, c3, c4 and d4 are all three high now.
example-caminos-connection-12 = A Z stone over d2 and d3 hems the wall in from the north-east and joins Green’s new stones.
example-caminos-connection-13 = Now Yellow threatens too. Between the wall and this T stone on the south side only a short piece is missing, and 15 stones would fill it at once.
example-caminos-connection-14 = Green takes c1 away from Yellow, and with it the wall’s link to the north side. At the same time Green reaches that side and threatens to connect in 13 ways.
example-caminos-connection-15 = Another wall of three, on e3 and f3. It separates Green’s north from Green’s centre.
example-caminos-connection-16 = The O stone stands upright on d6 and e6. It blocks Yellow’s path to the south and joins the green stones in the east.
example-caminos-connection-17 = A last idea: the row along the south edge. From c8 to h8 everything is yellow, and two of Yellow’s stones would finish it in the west.
example-caminos-connection-18 = Green covers h8 from the east side, and the row no longer reaches its goal.
example-caminos-connection-19 = Yellow raises another wall at c7. But now a strong search proves that Green wins.
example-caminos-connection-20 = The T stone carries Green from f4 to the east side. All that is missing is the bridge between b5 and f5.
example-caminos-connection-21 = Yellow has 41 ways to place a stone, and none of them helps.
example-caminos-connection-22 = There it is: c5 one high, d5 two, e5 one. The path runs from a4 down and up again to h4. Only three placements win here; any other would have let Yellow escape with a draw.
example-caminos-connection-end = Green connects west and east. Yellow’s first two stones were both built over, and each of those green stones became part of the winning path.

# caminos-draw

example-caminos-draw-title = Nobody gets across
example-caminos-draw-about = On the rhombus board both players block each other until neither can place another stone. Look at the rim as well: with scoring, the edge stones are compared at the end.
example-caminos-draw-1 = Yellow lays an L stone near the south corner of the rhombus. Here a cell’s neighbours lie diagonally, and all four sides are jagged.
example-caminos-draw-2 = Green builds over h8 and h9 at once. In this game both players will answer low stones from above.
example-caminos-draw-3 = A T stone in the north-east. Yellow wants two bases before Green can cover both.
example-caminos-draw-4 = Green covers f9 and g9 too: nothing of Yellow’s first stone is left to see.
example-caminos-draw-5 = Yellow comes back through the middle with a Z stone.
example-caminos-draw-6 = Again an L stone on top, over f7 and f8. Green’s stones begin to form a long line.
example-caminos-draw-7 = Yellow builds up the north side around e3 and f3.
example-caminos-draw-8 = Green spends the fourth and last L stone, over e4 and f4. L stones are the best for covering; from now on Green has to do without.
example-caminos-draw-9 = A T stone with its nose up: g5 is two high and joins Yellow’s east with the centre.
example-caminos-draw-10 = Green covers f5 and stands three high on e5. Now 13 different stones would connect two sides for Green at once.
example-caminos-draw-11 = Yellow breaks the line with a stack of three on f6. A stack of three is final: nobody can build over it.
example-caminos-draw-12 = Green goes around it to the west and covers e8.
example-caminos-draw-13 = Yellow strengthens the east. Both players now have a wall that the other cannot climb.
example-caminos-draw-14 = An upright O stone on d7 and d8. Four stones would complete a green path; Yellow must be careful.
example-caminos-draw-15 = Another stack of three, on g8 and g9, cuts Green’s stones in the south off from the rest.
example-caminos-draw-16 = Green widens the western group. The rim is still nearly empty: Yellow has one edge stone, Green none.
example-caminos-draw-17 = Yellow closes the south with stacks of three on f9 and f10.
example-caminos-draw-18 = Green builds up b6 and c6. A path along the west side is still possible.
example-caminos-draw-19 = Now Yellow threatens: eight stones would connect at once, for instance over f1 and f2.
example-caminos-draw-20 = Green has three stones that stop everything, and finds one of them. With best play Green would win from here.
example-caminos-draw-21 = Yellow plugs the north-west at c5 and d5. By itself it should not be enough.
example-caminos-draw-22 = The turning point. Eighteen of the 24 possible stones would have kept the win; this one, on j5 and j6, lets it go.
example-caminos-draw-23 = Yellow sees the chance. Only two of sixteen placements hold the draw, and this is one of them.
example-caminos-draw-24 = From here on nothing can go wrong for either player. Green takes the corner at f1.
example-caminos-draw-25 = Yellow closes the last hole at e2. Each player now counts edge stones.
example-caminos-draw-26 = Green places the last stone that fits anywhere. Yellow has an O stone left and Green a Z stone, but there is no room for them.
example-caminos-draw-end = Nobody has connected two sides, so the edge stones are compared: four each. Equal numbers mean that nobody scores.
