# The aim
kamisado-board-aim = But : atteindre la rangée de base adverse avec l’une de vos tours.

# Le plateau de Kamisado dans le navigateur : pourquoi une tour doit jouer, bulles, apparences, fins de manches.

kamisado-board = Le plateau de Kamisado ; les flèches vont de case en case, Entrée choisit, Échap annule
kamisado-board-on-orange = sur la case orange { $square }
kamisado-board-on-blue = sur la case bleue { $square }
kamisado-board-on-purple = sur la case violette { $square }
kamisado-board-on-pink = sur la case rose { $square }
kamisado-board-on-yellow = sur la case jaune { $square }
kamisado-board-on-red = sur la case rouge { $square }
kamisado-board-on-green = sur la case verte { $square }
kamisado-board-on-brown = sur la case marron { $square }
kamisado-board-look-lacquer = Laque
kamisado-board-look-silk = Soie
kamisado-board-look-contrast = Contraste élevé
kamisado-board-why-stopped = { $side } doit jouer la tour { $tower }, car { $other } s’est arrêté { $on }.
kamisado-board-why-passed = { $side } doit jouer la tour { $tower } : la tour { $passed } de { $other } est bloquée { $on } et a passé.
kamisado-board-why-pushed = { $side } rejoue, avec la tour { $tower } : la tour poussée s’est arrêtée { $on }, et { $other } saute son tour.
kamisado-board-why-led = { $side } doit jouer la tour { $tower }, car le dernier coup s’est terminé { $on }.
kamisado-board-passes = bloquée : passe
kamisado-board-blocked = La tour { $tower } est bloquée : cliquez dessus pour passer.
kamisado-board-can-pass = bloquée : la choisir pour passer
kamisado-board-filled-left = Les deux rangées de base se remplissent par la gauche.
kamisado-board-filled-right = Les deux rangées de base se remplissent par la droite.
kamisado-board-only-move = le seul coup possible
kamisado-board-misses = { $side } saute son tour
kamisado-board-whose = { $tower } : elle joue quand { $side } s’arrête sur sa couleur.
kamisado-board-hands = { $side } devra jouer la tour { $tower }
kamisado-board-hands-blocked = la tour { $tower } de { $side } est bloquée et devrait passer
kamisado-board-wins = gagne la manche
kamisado-board-can-plan = peut être prévue
kamisado-board-planned = prévu pour le prochain tour
kamisado-board-planned-how = Prévu : { $tower } en { $square }. Un clic dessus ou Échap l’annule.
kamisado-board-hint = indice
kamisado-board-round-win = Vous gagnez la manche.
kamisado-board-round-loss = Vous perdez la manche.
kamisado-board-marker =
    { $points ->
        [one] Nouveau rang de la tour { $tower } : { $rank }. Un point.
       *[other] Nouveau rang de la tour { $tower } : { $rank }. { $points } points.
    }
kamisado-board-point = Un point avec la tour { $tower }.
kamisado-board-holding =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
kamisado-board-holding-of =
    { $points ->
        [one] { $points } point sur { $target }
       *[other] { $points } points sur { $target }
    }
kamisado-board-holding-tower = { $tower } : { $rank }
