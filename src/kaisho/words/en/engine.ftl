# What the engine protocol answers to a request that it cannot carry out.

engine-not-json = This line is no JSON: { $why }
engine-too-long = This line is too long; { $most } bytes are the most.
engine-bad-request = This is no request: { $why }
engine-id-in-use = A request with the id { $id } is still running.
engine-no-game = There is no game yet: send new, position or load first.
engine-game-over = The game is over; nobody is to act.
engine-bad-depth = The depth { $depth } is not a number from 1 to 60.
engine-bad-seat = There is no seat { $seat }; the seats are 0 to { $most }, and -1 watches.
engine-bad-undo = It is not possible to take back { $count }: the number of acts played is { $acts }.
engine-undo-hidden = Only acts of the running turn can be taken back in this game, so at most { $most }, not { $count }.
engine-fault = Something went wrong inside Kaisho: { $what }
engine-bad-limits = `seconds` must be above 0 and at most { $most }, `nodes` at least 1.
