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
show-shared = You share the victory!
show-loss = You lose
show-draw = Draw
show-ended = The game is over
show-wins = { $count ->
    [one] { $side } wins
   *[other] { $side } win
}
show-shares = { $side } share the victory
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
show-score = Score: { $points }
show-result = Show the result
show-board = Look at the board
show-other-side = Swap sides
show-harder = Harder: { $level }
show-easier = Easier: { $level }
show-mistakes = Look at my mistakes
show-analyse = Analyse the game

# Why a game ended so: for everybody, and in the second person for whoever has won or lost.
show-why-resigned = { $losers ->
    [one] { $loser } resigned.
   *[other] { $loser } resigned.
}
show-why-resigned-you = You resigned.
show-why-flag = { $losers ->
    [one] { $loser } ran out of time.
   *[other] { $loser } ran out of time.
}
show-why-flag-you = You ran out of time.
show-why-claimed = { $losers ->
    [one] { $loser } stayed away.
   *[other] { $loser } stayed away.
}
show-why-claimed-you = You stayed away.
show-why-others-left = The others have left the game.
show-why-agreed-draw = The players agreed on a draw.
show-why-first-left = The player in the lead had left the game.
show-why-kamisado-home-row = { $winner } reached the opposing home row.
show-why-kamisado-home-row-won = You reached the opposing home row.
show-why-kamisado-home-row-lost = { $winner } reached your home row.
show-why-kamisado-deadlock = Nobody can move any more, and { $loser } moved last.
show-why-kamisado-deadlock-won = Nobody can move any more, and { $loser } moved last.
show-why-kamisado-deadlock-lost = Nobody can move any more, and you moved last.
show-why-kamisado-more-points = { $winner } has won more points in the series.
show-why-kamisado-more-points-won = You have won more points in the series.
show-why-kamisado-more-points-lost = You have won fewer points in the series.
show-why-kamisado-equal-points = The points of the series are equal.
show-why-kaito-last-sword = { $loser } has no sword left on the field.
show-why-kaito-last-sword-won = { $loser } has no sword left on the field.
show-why-kaito-last-sword-lost = You have no sword left on the field.
show-why-kaito-last-helmet = { $loser } has no helmet left on the field.
show-why-kaito-last-helmet-won = { $loser } has no helmet left on the field.
show-why-kaito-last-helmet-lost = You have no helmet left on the field.
show-why-kaito-stuck = { $loser } cannot move the kaito any more.
show-why-kaito-stuck-won = { $loser } cannot move the kaito any more.
show-why-kaito-stuck-lost = You cannot move the kaito any more.
show-why-caminos-connection = { $winners ->
    [one] { $winner } has joined two opposite sides.
   *[other] { $winner } have joined two opposite sides.
}
show-why-caminos-connection-won = { $winners ->
    [one] You have joined two opposite sides.
   *[other] You have joined two opposite sides.
}
show-why-caminos-connection-lost = { $winners ->
    [one] { $winner } has joined two opposite sides.
   *[other] { $winner } have joined two opposite sides.
}
show-why-caminos-edge-stones = { $winners ->
    [one] Nobody has joined two sides; { $winner } has fewer edge stones.
   *[other] Nobody has joined two sides; { $winner } have fewer edge stones.
}
show-why-caminos-edge-stones-won = { $winners ->
    [one] Nobody has joined two sides; you have fewer edge stones.
   *[other] Nobody has joined two sides; you have fewer edge stones.
}
show-why-caminos-edge-stones-lost = { $losers ->
    [one] Nobody has joined two sides; you have more edge stones.
   *[other] Nobody has joined two sides; you have more edge stones.
}
show-why-caminos-equal-edge-stones = Nobody has joined two sides, and the edge stones are equal.
show-why-caminos-no-connection = Nobody has joined two sides.
show-why-samurai-two-majorities = { $winner } has the most of two kinds of figure.
show-why-samurai-two-majorities-won = You have the most of two kinds of figure.
show-why-samurai-two-majorities-lost = { $winner } has the most of two kinds of figure.
show-why-samurai-most-others = { $winner } leads in one kind and has the most other figures.
show-why-samurai-most-others-won = You lead in one kind and have the most other figures.
show-why-samurai-most-others-lost = { $winner } leads in one kind and has the most other figures.
show-why-samurai-most-figures = { $winner } has the most figures in all among those who tie.
show-why-samurai-most-figures-won = You have the most figures in all among those who tie.
show-why-samurai-most-figures-lost = { $winner } has the most figures in all among those who tie.
show-why-samurai-no-majority = Nobody leads alone in any kind; { $winner } has the most figures.
show-why-samurai-no-majority-won = Nobody leads alone in any kind; you have the most figures.
show-why-samurai-no-majority-lost = Nobody leads alone in any kind; { $winner } has the most figures.
show-why-samurai-shared = Nothing separates { $winner }.
show-why-samurai-shared-won = Nothing separates you from { $others }.
show-why-samurai-shared-lost = Nothing separates { $winner }.
show-why-samurai-all-share = Nothing separates the players: all share the victory.
show-why-samurai-unknown-captures = Not all captured figures are known: nobody can say who has won.
