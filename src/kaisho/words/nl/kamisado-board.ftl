# The aim
kamisado-board-aim = Doel: met een van je torens de thuisrij van de tegenstander bereiken.
