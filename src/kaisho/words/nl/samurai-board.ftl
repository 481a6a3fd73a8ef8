# The aim
samurai-board-aim = Doel: van twee van de drie soorten – helmen, boeddha’s, rijstvelden – de meeste figuren veroveren.
