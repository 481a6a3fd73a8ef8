# The aim
caminos-board-aim = Ziel: zwei gegenüberliegende Seiten durch einen Weg in der eigenen Farbe verbinden, von oben gesehen.
