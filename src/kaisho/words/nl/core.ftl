# What every game shares: errors about games, options, positions, notation and records.

## server

with-rule = { $why } (spelregel { $rule })
no-such-act = Er is geen actie met het nummer { $act }.
unknown-language = Kaisho kent de taal “{ $language }” niet. Mogelijk: { $known }.
unknown-game = Er is geen spel “{ $name }”. Mogelijk: { $known }.
no-course = Voor { $game } is er geen cursus, wel voor { $known }.
no-step = De cursus van { $game } heeft geen stap “{ $step }”.
game-bad-name = Het spel “{ $name }” uit het pakket { $package } wordt overgeslagen: de naam van een spel bestaat uit 2 tot 30 kleine letters en cijfers en begint met een letter.
game-twice = Het spel “{ $name }” uit het pakket { $package } wordt overgeslagen: { $other } heeft al een spel met die naam.
game-broken = Het spel “{ $name }” kan niet worden geladen: { $error }
game-not-a-class = Het spel “{ $name }” kan niet worden geladen: in het pakket staat geen klasse met die naam die is afgeleid van kaisho.game.Game.
game-other-name = Het spel “{ $name }” kan niet worden geladen: de klasse heet “{ $found }”.
unknown-bot = Er is geen bot “{ $name }”. Mogelijk: { $known }.
unknown-example = Er is geen voorbeeldpartij “{ $name }”. Mogelijk: { $known }.
unknown-style = Er is geen notatie “{ $style }”. Mogelijk: { $known }.
unknown-option = { $game } heeft geen optie “{ $name }”. Mogelijk: { $known }.
bad-option-value = De optie { $name } kan niet “{ $value }” zijn. Mogelijk: { $allowed }.
option-without-value = “{ $text }” is geen optie: schrijf die als naam=waarde.
option-twice = De optie { $name } is dubbel opgegeven.
too-many-options = Er zijn { $found } opties opgegeven; hoogstens { $most } zijn toegestaan.
text-too-long = Deze tekst is te lang: hij telt { $found } tekens, hoogstens { $most } zijn toegestaan.
bad-deal-size = De beginverdeling heeft { $found } delen in plaats van { $wanted }.
bad-state-size = Een speltoestand telt hier { $wanted } bytes, niet { $found }.
solve-two-only = { $game } met { $seats } plaatsen kan niet worden opgelost: dat kan alleen bij twee plaatsen.
no-planes = { $game } heeft geen waarnemingsvlakken: in de spelregels ontbreekt “observe”, dus lerende programma’s kunnen het spel niet waarnemen.
solve-hidden = { $game } verbergt iets voor de spelers, dus de stellingen ervan kunnen niet worden opgelost.
solve-over = De partij is afgelopen; er valt niets op te lossen.
empty-act = Er staat niets. Schrijf een zet.
act-not-legal = { $act } is hier geen toegestane zet.
act-unreadable = “{ $text }” is geen zet van dit spel.
position-bad-field = “{ $text }” hoort niet in een stelling van dit spel: die bestaat uit velden als naam=1 of naam=1,2,3.
position-no-field = In de stelling ontbreekt { $name }.
position-field-size = De stelling heeft { $found } in plaats van { $wanted } getallen voor { $name }.
position-out-of-bounds = De stelling heeft { $found } voor { $name }: alleen { $least } tot en met { $most } is mogelijk.
position-no-bounds = Dit spel leest geen stellingen: het legt niet vast hoe groot { $name } mag zijn.
position-other-options = De stelling heeft { $found } voor { $name }: met deze opties is het { $wanted }.
position-over-or-not = Volgens de stelling is de partij afgelopen terwijl er nog zetten mogelijk zijn, of andersom.
position-concealed = De mogelijke zetten van wie aan zet is, zijn in deze stelling verborgen: je ziet er alleen wat een ander mag weten.

# Records.
bad-record = Regel { $line }: { $why }
record-first-line = Dit is geen partijverslag van Kaisho: de eerste regel moet “kaisho record 1” zijn.
record-newer = Dit partijverslag komt van een nieuwere versie van Kaisho (formaat { $found }; deze versie leest tot en met { $known }). Werk Kaisho bij.
record-newer-rules = Dit partijverslag hoort bij versie { $found } van de spelregels van { $game }; deze versie van Kaisho kent versie { $known }. Werk Kaisho bij.
record-older-rules = Dit partijverslag hoort bij versie { $found } van de spelregels van { $game }; deze versie van Kaisho speelt volgens versie { $known }.
record-bad-tag = “{ $text }” is geen gegeven: schrijf het als naam: waarde.
record-unknown-tag = Een gegeven “{ $name }” bestaat niet in partijverslagen.
record-tag-twice = Het gegeven “{ $name }” staat er dubbel.
record-tag-missing = Het gegeven “{ $name }” ontbreekt.
record-no-deal = De partij is zonder verdeling opgeslagen. Bij een lopende partij waarin iets verborgen is, ontbreekt die; bestuderen kan als de partij is afgelopen.
record-bad-version = “{ $text }” is geen versienummer.
record-bad-section = Hier staat “{ $found }”, maar het is ronde { $wanted }.
record-bad-carried = “{ $text }” geeft niet voor elke plaats een aantal punten, of in dit spel worden geen punten opgeteld.
record-options-and-start = De opties en de beginstelling van dit partijverslag passen niet bij elkaar.
record-bad-line = “{ $text }” is geen zet: op een regel staan het nummer van de zet, de kant en de zet zelf.
record-bad-number = Hier moet zet { $wanted } staan, niet { $found }.
record-bad-seat = Aan zet is { $wanted }, niet { $found }.
record-after-end = De partij is hier al afgelopen.
record-truncated = Volgens het gegeven “acts” heeft het partijverslag { $wanted } zetten, maar hier zijn het er { $found }. Misschien ontbreekt er iets.
record-bad-result = In het verslag staat “{ $found }”, maar de zetten leiden tot “{ $wanted }”.
record-bad-comment = In het commentaar “{ $name }” staat “{ $found }”, maar volgens de zetten is het “{ $wanted }”.
record-bad-left = “{ $text }” zegt niet wie is vertrokken en waarom: schrijf een kant die nog speelt, gevolgd door resigned, flag of claimed.
record-left-act = Deze kant had de partij verlaten: de tafel had { $wanted } gespeeld, niet { $found }.
record-comment-misplaced = Het commentaar “{ $name }” hoort hier niet.
record-comment-twice = Het commentaar “{ $name }” staat hier dubbel.
record-comment-case = Het commentaar “{ $name }” moet met kleine letters worden geschreven: “{ $wanted }”.
record-not-text = Het bestand is geen UTF-8-tekst.
file-missing = Er is geen bestand { $file }.
file-unreadable = Het bestand { $file } kan niet worden gelezen: { $why }
file-unwritable = Het bestand { $file } kan niet worden geschreven: { $why }

# Compiling.
compiling = de regels worden voor deze computer gecompileerd (een minuut of minder); bij een volgende start is dat niet meer nodig
cache-foreign = { $folder } is van iemand anders, of anderen kunnen er schrijven; tot dit programma eindigt, worden gecompileerde regels elders opgeslagen
cache-unwritable = gecompileerde regels kunnen niet worden opgeslagen in { $folder } ({ $why }); deze start duurt daarom langer
cache-unusable = de gecompileerde regels in { $folder } zijn onbruikbaar ({ $why })
clock-bad-base = Deze bedenktijd is niet mogelijk: kies { $least } tot { $most }.
clock-bad-increment = De toeslag kan { $least } tot { $most } zijn, en alleen een Fischerklok heeft er een.
store-broken-table = Tafel { $table } is beschadigd in de database en kan niet worden getoond. Meld dit aan de beheerder van deze club.
store-newer = De gegevens zijn van een nieuwere versie van Kaisho (formaat { $found }; deze kent { $known }). Werk Kaisho bij.
store-other-rules = Deze partij is gespeeld volgens versie { $found } van de spelregels van { $game }; deze versie van Kaisho speelt volgens versie { $known }.
store-unknown-form = De gegevens hebben het formaat { $found }, dat geen bekende versie van Kaisho schrijft. Voer “kaisho restore” uit met een back-up.
store-trouble = Dit kon niet worden opgeslagen, dus er is niets veranderd. Probeer het opnieuw.
missing-extra = Hiervoor is { $package } nodig, dat niet geïnstalleerd is. Installeer het met: { $install }
env-other-options = Deze stelling hoort bij een spel met { $found }; de omgeving is gemaakt voor { $wanted }.
illegal-step = Partij { $place }, actie { $act }: { $why }
