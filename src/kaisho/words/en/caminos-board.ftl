# The aim
caminos-board-aim = Aim: join two opposite sides by a path in your colour, seen from above.

# Words of the board of Caminos that are read beside the board and in the settings.

caminos-board-look-wood = Wood
caminos-board-look-slate = Slate
caminos-board-look-paper = Paper
caminos-board-look-contrast = High contrast
caminos-board-camera = Move the view
caminos-board-first-bars =
    { $left ->
        [one] First the neutral bars: one is still to be placed.
       *[other] First the neutral bars: place one of the two.
    }
caminos-board-left = Stones left: { $stones }.
caminos-board-edges =
    { $number ->
        [one] One edge stone.
       *[other] { $number } edge stones.
    }
caminos-board-out = Out: no stone can be placed any more.
caminos-board-plan = Plan it
caminos-board-cell-planned = { $words } (planned for your next turn)
