# The aim
kamisado-board-aim = Aim: reach the opposing home row with one of your towers.

# Kamisado’s board in the browser: why a tower must move, bubbles, looks, ends of rounds.

kamisado-board = The Kamisado board: the arrow keys move from square to square, Enter chooses, Escape cancels
kamisado-board-on-orange = on orange ({ $square })
kamisado-board-on-blue = on blue ({ $square })
kamisado-board-on-purple = on purple ({ $square })
kamisado-board-on-pink = on pink ({ $square })
kamisado-board-on-yellow = on yellow ({ $square })
kamisado-board-on-red = on red ({ $square })
kamisado-board-on-green = on green ({ $square })
kamisado-board-on-brown = on brown ({ $square })
kamisado-board-look-lacquer = Lacquer
kamisado-board-look-silk = Silk
kamisado-board-look-contrast = High contrast
kamisado-board-why-stopped = { $side } must move { $tower }, because { $other } stopped { $on }.
kamisado-board-why-passed = { $side } must move { $tower }: { $other }’s { $passed } tower was blocked { $on } and passed.
kamisado-board-why-pushed = { $side } moves again, with { $tower }: the pushed tower stopped { $on }, and { $other } misses a turn.
kamisado-board-why-led = { $side } must move { $tower }, because the last move ended { $on }.
kamisado-board-passes = blocked: passes
kamisado-board-blocked = { $tower } is blocked: click it to pass.
kamisado-board-can-pass = blocked: choose it to pass
kamisado-board-filled-left = Both home rows are filled from the left.
kamisado-board-filled-right = Both home rows are filled from the right.
kamisado-board-only-move = the only move
kamisado-board-misses = { $side } misses a turn
kamisado-board-whose = { $tower }: it moves when { $side } stops on its colour.
kamisado-board-hands = hands { $side } the { $tower } tower
kamisado-board-hands-blocked = { $side }’s { $tower } tower is blocked and would pass
kamisado-board-wins = wins the round
kamisado-board-can-plan = can be planned
kamisado-board-planned = planned for the next turn
kamisado-board-planned-how = Planned: { $tower } to { $square }. Click it or press Escape to drop it.
kamisado-board-hint = hint
kamisado-board-round-win = You win the round.
kamisado-board-round-loss = You lose the round.
kamisado-board-marker =
    { $points ->
        [one] { $tower } is now a { $rank }: one point.
       *[other] { $tower } is now a { $rank }: { $points } points.
    }
kamisado-board-point = One point with { $tower }.
kamisado-board-holding =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
kamisado-board-holding-of =
    { $points ->
        [one] One of { $target } points
       *[other] { $points } of { $target } points
    }
kamisado-board-holding-tower = { $tower }: { $rank }
