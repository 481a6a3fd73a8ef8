# The home page and lists of games.

home-live = Live now
home-today = Game of the day
home-look = See it with comments
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
home-options = Your options: { $options }
home-reset = Use defaults
