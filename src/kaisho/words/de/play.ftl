# Der Tisch: Zugliste, Zurückblättern, Komfort.
play-round = Runde { $round }
play-drawn = farbige Zeichen
play-looking-back = Rückblick: nach Zug { $at } von { $of }
play-first = Zum Anfang
play-before = Ein Zug zurück
play-next = Ein Zug weiter
play-to-now = Zur laufenden Partie
play-new-moves = { $count ->
    [one] ein neuer Zug
   *[other] { $count } neue Züge
}
play-confirm = Zug bestätigen
play-confirm-move = { $move } spielen?
play-confirm-yes = Spielen
play-confirm-no = Abbrechen
play-premove = Für den nächsten Zug vorgemerkt: { $move }
play-premove-drop = Verwerfen
play-premove-dropped = Der vorgemerkte Zug ist jetzt nicht möglich.
play-hint = Tipp
play-hint-is = Tipp: { $move }
play-type = Zug eintippen
play-type-how = Ein Zug in beliebiger Notation
play-tools = Werkzeuge
play-zen = Nur das Brett zeigen
play-zen-off = Wieder alles zeigen
play-next-game = Nächste Partie
play-keys = Tasten
play-key-steps = Zug für Zug zurück- und vorblättern; mit Komma und Punkt auch, wenn das Brett den Fokus hat
play-key-ends = zum Anfang der Partie und zurück zum aktuellen Stand
play-key-aside = zur vorigen oder nächsten Variante (in der Analyse)
play-key-must = zur Figur, die ziehen muss, oder zum Brett
play-key-type = einen Zug eintippen
play-key-confirm = einen Zug bestätigen oder abbrechen; Escape führt auch zum aktuellen Stand zurück
play-key-next = die nächste Partie, in der du am Zug bist
play-key-zen = nur das Brett zeigen oder wieder alles
play-key-help = diese Liste
