# Score sheets: what stands on them, and what is told about them.

## server

sheet-title = Feuille de notation
sheet-date = Date
sheet-event = Événement
sheet-place = Lieu
sheet-comment = Remarque : { $comment }
sheet-page = Page { $page } sur { $pages }
sheet-start = Début
sheet-after-setup = Après la mise en place
sheet-end = Position finale
sheet-now = Position atteinte
sheet-moves = Coups
sheet-result = Résultat
sheet-points-of = Points : { $side }
sheet-figures-of = Figures : { $side }
sheet-named = { $name } : { $value }
sheet-unfinished = La partie n’est pas terminée.
sheet-hidden = Un point d’interrogation remplace ce que seuls les autres joueurs savent pour l’instant.
sheet-format = Une feuille de notation s’écrit en { $known } ; le nom « { $file } » n’a aucune de ces extensions.
