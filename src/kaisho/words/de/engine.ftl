# What the engine protocol answers to a request that it cannot carry out.

engine-not-json = Diese Zeile ist kein JSON: { $why }
engine-too-long = Diese Zeile ist zu lang; höchstens { $most } Byte sind erlaubt.
engine-bad-request = Das ist keine Anfrage: { $why }
engine-id-in-use = Eine Anfrage mit der id { $id } läuft noch.
engine-no-game = Es gibt noch kein Spiel: Sende zuerst new, position oder load.
engine-game-over = Das Spiel ist zu Ende; niemand ist am Zug.
engine-bad-depth = Die Tiefe { $depth } ist keine Zahl von 1 bis 60.
engine-bad-seat = Den Platz { $seat } gibt es nicht; es gibt die Plätze 0 bis { $most }, und -1 schaut zu.
engine-bad-undo = So lässt sich nicht zurücknehmen: verlangt { $count }, gespielt { $acts }.
engine-undo-hidden = In diesem Spiel lassen sich nur Aktionen des laufenden Zuges zurücknehmen: höchstens { $most }, nicht { $count }.
engine-fault = In Kaisho ist etwas schiefgegangen: { $what }
engine-bad-limits = `seconds` muss über 0 und höchstens { $most } sein, `nodes` mindestens 1.
