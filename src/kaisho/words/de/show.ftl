# What a table shows while a game is played: remarks about acts, ends of rounds, endings.

# Remarks at the edge of the board, and for screen readers.
show-passes = { $side } ist blockiert und passt
show-pushed = { $side } hat gestoßen: { $other } setzt aus
show-forced = Einziger Zug: vom Tisch gespielt
show-played = Vom Tisch für { $side } gespielt
show-acted = { $side }: { $act }
show-hidden = { $side } wählt verdeckt
show-go-on = Weiter

# Endings.
show-win = Gewonnen!
show-shared = Geteilter Sieg!
show-loss = Verloren
show-draw = Unentschieden
show-ended = Die Partie ist vorbei
show-wins = { $count ->
    [one] { $side } gewinnt
   *[other] { $side } gewinnen
}
show-shares = { $side } teilen sich den Sieg
show-place = { $place }. Platz
show-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
show-score = Stand: { $points }
show-result = Ergebnis zeigen
show-board = Brett ansehen
show-other-side = Andere Seite
show-harder = Stärker: { $level }
show-easier = Leichter: { $level }
show-mistakes = Meine Fehler ansehen
show-analyse = Partie analysieren

# Why a game ended so: for everybody, and in the second person for whoever has won or lost.
show-why-resigned = { $losers ->
    [one] { $loser } hat aufgegeben.
   *[other] { $loser } haben aufgegeben.
}
show-why-resigned-you = Du hast aufgegeben.
show-why-flag = { $losers ->
    [one] { $loser } hat die Zeit überschritten.
   *[other] { $loser } haben die Zeit überschritten.
}
show-why-flag-you = Deine Zeit ist abgelaufen.
show-why-claimed = { $losers ->
    [one] { $loser } ist weggeblieben.
   *[other] { $loser } sind weggeblieben.
}
show-why-claimed-you = Du bist weggeblieben.
show-why-others-left = Die anderen haben die Partie verlassen.
show-why-agreed-draw = Die Spieler haben sich auf Unentschieden geeinigt.
show-why-first-left = Die führende Seite hatte die Partie verlassen.
show-why-kamisado-home-row = { $winner } hat die gegnerische Grundlinie erreicht.
show-why-kamisado-home-row-won = Du hast die gegnerische Grundlinie erreicht.
show-why-kamisado-home-row-lost = { $winner } hat deine Grundlinie erreicht.
show-why-kamisado-deadlock = Niemand kann mehr ziehen, und { $loser } hat zuletzt gezogen.
show-why-kamisado-deadlock-won = Niemand kann mehr ziehen, und { $loser } hat zuletzt gezogen.
show-why-kamisado-deadlock-lost = Niemand kann mehr ziehen, und du hast zuletzt gezogen.
show-why-kamisado-more-points = { $winner } hat in der Serie mehr Punkte.
show-why-kamisado-more-points-won = Du hast in der Serie mehr Punkte.
show-why-kamisado-more-points-lost = Du hast in der Serie weniger Punkte.
show-why-kamisado-equal-points = Die Serie endet nach Punkten unentschieden.
show-why-kaito-last-sword = { $loser } hat kein Schwert mehr auf dem Spielfeld.
show-why-kaito-last-sword-won = { $loser } hat kein Schwert mehr auf dem Spielfeld.
show-why-kaito-last-sword-lost = Du hast kein Schwert mehr auf dem Spielfeld.
show-why-kaito-last-helmet = { $loser } hat keinen Helm mehr auf dem Spielfeld.
show-why-kaito-last-helmet-won = { $loser } hat keinen Helm mehr auf dem Spielfeld.
show-why-kaito-last-helmet-lost = Du hast keinen Helm mehr auf dem Spielfeld.
show-why-kaito-stuck = { $loser } kann den Kaito nicht mehr bewegen.
show-why-kaito-stuck-won = { $loser } kann den Kaito nicht mehr bewegen.
show-why-kaito-stuck-lost = Du kannst den Kaito nicht mehr bewegen.
show-why-caminos-connection = { $winners ->
    [one] { $winner } hat zwei gegenüberliegende Seiten verbunden.
   *[other] { $winner } haben zwei gegenüberliegende Seiten verbunden.
}
show-why-caminos-connection-won = { $winners ->
    [one] Du hast zwei gegenüberliegende Seiten verbunden.
   *[other] Ihr habt zwei gegenüberliegende Seiten verbunden.
}
show-why-caminos-connection-lost = { $winners ->
    [one] { $winner } hat zwei gegenüberliegende Seiten verbunden.
   *[other] { $winner } haben zwei gegenüberliegende Seiten verbunden.
}
show-why-caminos-edge-stones = { $winners ->
    [one] Niemand hat zwei Seiten verbunden; { $winner } hat weniger Randsteine.
   *[other] Niemand hat zwei Seiten verbunden; { $winner } haben weniger Randsteine.
}
show-why-caminos-edge-stones-won = { $winners ->
    [one] Niemand hat zwei Seiten verbunden; du hast weniger Randsteine.
   *[other] Niemand hat zwei Seiten verbunden; ihr habt weniger Randsteine.
}
show-why-caminos-edge-stones-lost = { $losers ->
    [one] Niemand hat zwei Seiten verbunden; du hast mehr Randsteine.
   *[other] Niemand hat zwei Seiten verbunden; ihr habt mehr Randsteine.
}
show-why-caminos-equal-edge-stones = Niemand hat zwei Seiten verbunden, und beide haben gleich viele Randsteine.
show-why-caminos-no-connection = Niemand hat zwei Seiten verbunden.
show-why-samurai-two-majorities = { $winner } hat bei zwei Figurenarten die meisten Figuren.
show-why-samurai-two-majorities-won = Du hast bei zwei Figurenarten die meisten Figuren.
show-why-samurai-two-majorities-lost = { $winner } hat bei zwei Figurenarten die meisten Figuren.
show-why-samurai-most-others = { $winner } führt bei einer Figurenart und hat die meisten übrigen Figuren.
show-why-samurai-most-others-won = Du führst bei einer Figurenart und hast die meisten übrigen Figuren.
show-why-samurai-most-others-lost = { $winner } führt bei einer Figurenart und hat die meisten übrigen Figuren.
show-why-samurai-most-figures = { $winner } hat bei Gleichstand insgesamt die meisten Figuren.
show-why-samurai-most-figures-won = Du hast bei Gleichstand insgesamt die meisten Figuren.
show-why-samurai-most-figures-lost = { $winner } hat bei Gleichstand insgesamt die meisten Figuren.
show-why-samurai-no-majority = Niemand führt bei einer Figurenart allein; { $winner } hat die meisten Figuren.
show-why-samurai-no-majority-won = Niemand führt bei einer Figurenart allein; du hast die meisten Figuren.
show-why-samurai-no-majority-lost = Niemand führt bei einer Figurenart allein; { $winner } hat die meisten Figuren.
show-why-samurai-shared = Gleichstand in allem: { $winner }.
show-why-samurai-shared-won = Gleichstand in allem zwischen dir und { $others }.
show-why-samurai-shared-lost = Gleichstand in allem: { $winner }.
show-why-samurai-all-share = Gleichstand in allem: Alle teilen sich den Sieg.
show-why-samurai-unknown-captures = Nicht alle gewonnenen Figuren sind bekannt: Wer gewonnen hat, lässt sich nicht sagen.
