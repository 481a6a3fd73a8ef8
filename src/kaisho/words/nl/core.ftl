# What every game shares: errors about games, options, positions, notation and records.

with-rule = { $why } (spelregel { $rule })
no-such-act = Er is geen actie met nummer { $act }.
unknown-language = Kaisho kent de taal “{ $language }” niet. Mogelijk: { $known }.
unknown-game = Er is geen spel “{ $name }”. Mogelijk: { $known }.
unknown-bot = Er is geen bot “{ $name }”. Mogelijk: { $known }.
unknown-example = Er is geen voorbeeldpartij “{ $name }”. Mogelijk: { $known }.
unknown-style = Er is geen notatie “{ $style }”. Mogelijk: { $known }.
unknown-option = { $game } heeft geen optie “{ $name }”. Mogelijk: { $known }.
bad-option-value = De optie { $name } kan niet “{ $value }” zijn. Mogelijk: { $allowed }.
option-without-value = “{ $text }” is geen optie: schrijf het als naam=waarde.
option-twice = De optie { $name } is dubbel opgegeven.
too-many-options = Er zijn { $found } opties opgegeven; hoogstens { $most } zijn toegestaan.
text-too-long = Deze tekst is te lang: hij telt { $found } tekens, hoogstens { $most } zijn toegestaan.
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
record-bad-carried = “{ $text }” geeft niet voor elke plaats een aantal punten, of in dit spel worden geen punten opgeteld.
record-options-and-start = De opties en de beginstelling van dit partijverslag passen niet bij elkaar.
record-bad-line = “{ $text }” is geen zet: op een regel staan het nummer van de zet, de kant en de zet zelf.
record-bad-number = Hier moet zet { $wanted } staan, niet { $found }.
record-bad-seat = Aan zet is { $wanted }, niet { $found }.
record-after-end = De partij is hier al afgelopen.
record-truncated = Het aantal zetten zou { $wanted } moeten zijn, maar is { $found }. Misschien ontbreekt er iets.
record-bad-result = In het verslag staat “{ $found }”, maar de zetten leiden tot “{ $wanted }”.
record-bad-comment = In het commentaar “{ $name }” staat “{ $found }”, maar volgens de zetten is het “{ $wanted }”.
record-bad-left = “{ $text }” zegt niet wie is vertrokken en waarom: een kant die nog speelt, en resigned, flag of claimed.
record-left-act = Deze kant was vertrokken: de tafel had { $wanted } gespeeld, niet { $found }.
record-comment-misplaced = Hier kan geen commentaar “{ $name }” staan.
record-comment-twice = Het commentaar “{ $name }” staat hier dubbel.
record-comment-case = Het commentaar “{ $name }” wordt met kleine letters geschreven: “{ $wanted }”.
record-not-text = Het bestand is geen tekst in UTF-8.
file-missing = Er is geen bestand { $file }.
file-unreadable = Het bestand { $file } kan niet worden gelezen: { $why }
file-unwritable = Het bestand { $file } kan niet worden geschreven: { $why }

# Compiling.
compiling = de regels worden voor deze computer gecompileerd (een minuut of minder); bij een volgende start is dat niet meer nodig
cache-foreign = { $folder } is van iemand anders, of anderen kunnen er schrijven; gecompileerde regels staan elders tot dit programma eindigt
cache-unwritable = gecompileerde regels kunnen niet worden bewaard in { $folder } ({ $why }); deze start duurt daarom langer
cache-unusable = de gecompileerde regels in { $folder } zijn onbruikbaar ({ $why })
clock-bad-base = Deze bedenktijd kan niet: { $least } tot { $most }.
clock-bad-increment = De toeslag kan { $least } tot { $most } zijn, en alleen bij een Fischerklok.
store-broken-table = Tafel { $table } is beschadigd in de database en kan niet worden getoond. Meld dit aan de beheerder van deze club.
store-newer = De gegevens zijn van een nieuwere Kaisho (vorm { $found }; deze kent { $known }). Werk Kaisho bij.
store-other-rules = Dit spel is gespeeld met versie { $found } van de regels van { $game }; deze Kaisho speelt met versie { $known }.
store-unknown-form = De gegevens hebben vorm { $found }, die van geen bekende versie van Kaisho komt. Voer “kaisho restore” uit met een back-up.
store-trouble = Dit kon niet worden opgeslagen, dus er is niets veranderd. Probeer het opnieuw.
missing-extra = Hiervoor is { $package } nodig, dat niet geïnstalleerd is. Installeer het met: { $install }
env-other-options = Deze stelling hoort bij een spel met { $found }; de omgeving is gemaakt voor { $wanted }.
illegal-step = Partij { $place }, actie { $act }: { $why }
