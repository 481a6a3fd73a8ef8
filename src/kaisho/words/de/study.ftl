study-one-start = Beginne mit einer Aufzeichnung, einer Stellung oder einer Anfangsverteilung, aber nur mit einer davon.
study-needs-game = Welches Spiel ist es? Nenne es, oder gib eine Aufzeichnung an.
study-other-game = Die Aufzeichnung gehört zu { $found }, nicht zu { $wanted }.
study-other-options = Der Ausgangspunkt hat andere Optionen: { $found }.
study-unknown-tag = „{ $name }“ lässt sich hier nicht angeben. Möglich sind, je in einer Zeile: { $known }.
study-too-long = Es dürfen höchstens { $most } Züge sein.
study-refused = Zug { $number } kann nicht gespielt werden. { $why }
study-no-solver = { $game } lässt sich so nicht lösen: Der Solver braucht zwei Seiten, und nichts darf verdeckt sein.
study-nothing-known = Es ist nicht bekannt, was die Seite am Zug hat, darum lässt sich die Stellung nicht beurteilen.
study-rated-game = Eine laufende gewertete Partie dieses Clubs steht in dieser Stellung, hat sie schon durchlaufen oder ist nur einen Zug davon entfernt. Bots und Solver sagen erst etwas dazu, wenn diese Partie zu Ende ist.
study-busy = Gerade laufen zu viele Analysen. Versuche es bald noch einmal.
study-too-slow = Diese Analyse dauert zu lange: Sie wurde nach { $seconds } Sekunden abgebrochen.

# The study page.
study-title = Analyse
study-about = Sieh dir eine Partie noch einmal an, probiere andere Züge aus und erfahre, was der stärkste Bot und der Solver davon halten. Nichts wird gespeichert; ein Link führt dich hierher zurück.
study-from-start = von Anfang an
study-bring = Aufzeichnung oder Stellung öffnen
study-paste = Eine Aufzeichnung oder Stellung als Text
study-position-of = Eine Stellung von
study-open = Öffnen
study-file = Aus einer Datei
study-moves = Züge
study-variation = Variante
study-no-moves = Noch keine Züge: Ziehe auf dem Brett.
study-promote = Zur Hauptvariante machen
study-remove = Von hier an entfernen
study-steps = Durch die Partie blättern
study-first = Zum Anfang
study-before = Einen Zug zurück
study-play = Automatisch abspielen
study-next = Einen Zug weiter
study-last = Zum Ende
study-place = Zug in der Partie
study-place-of = Zug { $at } von { $of }
study-thoughts = Was ist die Stellung wert?
study-nothing-to-think = Hier ist die Partie zu Ende.
study-ask-bot = Computer fragen ({ $level })
study-ask-solver = Solver fragen
study-thinking = Denkt nach …
study-would-play = Zugvorschlag: { $text }
study-expects = Bewertung für { $side }: { $value }
study-proved = bewiesen
study-undecided = In der verfügbaren Zeit nicht entschieden.
study-drawn = Bewiesen: Niemand kann den Sieg erzwingen.
study-wins = Bewiesen: { $side } gewinnt.
study-of-round = (nur die laufende Runde)
study-acts-win = Diese Züge gewinnen:
study-acts-draw = Diese Züge führen zum Unentschieden:
study-acts-loss = Diese Züge verlieren:
study-acts-undecided = Nicht entschieden: { $count }
study-seen-from = Aus Sicht von
study-eyes = Mit den Augen von
study-who-acts = der Seite am Zug
study-keep = Speichern oder teilen
study-copy-link = Link kopieren
study-copy-position = Stellung kopieren
study-copy-record = Aufzeichnung kopieren
study-save-record = Aufzeichnung speichern
study-to-table = Zum Tisch
study-other = Etwas anderes analysieren

# The mistakes of a player, after a game.
study-mistakes = Meine Fehler
study-mistakes-judged = { $count } von { $of } Zügen geprüft
study-mistakes-found = { $count ->
    [one] In deinen letzten { $judged } Zügen wurde ein Fehler gefunden.
   *[other] In deinen letzten { $judged } Zügen wurden { $count } Fehler gefunden.
}
study-mistakes-none = In deinen letzten { $judged } Zügen wurde kein Fehler gefunden.
study-mistakes-open = In der verfügbaren Zeit nicht entschieden: { $count }.
study-mistakes-next = Nächster Fehler
study-mistakes-stop = Anhalten
study-mistakes-go-on = Weitersuchen
study-mistake-win-loss = Dieser Zug hat aus einem Gewinn einen Verlust gemacht.
study-mistake-win-draw = Dieser Zug hat aus einem Gewinn ein Unentschieden gemacht.
study-mistake-draw-loss = Dieser Zug hat aus einem Unentschieden einen Verlust gemacht.
study-better = Besser: { $text }

# An example game with comments.
study-example-aside = Du probierst eine eigene Variante. Die Anmerkungen gehen dort weiter, wo die Partie weitergeht.
study-example-back = Zurück zur Partie
