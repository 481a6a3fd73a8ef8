# The aim
kaito-board-aim = Aim: get your opponent’s last sword or last helmet off the field.

# Kaito’s board in the browser. A colour or a stone is inserted as it stands in kaito.ftl.

kaito-board-look-ceramic = Ceramic
kaito-board-look-porcelain = Porcelain
kaito-board-look-lacquer = Lacquer
kaito-board-look-contrast = High contrast
kaito-board-begin = The kaito begins here; { $side } moves it first.
kaito-board-gain-mon = Takes { $stone }: mon worth { $worth } in all.
kaito-board-gain-life = Takes { $stone }; left on the field: { $left }.
kaito-board-gain-own = Takes { $stone }, the mover’s own stone: out of the game for good.
kaito-board-gain-win = Takes { $stone }, the last one: this wins the game!
kaito-board-gain-loss = Takes { $stone }, the mover’s own last one: this loses the game!
kaito-board-then-stuck = Then { $side } cannot move: this wins the game!
kaito-board-then-exchange = An exchange follows.
kaito-board-then-danger = Careful: { $side } could win next.
kaito-board-premove = Chosen for your next turn: { $square }. Choose it again or press Escape to drop it.
kaito-board-next-turn = chosen for the next turn
kaito-board-hint = recommended
kaito-board-from-here = the kaito came from here
kaito-board-drop = Drop the kaito on a stone in its row or column.
kaito-board-buy = Stone to get back
kaito-board-payment = Mon to pay
kaito-board-not-held = not held by the opponent
kaito-board-short = { $less } short
