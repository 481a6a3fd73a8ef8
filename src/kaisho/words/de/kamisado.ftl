# Kamisado: words of the game, refusals, rules, and errors in a position.
# A colour names a tower ("the Purple tower") or a square; the -short forms are used in the abbreviated notation.

kamisado = Kamisado
kamisado-about = Acht Türme pro Seite; die Farbe, auf der du stehen bleibst, bestimmt, welchen Turm dein Gegner ziehen muss.
kamisado-option-match = Match
kamisado-option-match-single = eine Runde
kamisado-option-match-standard = Standard, bis 3 Punkte
kamisado-option-match-long = lang, bis 7 Punkte
kamisado-option-match-marathon = Marathon, bis 15 Punkte
kamisado-option-match-series = Serie einzelner Runden
kamisado-option-rounds = Runden
kamisado-option-setup = Aufstellung
kamisado-option-setup-colours = auf den eigenen Farben
kamisado-option-setup-tournament = von den Spielern aufgestellt
kamisado-option-orientation = Brett
kamisado-option-orientation-brown-left = Braun links
kamisado-option-orientation-orange-left = Orange links
kamisado-write = In Worten (Lila Links 5 Grün oder Li L 5 Gr), in Zeichen (紫↖5緑) oder als Felder (f1-a6).

kamisado-black = Schwarz
kamisado-white = Weiß

kamisado-orange = Orange
kamisado-blue = Blau
kamisado-purple = Lila
kamisado-pink = Rosa
kamisado-yellow = Gelb
kamisado-red = Rot
kamisado-green = Grün
kamisado-brown = Braun
kamisado-orange-short = Or
kamisado-blue-short = Bl
kamisado-purple-short = Li
kamisado-pink-short = Ros
kamisado-yellow-short = Ge
kamisado-red-short = Rot
kamisado-green-short = Gr
kamisado-brown-short = Br

kamisado-left = Links
kamisado-forward = Geradeaus
kamisado-right = Rechts
kamisado-back = Zurück
kamisado-left-short = L
kamisado-forward-short = G
kamisado-right-short = R
kamisado-back-short = Z

kamisado-rank-0 = Turm
kamisado-rank-1 = Sumo
kamisado-rank-2 = Doppel-Sumo
kamisado-rank-3 = Dreifach-Sumo
kamisado-rank-4 = Vierfach-Sumo

# What the terminal shows.
kamisado-show-round = Runde { $round }
kamisado-show-score = Schwarz { $black } : { $white } Weiß
kamisado-show-must = { $side } am Zug: der Turm { $tower } auf { $square }
kamisado-show-free = { $side } am Zug: ein beliebiger Turm
kamisado-show-place = { $side } stellt einen Turm auf { $square }
kamisado-show-refill = { $side } wählt, von welcher Seite beide Grundlinien aufgefüllt werden: links oder rechts
kamisado-show-waiting = { $side } muss noch diese Türme aufstellen: { $towers }
kamisado-show-over = Die Partie ist zu Ende.

# How a match ends.
kamisado-end-home-row = { $winner } erreicht die gegnerische Grundlinie und gewinnt. Endstand: Schwarz { $points } Weiß.
kamisado-end-deadlock = Niemand kann mehr ziehen: { $winner } gewinnt. Endstand: Schwarz { $points } Weiß.
kamisado-end-more-points = { $winner } gewinnt die Serie. Endstand: Schwarz { $points } Weiß.
kamisado-end-equal-points = Die Serie endet unentschieden. Endstand: Schwarz { $points } Weiß.

kamisado-round-won = { $side } gewinnt die Runde.

kamisado-round-won-with-marker = { $side } gewinnt die Runde. Neuer Rang des Turms { $tower }: { $rank }.

# Why a deadlock ended a round. The numbers are those on the board.
kamisado-deadlock-moved = Stillstand: { $side } hat zuletzt gezogen, den Turm { $tower } nach { $square }.
kamisado-deadlock-pushed = Stillstand: { $side } hat zuletzt gezogen, mit einem Stoß des Turms { $tower } nach { $square }.
kamisado-deadlock-passes = Jeder Turm, der als Nächster ziehen müsste, ist blockiert und passt; die Farbe seines Feldes, in Klammern, bestimmt den nächsten: { $towers }.
kamisado-deadlock-tower = { $number } { $side } { $tower } { $square } ({ $colour })
kamisado-deadlock-again = Nach Nummer { $last } wäre wieder Nummer { $first } an der Reihe, und so ginge es endlos weiter.
kamisado-deadlock-lost = Niemand könnte je wieder ziehen. Dann verliert, wer zuletzt gezogen hat: { $loser } verliert die Runde, { $winner } gewinnt sie.
kamisado-deadlock-marked = { $winner } markiert den eigenen Turm { $tower } auf { $on }; sein neuer Rang: { $rank }. Er hat die Farbe von { $square }, dem zuletzt erreichten Feld.
kamisado-deadlock-point = { $winner } bekommt einen Punkt. In einer Serie gibt es keine Marker.
kamisado-deadlock-blocked = blockiert, passt als Nummer { $number }
kamisado-deadlock-key = blockiert, passen in dieser Reihenfolge
kamisado-deadlock-last = zuletzt gezogen
kamisado-deadlock-gets-marker = bekommt den Marker
kamisado-deadlock-picture = So endete die Runde

## server

# What options mean, and how moves are written.
kamisado-option-match-about = wie lang das Match ist: eine Runde, bis 3, 7 oder 15 Punkte, oder eine Serie einzelner Runden
kamisado-option-rounds-about = wie viele Runden eine Serie hat
kamisado-option-setup-about = ob die Türme auf ihren eigenen Farben beginnen oder die Spieler sie nach Belieben aufstellen
kamisado-option-orientation-about = wie das Brett liegt: mit Braun oder mit Orange am linken Ende jeder Grundlinie
kamisado-how-to-move = Schreibe einen Zug in Worten (Lila Links 5 Grün oder Li L 5 Gr), in Zeichen (紫↖5緑) oder mit Feldern (f1-a6). Ein Turm, der nicht ziehen kann, passt von selbst. Weitere Befehle:

# Why a move is refused. The ids are those of the rules.
kamisado-T2 = Der Turm { $tower } darf jetzt nicht ziehen: Der letzte Zug hat den Turm { $must } auf { $square } bestimmt.
kamisado-Z1 = { $target } liegt von { $start } aus weder gerade noch schräg vorn. Türme ziehen nie zur Seite oder zurück.
kamisado-Z2 = Der Weg nach { $target } ist nicht frei: Auf { $blocker } steht ein Turm.
kamisado-Z3 = Auf { $target } steht schon ein Turm.
kamisado-Z5 = Der Turm { $tower } auf { $square } kann ziehen und darf deshalb nicht passen.
kamisado-S1 = { $asked } Felder sind für den Turm { $tower } zu weit: Ein { $rank } zieht höchstens { $reach }.
kamisado-S2 = Nur ein Turm direkt davor kann gestoßen werden; { $target } liegt weiter weg.
kamisado-S4 = Ein Stoß geht nur geradeaus, nie schräg nach { $target }.
kamisado-S5 = Das Feld hinter den gestoßenen Türmen ist nicht frei: Auf { $square } steht ein Turm.
kamisado-S6 = Der Turm auf { $square } steht auf seiner eigenen Grundlinie und kann nicht gestoßen werden.
kamisado-S7 = Ein { $rank } stößt höchstens { $most }; hier stehen mehr Türme hintereinander.
kamisado-S8 = Ein { $mine } stößt nur Türme von niedrigerem Rang; der Turm auf { $square } ist ein { $theirs }.
kamisado-S9 = Auf { $square } steht ein eigener Turm; der kann nicht gestoßen werden.
kamisado-S11 = Der Turm { $tower } kann sonst nirgendwohin, also muss er stoßen.
kamisado-B1 = { $side } muss zuerst wählen, von welcher Seite die Grundlinien aufgefüllt werden: links oder rechts.
kamisado-no-refill-now = Jetzt werden die Grundlinien nicht aufgefüllt.
kamisado-TS1 = Der Turm { $tower } steht schon auf { $square }. Stelle einen der übrigen auf.
kamisado-TS2 = Der Turm { $tower } steht schon auf { $square }. Stelle einen der übrigen auf.
kamisado-TS3 = Alle Türme sind aufgestellt; die Runde hat begonnen.
kamisado-no-placing = In diesem Match beginnen die Türme auf ihren eigenen Farben; niemand stellt sie auf.
kamisado-place-first = { $side } muss zuerst die Türme auf die Grundlinie stellen.
kamisado-over = Das Match ist zu Ende.

# Errors in a move that somebody wrote.
kamisado-ambiguous-word = „{ $word }“ kann mehreres bedeuten: { $candidates }. Schreibe etwas mehr davon.
kamisado-unknown-colour = „{ $word }“ ist keine Farbe. Die Farben sind { $known }.
kamisado-unknown-way = „{ $word }“ ist keine Richtung. Die Richtungen sind { $known }.
kamisado-unreadable = „{ $text }“ ist kein Zug. Schreibe zum Beispiel „Lila Links 5 Grün“, „Lila 0 Gelb“ für einen Pass oder „f1-a6“.
kamisado-no-tower = Auf { $square } steht kein Turm.
kamisado-not-yours = Der Turm auf { $square } gehört nicht zu { $side }.
kamisado-not-placed = Der Turm { $tower } ist noch nicht aufgestellt.
kamisado-off-board = Ein Zug der Weite { $length } würde den Turm { $tower } vom Brett führen.
kamisado-wrong-colour = Die Farbe passt nicht: Der Zug endet auf { $square }, und dieses Feld hat die Farbe { $real }, nicht { $written }.
kamisado-wrong-push = Die gestoßenen Türme passen nicht zu diesem Stoß: { $given }.
kamisado-placing-square = Der nächste Turm kommt auf { $wanted }, nicht auf { $square }.
kamisado-rounds-only-in-series = Die Option rounds gibt es nur bei match=series, nicht bei match={ $match }.

# Errors in a position.
kamisado-position-field-count = Eine Stellung besteht aus drei bis neun Angaben, getrennt durch Leerzeichen; hier sind es { $found }.
kamisado-position-rank-count = Das Brett einer Stellung hat acht Reihen, getrennt durch „/“; hier sind es { $found }.
kamisado-position-rank-length = Reihe { $rank } sollte 8 Felder haben, nicht { $found }.
kamisado-position-unknown-sign = „{ $sign }“ in Reihe { $rank } ist weder ein Turm (OBPKYRGN oder obpkyrgn) noch eine Zahl leerer Felder noch ein Marker (+).
kamisado-position-marker-without-tower = In Reihe { $rank } steht ein Marker (+) nicht hinter einem Turm.
kamisado-position-too-many-markers = Der Turm auf { $square } hat { $found } Marker; höchstens 4 sind möglich.
kamisado-position-tower-twice = Der Turm { $colour } von { $side } steht auf { $first } und auf { $second }.
kamisado-position-tower-missing = Der Turm { $colour } von { $side } fehlt.
kamisado-position-two-on-a-square = Auf { $square } stehen zwei Türme.
kamisado-position-bad-side = „{ $text }“ sagt nicht, wer am Zug ist: Schreibe b für Schwarz oder w für Weiß.
kamisado-position-bad-tower = „{ $text }“ ist kein Turm der Seite, die am Zug ist: Schreibe seinen Buchstaben, klein für Schwarz, groß für Weiß, oder „-“.
kamisado-position-bad-phase = „{ $text }“ ist keine Phase: Schreibe place, play, refill oder over.
kamisado-position-bad-score = „{ $text }“ ist kein Punktestand: Schreibe ihn wie 2:1, die Punkte von Schwarz zuerst.
kamisado-position-bad-match = „{ $text }“ ist kein Match: Schreibe single, standard, long, marathon oder series:4, und dahinter /tournament für die Turnieraufstellung.
kamisado-position-bad-number = „{ $text }“ ist keine Zahl, die zur Angabe „{ $field }“ passt.
kamisado-position-field-rounds = Runden einer Serie
kamisado-position-field-score = Punktestand
kamisado-position-field-round = Runde
kamisado-position-field-turn = Züge
kamisado-position-field-acts = Aktionen
kamisado-position-bad-bytes = Diese Bytes sind kein Spielzustand von Kamisado.
kamisado-position-markers-in-single = In einer einzelnen Runde oder einer Serie gibt es keine Marker.
kamisado-position-score-and-markers = { $side } hat den Punktestand { $score }, aber Marker im Wert von { $points }.
kamisado-position-round-and-score = Runde { $round } passt nicht zum Punktestand: Es müsste Runde { $wanted } sein.
kamisado-position-series-rounds = Das passt nicht zur Rundenzahl der Serie, { $rounds } (möglich: 1 bis 99).
kamisado-position-over-and-score = Die Phase passt nicht zum Stand { $score } in einem Match der Art „{ $match }“: Ein Match ist zu Ende, sobald eine Seite die nötigen Punkte hat, eine Serie, wenn alle Runden gespielt sind.
kamisado-position-not-placing = Türme werden nur vor dem ersten Zug aufgestellt, und nur bei der Turnieraufstellung.
kamisado-position-placing-order = Türme werden aus Sicht des Spielers von links an aufgestellt, und die Seite, die die Runde eröffnet, stellt zuerst alle ihre Türme auf.
kamisado-position-already-home = Ein Turm von { $side } steht auf der gegnerischen Grundlinie: Die Runde wäre schon zu Ende.
kamisado-position-free-choice = Bei „-“ darf jeder Turm ziehen; das ist nur zu Beginn einer Runde möglich, wenn alle Türme auf ihren Grundlinien stehen.
kamisado-position-wrong-opener = Diese Runde eröffnet die andere Seite.
kamisado-position-deadlock = Keine Seite kann mehr ziehen: Die Runde wäre schon zu Ende.
kamisado-position-ended-with-tower = Nach dem Ende einer Runde muss kein Turm ziehen: Schreibe „-“.
kamisado-position-two-at-home = Mehr als ein Turm steht auf der gegnerischen Grundlinie: Die Runde wäre schon früher zu Ende gewesen.
kamisado-position-must-without-cause = Kein Zug kann dazu geführt haben, dass der Turm { $colour } ziehen muss: Auf dieser Farbe steht kein gegnerischer Turm, oder es hat noch niemand gezogen.
kamisado-position-not-on-colours = Zu Beginn dieser Runde steht jeder Turm auf seiner eigenen Farbe.
kamisado-position-ended-by-winner = Am Zug muss die Seite sein, die die letzte Runde gewonnen hat, mit den Punkten und dem Marker dafür.
kamisado-position-nothing-ended = Nichts hat diese Runde beendet: Kein Turm steht auf der gegnerischen Grundlinie, und es können noch Türme ziehen.

# Every rule in our own words, for the list of rules.
kamisado-rule-P1 = Das Brett liegt so, dass die Grundlinie für beide links mit Braun beginnt. Als Option wird es um ein Viertel gedreht, sodass sie mit Orange beginnt; sonst ändert sich nichts.
kamisado-rule-T1 = Wer eine Runde eröffnet, darf mit einem beliebigen eigenen Turm beginnen.
kamisado-rule-T2 = Ab dem zweiten Zug einer Runde musst du den Turm in der Farbe des Feldes ziehen, auf dem der letzte Zug des Gegners endete.
kamisado-rule-Z1 = Türme ziehen in einer Linie gerade oder schräg nach vorn, nie zur Seite oder zurück.
kamisado-rule-Z2 = Ein einfacher Turm zieht beliebig weit, aber nur über leere Felder.
kamisado-rule-Z3 = Ein Zug endet auf einem leeren Feld.
kamisado-rule-Z4 = Ein Turm darf schräg zwischen zwei Türmen hindurch, die Ecke an Ecke stehen.
kamisado-rule-Z5 = Ein Turm, der ziehen kann, muss ziehen.
kamisado-rule-Z6 = Ein Turm, der nicht ziehen kann, passt: ein Zug der Weite 0, der auf seinem eigenen Feld endet.
kamisado-rule-Z7 = Wer die gegnerische Grundlinie erreicht, gewinnt die Runde.
kamisado-rule-Z8 = Müsste endlos weiter gepasst werden (Stillstand), verliert die Runde, wer zuletzt einen Turm gezogen hat.
kamisado-rule-S1 = Ein Sumo zieht höchstens 5 Felder weit.
kamisado-rule-S2 = Ein Sumo darf einen gegnerischen Turm stoßen, der direkt vor ihm steht; beide rücken um ein Feld weiter.
kamisado-rule-S3 = Nach einem Stoß setzt der Gegner einmal aus, und wer gestoßen hat, zieht den Turm in der Farbe des Feldes, auf das der Turm gestoßen wurde.
kamisado-rule-S4 = Ein Stoß geht nie schräg.
kamisado-rule-S5 = Das Feld hinter dem gestoßenen Turm muss leer sein.
kamisado-rule-S6 = Ein Turm auf seiner eigenen Grundlinie kann nicht gestoßen werden.
kamisado-rule-S7 = Ein Sumo stößt genau einen Turm.
kamisado-rule-S8 = Ein Sumo kann keinen anderen Sumo stoßen.
kamisado-rule-S9 = Nur gegnerische Türme können gestoßen werden.
kamisado-rule-S10 = Kann der Sumo auch schräg ziehen, ist der Stoß freiwillig.
kamisado-rule-S11 = Ist nur der Stoß möglich, ist er Pflicht; ein Sumo, der weder ziehen noch stoßen kann, ist blockiert.
kamisado-rule-DS1 = Ein Doppel-Sumo zieht höchstens 3 Felder weit.
kamisado-rule-DS2 = Ein Doppel-Sumo darf einen oder zwei gegnerische Türme stoßen, die direkt vor ihm in einer Linie stehen.
kamisado-rule-DS3 = Nach seinem Stoß bestimmt das Feld des hintersten gestoßenen Turms, welchen Turm als Nächstes zieht, wer gestoßen hat.
kamisado-rule-DS4 = Der Stoß eines Doppel-Sumos geht nie schräg.
kamisado-rule-DS5 = Das Feld hinter dem hintersten gestoßenen Turm muss leer sein.
kamisado-rule-DS6 = Keiner der Türme, die ein Doppel-Sumo stößt, darf auf seiner eigenen Grundlinie stehen.
kamisado-rule-DS7 = Ein Doppel-Sumo stößt höchstens zwei Türme.
kamisado-rule-DS8 = Ein Doppel-Sumo stößt nur Türme von niedrigerem Rang: einfache Türme und Sumos.
kamisado-rule-DrS1 = Ein Dreifach-Sumo zieht nur ein Feld weit.
kamisado-rule-DrS2 = Ein Dreifach-Sumo darf einen bis drei gegnerische Türme stoßen, die direkt vor ihm in einer Linie stehen.
kamisado-rule-DrS3 = Nach seinem Stoß bestimmt das Feld des hintersten gestoßenen Turms, welchen Turm als Nächstes zieht, wer gestoßen hat.
kamisado-rule-DrS4 = Der Stoß eines Dreifach-Sumos geht nie schräg.
kamisado-rule-DrS5 = Das Feld hinter dem hintersten gestoßenen Turm muss leer sein.
kamisado-rule-DrS6 = Keiner der Türme, die ein Dreifach-Sumo stößt, darf auf seiner eigenen Grundlinie stehen.
kamisado-rule-DrS7 = Ein Dreifach-Sumo stößt höchstens drei Türme.
kamisado-rule-DrS8 = Ein Dreifach-Sumo stößt nur Türme von niedrigerem Rang: einfache Türme, Sumos und Doppel-Sumos.
kamisado-rule-B1 = Wer eine Runde gewinnt, wählt, ob die Grundlinien von links oder von rechts aufgefüllt werden.
kamisado-rule-B2 = Wer sie verliert, füllt in derselben Richtung auf.
kamisado-rule-B3 = Von links: Die Türme werden von der eigenen Grundlinie aus Reihe für Reihe genommen, jede Reihe von der eigenen linken Seite her, und vom linken Ende der Grundlinie an hingestellt.
kamisado-rule-B4 = Von rechts: ebenso, aber von der eigenen rechten Seite her und vom rechten Ende an.
kamisado-rule-M1 = Eine einzelne Runde ist einen Punkt wert und beendet das Match.
kamisado-rule-M2 = Ein Standard-Match geht bis 3 Punkte, ein langes bis 7, ein Marathon bis 15.
kamisado-rule-M3 = Der Turm, der die gegnerische Grundlinie erreicht hat, bekommt einen Marker: Sein erster ist 1 Punkt wert, der zweite 2, der dritte 4, der vierte 8.
kamisado-rule-M4 = Nach einem Stillstand markiert, wer gewonnen hat, den eigenen Turm in der Farbe des Feldes, auf das zuletzt ein Turm gezogen wurde.
kamisado-rule-M5 = Das Match endet, sobald jemand die nötigen Punkte hat; Punkte darüber hinaus zählen mit.
kamisado-rule-M6 = Schwarz eröffnet die erste Runde; danach eröffnet, wer die vorige Runde verloren hat.
kamisado-rule-M7 = In einer Serie werden alle Runden gespielt, je ein Punkt, ohne Marker; eröffnet wird abwechselnd, und bei gleichen Punkten ist die Serie unentschieden.
kamisado-rule-TS1 = Turnieraufstellung: Die Seite, die die Runde eröffnet, stellt alle ihre Türme in beliebiger Reihenfolge auf die Grundlinie.
kamisado-rule-TS2 = Dann stellt die andere Seite ihre Türme auf; sie kennt dabei die erste Aufstellung.
kamisado-rule-TS3 = Danach geht die Runde wie gewohnt weiter.
kamisado-rule-N1 = Ein Zug wird als Turm, Richtung, Weite und Farbe des erreichten Feldes geschrieben; ein Pass hat keine Richtung und eine 0.
kamisado-rule-N2 = Dasselbe lässt sich in Worten oder Abkürzungen schreiben.
kamisado-rule-N3 = Die Farbe des erreichten Feldes dient als Probe: Passt sie nicht, ist die Aufzeichnung falsch.
kamisado-rule-N4 = Ein Stoß wird als Zug des Sumos geschrieben, gefolgt vom Schritt zurück jedes gestoßenen Turms, der vorderste zuerst.

## browser

# The board in the browser.
kamisado-tower = Turm { $tower } von { $side }
kamisado-tower-ranked = Turm { $tower } von { $side }, { $rank }
kamisado-places = { $side } stellt die Türme auf
kamisado-round-of = Runde { $round } von { $rounds }
kamisado-towers-of = Türme von { $side }: { $towers }
kamisado-square = { $square }, { $colour }
kamisado-can-go = erreichbar
kamisado-can-push = kann gestoßen werden
kamisado-can-choose = wählbar
kamisado-is-chosen = gewählt
kamisado-must-move = muss ziehen
kamisado-last-here = letzter Zug
kamisado-next-place = hierhin kommt der nächste Turm
kamisado-fill-left = Von links auffüllen
kamisado-fill-right = Von rechts auffüllen
kamisado-fill-how = Du hast die Runde gewonnen. Von welcher Seite werden beide Grundlinien aufgefüllt?
kamisado-place-how = Ziehe einen Turm auf das markierte Feld oder klicke ihn an.
kamisado-place-tower = Turm { $tower } aufstellen
kamisado-pushes = Ein Stoß: { $towers }

## server

# Score sheets.
kamisado-sheet-opens = Es beginnt: { $side }
kamisado-sheet-won-home = { $side } gewinnt die Runde: Der Turm { $tower } erreicht die gegnerische Grundlinie.
kamisado-sheet-won-deadlock = Stillstand: Niemand kann mehr ziehen. { $other } hat zuletzt einen Turm gezogen, also gewinnt { $side } die Runde.
kamisado-sheet-marker = Marker für den Turm { $tower }, jetzt: { $rank }. Punkte: { $points }.
kamisado-sheet-score = Stand: Schwarz { $black } : { $white } Weiß.
kamisado-sheet-fill-left = { $side } lässt die Grundlinien von links auffüllen.
kamisado-sheet-fill-right = { $side } lässt die Grundlinien von rechts auffüllen.
kamisado-sheet-running = Die Runde ist nicht beendet.
kamisado-sheet-legend = Jeder Zug: ein Achteck für den Turm, ein Pfeil, die Zahl der Felder und das erreichte Feld.
kamisado-sheet-pass = Passen
kamisado-sheet-missed = setzt aus
kamisado-sheet-line-up = Aufstellung: in jedes Kästchen das Zeichen eines Turms mit seinen Markern.
kamisado-sheet-winner = Sieger
kamisado-sheet-tower = Turm
kamisado-sheet-markers = Marker
kamisado-sheet-points = Punkte
kamisado-sheet-total = Stand
kamisado-sheet-fill = Auffüllen von
