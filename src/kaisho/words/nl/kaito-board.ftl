# The aim
kaito-board-aim = Doel: het laatste zwaard of de laatste helm van de tegenstander van het veld krijgen.
