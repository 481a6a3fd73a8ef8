# Error messages of the engine protocol.

## server

engine-not-json = This line is not JSON: { $why }
engine-too-long = This line is too long: at most { $most } bytes are allowed.
engine-bad-request = This is not a valid request: { $why }
engine-id-in-use = A request with the id { $id } is still running.
engine-no-game = There is no game yet: send new, position or load first.
engine-game-over = The game is over; it is nobody’s turn.
engine-bad-depth = The depth { $depth } is not a number from 1 to 60.
engine-bad-seat = There is no seat { $seat }; the seats are 0 to { $most }, and -1 is for watching.
engine-bad-undo = The number of acts to take back, { $count }, is larger than the number played, { $acts }.
engine-undo-hidden = In this game only acts of the current turn can be taken back: at most { $most }, not { $count }.
engine-fault = Something went wrong inside Kaisho: { $what }
engine-bad-limits = `seconds` must be greater than 0 and at most { $most }, `nodes` at least 1.
