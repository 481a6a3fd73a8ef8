export-format = { $file } ist weder Parquet noch NumPy: Der Name muss so enden: { $known }.
export-needs-pyarrow = Für Parquet-Dateien fehlt ein Paket: { $install }
export-no-records = In { $folder } sind keine Aufzeichnungen.
export-other-game = Alle Partien eines Exports haben dieselben Optionen: { $file } ist { $found }, nicht { $wanted }.
export-players = { $game } nimmt hier 1 bis { $most } Spieler, nicht { $found }.
export-every-act = Die Werte aller Züge brauchen eine Anzahl Stellungen für den Löser (--solve).
export-solve-hidden = { $game } verbirgt etwas vor den Spielern: Keine Stellung davon kann gelöst werden.
export-interrupted = Der Export wurde abgebrochen; es wurde nichts geschrieben.
