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
show-shared = Victoire partagée !
show-loss = Perdu
show-draw = Partie nulle
show-ended = La partie est terminée
show-wins = { $count ->
    [one] { $side } gagne
   *[other] { $side } gagnent
}
show-shares = { $side } partagent la victoire
show-place = { $place ->
    [1] Vous êtes 1er
   *[other] Vous êtes { $place }e
}
show-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
show-score = Score : { $points }
show-result = Voir le résultat
show-board = Voir le plateau
show-other-side = Changer de camp
show-harder = Plus fort : { $level }
show-easier = Plus facile : { $level }
show-mistakes = Voir mes erreurs
show-analyse = Analyser la partie

# Why a game ended so: for everybody, and in the second person for whoever has won or lost.
show-why-resigned = { $losers ->
    [one] { $loser } a abandonné.
   *[other] { $loser } ont abandonné.
}
show-why-resigned-you = Vous avez abandonné.
show-why-flag = { $losers ->
    [one] { $loser } a dépassé son temps.
   *[other] { $loser } ont dépassé leur temps.
}
show-why-flag-you = Votre temps est écoulé.
show-why-claimed = { $losers ->
    [one] { $loser } s’est absenté trop longtemps.
   *[other] { $loser } se sont absentés trop longtemps.
}
show-why-claimed-you = Votre absence a duré trop longtemps.
show-why-others-left = Les autres ont quitté la partie.
show-why-agreed-draw = Les joueurs se sont mis d’accord sur la partie nulle.
show-why-first-left = Le camp en tête avait quitté la partie.
show-why-kamisado-home-row = { $winner } a atteint la rangée de base adverse.
show-why-kamisado-home-row-won = Vous avez atteint la rangée de base adverse.
show-why-kamisado-home-row-lost = { $winner } a atteint votre rangée de base.
show-why-kamisado-deadlock = Personne ne peut plus jouer, et { $loser } a joué en dernier.
show-why-kamisado-deadlock-won = Personne ne peut plus jouer, et { $loser } a joué en dernier.
show-why-kamisado-deadlock-lost = Personne ne peut plus jouer, et vous avez joué en dernier.
show-why-kamisado-more-points = { $winner } a marqué plus de points dans la série.
show-why-kamisado-more-points-won = Vous avez marqué plus de points dans la série.
show-why-kamisado-more-points-lost = Vous avez marqué moins de points dans la série.
show-why-kamisado-equal-points = La série se termine à égalité de points.
show-why-kaito-last-sword = { $loser } n’a plus de sabre sur le terrain.
show-why-kaito-last-sword-won = { $loser } n’a plus de sabre sur le terrain.
show-why-kaito-last-sword-lost = Vous n’avez plus de sabre sur le terrain.
show-why-kaito-last-helmet = { $loser } n’a plus de casque sur le terrain.
show-why-kaito-last-helmet-won = { $loser } n’a plus de casque sur le terrain.
show-why-kaito-last-helmet-lost = Vous n’avez plus de casque sur le terrain.
show-why-kaito-stuck = { $loser } ne peut plus déplacer le kaito.
show-why-kaito-stuck-won = { $loser } ne peut plus déplacer le kaito.
show-why-kaito-stuck-lost = Vous ne pouvez plus déplacer le kaito.
show-why-caminos-connection = { $winners ->
    [one] { $winner } a relié deux côtés opposés.
   *[other] { $winner } ont relié deux côtés opposés.
}
show-why-caminos-connection-won = { $winners ->
    [one] Vous avez relié deux côtés opposés.
   *[other] Vous avez relié deux côtés opposés.
}
show-why-caminos-connection-lost = { $winners ->
    [one] { $winner } a relié deux côtés opposés.
   *[other] { $winner } ont relié deux côtés opposés.
}
show-why-caminos-edge-stones = { $winners ->
    [one] Personne n’a relié deux côtés ; { $winner } a moins de pièces de bord.
   *[other] Personne n’a relié deux côtés ; { $winner } ont moins de pièces de bord.
}
show-why-caminos-edge-stones-won = { $winners ->
    [one] Personne n’a relié deux côtés ; vous avez moins de pièces de bord.
   *[other] Personne n’a relié deux côtés ; vous avez moins de pièces de bord.
}
show-why-caminos-edge-stones-lost = { $losers ->
    [one] Personne n’a relié deux côtés ; vous avez plus de pièces de bord.
   *[other] Personne n’a relié deux côtés ; vous avez plus de pièces de bord.
}
show-why-caminos-equal-edge-stones = Personne n’a relié deux côtés, et les pièces de bord sont à égalité.
show-why-caminos-no-connection = Personne n’a relié deux côtés.
show-why-samurai-two-majorities = { $winner } a la majorité dans deux sortes de figures.
show-why-samurai-two-majorities-won = Vous avez la majorité dans deux sortes de figures.
show-why-samurai-two-majorities-lost = { $winner } a la majorité dans deux sortes de figures.
show-why-samurai-most-others = { $winner } mène dans une sorte et a le plus d’autres figures.
show-why-samurai-most-others-won = Vous menez dans une sorte et avez le plus d’autres figures.
show-why-samurai-most-others-lost = { $winner } mène dans une sorte et a le plus d’autres figures.
show-why-samurai-most-figures = { $winner } a le plus de figures en tout parmi les ex æquo.
show-why-samurai-most-figures-won = Vous avez le plus de figures en tout parmi les ex æquo.
show-why-samurai-most-figures-lost = { $winner } a le plus de figures en tout parmi les ex æquo.
show-why-samurai-no-majority = Personne ne mène seul dans une sorte ; { $winner } a le plus de figures.
show-why-samurai-no-majority-won = Personne ne mène seul dans une sorte ; vous avez le plus de figures.
show-why-samurai-no-majority-lost = Personne ne mène seul dans une sorte ; { $winner } a le plus de figures.
show-why-samurai-shared = Rien ne départage { $winner }.
show-why-samurai-shared-won = Rien ne vous départage de { $others }.
show-why-samurai-shared-lost = Rien ne départage { $winner }.
show-why-samurai-all-share = Rien ne départage les joueurs : tous partagent la victoire.
show-why-samurai-unknown-captures = Les figures prises ne sont pas toutes connues : personne ne peut dire qui a gagné.
