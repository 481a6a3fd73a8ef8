# The aim
kamisado-board-aim = Doel: met een van je torens de thuisrij van de tegenstander bereiken.

# Het bord van Kamisado in de browser: waarom een toren moet, tekstballonnen, uiterlijk, einde van rondes.

kamisado-board = Het Kamisadobord: de pijltjestoetsen gaan van veld naar veld, Enter kiest, Escape annuleert
kamisado-board-on-orange = op het oranje veld { $square }
kamisado-board-on-blue = op het blauwe veld { $square }
kamisado-board-on-purple = op het paarse veld { $square }
kamisado-board-on-pink = op het roze veld { $square }
kamisado-board-on-yellow = op het gele veld { $square }
kamisado-board-on-red = op het rode veld { $square }
kamisado-board-on-green = op het groene veld { $square }
kamisado-board-on-brown = op het bruine veld { $square }
kamisado-board-look-lacquer = Lak
kamisado-board-look-silk = Zijde
kamisado-board-look-contrast = Hoog contrast
kamisado-board-why-stopped = { $side } moet { $tower } verzetten, want { $other } eindigde { $on }.
kamisado-board-why-passed = { $side } moet { $tower } verzetten: de toren { $passed } van { $other } staat { $on } vast en heeft gepast.
kamisado-board-why-pushed = { $side } is nog eens aan zet, met { $tower }: de geduwde toren staat nu { $on }, en { $other } slaat een beurt over.
kamisado-board-why-led = { $side } moet { $tower } verzetten, want de laatste zet eindigde { $on }.
kamisado-board-passes = zit vast: past
kamisado-board-blocked = { $tower } zit vast: klik erop om te passen.
kamisado-board-can-pass = zit vast: kies hem om te passen
kamisado-board-filled-left = Beide thuisrijen worden van links aangevuld.
kamisado-board-filled-right = Beide thuisrijen worden van rechts aangevuld.
kamisado-board-only-move = de enige zet
kamisado-board-misses = { $side } slaat een beurt over
kamisado-board-whose = Dit is { $tower }: aan zet als { $side } op die kleur eindigt.
kamisado-board-hands = { $side } moet daarna de toren { $tower } verzetten
kamisado-board-hands-blocked = de toren { $tower } van { $side } zit vast en zou passen
kamisado-board-wins = wint de ronde
kamisado-board-can-plan = kan vooraf gekozen worden
kamisado-board-planned = vooraf gekozen voor de volgende beurt
kamisado-board-planned-how = Vooraf gekozen: { $tower } naar { $square }. Klik erop of druk op Escape om dit in te trekken.
kamisado-board-hint = tip
kamisado-board-round-win = Je wint de ronde.
kamisado-board-round-loss = Je verliest de ronde.
kamisado-board-marker =
    { $points ->
        [one] Nieuwe rang van { $tower }: { $rank }. Eén punt.
       *[other] Nieuwe rang van { $tower }: { $rank }. { $points } punten.
    }
kamisado-board-point = Eén punt met { $tower }.
kamisado-board-holding =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    }
kamisado-board-holding-of =
    { $points ->
        [one] Eén punt van { $target }
       *[other] { $points } punten van { $target }
    }
kamisado-board-holding-tower = { $tower }: { $rank }
