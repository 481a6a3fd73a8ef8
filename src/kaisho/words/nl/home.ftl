# The home page and lists of games.

home-live = Nu aan de gang
home-today = Partij van de dag
home-look = Met toelichting bekijken
home-here = Nu hier
home-more-people =
    { $count ->
        [one] en nog iemand
       *[other] en nog { $count }
    }
home-finished = Net afgelopen
home-won = Gewonnen door { $names }
home-time-left = nog { $time }
home-next = Volgende partij waarin jij aan de beurt bent
home-options = Je speelt met: { $options }
home-reset = Terug naar standaard
