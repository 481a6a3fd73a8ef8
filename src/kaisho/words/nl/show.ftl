# What a table shows while a game is played: remarks about acts, ends of rounds, endings.

# Remarks at the edge of the board, and for screen readers.
show-passes = { $side } past: geblokkeerd
show-pushed = { $side } heeft geduwd: { $other } slaat een beurt over
show-forced = Enige zet: door de tafel gespeeld
show-played = Door de tafel gespeeld voor { $side }
show-acted = { $side }: { $act }
show-hidden = { $side } kiest in het geheim
show-go-on = Verder

# Endings.
show-win = Gewonnen!
show-loss = Verloren
show-draw = Remise
show-ended = De partij is afgelopen
show-wins = { $count ->
    [one] { $side } wint
   *[other] { $side } winnen
}
show-place = Je bent { $place }e
show-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
show-result = Uitslag tonen
show-board = Bord bekijken
show-other-side = Andere kant
show-harder = Moeilijker: { $level }
show-easier = Makkelijker: { $level }
show-mistakes = Mijn fouten bekijken

# Why a game ended so.
show-why-resigned = { $loser } heeft opgegeven.
show-why-resigned-you = Je hebt opgegeven.
show-why-flag = { $loser } heeft geen tijd meer.
show-why-flag-you = Je tijd is om.
show-why-claimed = { $loser } bleef weg.
show-why-claimed-you = Je bleef te lang weg.
show-why-kamisado-home-row = { $winner } heeft de thuisrij van de tegenstander bereikt.
show-why-kamisado-deadlock = Niemand kan nog bewegen, en { $loser } deed de laatste zet.
show-why-kamisado-more-points = { $winner } heeft meer punten in de serie.
show-why-kamisado-equal-points = De punten in de serie zijn gelijk.
show-why-kaito-last-sword = { $loser } heeft geen zwaard meer op het speelveld.
show-why-kaito-last-helmet = { $loser } heeft geen helm meer op het speelveld.
show-why-kaito-stuck = De kaito kan niet meer bewegen.
show-why-caminos-connection = { $winner } heeft twee tegenoverliggende zijden verbonden.
show-why-caminos-edge-stones = Niemand heeft twee zijden verbonden; { $winner } heeft minder randstenen.
show-why-caminos-equal-edge-stones = Niemand heeft twee zijden verbonden, en er zijn evenveel randstenen.
show-why-caminos-no-connection = Niemand heeft twee zijden verbonden.
show-why-samurai-two-majorities = { $winner } heeft van twee soorten figuren de meeste.
show-why-samurai-most-others = { $winner } leidt in één soort en heeft de meeste andere figuren.
show-why-samurai-most-figures = Bij gelijke stand heeft { $winner } in totaal de meeste figuren.
show-why-samurai-no-majority = Niemand leidt alleen in een soort; { $winner } heeft de meeste figuren.
show-why-samurai-shared = De leiders staan helemaal gelijk.
show-why-samurai-all-share = De spelers staan helemaal gelijk.
