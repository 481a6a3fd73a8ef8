# The aim
kaito-board-aim = Ziel: das letzte gegnerische Schwert oder den letzten gegnerischen Helm vom Feld bringen.
