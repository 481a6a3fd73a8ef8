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
show-loss = Verloren
show-draw = Unentschieden
show-ended = Die Partie ist vorbei
show-wins = { $count ->
    [one] { $side } gewinnt
   *[other] { $side } gewinnen
}
show-place = { $place }. Platz
show-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
show-result = Ergebnis zeigen
show-board = Brett ansehen
show-other-side = Andere Seite
show-harder = Stärker: { $level }
show-easier = Leichter: { $level }
show-mistakes = Meine Fehler ansehen

# Why a game ended so.
show-why-resigned = { $loser } hat aufgegeben.
show-why-resigned-you = Du hast aufgegeben.
show-why-flag = { $loser } hat die Zeit überschritten.
show-why-flag-you = Deine Zeit ist abgelaufen.
show-why-claimed = { $loser } ist weggeblieben.
show-why-claimed-you = Du bist weggeblieben.
show-why-kamisado-home-row = { $winner } hat die gegnerische Grundlinie erreicht.
show-why-kamisado-deadlock = Niemand kann mehr ziehen, und { $loser } hat zuletzt gezogen.
show-why-kamisado-more-points = { $winner } hat in der Serie mehr Punkte.
show-why-kamisado-equal-points = Die Serie endet nach Punkten unentschieden.
show-why-kaito-last-sword = { $loser } hat kein Schwert mehr auf dem Spielfeld.
show-why-kaito-last-helmet = { $loser } hat keinen Helm mehr auf dem Spielfeld.
show-why-kaito-stuck = Der Kaito lässt sich nicht mehr bewegen.
show-why-caminos-connection = { $winner } hat zwei gegenüberliegende Seiten verbunden.
show-why-caminos-edge-stones = Niemand hat zwei Seiten verbunden; { $winner } hat weniger Randsteine.
show-why-caminos-equal-edge-stones = Niemand hat zwei Seiten verbunden, und beide haben gleich viele Randsteine.
show-why-caminos-no-connection = Niemand hat zwei Seiten verbunden.
show-why-samurai-two-majorities = { $winner } hat bei zwei Figurenarten die meisten Figuren.
show-why-samurai-most-others = { $winner } führt bei einer Figurenart und hat die meisten übrigen Figuren.
show-why-samurai-most-figures = { $winner } hat bei Gleichstand insgesamt die meisten Figuren.
show-why-samurai-no-majority = Niemand führt bei einer Figurenart allein; { $winner } hat die meisten Figuren.
show-why-samurai-shared = Gleichstand unter den Führenden.
show-why-samurai-all-share = Gleichstand in allem.
