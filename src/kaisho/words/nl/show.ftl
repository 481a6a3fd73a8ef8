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
show-shared = Gedeelde overwinning!
show-loss = Verloren
show-draw = Remise
show-ended = De partij is afgelopen
show-wins = { $count ->
    [one] { $side } wint
   *[other] { $side } winnen
}
show-shares = { $side } delen de overwinning
show-place = Je bent { $place }e
show-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
show-score = Stand: { $points }
show-result = Uitslag tonen
show-board = Bord bekijken
show-other-side = Andere kant
show-harder = Moeilijker: { $level }
show-easier = Makkelijker: { $level }
show-mistakes = Mijn fouten bekijken
show-analyse = Partij analyseren

# Why a game ended so: for everybody, and in the second person for whoever has won or lost.
show-why-resigned = { $losers ->
    [one] { $loser } heeft opgegeven.
   *[other] { $loser } hebben opgegeven.
}
show-why-resigned-you = Je hebt opgegeven.
show-why-flag = { $losers ->
    [one] { $loser } heeft geen tijd meer.
   *[other] { $loser } hebben geen tijd meer.
}
show-why-flag-you = Je tijd is om.
show-why-claimed = { $losers ->
    [one] { $loser } bleef weg.
   *[other] { $loser } bleven weg.
}
show-why-claimed-you = Je bleef te lang weg.
show-why-others-left = De anderen hebben de partij verlaten.
show-why-agreed-draw = De spelers zijn remise overeengekomen.
show-why-first-left = De speler die op kop lag, had de partij verlaten.
show-why-kamisado-home-row = { $winner } heeft de thuisrij van de tegenstander bereikt.
show-why-kamisado-home-row-won = Je hebt de thuisrij van de tegenstander bereikt.
show-why-kamisado-home-row-lost = { $winner } heeft jouw thuisrij bereikt.
show-why-kamisado-deadlock = Niemand kan nog bewegen, en { $loser } deed de laatste zet.
show-why-kamisado-deadlock-won = Niemand kan nog bewegen, en { $loser } deed de laatste zet.
show-why-kamisado-deadlock-lost = Niemand kan nog bewegen, en jij deed de laatste zet.
show-why-kamisado-more-points = { $winner } heeft meer punten in de serie.
show-why-kamisado-more-points-won = Je hebt meer punten in de serie.
show-why-kamisado-more-points-lost = Je hebt minder punten in de serie.
show-why-kamisado-equal-points = De punten in de serie zijn gelijk.
show-why-kaito-last-sword = { $loser } heeft geen zwaard meer op het speelveld.
show-why-kaito-last-sword-won = { $loser } heeft geen zwaard meer op het speelveld.
show-why-kaito-last-sword-lost = Je hebt geen zwaard meer op het speelveld.
show-why-kaito-last-helmet = { $loser } heeft geen helm meer op het speelveld.
show-why-kaito-last-helmet-won = { $loser } heeft geen helm meer op het speelveld.
show-why-kaito-last-helmet-lost = Je hebt geen helm meer op het speelveld.
show-why-kaito-stuck = { $loser } kan de kaito niet meer bewegen.
show-why-kaito-stuck-won = { $loser } kan de kaito niet meer bewegen.
show-why-kaito-stuck-lost = Je kunt de kaito niet meer bewegen.
show-why-caminos-connection = { $winners ->
    [one] { $winner } heeft twee tegenoverliggende zijden verbonden.
   *[other] { $winner } hebben twee tegenoverliggende zijden verbonden.
}
show-why-caminos-connection-won = { $winners ->
    [one] Je hebt twee tegenoverliggende zijden verbonden.
   *[other] Jullie hebben twee tegenoverliggende zijden verbonden.
}
show-why-caminos-connection-lost = { $winners ->
    [one] { $winner } heeft twee tegenoverliggende zijden verbonden.
   *[other] { $winner } hebben twee tegenoverliggende zijden verbonden.
}
show-why-caminos-edge-stones = { $winners ->
    [one] Niemand heeft twee zijden verbonden; { $winner } heeft minder randstenen.
   *[other] Niemand heeft twee zijden verbonden; { $winner } hebben minder randstenen.
}
show-why-caminos-edge-stones-won = { $winners ->
    [one] Niemand heeft twee zijden verbonden; je hebt minder randstenen.
   *[other] Niemand heeft twee zijden verbonden; jullie hebben minder randstenen.
}
show-why-caminos-edge-stones-lost = { $losers ->
    [one] Niemand heeft twee zijden verbonden; je hebt meer randstenen.
   *[other] Niemand heeft twee zijden verbonden; jullie hebben meer randstenen.
}
show-why-caminos-equal-edge-stones = Niemand heeft twee zijden verbonden, en er zijn evenveel randstenen.
show-why-caminos-no-connection = Niemand heeft twee zijden verbonden.
show-why-samurai-two-majorities = { $winner } heeft van twee soorten figuren de meeste.
show-why-samurai-two-majorities-won = Je hebt van twee soorten figuren de meeste.
show-why-samurai-two-majorities-lost = { $winner } heeft van twee soorten figuren de meeste.
show-why-samurai-most-others = { $winner } leidt in één soort en heeft de meeste andere figuren.
show-why-samurai-most-others-won = Je leidt in één soort en hebt de meeste andere figuren.
show-why-samurai-most-others-lost = { $winner } leidt in één soort en heeft de meeste andere figuren.
show-why-samurai-most-figures = Bij gelijke stand heeft { $winner } in totaal de meeste figuren.
show-why-samurai-most-figures-won = Bij gelijke stand heb je in totaal de meeste figuren.
show-why-samurai-most-figures-lost = Bij gelijke stand heeft { $winner } in totaal de meeste figuren.
show-why-samurai-no-majority = Niemand leidt alleen in een soort; { $winner } heeft de meeste figuren.
show-why-samurai-no-majority-won = Niemand leidt alleen in een soort; je hebt de meeste figuren.
show-why-samurai-no-majority-lost = Niemand leidt alleen in een soort; { $winner } heeft de meeste figuren.
show-why-samurai-shared = { $winner } staan helemaal gelijk.
show-why-samurai-shared-won = Je staat helemaal gelijk met { $others }.
show-why-samurai-shared-lost = { $winner } staan helemaal gelijk.
show-why-samurai-all-share = De spelers staan helemaal gelijk: iedereen deelt de overwinning.
show-why-samurai-unknown-captures = Niet alle gewonnen figuren zijn bekend: het is niet te zeggen wie gewonnen heeft.
