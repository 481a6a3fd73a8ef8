# The aim
caminos-board-aim = Ziel: zwei gegenüberliegende Seiten durch einen Weg in der eigenen Farbe verbinden, von oben gesehen.

# Words of the board of Caminos that are read beside the board and in the settings.

caminos-board-look-wood = Holz
caminos-board-look-slate = Schiefer
caminos-board-look-paper = Papier
caminos-board-look-contrast = Hoher Kontrast
caminos-board-camera = Ansicht bewegen
caminos-board-first-bars =
    { $left ->
        [one] Zuerst die neutralen Balken: Einer ist noch zu setzen.
       *[other] Zuerst die neutralen Balken: Einer von beiden ist zu setzen.
    }
caminos-board-left = Übrige Steine: { $stones }.
caminos-board-edges =
    { $number ->
        [one] Ein Randstein.
       *[other] { $number } Randsteine.
    }
caminos-board-out = Ausgeschieden: Es lässt sich kein Stein mehr setzen.
caminos-board-plan = Vormerken
caminos-board-cell-planned = { $words } (vorgemerkt für deinen nächsten Zug)
