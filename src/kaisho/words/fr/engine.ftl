# What the engine protocol answers to a request that it cannot carry out.

## server

engine-not-json = Cette ligne n’est pas du JSON : { $why }
engine-too-long = Cette ligne est trop longue ; le maximum est de { $most } octets.
engine-bad-request = Cette requête n’est pas valable : { $why }
engine-id-in-use = Une requête avec l’id { $id } est encore en cours.
engine-no-game = Il n’y a pas encore de partie : envoyez d’abord new, position ou load.
engine-game-over = La partie est terminée ; personne n’a plus à jouer.
engine-bad-depth = La profondeur { $depth } n’est pas un nombre de 1 à 60.
engine-bad-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $most }, et -1 désigne un spectateur.
engine-bad-undo = Impossible de reprendre plus de coups qu’il n’en a été joué (demandés : { $count } ; joués : { $acts }).
engine-undo-hidden = Dans ce jeu, seuls les coups du tour en cours peuvent être repris : { $most } au plus, et non { $count }.
engine-fault = Une erreur s’est produite dans Kaisho : { $what }
engine-bad-limits = `seconds` doit être supérieur à 0 et au plus { $most }, `nodes` au moins 1.
