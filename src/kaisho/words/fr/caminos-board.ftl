# The aim
caminos-board-aim = But : relier deux côtés opposés par un chemin de votre couleur, vu d’en haut.

# Words of the board of Caminos that are read beside the board and in the settings.

caminos-board-look-wood = Bois
caminos-board-look-slate = Ardoise
caminos-board-look-paper = Papier
caminos-board-look-contrast = Contraste élevé
caminos-board-camera = Déplacer la vue
caminos-board-first-bars =
    { $left ->
        [one] D’abord les barres neutres : il en reste une à poser.
       *[other] D’abord les barres neutres : posez l’une des deux.
    }
caminos-board-left = Pièces restantes : { $stones }.
caminos-board-edges =
    { $number ->
        [one] { $number } pièce de bord.
       *[other] { $number } pièces de bord.
    }
caminos-board-out = Hors jeu : aucune pièce ne peut plus être posée.
caminos-board-plan = Prévoir
caminos-board-cell-planned = { $words } (prévu pour votre prochain tour)
