# The aim
kaito-board-aim = Aim: make the last opposing sword or the last opposing helmet leave the field.
