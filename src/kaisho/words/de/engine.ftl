# Error messages of the engine protocol.

## server

engine-not-json = Diese Zeile ist kein JSON: { $why }
engine-too-long = Diese Zeile ist zu lang; höchstens { $most } Byte sind erlaubt.
engine-bad-request = Das ist keine gültige Anfrage: { $why }
engine-id-in-use = Eine Anfrage mit der id { $id } läuft noch.
engine-no-game = Es gibt noch keine Partie: Sende zuerst new, position oder load.
engine-game-over = Die Partie ist zu Ende; niemand ist am Zug.
engine-bad-depth = Die Tiefe { $depth } ist keine Zahl von 1 bis 60.
engine-bad-seat = Den Platz { $seat } gibt es nicht; es gibt die Plätze 0 bis { $most }, und -1 steht fürs Zuschauen.
engine-bad-undo = Es lassen sich nicht mehr Aktionen zurücknehmen, als gespielt wurden (verlangt: { $count }, gespielt: { $acts }).
engine-undo-hidden = In diesem Spiel lassen sich nur Aktionen des laufenden Zuges zurücknehmen: höchstens { $most }, nicht { $count }.
engine-fault = In Kaisho ist etwas schiefgegangen: { $what }
engine-bad-limits = `seconds` muss größer als 0 und höchstens { $most } sein, `nodes` mindestens 1.
