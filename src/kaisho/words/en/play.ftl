# The table: the list of moves, looking back, comfort.
play-round = Round { $round }
play-drawn = coloured icons
play-looking-back = Looking back: after move { $at } of { $of }
play-first = To the beginning
play-before = One move back
play-next = One move on
play-to-now = Back to now
play-new-moves = { $count ->
    [one] one new move
   *[other] { $count } new moves
}
play-confirm = Confirm the move
play-confirm-move = Play { $move }?
play-confirm-yes = Play
play-confirm-no = Cancel
play-premove = For your next turn: { $move }
play-premove-drop = Drop it
play-premove-dropped = The move you had chosen in advance is not possible now.
play-hint = Hint
play-hint-is = Hint: { $move }
play-type = Type a move
play-type-how = A move, in any notation
play-tools = Tools
play-zen = Show only the board
play-zen-off = Show everything again
play-next-game = Next game
play-keys = Keys
play-key-steps = look back and forward, move by move; comma and full stop also while the board has the focus
play-key-ends = to the beginning of the game, and back to now
play-key-aside = to the variation before or after, in a study
play-key-must = to the piece that must move, or to the board
play-key-type = type a move
play-key-confirm = confirm a move, or cancel it; Escape also leads back to now
play-key-next = the next game in which it is your turn
play-key-zen = show only the board, or everything again
play-key-help = this list
