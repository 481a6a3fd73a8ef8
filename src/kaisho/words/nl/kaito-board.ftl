# The aim
kaito-board-aim = Doel: het laatste zwaard of de laatste helm van de tegenstander van het speelveld krijgen.

# Kaito’s board in the browser. A colour or a stone is inserted as it stands in kaito.ftl.

kaito-board-look-ceramic = Keramiek
kaito-board-look-porcelain = Porselein
kaito-board-look-lacquer = Lak
kaito-board-look-contrast = Hoog contrast
kaito-board-begin = Hier begint de kaito; { $side } zet als eerste.
kaito-board-gain-mon = Neemt { $stone }: mon ter waarde van { $worth } in totaal.
kaito-board-gain-life = Neemt { $stone }; nog op het speelveld: { $left }.
kaito-board-gain-own = Neemt { $stone }, een eigen steen: voorgoed uit het spel.
kaito-board-gain-win = Neemt { $stone }, de laatste: wint de partij!
kaito-board-gain-loss = Neemt { $stone }, de eigen laatste: verliest de partij!
kaito-board-then-stuck = Daarna kan { $side } niet meer zetten: dat wint de partij!
kaito-board-then-exchange = Daarna is een ruil mogelijk.
kaito-board-then-danger = Pas op: { $side } zou daarna kunnen winnen.
kaito-board-premove = Gekozen voor je volgende beurt: { $square }. Kies het nog eens of druk op Escape om dit in te trekken.
kaito-board-next-turn = gekozen voor de volgende beurt
kaito-board-hint = aanbevolen
kaito-board-from-here = de kaito kwam hiervandaan
kaito-board-drop = Zet de kaito neer op een steen in zijn rij of kolom.
kaito-board-buy = Steen om terug te krijgen
kaito-board-payment = Mon om te betalen
kaito-board-not-held = niet bij de tegenstander
kaito-board-short = { $less } te weinig
