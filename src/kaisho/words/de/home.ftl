# The home page and lists of games.

home-live = Gerade wird gespielt
home-today = Für heute
home-look = Mit Anmerkungen ansehen
home-here = Gerade hier
home-more-people =
    { $count ->
        [one] und eine Person mehr
       *[other] und { $count } weitere
    }
home-finished = Zuletzt zu Ende gespielt
home-won = Gewonnen: { $names }
home-time-left = noch { $time }
home-next = Nächste Partie, in der du am Zug bist
home-options = Gespielt wird mit: { $options }
home-reset = wie üblich
home-open-one = Gerade wartet niemand. Wer einen Tisch für alle eröffnen möchte, wählt „Mehr …“ bei einem Spiel.
