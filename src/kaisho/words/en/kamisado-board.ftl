# The aim
kamisado-board-aim = Aim: reach the opposing home row with one of your towers.
