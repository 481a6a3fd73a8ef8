# The aim
samurai-board-aim = Ziel: von zwei der drei Arten – Helme, Buddhas, Reisfelder – die meisten Figuren gewinnen.
