## server

export-format = { $file } is neither Parquet nor NumPy: its name must end in one of { $known }.
export-needs-pyarrow = Parquet files need another package: { $install }
export-no-records = There are no records in { $folder }.
export-other-game = All games of an export must have the same options: { $file } is { $found }, not { $wanted }.
export-players = { $game } takes 1 to { $most } players here, not { $found }.
export-every-act = To prove the value of every move, also say how many positions the solver may look at (--solve).
export-interrupted = The export was interrupted; nothing was written.
