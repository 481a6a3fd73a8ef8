# The aim
kaito-board-aim = Ziel: das letzte gegnerische Schwert oder den letzten gegnerischen Helm vom Spielfeld nehmen.

# Kaito’s board in the browser. A colour or a stone is inserted as it stands in kaito.ftl.

kaito-board-look-ceramic = Keramik
kaito-board-look-porcelain = Porzellan
kaito-board-look-lacquer = Lack
kaito-board-look-contrast = Hoher Kontrast
kaito-board-begin = Hier beginnt der Kaito; zuerst zieht { $side }.
kaito-board-gain-mon = Nimmt { $stone }: Mon im Wert von insgesamt { $worth }.
kaito-board-gain-life = Nimmt { $stone }; noch auf dem Spielfeld: { $left }.
kaito-board-gain-own = Nimmt { $stone }, einen eigenen Stein: endgültig aus dem Spiel.
kaito-board-gain-win = Nimmt { $stone }, den letzten Stein dieser Art: Das gewinnt die Partie!
kaito-board-gain-loss = Nimmt { $stone }, den letzten eigenen Stein dieser Art: Das verliert die Partie!
kaito-board-then-stuck = Danach kann { $side } nicht mehr ziehen: Das gewinnt die Partie!
kaito-board-then-exchange = Danach ist ein Tausch möglich.
kaito-board-then-danger = Vorsicht: { $side } könnte danach gewinnen.
kaito-board-premove = Für den nächsten Zug vorgemerkt: { $square }. Noch einmal wählen oder Escape nimmt das zurück.
kaito-board-next-turn = für den nächsten Zug vorgemerkt
kaito-board-hint = empfohlen
kaito-board-from-here = der Kaito kam von hier
kaito-board-drop = Den Kaito auf einem Stein seiner Reihe oder Spalte ablegen.
kaito-board-buy = Stein zum Zurückkaufen
kaito-board-payment = Mon zum Bezahlen
kaito-board-not-held = nicht beim Gegner
kaito-board-short = { $less } zu wenig
