# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# kamisado-standard

example-kamisado-standard-title = The pushing sumo
example-kamisado-standard-about = A standard match over four rounds, with three points to win. Look at the last round: Black’s orange sumo pushes the same tower back three times, and after every push Black moves again.
example-kamisado-standard-1 = Black opens with Yellow and stops on orange, so White must answer with Orange. The side that opens can always win this first round; whether this move does it is not settled.
example-kamisado-standard-2 = Orange runs six squares and leaves a8 empty. Now Yellow on d5 looks along c6 and b7 at an open door. The solver proves that all eight answers lose.
example-kamisado-standard-3 = A fine reply: Purple stops on orange again, and White’s Orange on a2 stands in front of two black towers. Only two moves win here, and both end on orange.
example-kamisado-standard-4 = Orange can go neither straight ahead nor diagonally, so it passes. It stands on purple: Black moves Purple once more.
example-kamisado-standard-5 = Purple uses the free turn and runs up to g7, on brown. As soon as White’s Brown leaves h8, Purple can step in.
example-kamisado-standard-6 = Brown has to move, and every one of its six moves opens h8. Now both Purple and Yellow are one move from home.
example-kamisado-standard-7 = The same trick a second time: Blue makes a small step onto orange, and White’s Orange is still stuck on a2.
example-kamisado-standard-8 = Another pass on a purple square. It calls exactly the tower that White fears most.
example-kamisado-standard-9 = Purple steps from g7 to h8 and wins the round. It gets a marker, a dragon tooth, and is a sumo from now on: one point for Black.
example-kamisado-standard-10 = The winner chooses how both home rows are refilled. Black takes the left, which puts the new sumo in the corner at h1.
example-kamisado-standard-11 = White lost the round, so White opens. Brown runs to b2 and closes in on three black towers; the one opening that is proved to win was Orange, five squares ahead.
example-kamisado-standard-12 = Black answers with Brown, right up to a7: from there it looks at b8, which White’s Brown has just left. In return a1 is open for White.
example-kamisado-standard-13 = Red has thirteen moves, and all of them lose. This one leaves g8, so the whole g-file now belongs to Black’s Yellow.
example-kamisado-standard-14 = Orange goes to e6 and adds a third threat, over f7 to g8. It stops on purple and lets White move the tower that can do least.
example-kamisado-standard-15 = White’s Purple makes one short step onto green. There is no defence any more against three threats at once.
example-kamisado-standard-16 = Any of Green’s seven moves would win. This one stops on orange, because White’s Orange has hardly any room left.
example-kamisado-standard-17 = Only two squares are left for Orange, and both are orange. Whatever White does, the answer is Black’s Orange.
example-kamisado-standard-18 = From e6 over f7 to g8: Orange reaches the home row and becomes Black’s second sumo. The score is 2:0, and one more point wins the match.
example-kamisado-standard-19 = This time Black fills from the right. Both sumos end up in the corners, Orange on a1 and Purple on h1.
example-kamisado-standard-20 = White moves Blue five squares onto blue. With best play this loses, but Black still has to find the answer.
example-kamisado-standard-21 = The mistake of the match. Blue leaves the f-file, and White’s Purple on f8 suddenly sees all the way to f1. Every winning move went straight ahead and kept that file closed.
example-kamisado-standard-22 = White strikes at once. Green comes to d3 and threatens f1 as well; it stops on purple because Black’s purple sumo can no longer save the round.
example-kamisado-standard-23 = The sumo goes to h4 and eyes d8, four squares away. But all ten moves lose now, and it is White’s turn with Pink.
example-kamisado-standard-24 = The only winning move. Pink stands right in front of Black’s Brown on b1 and calls it by stopping on brown: Brown has to step aside.
example-kamisado-standard-25 = Left to a2 would be purple, and White’s Purple would walk home at once. So Brown goes right, onto yellow, and opens b1.
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
example-kamisado-standard-41 = White’s sumo gets its first move of the round. One step onto brown is as good or as bad as the other five moves.
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
example-kamisado-tournament-about = In this tournament round both sides choose their own line-up, and White, who places second, finds one that beats every opening. Notice how narrow the path is all the same: again and again only one answer keeps the win.
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
example-kamisado-tournament-25 = Green has five moves, and all of them lose. By leaving c1 it opens the c-file for White’s Blue.
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
