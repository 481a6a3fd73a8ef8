# Kaito: words of the game, refusals, rules, and errors in a deal or a position.
# A colour or a kind of stone is inserted as it stands here, never inflected.

kaito = Kaito
kaito-about = Beide spelers verzetten dezelfde meesterdief over 36 stenen; wie zijn laatste zwaard of zijn laatste helm kwijtraakt, verliest.
kaito-option-start = Beginkleur
kaito-option-start-red = Rood
kaito-option-start-black = Zwart
kaito-write = Het veld van de steen die je neemt (d4); een ruil is de steen met de monwaarden (cb>H), met “-” zie je ervan af.

kaito-red = Rood
kaito-black = Zwart

kaito-sword = Zwaard
kaito-helmet = Helm
kaito-mon = Mon
kaito-mon-3 = Mon 3
kaito-mon-2 = Mon 2
kaito-mon-1 = Mon 1
kaito-stone = { $kind } { $colour }
kaito-kaito = Kaito
kaito-for = voor
kaito-decline = Afzien

# What the terminal shows.
kaito-show-side = { $side } · op het speelveld { $left } · buitgemaakt { $holds }
kaito-show-place = { $side } kiest het gat waarop de kaito begint
kaito-show-move = { $side } aan zet: de kaito op { $square }
kaito-show-exchange = { $side } kan mon ruilen voor een eigen steen, of daarvan afzien
kaito-show-over = De partij is afgelopen.

# How a game ends.
kaito-end-last-sword = Het laatste zwaard van de tegenstander is van het speelveld verdwenen: { $winner } wint.
kaito-end-last-helmet = De laatste helm van de tegenstander is van het speelveld verdwenen: { $winner } wint.
kaito-end-stuck = De kaito kan niet meer bewegen: { $winner } wint.

## server

# What options mean, and how moves are written.
kaito-option-start-about = de kleur van wie begint
kaito-how-to-move = Noem het veld van de steen die je neemt (d4), als je wilt met de steen erbij (d4 Mon 3 Zwart of d4:c). Een ruil noemt de steen en de mon waarmee je betaalt (Helm voor 3+2 of cb>H); met “Afzien” of “-” sla je hem over. Ook het gat voor de kaito is een veld. Andere opdrachten:

# Why a move is refused.
kaito-over = De partij is afgelopen.
kaito-no-gap = { $square } is geen gat. De kaito begint op een van de twee gaten: { $gaps }.
kaito-gap-first = { $side } moet eerst het gat kiezen waarop de kaito begint: { $gaps }.
kaito-gap-chosen = De kaito is al geplaatst; hij staat op { $square }.
kaito-must-move = De kaito staat op { $square } en moet daar weg.
kaito-not-in-line = { $target } ligt in de rij noch in de kolom van de kaito, die op { $kaito } staat.
kaito-no-stone-there = { $target } is een gat. De kaito moet op een steen eindigen.
kaito-capture-first = { $side } moet eerst een steen nemen; ruilen komt aan het eind van de beurt.
kaito-exchange-first = { $side } heeft in deze beurt al een steen genomen en kan nu alleen nog ruilen, of daarvan afzien.
kaito-stone-gone = De steen “{ $kind }” kan niet worden teruggekocht: { $side } heeft die zelf van het speelveld genomen, dus hij is uit het spel.
kaito-stone-not-held = De tegenstander van { $side } heeft geen steen “{ $kind }”.
kaito-not-so-many = Er kunnen maar { $most } mon met waarde { $value } worden betaald, niet { $paid }.
kaito-too-little = De steen “{ $kind }” kost { $price } mon; { $worth } is niet genoeg.
kaito-superfluous = De steen “{ $kind }” kost { $price } mon; de betaling is ook genoeg zonder een steen met waarde { $value }.

# Errors in a move that somebody wrote.
kaito-ambiguous-word = “{ $word }” kan meer dan één ding betekenen: { $candidates }. Schrijf er iets meer van.
kaito-unknown-word = “{ $word }” is geen woord van dit spel.
kaito-unknown-letter = “{ $letter }” is geen steen. De letters van de stenen zijn { $known }.
kaito-unreadable = “{ $text }” is geen zet. Schrijf bijvoorbeeld “d4”, “d4 Zwaard Zwart”, “Helm voor 3+2” of “Afzien”.
kaito-no-value = Een mon met waarde { $value } bestaat niet, alleen 1, 2 en 3.
kaito-no-stone = Op { $square } ligt geen steen.
kaito-wrong-stone = De steen klopt niet: op { $square } ligt { $kind } { $colour }, niet { $written }.
kaito-mixed-payment = De betaling “{ $payment }” mengt hoofdletters en kleine letters; ze moet helemaal in de kleur van de tegenstander zijn.
kaito-exchange-colours = De kleuren kloppen niet: { $side } betaalt met stenen van de kleur { $other } en krijgt een eigen steen terug.
kaito-too-many-mon = Elke kleur heeft { $most } mon met waarde { $value }, niet { $found }.

# Errors in a deal.
kaito-deal-length = Een beginverdeling van Kaito heeft { $wanted } tekens, één per steen; hier zijn het er { $found }.
kaito-deal-unknown-letter = “{ $letter }”, teken { $place } van de beginverdeling, is geen steen. De stenen zijn { $known }.
kaito-deal-unknown-stone = De beginverdeling bevat een getal dat geen steen is. De stenen zijn 0 tot en met 10, voor { $known }.
kaito-deal-counts = Van deze stenen zijn er te veel of te weinig (steen, gevonden/nodig): { $wrong }.

# Errors in a position.
kaito-position-field-count = Een stelling bestaat uit vijf tot negen onderdelen, gescheiden door spaties; hier zijn het er { $found }.
kaito-position-rank-count = Het speelveld van een stelling heeft zes rijen, gescheiden door “/”; hier zijn het er { $found }.
kaito-position-rank-length = Rij { $rank } moet 6 velden hebben, niet { $found }.
kaito-position-unknown-sign = “{ $sign }” in rij { $rank } is geen steen (SHCBA of shcba) en geen aantal gaten.
kaito-position-bad-side = “{ $text }” zegt niet wie aan zet is: schrijf r voor Rood of b voor Zwart.
kaito-position-bad-kaito = “{ $text }” is geen veld voor de kaito: schrijf a1 tot en met f6, of “-” zolang hij niet geplaatst is.
kaito-position-bad-taken = “{ $text }” zegt niet wat er open voor { $holder } ligt: schrijf letters uit { $letters }, of “-”.
kaito-position-bad-phase = “{ $text }” is geen fase: schrijf place, move, exchange of over.
kaito-position-bad-start = “{ $text }” is geen beginkleur: schrijf red of black.
kaito-position-bad-number = “{ $text }” is geen getal dat past bij het onderdeel “{ $field }”.
kaito-position-field-turn = beurten
kaito-position-field-acts = acties
kaito-position-bad-bytes = Deze bytes zijn geen speltoestand van Kaito.
kaito-position-too-many = Er liggen { $found } stenen “{ $letter }” op het speelveld en voor de spelers; het kunnen er hoogstens { $most } zijn.
kaito-position-kaito-missing = De kaito heeft geen veld; dat kan alleen in de fase “place”.
kaito-position-kaito-too-early = In de fase “place” staat de kaito nog op geen enkel veld, ook niet op { $square }: schrijf “-”.
kaito-position-placing-stones = In de fase “place” liggen alle stenen op het speelveld: van “{ $letter }” moeten het er { $wanted } zijn, niet { $found }.
kaito-position-placing-side = In de fase “place” is de tweede speler aan zet.
kaito-position-already-lost = { $side } heeft geen steen “{ $kind }” meer op het speelveld: de partij zou afgelopen zijn.
kaito-position-stuck = De kaito op { $square } kan niet bewegen: de partij zou afgelopen zijn.
kaito-position-beneath = Onder de kaito op { $square } kan alleen een zwaard of helm liggen die { $side } net heeft teruggekocht.
kaito-position-exchange-beneath = Van { $square } is net een steen genomen: daar kan niets onder de kaito liggen.
kaito-position-no-exchange = { $side } kan hier niet ruilen, dus de beurt zou afgelopen zijn.
kaito-position-lost-twice = Meer dan één soort zwaarden of helmen is van het speelveld verdwenen: de partij zou eerder afgelopen zijn.
kaito-position-nothing-ended = Niets heeft deze partij beëindigd: beide kanten hebben zwaarden en helmen, en de kaito kan bewegen.
kaito-position-turns = Het aantal genomen stenen klopt niet: de spelers nemen om de beurt één steen, dus { $side } zou nu niet aan zet zijn.

# Every rule in our own words, for the list of rules.
kaito-rule-K1 = De 36 stenen worden geschud en in zes rijen van zes gelegd; elke speler heeft een kleur.
kaito-rule-K2 = Wie begint, staat vast voordat iemand de stenen ziet, en mag elk van beide kleuren hebben.
kaito-rule-K3 = De twee blanco stenen worden weggenomen; de tweede speler zet de kaito op een van deze gaten, met de kleur van de beginnende speler naar boven.
kaito-rule-K4 = De kaito gaat zo ver je wilt langs zijn rij of kolom, over stenen en gaten heen, en eindigt op een steen.
kaito-rule-K5 = Na zijn zet wordt de kaito omgedraaid, zodat hij de kleur toont van de speler die hem daarna verzet.
kaito-rule-K6 = De steen waarop de kaito eindigt, gaat van het speelveld; het mag een eigen steen zijn.
kaito-rule-K7 = Neem je een steen van de tegenstander, dan ligt die open voor je.
kaito-rule-K8 = Een eigen steen die je neemt, is uit het spel.
kaito-rule-K9 = Aan het eind van je beurt mag je met mon van de tegenstander een eigen steen terugkopen die de tegenstander heeft, een zwaard voor 4 of een helm voor 5; die komt onder de kaito. De betaling is uit het spel, en er wordt geen wisselgeld gegeven.
kaito-rule-K10 = In een beurt is maar één ruil toegestaan.
kaito-rule-K11 = Een speler van wie het laatste zwaard van het speelveld verdwijnt, heeft meteen verloren, wie het ook heeft genomen.
kaito-rule-K12 = Een speler van wie de laatste helm van het speelveld verdwijnt, heeft meteen verloren, wie die ook heeft genomen.
kaito-rule-K13 = Wie aan het begin van de eigen beurt de kaito niet kan verzetten, heeft verloren.

## browser

# The board in the browser.
kaito-field = Het speelveld
kaito-gap = gat
kaito-stands-here = de kaito, met { $colour } boven
kaito-beneath = eronder: { $stone }
kaito-two-sides = De kaito toont { $up }; zijn andere kant is { $down }.
kaito-may-take = kan worden genomen
kaito-may-begin = de kaito kan hier beginnen
kaito-on-field = Op het speelveld
kaito-taken = Buitgemaakt
kaito-out = Uit het spel
kaito-none = geen
kaito-no-mon = geen mon
kaito-exchange = Mon ruilen?
kaito-exchange-about = Betaal met buitgemaakte mon en krijg een eigen steen terug; die komt onder de kaito. Er wordt geen wisselgeld gegeven.
kaito-price = { $stone }: kost { $price }
kaito-pay = { $stone }: { $values } betalen
kaito-over-price = { $more } te veel
kaito-text-view = Het speelveld in woorden
kaito-mon-counted = Mon × { $stones }, waarde { $worth }
kaito-last-here = laatste zet
