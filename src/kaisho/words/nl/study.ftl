study-one-start = Begin met een partijverslag, een stelling of een beginverdeling, maar met slechts één daarvan.
study-needs-game = Welk spel is het? Noem het, of geef een partijverslag.
study-other-game = Dit partijverslag is van { $found }, niet van { $wanted }.
study-other-options = Het uitgangspunt heeft andere opties: { $found }.
study-unknown-tag = “{ $name }” kan hier niet worden opgegeven. Mogelijk zijn, elk op één regel: { $known }.
study-too-long = Er mogen hoogstens { $most } zetten zijn.
study-refused = Zet { $number } kan niet gespeeld worden. { $why }
study-no-solver = { $game } is zo niet op te lossen: dat kan alleen met twee spelers en als er niets verborgen is.
study-nothing-known = Het is niet bekend wat de kant aan zet heeft, dus de stelling is niet te beoordelen.
study-rated-game = In deze club loopt een partij voor de rating waarin deze stelling op het bord staat, al is voorgekomen of met één zet kan ontstaan. Bots en de oplosser zeggen er pas iets over als die partij is afgelopen.
study-busy = Er worden op dit moment te veel studies geanalyseerd. Probeer het zo opnieuw.
study-too-slow = Deze studie duurde te lang en is na { $seconds } seconden gestopt.

# The study page.
study-title = Bestuderen
study-about = Kijk een partij terug, probeer andere zetten en zie wat de sterkste bot en de oplosser ervan vinden. Er wordt niets bewaard; met een link kom je hier terug.
study-from-start = vanaf het begin
study-bring = Partijverslag of stelling openen
study-paste = Een partijverslag of stelling als tekst
study-position-of = Een stelling van
study-open = Openen
study-file = Uit een bestand
study-moves = Zetten
study-variation = Variant
study-no-moves = Nog geen zetten: speel op het bord.
study-promote = Tot hoofdvariant maken
study-remove = Vanaf hier verwijderen
study-steps = Door de partij stappen
study-first = Naar het begin
study-before = Een zet terug
study-play = Automatisch afspelen
study-next = Een zet verder
study-last = Naar het einde
study-place = Zet in de partij
study-place-of = Zet { $at } van { $of }
study-thoughts = Wat is de stelling waard?
study-nothing-to-think = Hier is de partij afgelopen.
study-ask-bot = De computer vragen ({ $level })
study-ask-solver = De oplosser vragen
study-thinking = Denkt na…
study-would-play = Voorgestelde zet: { $text }
study-expects = Verwachting voor { $side }: { $value }
study-proved = bewezen
study-undecided = Niet beslist in de beschikbare tijd.
study-drawn = Bewezen: niemand kan de winst afdwingen.
study-wins = Bewezen: { $side } wint.
study-of-round = (alleen de lopende ronde)
study-acts-win = Deze winnen:
study-acts-draw = Deze geven remise:
study-acts-loss = Deze verliezen:
study-acts-undecided = Niet beslist: { $count }
study-seen-from = Gezien vanuit
study-eyes = Door de ogen van
study-who-acts = wie aan zet is
study-keep = Bewaren of delen
study-copy-link = Link kopiëren
study-copy-position = Stelling kopiëren
study-copy-record = Verslag kopiëren
study-save-record = Verslag opslaan
study-to-table = Naar de tafel
study-other = Iets anders bestuderen

# The mistakes of a player, after a game.
study-mistakes = Mijn fouten
study-mistakes-judged = { $count } van { $of } zetten bekeken
study-mistakes-found = { $count ->
    [one] In je laatste { $judged } zetten is één fout gevonden.
   *[other] In je laatste { $judged } zetten zijn { $count } fouten gevonden.
}
study-mistakes-none = In je laatste { $judged } zetten is geen fout gevonden.
study-mistakes-open = Niet beslist in de beschikbare tijd: { $count }.
study-mistakes-next = Volgende fout
study-mistakes-stop = Stoppen
study-mistakes-go-on = Verder zoeken
study-mistake-win-loss = Deze zet maakte van winst verlies.
study-mistake-win-draw = Deze zet maakte van winst remise.
study-mistake-draw-loss = Deze zet maakte van remise verlies.
study-better = Beter: { $text }

# An example game with comments.
study-example-aside = Je probeert een eigen variant. Het commentaar gaat verder waar de partij verdergaat.
study-example-back = Terug naar de partij
