# The aim
caminos-board-aim = But : relier deux côtés opposés par un chemin de votre couleur, vu d’en haut.
