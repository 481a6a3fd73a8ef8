# The aim
kamisado-board-aim = Ziel: mit einem eigenen Turm die gegnerische Grundlinie erreichen.

# Kamisados Brett im Browser: warum ein Turm ziehen muss, Sprechblasen, Aussehen, Ende von Runden.

kamisado-board = Das Kamisado-Brett: Die Pfeiltasten gehen von Feld zu Feld, die Eingabetaste wählt, Escape bricht ab
kamisado-board-on-orange = auf dem orangen Feld { $square }
kamisado-board-on-blue = auf dem blauen Feld { $square }
kamisado-board-on-purple = auf dem lila Feld { $square }
kamisado-board-on-pink = auf dem rosa Feld { $square }
kamisado-board-on-yellow = auf dem gelben Feld { $square }
kamisado-board-on-red = auf dem roten Feld { $square }
kamisado-board-on-green = auf dem grünen Feld { $square }
kamisado-board-on-brown = auf dem braunen Feld { $square }
kamisado-board-look-lacquer = Lack
kamisado-board-look-silk = Seide
kamisado-board-look-contrast = Hoher Kontrast
kamisado-board-why-stopped = { $side } muss { $tower } ziehen, weil der Zug von { $other } { $on } endete.
kamisado-board-why-passed = { $side } muss { $tower } ziehen: Der Turm { $passed } von { $other } ist { $on } blockiert und hat gepasst.
kamisado-board-why-pushed = { $side } zieht noch einmal, mit { $tower }: Der gestoßene Turm steht jetzt { $on }, und { $other } setzt aus.
kamisado-board-why-led = { $side } muss { $tower } ziehen, weil der letzte Zug { $on } endete.
kamisado-board-passes = blockiert: passt
kamisado-board-blocked = Der Turm { $tower } ist blockiert: Klicke ihn an, um zu passen.
kamisado-board-can-pass = blockiert: wählen, um zu passen
kamisado-board-filled-left = Beide Grundlinien werden von links aufgefüllt.
kamisado-board-filled-right = Beide Grundlinien werden von rechts aufgefüllt.
kamisado-board-only-move = der einzige Zug
kamisado-board-misses = { $side } setzt aus
kamisado-board-whose = { $tower }: zieht, wenn ein Zug von { $side } auf seiner Farbe endet.
kamisado-board-hands = danach zieht { $side } den Turm { $tower }
kamisado-board-hands-blocked = der Turm { $tower } von { $side } ist blockiert und müsste passen
kamisado-board-wins = gewinnt die Runde
kamisado-board-can-plan = kann vorgemerkt werden
kamisado-board-planned = für den nächsten Zug vorgemerkt
kamisado-board-planned-how = Vorgemerkt: { $tower } nach { $square }. Ein Klick darauf oder Escape nimmt das zurück.
kamisado-board-hint = Tipp
kamisado-board-round-win = Du gewinnst die Runde.
kamisado-board-round-loss = Du verlierst die Runde.
kamisado-board-marker =
    { $points ->
        [one] Neuer Rang von { $tower }: { $rank }. Ein Punkt.
       *[other] Neuer Rang von { $tower }: { $rank }. { $points } Punkte.
    }
kamisado-board-point = Ein Punkt mit { $tower }.
kamisado-board-holding =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }
kamisado-board-holding-of =
    { $points ->
        [one] Ein Punkt von { $target }
       *[other] { $points } Punkte von { $target }
    }
kamisado-board-holding-tower = { $tower }: { $rank }
