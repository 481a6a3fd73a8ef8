# The home page and lists of games.

home-live = Gerade wird gespielt
home-today = Partie des Tages
home-look = Mit Anmerkungen ansehen
home-here = Gerade hier
home-more-people =
    { $count ->
        [one] und noch jemand
       *[other] und { $count } weitere
    }
home-finished = Zuletzt beendet
home-won = Gewonnen: { $names }
home-time-left = noch { $time }
home-next = Nächste Partie, in der du am Zug bist
home-options = Gespielt wird mit: { $options }
home-reset = Zurücksetzen
