# The home page and lists of games.

home-live = Une partie en cours
home-today = Pour aujourd’hui
home-look = La regarder avec les commentaires
home-here = Ici en ce moment
home-more-people =
    { $count ->
        [one] et une personne de plus
       *[other] et { $count } autres
    }
home-finished = Parties qui viennent de finir
home-won = Victoire : { $names }
home-time-left = encore { $time }
home-next = Prochaine partie où c’est à vous
home-options = On joue avec : { $options }
home-reset = comme d’habitude
home-open-one = Personne n’attend pour l’instant. Ouvrez une table à laquelle tout le monde peut s’asseoir : choisissez « Plus… » pour un jeu.
