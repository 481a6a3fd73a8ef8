export-format = { $file } is neither Parquet nor NumPy: its name must end in one of { $known }.
export-needs-pyarrow = Parquet files need another package: { $install }
export-no-records = There are no records in { $folder }.
export-other-game = All games of an export have the same options: { $file } is { $found }, not { $wanted }.
export-players = { $game } takes 1 to { $most } players here, not { $found }.
export-every-act = The values of every move need a number of positions for the solver (--solve).
export-solve-hidden = { $game } hides something from its players: no position of it can be solved.
export-interrupted = The export was interrupted; nothing was written.
