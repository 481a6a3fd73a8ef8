# Caminos: words of the game, refusals, rules, and what can be wrong with a position.
# The letters T, Z, L, O and I name the shapes of the stones and are the same in every language.

caminos = Caminos
caminos-about = Lege Steine neben- und übereinander, bis ein von oben sichtbarer Weg deiner Farbe zwei gegenüberliegende Seiten verbindet.
caminos-option-board = das Spielfeld: Quadrat, Rhombus, Achteck oder Ring mit Loch
caminos-option-players = zwei Spieler, oder vier in zwei Teams
caminos-option-neutral = ob zuerst zwei neutrale Balken als Hindernisse gesetzt werden
caminos-option-scoring = ob die Partie gewertet wird, als Teil einer Serie
caminos-how-to-move = Schreibe den Stein, seine Ansicht von oben mit Höhen und das Feld seiner ersten Säule: „T 111/.1. c4“ liegt flach, „T 2'22' c4“ steht auf der Mitte (' heißt: hängt über etwas). Oder nenne jede Säule: „T-Stein: c4 1, d4 1, e4 1, d5 1“.

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

# How a game ends. The total is that of the points: nobody has any in a game that is not scored.
caminos-end-connection =
    { $total ->
        [0] Zwei gegenüberliegende Seiten sind verbunden: Der Sieg geht an { $winner }.
       *[other] Zwei gegenüberliegende Seiten sind verbunden: Der Sieg geht an { $winner }. Punkte: { $points }.
    }
caminos-end-edge-stones = Niemand hat zwei Seiten verbunden. Mit weniger Randsteinen geht der Sieg an { $winner }. Punkte: { $points }.
caminos-end-equal-edge-stones = Niemand hat zwei Seiten verbunden, und die Randsteine sind gleich viele: unentschieden. Punkte: { $points }.
caminos-end-no-connection = Niemand hat zwei Seiten verbunden: unentschieden.

# Why an act is refused.
caminos-bars-first = Zuerst werden die beiden neutralen Balken gesetzt: { $side } muss jetzt einen setzen.
caminos-bars-placed = Beide neutralen Balken sind schon gesetzt.
caminos-no-bars = Diese Partie wird ohne neutrale Balken gespielt.
caminos-used-up = { $side } hat davon keinen mehr: { $stone }.
caminos-off-board = Der Stein würde über das Spielfeld hinausragen.
caminos-over-the-hole = Der Stein läge über dem Loch des Rings, wo nichts ihn trägt: { $cells }.
caminos-hole = Unter dem Stein entstünde ein Loch auf { $cells }.
caminos-C4 = Der Stein läge auf { $cells }, ohne das Spielfeld irgendwo zu berühren.
caminos-C5 = Auf { $cells } würde der Stein höher als drei Würfel.
caminos-C8 = { $side } konnte nichts setzen und ist ausgeschieden; niemand kann mehr einen Stein setzen.
caminos-over-connected = Die Partie ist zu Ende: { $side } hat zwei gegenüberliegende Seiten verbunden.
caminos-over-all-placed = Die Partie ist zu Ende: Alle Steine sind gesetzt.

# What is wrong with an act that somebody wrote.
caminos-unreadable = „{ $text }“ ist kein Zug. Schreibe zum Beispiel „T 111/.1. c4“ oder „T-Stein: c4 1, d4 1, e4 1, d5 1“.
caminos-unknown-stone = „{ $text }“ ist kein Stein. Die Steine sind { $known }.
caminos-unknown-view = „{ $view }“ ist keine Ansicht dieses Steins von oben: { $stone }. Seine Ansichten sind { $known }.
caminos-no-cell = { $cell } ist kein Feld dieses Spielfelds ({ $board }).
caminos-bad-column = „{ $text }“ ist keine Säule. Schreibe Feld und Höhe, etwa „c4 2“, oder „c4 2 darüber“, wo etwas darunter liegt.
caminos-column-twice = Das Feld { $cell } ist zweimal genannt.
caminos-no-such-shape = Wie man ihn auch dreht, diese Säulen und Höhen hat dieser Stein nicht: { $stone }.

# What is wrong with a position.
caminos-position-field-count = Eine Stellung hat sechs Angaben: Spielfeld, Felder, Sitz, übrige Steine, Ausgeschiedene, Randsteine. Hier sind es { $found }.
caminos-position-bad-kind = „{ $text }“ nennt das Spiel nicht. Schreibe zum Beispiel square/2, ring/4/neutral oder octagon/2/neutral/scoring.
caminos-position-row-count = Die Zahl der Reihen dieses Spielfelds, getrennt durch „/“, ist { $wanted }; hier sind es { $found }.
caminos-position-unknown-sign = Reihe { $row } ist nicht lesbar: „{ $text }“. Eine Zahl steht für so viele leere Felder; ein Stapel wird von unten nach oben mit y, g und n geschrieben, der oberste Würfel groß.
caminos-position-row-length = Die Felder der Reihe { $row } sind { $wanted }; hier sind es { $found }.
caminos-position-too-high = Der Stapel auf { $cell } ist höher als drei Würfel.
caminos-position-bad-seat = „{ $text }“ sagt nicht, wer am Zug ist: Schreibe eine Zahl von 1 bis { $most }.
caminos-position-bad-left = „{ $text }“ sagt nicht, welche Steine übrig sind. Schreibe vier Ziffern für T, Z, L und O je Sitz, getrennt durch „:“. Zahl der Sitze: { $players }.
caminos-position-too-many-left = So viele Steine der Form { $stone } kann { $side } nicht übrig haben: höchstens { $most }.
caminos-position-bad-out = „{ $text }“ sagt nicht, wer ausgeschieden ist: Schreibe die Nummern der Sitze der Reihe nach, oder „-“.
caminos-position-bad-edges = „{ $text }“ sind keine Randsteine: Schreibe sie wie 3:2, die von Gelb zuerst.
caminos-position-neutral-cubes = Neutrale Würfel auf dem Spielfeld: { $found }. Jeder Balken hat drei, es gibt zwei Balken, und nur mit der Option neutral.
caminos-position-bad-bytes = Diese Bytes sind kein Zustand von Caminos.
caminos-position-stones-before-bars = Es liegen Steine auf dem Spielfeld, bevor beide Balken gesetzt sind.
caminos-position-cubes-and-stones = Würfel von { $side } auf dem Spielfeld: { $cubes }; das passt nicht zur Zahl der gesetzten Steine, { $stones }, mit je vier Würfeln.
caminos-position-no-touch = Gesetzte Steine von { $side }: { $stones }; jeder berührt das Spielfeld, aber nur so viele Würfel tun es: { $cubes }.
caminos-position-edge-stones = Randsteine von { $side }: { $found }; das passt nicht zur Zahl der Würfel auf Randfeldern, { $cells }.
caminos-position-turn-order = Die übrigen Steine, die Ausgeschiedenen und wer am Zug ist passen nicht zusammen: Es wird reihum gesetzt.
caminos-position-wrong-winner = Eine Farbe verbindet zwei Seiten, aber die andere hat zuletzt gesetzt.
caminos-position-out-and-to-act = { $side } ist ausgeschieden und kann nicht am Zug sein.
caminos-position-cannot-place = { $side } ist am Zug, kann aber nichts setzen und wäre ausgeschieden.
caminos-position-not-out = Alle sollen ausgeschieden sein, aber { $side } kann noch einen Stein setzen.

# Every rule in our own words, for the list of rules.
caminos-rule-C1 = Zwei Spieler haben je eine Farbe: 4 T-, 4 Z-, 4 L- und 2 O-Steine. Von vier Spielern bilden der erste und dritte ein Team, der zweite und vierte das andere; Partner teilen die Steine einer Farbe zur Hälfte.
caminos-rule-C2 = Es geht reihum; in jedem Zug wird ein Stein gesetzt.
caminos-rule-C3 = Keine Löcher: Unter jeder Säule des Steins ist das Spielfeld oder der oberste Würfel des Stapels dort.
caminos-rule-C4 = Mindestens eine Fläche des Steins berührt das Spielfeld.
caminos-rule-C5 = Darum wird nichts höher als drei Würfel.
caminos-rule-C6 = Ein Stein darf frei stehen, andere berühren oder über ihnen liegen.
caminos-rule-C7 = Wer einen Stein setzen kann, muss es tun.
caminos-rule-C8 = Wer am Zug keinen Stein setzen kann, scheidet für den Rest der Partie aus, selbst wenn es später wieder ginge.
caminos-rule-C9 = Wer zwei gegenüberliegende Seiten durch einen Weg über Felder verbindet, auf denen oben die eigene Farbe liegt, gewinnt mit seinem Team.
caminos-rule-C10 = Ein Weg führt von einem Feld zu einem, das eine Kante mit ihm teilt, nie über eine Ecke.
caminos-rule-C11 = Zwischen verschieden hohen Stapeln führt er nur an eigenen Würfeln entlang: Alle Würfel des höheren Stapels, die über den niedrigeren ragen, müssen eigene sein.
caminos-rule-C12 = Ein Weg beginnt und endet auf Randfeldern mit der eigenen Farbe oben, in beliebiger Höhe; ein Eckfeld gehört zu beiden Seiten.
caminos-rule-C13 = Auf Quadrat und Rhombus liegen Nord und Süd sowie Ost und West einander gegenüber.
caminos-rule-C14 = Auf Achteck und Ring gewinnt eine Seite auch mit den beiden Nachbarn der genau gegenüberliegenden.
caminos-rule-C15 = Sind alle Steine gesetzt oder kann niemand mehr setzen, und sind keine Seiten verbunden, ist die Partie unentschieden.
caminos-rule-C16 = Variante: In den ersten beiden Zügen wird je ein neutraler Balken nach den üblichen Regeln gesetzt. Er gehört niemandem; liegend kann er überbaut werden.
caminos-rule-C17 = Gewertet: Der Gewinner erhält einen Punkt für jede Fläche des kürzesten Weges; es zählen die Felder und die dazwischen hinauf- oder hinabgestiegenen Flächen.
caminos-rule-C18 = Auf Achteck und Ring zählt ein Weg zwischen genau gegenüberliegenden Seiten doppelt.
caminos-rule-C19 = Gewertet und keine Seiten verbunden: Wer weniger Randsteine hat, die direkt auf Randfeldern des Spielfelds liegen, gewinnt und erhält einen Punkt für jeden Randstein der anderen Seite.
caminos-rule-C20 = Bei gleich vielen Randsteinen erhält niemand Punkte.
