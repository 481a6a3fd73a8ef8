# Score sheets: what is printed on them, and messages about them.

## server

sheet-title = Aufzeichnungsbogen
sheet-date = Datum
sheet-event = Veranstaltung
sheet-place = Ort
sheet-comment = Bemerkung: { $comment }
sheet-page = Seite { $page } von { $pages }
sheet-start = Beginn
sheet-after-setup = Nach dem Aufbau
sheet-end = Schlussstellung
sheet-now = Erreichte Stellung
sheet-moves = Züge
sheet-result = Ergebnis
sheet-points-of = Punkte: { $side }
sheet-figures-of = Figuren: { $side }
sheet-named = { $name }: { $value }
sheet-unfinished = Die Partie ist nicht beendet.
sheet-hidden = Ein Fragezeichen steht für das, was bisher nur andere Spieler wissen.
sheet-format = Ein Aufzeichnungsbogen wird als { $known } geschrieben; der Name „{ $file }“ hat keine dieser Endungen.
