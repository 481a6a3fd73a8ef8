# La table : la liste des coups, le retour en arrière, le confort.
play-round = Manche { $round }
play-drawn = signes en couleur
play-looking-back = Retour en arrière : après le coup { $at } sur { $of }
play-first = Au début
play-before = Un coup en arrière
play-next = Un coup en avant
play-to-now = Revenir à la partie
play-new-moves = { $count ->
    [one] un nouveau coup
   *[other] { $count } nouveaux coups
}
play-confirm = Confirmer le coup
play-confirm-move = Jouer { $move } ?
play-confirm-yes = Jouer
play-confirm-no = Annuler
play-premove = Pour votre prochain tour : { $move }
play-premove-drop = Annuler
play-premove-dropped = Le coup choisi d’avance n’est pas possible maintenant.
play-hint = Indice
play-hint-is = Indice : { $move }
play-type = Saisir un coup
play-type-how = Un coup, dans n’importe quelle notation
play-tools = Outils
play-zen = N’afficher que le plateau
play-zen-off = Tout afficher à nouveau
play-next-game = Partie suivante
play-keys = Touches
play-key-steps = parcourir les coups en arrière et en avant ; virgule et point marchent aussi quand le plateau est sélectionné
play-key-ends = au début de la partie, ou retour à la position actuelle
play-key-aside = à la variante précédente ou suivante, dans une étude
play-key-must = à la pièce qui doit bouger, ou au plateau
play-key-type = saisir un coup
play-key-confirm = confirmer un coup ou l’annuler ; Échap ramène aussi à la position actuelle
play-key-next = la prochaine partie où c’est à vous
play-key-zen = n’afficher que le plateau, ou tout à nouveau
play-key-help = cette liste
