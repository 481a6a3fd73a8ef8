## server

export-format = { $file } is geen Parquet en geen NumPy: de naam moet een van deze extensies hebben: { $known }.
export-needs-pyarrow = Voor Parquet-bestanden is nog een pakket nodig: { $install }
export-no-records = Er zijn geen partijverslagen in { $folder }.
export-other-game = Alle partijen van een export moeten dezelfde opties hebben: { $file } is { $found }, niet { $wanted }.
export-players = { $game } kan hier 1 tot { $most } spelers hebben, niet { $found }.
export-every-act = Om de waarde van elke zet te bewijzen, moet je ook opgeven hoeveel stellingen de oplosser mag bekijken (--solve).
export-interrupted = De export is afgebroken; er is niets geschreven.
