# The courses: what each step says. Acts and colours are named as in the words of the games.

## server

learn-kaito-chapter-thief = The master thief
learn-kaito-chapter-winning = Winning and losing
learn-kaito-chapter-mon = The mon exchange
learn-kaito-place = There are 36 shuffled stones, and the two blanks have left gaps. Red was named to begin, so you, Black, place the kaito. Try it on a stone first.
learn-kaito-place-2 = Only the gaps will do: b5 or d6. Choose one.
learn-kaito-place-done = The kaito shows red: Red moves it first. Both of you move the same thief.
learn-kaito-line = You are Red. The kaito on c1 moves along its row or its column. Try a square that is in neither, such as b2.
learn-kaito-line-2 = It must end on a stone. Try to stop in a gap, on c4.
learn-kaito-line-3 = But it goes over stones and gaps as far as you like. Go all the way to c6.
learn-kaito-line-done = Over two stones and two gaps: nothing stops a thief.
learn-kaito-take = The first move of a game, and it is yours. Take a black stone: d5, f5 or b3.
learn-kaito-take-done = The stone lies face up in front of you. The kaito is turned over: it shows black, and Black moves it from where you left it.
learn-kaito-own = You may take your own stones as well, perhaps to send the thief where Black gains nothing. Take a red one.
learn-kaito-own-done = That stone is out of the game for good: nobody can bring it back.
learn-kaito-helmet = Black has one helmet left on the field. Whoever loses the last helmet loses the game at once: win.
learn-kaito-helmet-hint = Look up the column of the kaito.
learn-kaito-helmet-done = The last helmet is gone, and so is Black.
learn-kaito-sword = The same goes for swords: a player without any on the field has lost. Find Black’s last one.
learn-kaito-sword-hint = It lies at the other end of the kaito’s row.
learn-kaito-sword-done = Well aimed. Count swords and helmets, yours and theirs, before every move.
learn-kaito-stuck = A third way to win: leave the kaito where Black finds no stone in its row or column.
learn-kaito-stuck-hint = Which of the stones in line is all alone?
learn-kaito-stuck-done = Black cannot move and has lost.
learn-kaito-danger = Your last helmet lies on d3. Taking it yourself would lose as well, and so would letting Black reach it: make a move after which it is safe.
learn-kaito-danger-hint = Leave the third row, and stay out of column d.
learn-kaito-danger-done = Safe. Where you leave the thief matters as much as what you take.
learn-kaito-exchange = You hold black mon of value 2 and 1. Take a third one: the 3 on d4.
learn-kaito-exchange-2 = Now you may buy back a stone of yours that Black holds: a sword costs 4, a helmet 5. Try to get a sword for 2+1.
learn-kaito-exchange-3 = Too little, and no change is given. Buy back a helmet for 3+2, with the mon you have just taken.
learn-kaito-exchange-done = The helmet lies under the kaito and counts again at once. What you paid is out of the game.
learn-kaito-once = You have taken a stone, and your 3+3+2+1 would pay for a sword and a helmet. Buy back a sword for 3+1.
learn-kaito-once-done = Only one exchange a turn: now it is Black’s turn. The rest of your mon stays with you.
learn-kaito-gone = You once took one of your own helmets. Try to buy it back for 3+2.
learn-kaito-gone-2 = Stones of your own that you took are gone for good. Buy back a sword instead, or decline and keep your mon.
learn-kaito-gone-done = Good. An exchange is always your choice, never an obligation.
learn-kaito-plan = Think ahead: Black has one sword left. Leave the thief where Black has only one stone to take, and it is a bad one.
learn-kaito-plan-hint = Stay in the third row, and go right.
learn-kaito-plan-2 = Black had to go to b3, and your target lies in that column. Finish.
learn-kaito-plan-done = A win in three. You know all there is to know about Kaito: enjoy the hunt!
