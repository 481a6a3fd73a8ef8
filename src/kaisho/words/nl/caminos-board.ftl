# The aim
caminos-board-aim = Doel: twee tegenoverliggende zijden verbinden met een weg in je kleur, van bovenaf gezien.
