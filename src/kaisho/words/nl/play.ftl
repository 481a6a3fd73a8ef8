# De tafel: de zettenlijst, terugkijken, gemak.
play-round = Ronde { $round }
play-drawn = gekleurde tekens
play-looking-back = Terugblik: na zet { $at } van { $of }
play-first = Naar het begin
play-before = Eén zet terug
play-next = Eén zet vooruit
play-to-now = Terug naar nu
play-new-moves = { $count ->
    [one] één nieuwe zet
   *[other] { $count } nieuwe zetten
}
play-confirm = Zet bevestigen
play-confirm-move = { $move } spelen?
play-confirm-yes = Spelen
play-confirm-no = Annuleren
play-premove = Voor je volgende beurt: { $move }
play-premove-drop = Intrekken
play-premove-dropped = De vooraf gekozen zet is nu niet mogelijk.
play-hint = Tip
play-hint-is = Tip: { $move }
play-type = Een zet typen
play-type-how = Een zet, in elke notatie
play-tools = Hulpmiddelen
play-zen = Alleen het bord tonen
play-zen-off = Alles weer tonen
play-next-game = Volgende partij
play-keys = Toetsen
play-key-steps = zet voor zet terug en vooruit; komma en punt ook als het bord de focus heeft
play-key-ends = naar het begin van de partij, en terug naar nu
play-key-aside = naar de vorige of volgende variant, in een studie
play-key-must = naar het stuk dat moet bewegen, of naar het bord
play-key-type = een zet typen
play-key-confirm = een zet bevestigen of annuleren; Escape brengt ook terug naar nu
play-key-next = de volgende partij waarin je aan de beurt bent
play-key-zen = alleen het bord tonen, of alles weer
play-key-help = deze lijst
