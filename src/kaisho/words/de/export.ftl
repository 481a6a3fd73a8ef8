## server

export-format = { $file } ist weder Parquet noch NumPy: Der Name muss eine dieser Endungen haben: { $known }.
export-needs-pyarrow = Parquet-Dateien brauchen ein weiteres Paket: { $install }
export-no-records = In { $folder } sind keine Aufzeichnungen.
export-other-game = Alle Partien eines Exports müssen dieselben Optionen haben: { $file } ist { $found }, nicht { $wanted }.
export-players = { $game } erlaubt hier 1 bis { $most } Spieler, nicht { $found }.
export-every-act = Um den Wert aller Züge zu beweisen, gib auch an, wie viele Stellungen der Solver untersuchen darf (--solve).
export-interrupted = Der Export wurde abgebrochen; es wurde nichts geschrieben.
