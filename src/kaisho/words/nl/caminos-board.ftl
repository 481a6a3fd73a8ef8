# The aim
caminos-board-aim = Doel: twee tegenoverliggende zijden verbinden met een weg in je kleur, van boven gezien.

# Words of the board of Caminos that are read beside the board and in the settings.

caminos-board-look-wood = Hout
caminos-board-look-slate = Leisteen
caminos-board-look-paper = Papier
caminos-board-look-contrast = Hoog contrast
caminos-board-camera = Beeld bewegen
caminos-board-first-bars =
    { $left ->
        [one] Eerst de neutrale balken: er moet er nog één worden geplaatst.
       *[other] Eerst de neutrale balken: plaats een van de twee.
    }
caminos-board-left = Stenen over: { $stones }.
caminos-board-edges =
    { $number ->
        [one] Eén randsteen.
       *[other] { $number } randstenen.
    }
caminos-board-out = Uitgevallen: er kan geen steen meer worden geplaatst.
caminos-board-plan = Vooraf kiezen
caminos-board-cell-planned = { $words } (gekozen voor je volgende beurt)
