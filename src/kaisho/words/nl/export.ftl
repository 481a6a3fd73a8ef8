export-format = { $file } is Parquet noch NumPy: de naam moet zo eindigen: { $known }.
export-needs-pyarrow = Voor Parquet-bestanden ontbreekt een pakket: { $install }
export-no-records = Er zijn geen partijverslagen in { $folder }.
export-other-game = Alle partijen van een export hebben dezelfde opties: { $file } is { $found }, niet { $wanted }.
export-players = { $game } neemt hier 1 tot { $most } spelers, niet { $found }.
export-every-act = Voor de waarde van elke zet is een aantal stellingen voor de oplosser nodig (--solve).
export-solve-hidden = { $game } verbergt iets voor de spelers: geen stelling ervan kan worden opgelost.
export-interrupted = De export is afgebroken; er is niets geschreven.
