# The home page and lists of games.

home-live = Une partie en direct
home-today = Partie du jour
home-look = Voir la partie commentée
home-here = Présents en ce moment
home-more-people =
    { $count ->
        [one] et une autre personne
       *[other] et { $count } autres
    }
home-finished = Tout juste terminées
home-won = Victoire : { $names }
home-time-left = encore { $time }
home-next = Prochaine partie où c’est à vous
home-options = On joue avec : { $options }
home-reset = Par défaut
