# Score sheets: what is printed on them, and messages about them.

## server

sheet-title = Score sheet
sheet-date = Date
sheet-event = Event
sheet-place = Place
sheet-comment = Remark: { $comment }
sheet-page = Page { $page } of { $pages }
sheet-start = Start
sheet-after-setup = After the set-up
sheet-end = Final position
sheet-now = Position reached
sheet-moves = Moves
sheet-result = Result
sheet-points-of = Points: { $side }
sheet-figures-of = Figures: { $side }
sheet-named = { $name }: { $value }
sheet-unfinished = The game is not finished.
sheet-hidden = A question mark stands for what only other players know so far.
sheet-format = A score sheet is written as { $known }; the name “{ $file }” ends in neither.
