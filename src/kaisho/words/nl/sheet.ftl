# Score sheets: what is printed on them, and messages about them.

## server

sheet-title = Notatieformulier
sheet-date = Datum
sheet-event = Evenement
sheet-place = Plaats
sheet-comment = Opmerking: { $comment }
sheet-page = Pagina { $page } van { $pages }
sheet-start = Begin
sheet-after-setup = Na de opstelling
sheet-end = Eindstelling
sheet-now = Bereikte stelling
sheet-moves = Zetten
sheet-result = Uitslag
sheet-points-of = Punten: { $side }
sheet-figures-of = Figuren: { $side }
sheet-named = { $name }: { $value }
sheet-unfinished = De partij is niet afgelopen.
sheet-hidden = Een vraagteken staat voor wat tot nu toe alleen andere spelers weten.
sheet-format = Een notatieformulier wordt geschreven als { $known }; de naam “{ $file }” heeft geen van die extensies.
