# The home page and lists of games.

home-live = A game right now
home-today = For today
home-look = Look at it with notes
home-here = Here now
home-more-people =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
home-finished = Just finished
home-won = Won by { $names }
home-time-left = { $time } left
home-next = Next game where it is your turn
home-options = Plays with: { $options }
home-reset = As usual
home-open-one = Nobody is waiting right now. Open a table that anybody may join: choose “More…” for a game.
