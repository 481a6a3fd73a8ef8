# What a table shows while a game is played: remarks about acts, ends of rounds, endings.

# Remarks at the edge of the board, and for screen readers.
show-passes = { $side } passes: blocked
show-pushed = { $side } pushed: { $other } misses a turn
show-forced = Only move: played by the table
show-played = Played by the table for { $side }
show-acted = { $side }: { $act }
show-hidden = { $side } chooses in secret
show-go-on = Go on

# Endings.
show-win = You win!
show-loss = You lose
show-draw = Draw
show-ended = The game is over
show-wins = { $count ->
    [one] { $side } wins
   *[other] { $side } win
}
show-place = { $place ->
    [1] You are 1st
    [2] You are 2nd
    [3] You are 3rd
   *[other] You are { $place }th
}
show-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
show-result = Show the result
show-board = Look at the board
show-other-side = Swap sides
show-harder = Harder: { $level }
show-easier = Easier: { $level }
show-mistakes = Look at my mistakes

# Why a game ended so.
show-why-resigned = { $loser } resigned.
show-why-resigned-you = You resigned.
show-why-flag = { $loser } ran out of time.
show-why-flag-you = You ran out of time.
show-why-claimed = { $loser } stayed away.
show-why-claimed-you = You stayed away.
show-why-kamisado-home-row = { $winner } has reached the opposing home row.
show-why-kamisado-deadlock = Nobody can move any more, and { $loser } moved last.
show-why-kamisado-more-points = { $winner } has won more points in the series.
show-why-kamisado-equal-points = The points of the series are equal.
show-why-kaito-last-sword = { $loser } has no sword left on the field.
show-why-kaito-last-helmet = { $loser } has no helmet left on the field.
show-why-kaito-stuck = The kaito cannot be moved any more.
show-why-caminos-connection = { $winner } has joined two opposite sides.
show-why-caminos-edge-stones = Nobody has joined two sides; { $winner } has fewer edge stones.
show-why-caminos-equal-edge-stones = Nobody has joined two sides, and the edge stones are equal.
show-why-caminos-no-connection = Nobody has joined two sides.
show-why-samurai-two-majorities = { $winner } has the most of two kinds of figure.
show-why-samurai-most-others = { $winner } leads in one kind and has the most other figures.
show-why-samurai-most-figures = { $winner } has the most figures in all among those who tie.
show-why-samurai-no-majority = Nobody leads alone in any kind; { $winner } has the most figures.
show-why-samurai-shared = Nothing separates the players in the lead.
show-why-samurai-all-share = Nothing separates the players.
