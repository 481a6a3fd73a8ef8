# What every game shares: errors about games, options, positions, notation and records.

illegal-act = { $why } (spelregel { $rule })
no-such-act = Er is geen actie met nummer { $act }.
unknown-language = Kaisho kent de taal “{ $language }” niet. Mogelijk: { $known }.
unknown-game = Er is geen spel “{ $name }”. Mogelijk: { $known }.
unknown-bot = Er is geen bot “{ $name }”. Mogelijk: { $known }.
unknown-style = Er is geen notatie “{ $style }”. Mogelijk: { $known }.
unknown-option = { $game } heeft geen optie “{ $name }”. Mogelijk: { $known }.
bad-option-value = De optie { $name } kan niet “{ $value }” zijn. Mogelijk: { $allowed }.
option-without-value = “{ $text }” is geen optie: schrijf het als naam=waarde.
option-twice = De optie { $name } is dubbel opgegeven.
bad-deal-size = De beginverdeling heeft { $found } in plaats van { $wanted } delen.
bad-state-size = Een speltoestand telt hier { $wanted } bytes, niet { $found }.
solve-two-only = { $game } met { $seats } plaatsen kan niet worden opgelost: dat kan alleen bij twee plaatsen.
solve-over = Het spel is afgelopen; er valt niets op te lossen.
empty-act = Er staat niets: schrijf een zet.

# Records.
bad-record = Regel { $line }: { $why }
record-first-line = Dit is geen partijverslag van Kaisho: de eerste regel moet “kaisho record 1” zijn.
record-newer = Dit partijverslag komt van een nieuwere versie van Kaisho (formaat { $found }; deze versie leest tot en met { $known }). Werk Kaisho bij.
record-newer-rules = Dit partijverslag hoort bij versie { $found } van de spelregels van { $game }; deze Kaisho kent versie { $known }. Werk Kaisho bij.
record-older-rules = Dit partijverslag hoort bij versie { $found } van de spelregels van { $game }; deze Kaisho speelt volgens versie { $known }.
record-bad-tag = “{ $text }” is geen gegeven: schrijf het als naam: waarde.
record-unknown-tag = Een gegeven “{ $name }” bestaat niet in partijverslagen.
record-tag-twice = Het gegeven “{ $name }” staat er dubbel.
record-tag-missing = Het gegeven “{ $name }” ontbreekt.
record-bad-version = “{ $text }” is geen versienummer.
record-bad-section = Hier staat “{ $found }”, maar het is ronde { $wanted }.
record-options-and-start = De opties en de beginstelling van dit partijverslag passen niet bij elkaar.
record-bad-line = “{ $text }” is geen zet: op een regel staan het nummer van de zet, de kant en de zet zelf.
record-bad-number = Hier moet zet { $wanted } staan, niet { $found }.
record-bad-seat = Aan zet is { $wanted }, niet { $found }.
record-after-end = De partij is hier al afgelopen.
record-truncated = Het aantal zetten zou { $wanted } moeten zijn, maar is { $found }. Misschien ontbreekt er iets.
record-bad-result = In het verslag staat “{ $found }”, maar de zetten leiden tot “{ $wanted }”.
record-not-text = Het bestand is geen tekst in UTF-8.
file-missing = Er is geen bestand { $file }.
file-unreadable = Het bestand { $file } kan niet worden gelezen: { $why }
file-unwritable = Het bestand { $file } kan niet worden geschreven: { $why }

# Compiling.
compiling = de regels worden voor deze computer gecompileerd (een minuut of minder); bij een volgende start is dat niet meer nodig
cache-unwritable = gecompileerde regels kunnen niet worden bewaard in { $folder } ({ $why }); deze start duurt daarom langer
cache-unusable = de gecompileerde regels in { $folder } zijn onbruikbaar ({ $why })
clock-bad-base = Deze bedenktijd kan niet: { $least } tot { $most }.
clock-bad-increment = De toeslag kan { $least } tot { $most } zijn, en alleen bij een Fischerklok.
store-newer = De gegevens zijn van een nieuwere Kaisho (vorm { $found }; deze kent { $known }). Werk Kaisho bij.
store-other-rules = Dit spel is gespeeld met versie { $found } van de regels van { $game }; deze Kaisho speelt met versie { $known }.
store-trouble = Dit kon niet worden opgeslagen, dus er is niets veranderd. Probeer het opnieuw.
missing-extra = Hiervoor is { $package } nodig, dat niet geïnstalleerd is. Installeer het met: { $install }
env-other-options = Deze stelling hoort bij een spel met { $found }; de omgeving is gemaakt voor { $wanted }.
illegal-step = Partij { $place }, actie { $act }: { $why }
