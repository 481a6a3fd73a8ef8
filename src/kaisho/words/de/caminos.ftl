# Caminos: words of the game, refusals, rules, and errors in a position.
# The letters T, Z, L, O and I name the shapes of the stones and are the same in every language.

caminos = Caminos
caminos-about = Setze Steine neben- und übereinander, bis ein Weg deiner Farbe, von oben gesehen, zwei gegenüberliegende Seiten verbindet.
caminos-option-board = Spielfeld
caminos-option-board-square = Quadrat
caminos-option-board-rhombus = Raute
caminos-option-board-octagon = Achteck
caminos-option-board-ring = Ring
caminos-option-players = Spieler
caminos-option-players-2 = zwei
caminos-option-players-4 = vier in zwei Teams
caminos-option-neutral = Neutrale Balken
caminos-option-neutral-no = nein
caminos-option-neutral-yes = ja
caminos-option-scoring = Mit Punkten
caminos-option-scoring-no = nein
caminos-option-scoring-yes = ja
caminos-write = Der Stein, seine Lage von oben gesehen mit den Höhen, und sein erstes Feld: T .1./111 b1.

caminos-yellow = Gelb
caminos-green = Grün
caminos-yellow1 = Gelb 1
caminos-green1 = Grün 1
caminos-yellow2 = Gelb 2
caminos-green2 = Grün 2

caminos-stone-T = T-Stein
caminos-stone-Z = Z-Stein
caminos-stone-L = L-Stein
caminos-stone-O = O-Stein
caminos-stone-I = Balken
caminos-above = darüber

# What the terminal shows.
caminos-show-level = Ebene { $level }
caminos-show-signs = Y gelb, G grün, N neutral; die Ziffer ist die Höhe des Stapels.
caminos-show-turned = Auf diesem Spielfeld liegen die Nachbarn eines Feldes schräg darüber und darunter.
caminos-show-left = { $side } hat noch: { $stones }
caminos-show-left-out = { $side } hat noch: { $stones } (ausgeschieden, Regel C8)
caminos-show-edges = Randsteine: Gelb { $yellow }, Grün { $green }
caminos-show-stone = { $side } setzt einen Stein.
caminos-show-bar = { $side } setzt einen neutralen Balken.
caminos-show-over = Die Partie ist zu Ende.

# How a game ends. The total is the sum of all points; it is 0 in a game that is not scored.
caminos-end-connection =
    { $total ->
        [0] Zwei gegenüberliegende Seiten sind verbunden: Der Sieg geht an { $winner }.
       *[other] Zwei gegenüberliegende Seiten sind verbunden: Der Sieg geht an { $winner }. Punkte: { $points }.
    }
caminos-end-edge-stones = Niemand hat zwei Seiten verbunden. Dank weniger Randsteinen geht der Sieg an { $winner }. Punkte: { $points }.
caminos-end-equal-edge-stones = Niemand hat zwei Seiten verbunden, und beide haben gleich viele Randsteine: unentschieden. Punkte: { $points }.
caminos-end-no-connection = Niemand hat zwei Seiten verbunden: unentschieden.

## server

# What options mean, and how moves are written.
caminos-option-board-about = das Spielfeld: ein Quadrat, eine Raute, ein Achteck oder ein Ring mit Loch
caminos-option-players-about = zwei Spieler, oder vier in zwei Teams
caminos-option-neutral-about = ob zuerst zwei neutrale Balken als Hindernisse gesetzt werden
caminos-option-scoring-about = ob die Partie Punkte bringt, als Teil einer Serie
caminos-how-to-move = Schreibe den Stein, seine Ansicht von oben mit Höhen und das Feld seiner ersten Säule: „T 111/.1. c4“ liegt flach, „T 2'22' c4“ steht auf der Mitte (' kennzeichnet, was über etwas hängt). Oder nenne jede Säule: „T-Stein: c4 1, d4 1, e4 1, d5 1“. Weitere Befehle:

# Why a move is refused.
caminos-bars-first = Zuerst werden die beiden neutralen Balken gesetzt: { $side } muss jetzt einen setzen.
caminos-bars-placed = Beide neutralen Balken sind schon gesetzt.
caminos-no-bars = Diese Partie wird ohne neutrale Balken gespielt.
caminos-used-up = { $side } hat davon keinen mehr: { $stone }.
caminos-off-board = Der Stein würde über das Spielfeld hinausragen.
caminos-over-the-hole = Der Stein läge über dem Loch des Rings, wo ihn nichts trägt: { $cells }.
caminos-hole = Unter dem Stein entstünde ein Loch auf { $cells }.
caminos-C4 = Der Stein läge auf { $cells }, ohne das Spielfeld irgendwo zu berühren.
caminos-C5 = Auf { $cells } würde der Stein höher als drei Würfel reichen.
caminos-C8 = { $side } konnte nichts setzen und ist ausgeschieden; niemand kann mehr einen Stein setzen.
caminos-over-connected = Die Partie ist zu Ende: { $side } hat zwei gegenüberliegende Seiten verbunden.
caminos-over-all-placed = Die Partie ist zu Ende: Alle Steine sind gesetzt.

# Errors in a move that somebody wrote.
caminos-unreadable = „{ $text }“ ist kein Zug. Schreibe zum Beispiel „T 111/.1. c4“ oder „T-Stein: c4 1, d4 1, e4 1, d5 1“.
caminos-unknown-stone = „{ $text }“ ist kein Stein. Die Steine sind { $known }.
caminos-unknown-view = „{ $view }“ ist keine Ansicht von oben für diesen Stein: { $stone }. Möglich sind { $known }.
caminos-no-cell = { $cell } ist kein Feld dieses Spielfelds ({ $board }).
caminos-bad-column = „{ $text }“ ist keine Säule. Schreibe Feld und Höhe, etwa „c4 2“, oder „c4 2 darüber“, wo etwas darunter liegt.
caminos-column-twice = Das Feld { $cell } ist zweimal genannt.
caminos-no-such-shape = Wie man ihn auch dreht, diese Säulen und Höhen ergibt dieser Stein nie: { $stone }.

# Errors in a position.
caminos-position-field-count = Eine Stellung hat sechs Angaben: Spielfeld, Felder, Platz, übrige Steine, ausgeschiedene Plätze, Randsteine. Hier sind es { $found }.
caminos-position-bad-kind = „{ $text }“ nennt das Spiel nicht. Schreibe zum Beispiel square/2, ring/4/neutral oder octagon/2/neutral/scoring.
caminos-position-row-count = Dieses Spielfeld hat { $wanted } Reihen, getrennt durch „/“, nicht { $found }.
caminos-position-unknown-sign = Reihe { $row } ist nicht lesbar: „{ $text }“. Eine Zahl steht für so viele leere Felder; ein Stapel wird von unten nach oben mit y, g und n geschrieben, der oberste Würfel groß.
caminos-position-row-length = Reihe { $row } sollte { $wanted } Felder haben, nicht { $found }.
caminos-position-too-high = Der Stapel auf { $cell } ist höher als drei Würfel.
caminos-position-bad-seat = „{ $text }“ sagt nicht, wer am Zug ist: Schreibe eine Zahl von 1 bis { $most }.
caminos-position-bad-left = „{ $text }“ sagt nicht, welche Steine übrig sind. Schreibe für jeden der { $players } Plätze vier Ziffern für T, Z, L und O, getrennt durch „:“.
caminos-position-too-many-left = { $side } hat zu viele { $stone }-Steine übrig: Höchstens { $most } sind möglich.
caminos-position-bad-out = „{ $text }“ sagt nicht, wer ausgeschieden ist: Schreibe die Nummern der Plätze der Reihe nach, oder „-“.
caminos-position-bad-edges = „{ $text }“ gibt die Randsteine nicht an: Schreibe sie wie 3:2, die von Gelb zuerst.
caminos-position-neutral-cubes = Neutrale Würfel auf dem Spielfeld: { $found }. Jeder der zwei Balken hat drei davon, und Balken gibt es nur mit der Option neutral.
caminos-position-bad-bytes = Diese Bytes sind kein Spielzustand von Caminos.
caminos-position-stones-before-bars = Es liegen Steine auf dem Spielfeld, bevor beide Balken gesetzt sind.
caminos-position-cubes-and-stones = Würfel von { $side } auf dem Spielfeld: { $cubes }. Das passt nicht zur Zahl der gesetzten Steine, { $stones }, mit je vier Würfeln.
caminos-position-no-touch = Gesetzte Steine von { $side }: { $stones }. Jeder muss das Spielfeld berühren, aber so viele ihrer Würfel tun es nur: { $cubes }.
caminos-position-edge-stones = Randsteine von { $side }: { $found }. Das passt nicht zur Zahl der Würfel auf Randfeldern, { $cells }.
caminos-position-turn-order = Die übrigen Steine, die ausgeschiedenen Plätze und der Platz am Zug passen nicht zusammen: Es wird reihum gesetzt.
caminos-position-wrong-winner = Eine Farbe verbindet zwei Seiten, aber die andere hat zuletzt gesetzt.
caminos-position-out-and-to-act = { $side } kann nicht am Zug sein: { $side } ist ausgeschieden.
caminos-position-cannot-place = { $side } ist am Zug, kann aber nichts setzen und wäre ausgeschieden.
caminos-position-not-out = Alle sind als ausgeschieden angegeben, aber { $side } kann noch einen Stein setzen.

# Every rule in our own words, for the list of rules.
caminos-rule-C1 = Zwei Spieler haben je eine Farbe: 4 T-, 4 Z-, 4 L- und 2 O-Steine. Zu viert bilden der erste und der dritte Spieler ein Team, der zweite und der vierte das andere; Partner teilen sich die Steine einer Farbe zu gleichen Teilen.
caminos-rule-C2 = Es geht reihum; in jedem Zug wird ein Stein gesetzt.
caminos-rule-C3 = Keine Löcher: Unter jeder Säule des Steins ist das Spielfeld oder der oberste Würfel des Stapels dort.
caminos-rule-C4 = Mindestens eine Fläche des Steins berührt das Spielfeld.
caminos-rule-C5 = Darum wird nichts höher als drei Würfel.
caminos-rule-C6 = Ein Stein darf frei stehen, andere berühren oder über ihnen liegen.
caminos-rule-C7 = Wer einen Stein setzen kann, muss es tun.
caminos-rule-C8 = Wer am Zug keinen Stein setzen kann, scheidet für den Rest der Partie aus, selbst wenn es später wieder ginge.
caminos-rule-C9 = Wer zwei gegenüberliegende Seiten durch einen Weg über Felder verbindet, auf denen oben die eigene Farbe liegt, gewinnt; ein Team gewinnt gemeinsam.
caminos-rule-C10 = Ein Weg führt von einem Feld zu einem, das eine Kante mit ihm teilt, nie über eine Ecke.
caminos-rule-C11 = Zwischen verschieden hohen Stapeln führt ein Weg nur an eigenen Würfeln entlang: Alle Würfel des höheren Stapels, die über den niedrigeren ragen, müssen eigene sein.
caminos-rule-C12 = Ein Weg beginnt und endet auf Randfeldern mit der eigenen Farbe oben, in beliebiger Höhe; ein Eckfeld gehört zu beiden Seiten.
caminos-rule-C13 = Auf Quadrat und Raute liegen Nord und Süd sowie Ost und West einander gegenüber.
caminos-rule-C14 = Auf Achteck und Ring darf eine Seite auch mit einer der beiden Nachbarinnen der genau gegenüberliegenden Seite verbunden werden.
caminos-rule-C15 = Sind alle Steine gesetzt oder kann niemand mehr setzen, und sind keine Seiten verbunden, ist die Partie unentschieden.
caminos-rule-C16 = Variante: In den ersten beiden Zügen wird je ein neutraler Balken nach den üblichen Regeln gesetzt. Er gehört niemandem; liegend kann er überbaut werden.
caminos-rule-C17 = In einer Partie mit Punkten erhält, wer gewinnt, einen Punkt für jede Fläche des kürzesten Weges; es zählen die Felder und die Flächen, die es dazwischen hinauf- oder hinabgeht.
caminos-rule-C18 = Auf Achteck und Ring zählt ein Weg zwischen genau gegenüberliegenden Seiten doppelt.
caminos-rule-C19 = Sind in einer Partie mit Punkten keine Seiten verbunden, gilt: Wer weniger Randsteine hat, die direkt auf Randfeldern des Spielfelds liegen, gewinnt und erhält einen Punkt für jeden gegnerischen Randstein.
caminos-rule-C20 = Bei gleich vielen Randsteinen erhält niemand Punkte.
