# What a table shows while a game is played: remarks about acts, ends of rounds, endings.

# Remarks at the edge of the board, and for screen readers.
show-passes = { $side } passe : tour bloquée
show-pushed = { $side } a poussé : { $other } saute son tour
show-forced = Seul coup possible : joué par la table
show-played = Joué par la table pour { $side }
show-acted = { $side } : { $act }
show-hidden = { $side } choisit en secret
show-go-on = Continuer

# Endings.
show-win = Gagné !
show-loss = Perdu
show-draw = Partie nulle
show-ended = La partie est terminée
show-wins = { $count ->
    [one] { $side } gagne
   *[other] { $side } gagnent
}
show-place = { $place ->
    [1] Vous êtes 1er
   *[other] Vous êtes { $place }e
}
show-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-result = Voir le résultat
show-board = Voir le plateau
show-other-side = Changer de camp
show-harder = Plus fort : { $level }
show-easier = Plus facile : { $level }
show-mistakes = Voir mes erreurs

# Why a game ended so.
show-why-resigned = { $loser } a abandonné.
show-why-resigned-you = Vous avez abandonné.
show-why-flag = { $loser } a dépassé son temps.
show-why-flag-you = Votre temps est écoulé.
show-why-claimed = { $loser } s’est absenté trop longtemps.
show-why-claimed-you = Vous vous êtes absenté trop longtemps.
show-why-kamisado-home-row = { $winner } a atteint la rangée de base adverse.
show-why-kamisado-deadlock = Personne ne peut plus jouer, et { $loser } a joué en dernier.
show-why-kamisado-more-points = { $winner } a marqué plus de points dans la série.
show-why-kamisado-equal-points = La série se termine à égalité de points.
show-why-kaito-last-sword = { $loser } n’a plus de sabre sur le terrain.
show-why-kaito-last-helmet = { $loser } n’a plus de casque sur le terrain.
show-why-kaito-stuck = Le kaito ne peut plus bouger.
show-why-caminos-connection = { $winner } a relié deux côtés opposés.
show-why-caminos-edge-stones = Personne n’a relié deux côtés ; { $winner } a moins de pièces de bord.
show-why-caminos-equal-edge-stones = Personne n’a relié deux côtés, et les pièces de bord sont à égalité.
show-why-caminos-no-connection = Personne n’a relié deux côtés.
show-why-samurai-two-majorities = { $winner } a la majorité dans deux sortes de figures.
show-why-samurai-most-others = { $winner } mène dans une sorte et a le plus d’autres figures.
show-why-samurai-most-figures = { $winner } a le plus de figures en tout parmi les ex æquo.
show-why-samurai-no-majority = Personne ne mène seul dans une sorte ; { $winner } a le plus de figures.
show-why-samurai-shared = Rien ne départage ceux qui mènent.
show-why-samurai-all-share = Rien ne départage les joueurs.
