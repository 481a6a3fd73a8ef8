# The aim
kamisado-board-aim = Ziel: mit einem eigenen Turm die gegnerische Grundreihe erreichen.
