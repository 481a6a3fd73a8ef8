# The aim
caminos-board-aim = Aim: join two opposite sides by a way in your colour, as seen from above.
