# Kamisado: words of the game, refusals, rules, and errors in a position.
# A colour names a tower ("the Purple tower") or a square; the -short forms are used in the abbreviated notation.

kamisado = Kamisado
kamisado-about = Acht torens per kant; de kleur waarop je eindigt, bepaalt welke toren je tegenstander moet verzetten.
kamisado-option-match = Match
kamisado-option-match-single = één ronde
kamisado-option-match-standard = standaard, tot 3 punten
kamisado-option-match-long = lang, tot 7 punten
kamisado-option-match-marathon = marathon, tot 15 punten
kamisado-option-match-series = serie losse rondes
kamisado-option-rounds = Rondes
kamisado-option-setup = Opstelling
kamisado-option-setup-colours = op hun eigen kleuren
kamisado-option-setup-tournament = door de spelers geplaatst
kamisado-option-orientation = Bord
kamisado-option-orientation-brown-left = bruin links
kamisado-option-orientation-orange-left = oranje links
kamisado-write = In woorden (Paars Links 5 Groen of Pa L 5 Gr), in tekens (紫↖5緑) of als velden (f1-a6).

kamisado-black = Zwart
kamisado-white = Wit

kamisado-orange = Oranje
kamisado-blue = Blauw
kamisado-purple = Paars
kamisado-pink = Roze
kamisado-yellow = Geel
kamisado-red = Rood
kamisado-green = Groen
kamisado-brown = Bruin
kamisado-orange-short = Or
kamisado-blue-short = Bl
kamisado-purple-short = Pa
kamisado-pink-short = Roz
kamisado-yellow-short = Ge
kamisado-red-short = Roo
kamisado-green-short = Gr
kamisado-brown-short = Br

kamisado-left = Links
kamisado-forward = Vooruit
kamisado-right = Rechts
kamisado-back = Terug
kamisado-left-short = L
kamisado-forward-short = V
kamisado-right-short = R
kamisado-back-short = T

kamisado-rank-0 = toren
kamisado-rank-1 = sumo
kamisado-rank-2 = dubbele sumo
kamisado-rank-3 = driedubbele sumo
kamisado-rank-4 = vierdubbele sumo

# What the terminal shows.
kamisado-show-round = Ronde { $round }
kamisado-show-score = Zwart { $black } : { $white } Wit
kamisado-show-must = { $side } aan zet: de toren { $tower } op { $square }
kamisado-show-free = { $side } aan zet: een toren naar keuze
kamisado-show-place = { $side } plaatst een toren op { $square }
kamisado-show-refill = { $side } kiest vanaf welke kant beide thuisrijen worden aangevuld: links of rechts
kamisado-show-waiting = { $side } moet nog plaatsen: { $towers }
kamisado-show-over = De partij is afgelopen.

# How a match ends.
kamisado-end-home-row = { $winner } bereikt de thuisrij van de tegenstander en wint. Eindstand: Zwart { $points } Wit.
kamisado-end-deadlock = Niemand kan nog bewegen: { $winner } wint. Eindstand: Zwart { $points } Wit.
kamisado-end-more-points = { $winner } wint de serie. Eindstand: Zwart { $points } Wit.
kamisado-end-equal-points = De serie eindigt in remise. Eindstand: Zwart { $points } Wit.

kamisado-round-won = { $side } wint de ronde.

kamisado-round-won-with-marker = { $side } wint de ronde. Nieuwe rang van de toren { $tower }: { $rank }.

# Why a deadlock ended a round. The numbers are those on the board.
kamisado-deadlock-moved = Patstelling: { $side } heeft het laatst gezet, de toren { $tower } naar { $square }.
kamisado-deadlock-pushed = Patstelling: { $side } heeft het laatst gezet, met een duw van de toren { $tower } naar { $square }.
kamisado-deadlock-passes = Elke toren die nu aan de beurt zou komen, is geblokkeerd en past; de kleur van zijn veld, tussen haakjes, wijst de volgende aan: { $towers }.
kamisado-deadlock-tower = { $number } { $side } { $tower } { $square } ({ $colour })
kamisado-deadlock-again = Na nummer { $last } zou nummer { $first } weer aan de beurt zijn, en zo zou het eindeloos doorgaan.
kamisado-deadlock-lost = Niemand zou ooit nog kunnen bewegen. Dan verliest wie het laatst heeft gezet: { $loser } verliest de ronde, { $winner } wint die.
kamisado-deadlock-marked = { $winner } markeert de eigen toren { $tower } op { $on }; zijn nieuwe rang: { $rank }. Hij heeft de kleur van { $square }, het veld dat het laatst is bereikt.
kamisado-deadlock-point = { $winner } krijgt één punt. In een serie zijn er geen markers.
kamisado-deadlock-blocked = geblokkeerd, past als nummer { $number }
kamisado-deadlock-key = geblokkeerd, passen in deze volgorde
kamisado-deadlock-last = is het laatst verzet
kamisado-deadlock-gets-marker = krijgt de marker
kamisado-deadlock-picture = Zo eindigde de ronde

## server

# What options mean, and how moves are written.
kamisado-option-match-about = hoe lang de match is: één ronde, tot 3, 7 of 15 punten, of een serie losse rondes
kamisado-option-rounds-about = hoeveel rondes een serie heeft
kamisado-option-setup-about = of de torens op hun eigen kleur beginnen, of de spelers ze naar eigen inzicht plaatsen
kamisado-option-orientation-about = hoe het bord ligt: met bruin of met oranje links op elke thuisrij
kamisado-how-to-move = Schrijf een zet in woorden (Paars Links 5 Groen of Pa L 5 Gr), in tekens (紫↖5緑) of met velden (f1-a6). Een toren die niet kan bewegen, past vanzelf. Andere opdrachten:

# Why a move is refused. The ids are those of the rules.
kamisado-T2 = De toren { $tower } mag nu niet bewegen: de laatste zet heeft de toren { $must } op { $square } aangewezen.
kamisado-Z1 = { $target } ligt niet recht of schuin vooruit vanaf { $start }. Torens gaan nooit opzij of terug.
kamisado-Z2 = De weg naar { $target } is niet vrij: op { $blocker } staat een toren.
kamisado-Z3 = Op { $target } staat al een toren.
kamisado-Z5 = De toren { $tower } op { $square } kan bewegen en mag dus niet passen.
kamisado-S1 = { $asked } velden is te ver voor de toren { $tower }: een { $rank } gaat hoogstens { $reach } ver.
kamisado-S2 = Alleen een toren er direct voor kan worden geduwd; { $target } ligt verder weg.
kamisado-S4 = Een duw gaat alleen recht vooruit, nooit schuin naar { $target }.
kamisado-S5 = Het veld achter de geduwde torens is niet leeg: op { $square } staat een toren.
kamisado-S6 = De toren op { $square } staat op zijn eigen thuisrij en kan niet worden geduwd.
kamisado-S7 = Een { $rank } duwt er hoogstens { $most }; hier staan meer torens achter elkaar.
kamisado-S8 = Een { $mine } duwt alleen torens van een lagere rang; de toren op { $square } is een { $theirs }.
kamisado-S9 = Op { $square } staat een eigen toren; die kan niet worden geduwd.
kamisado-S11 = De toren { $tower } kan nergens anders heen en moet dus duwen.
kamisado-B1 = { $side } moet eerst kiezen vanaf welke kant de thuisrijen worden aangevuld: links of rechts.
kamisado-no-refill-now = De thuisrijen worden nu niet aangevuld.
kamisado-TS1 = De toren { $tower } staat al op { $square }. Plaats een van de overige.
kamisado-TS2 = De toren { $tower } staat al op { $square }. Plaats een van de overige.
kamisado-TS3 = Alle torens zijn geplaatst; de ronde is begonnen.
kamisado-no-placing = In deze match beginnen de torens op hun eigen kleur; niemand plaatst ze.
kamisado-place-first = { $side } moet eerst de torens op de thuisrij plaatsen.
kamisado-over = De match is afgelopen.

# Errors in a move that somebody wrote.
kamisado-ambiguous-word = “{ $word }” kan meer dan één ding betekenen: { $candidates }. Schrijf er iets meer van.
kamisado-unknown-colour = “{ $word }” is geen kleur. De kleuren zijn { $known }.
kamisado-unknown-way = “{ $word }” is geen richting. De richtingen zijn { $known }.
kamisado-unreadable = “{ $text }” is geen zet. Schrijf bijvoorbeeld “Paars Links 5 Groen”, “Paars 0 Geel” om te passen, of “f1-a6”.
kamisado-no-tower = Op { $square } staat geen toren.
kamisado-not-yours = De toren op { $square } is niet van { $side }.
kamisado-not-placed = De toren { $tower } is nog niet geplaatst.
kamisado-off-board = Met een zet van { $length } zou de toren { $tower } van het bord gaan.
kamisado-wrong-colour = De kleur klopt niet: de zet eindigt op { $square }, en dat veld heeft de kleur { $real }, niet { $written }.
kamisado-wrong-push = De geduwde torens passen niet bij deze duw: { $given }.
kamisado-placing-square = De volgende toren komt op { $wanted }, niet op { $square }.
kamisado-rounds-only-in-series = De optie rounds hoort alleen bij match=series, niet bij match={ $match }.

# Errors in a position.
kamisado-position-field-count = Een stelling bestaat uit drie tot negen onderdelen, gescheiden door spaties; hier zijn het er { $found }.
kamisado-position-rank-count = Het bord van een stelling heeft acht rijen, gescheiden door “/”; hier zijn het er { $found }.
kamisado-position-rank-length = Rij { $rank } moet 8 velden hebben, niet { $found }.
kamisado-position-unknown-sign = “{ $sign }” in rij { $rank } is geen toren (OBPKYRGN of obpkyrgn), geen aantal lege velden en geen marker (+).
kamisado-position-marker-without-tower = In rij { $rank } staat een marker (+) niet achter een toren.
kamisado-position-too-many-markers = De toren op { $square } heeft { $found } markers; het kunnen er hoogstens 4 zijn.
kamisado-position-tower-twice = De toren { $colour } van { $side } staat op { $first } en op { $second }.
kamisado-position-tower-missing = De toren { $colour } van { $side } ontbreekt.
kamisado-position-two-on-a-square = Op { $square } staan twee torens.
kamisado-position-bad-side = “{ $text }” zegt niet wie aan zet is: schrijf b voor Zwart of w voor Wit.
kamisado-position-bad-tower = “{ $text }” is geen toren van de kant die aan zet is: schrijf zijn letter, klein voor Zwart, groot voor Wit, of “-”.
kamisado-position-bad-phase = “{ $text }” is geen fase: schrijf place, play, refill of over.
kamisado-position-bad-score = “{ $text }” is geen stand: schrijf die als 2:1, met de punten van Zwart eerst.
kamisado-position-bad-match = “{ $text }” is geen match: schrijf single, standard, long, marathon of series:4, met /tournament erachter voor de toernooiopstelling.
kamisado-position-bad-number = “{ $text }” is geen getal dat past bij het onderdeel “{ $field }”.
kamisado-position-field-rounds = rondes van een serie
kamisado-position-field-score = stand
kamisado-position-field-round = ronde
kamisado-position-field-turn = beurten
kamisado-position-field-acts = acties
kamisado-position-bad-bytes = Deze bytes zijn geen speltoestand van Kamisado.
kamisado-position-markers-in-single = In een losse ronde of een serie zijn er geen markers.
kamisado-position-score-and-markers = { $side } heeft { $score } als stand, maar markers ter waarde van { $points }.
kamisado-position-round-and-score = Ronde { $round } past niet bij de stand: het moet ronde { $wanted } zijn.
kamisado-position-series-rounds = Dit past niet bij het aantal rondes van de serie, { $rounds } (mogelijk: 1 tot en met 99).
kamisado-position-over-and-score = De fase past niet bij de stand { $score } in een match van de soort “{ $match }”: een match is afgelopen zodra een kant de nodige punten heeft, een serie als alle rondes zijn gespeeld.
kamisado-position-not-placing = Torens worden alleen vóór de eerste zet geplaatst, en alleen bij de toernooiopstelling.
kamisado-position-placing-order = Torens worden vanaf de linkerkant van de speler geplaatst, en de kant die de ronde opent, plaatst eerst al zijn torens.
kamisado-position-already-home = Een toren van { $side } staat op de thuisrij van de tegenstander: de ronde zou al afgelopen zijn.
kamisado-position-free-choice = Bij “-” mag elke toren bewegen; dat kan alleen aan het begin van een ronde, met alle torens op hun thuisrij.
kamisado-position-wrong-opener = De andere kant opent deze ronde.
kamisado-position-deadlock = Geen van beide kanten kan nog bewegen: de ronde zou al afgelopen zijn.
kamisado-position-ended-with-tower = Na het einde van een ronde hoeft geen toren te bewegen: schrijf “-”.
kamisado-position-two-at-home = Er staat meer dan één toren op de thuisrij van de tegenstander: de ronde zou al eerder afgelopen zijn.
kamisado-position-must-without-cause = Geen enkele zet kan ertoe hebben geleid dat de toren { $colour } moet bewegen: op die kleur staat geen toren van de tegenstander, of er is nog niets verzet.
kamisado-position-not-on-colours = Aan het begin van deze ronde staat elke toren op zijn eigen kleur.
kamisado-position-ended-by-winner = Aan de beurt moet de kant zijn die de laatste ronde heeft gewonnen, met de punten en de marker daarvoor.
kamisado-position-nothing-ended = Niets heeft deze ronde beëindigd: er staat geen toren op de thuisrij van de tegenstander, en er kunnen nog torens bewegen.

# Every rule in our own words, for the list of rules.
kamisado-rule-P1 = Het bord ligt zo dat de thuisrij voor beide spelers links met bruin begint. Als optie wordt het een kwartslag gedraaid, zodat die rij met oranje begint; verder verandert er niets.
kamisado-rule-T1 = Wie een ronde opent, mag met een eigen toren naar keuze beginnen.
kamisado-rule-T2 = Vanaf de tweede zet van een ronde verzet je de toren met de kleur van het veld waarop de laatste zet van de tegenstander eindigde.
kamisado-rule-Z1 = Torens gaan in één lijn recht of schuin vooruit, nooit opzij of terug.
kamisado-rule-Z2 = Een gewone toren gaat zo ver je wilt, maar alleen over lege velden.
kamisado-rule-Z3 = Een zet eindigt op een leeg veld.
kamisado-rule-Z4 = Een toren mag schuin tussen twee torens door die hoek aan hoek staan.
kamisado-rule-Z5 = Een toren die kan bewegen, moet bewegen.
kamisado-rule-Z6 = Een toren die niet kan bewegen, past: een zet met afstand 0 die op zijn eigen veld eindigt.
kamisado-rule-Z7 = Wie de thuisrij van de tegenstander bereikt, wint de ronde.
kamisado-rule-Z8 = Zou er eindeloos worden gepast (patstelling), dan is de ronde verloren voor wie het laatst een toren heeft verzet.
kamisado-rule-S1 = Een sumo gaat hoogstens 5 velden ver.
kamisado-rule-S2 = Een sumo mag een toren van de tegenstander duwen die direct voor hem staat; beide schuiven één veld op.
kamisado-rule-S3 = Na een duw slaat de tegenstander een beurt over, en wie duwde, verzet de toren met de kleur van het veld waar de toren naartoe is geduwd.
kamisado-rule-S4 = Een duw gaat nooit schuin.
kamisado-rule-S5 = Het veld achter de geduwde toren moet leeg zijn.
kamisado-rule-S6 = Een toren op zijn eigen thuisrij kan niet worden geduwd.
kamisado-rule-S7 = Een sumo duwt precies één toren.
kamisado-rule-S8 = Een sumo kan geen andere sumo duwen.
kamisado-rule-S9 = Alleen torens van de tegenstander kunnen worden geduwd.
kamisado-rule-S10 = Als de sumo ook schuin kan bewegen, hoeft hij niet te duwen.
kamisado-rule-S11 = Als alleen de duw mogelijk is, is die verplicht; een sumo die niet kan bewegen of duwen, is geblokkeerd.
kamisado-rule-DS1 = Een dubbele sumo gaat hoogstens 3 velden ver.
kamisado-rule-DS2 = Een dubbele sumo mag een of twee torens van de tegenstander duwen die direct voor hem op één lijn staan.
kamisado-rule-DS3 = Na zijn duw bepaalt het veld van de achterste geduwde toren welke toren de duwer daarna verzet.
kamisado-rule-DS4 = De duw van een dubbele sumo gaat nooit schuin.
kamisado-rule-DS5 = Het veld achter de achterste geduwde toren moet leeg zijn.
kamisado-rule-DS6 = Geen van de torens die een dubbele sumo duwt, mag op zijn eigen thuisrij staan.
kamisado-rule-DS7 = Een dubbele sumo duwt hoogstens twee torens.
kamisado-rule-DS8 = Een dubbele sumo duwt alleen torens van een lagere rang: gewone torens en sumo’s.
kamisado-rule-DrS1 = Een driedubbele sumo gaat maar één veld ver.
kamisado-rule-DrS2 = Een driedubbele sumo mag een tot drie torens van de tegenstander duwen die direct voor hem op één lijn staan.
kamisado-rule-DrS3 = Na zijn duw bepaalt het veld van de achterste geduwde toren welke toren de duwer daarna verzet.
kamisado-rule-DrS4 = De duw van een driedubbele sumo gaat nooit schuin.
kamisado-rule-DrS5 = Het veld achter de achterste geduwde toren moet leeg zijn.
kamisado-rule-DrS6 = Geen van de torens die een driedubbele sumo duwt, mag op zijn eigen thuisrij staan.
kamisado-rule-DrS7 = Een driedubbele sumo duwt hoogstens drie torens.
kamisado-rule-DrS8 = Een driedubbele sumo duwt alleen torens van een lagere rang: gewone torens, sumo’s en dubbele sumo’s.
kamisado-rule-B1 = De winnaar van een ronde kiest of de thuisrijen van links of van rechts worden aangevuld.
kamisado-rule-B2 = De verliezer vult in dezelfde richting aan.
kamisado-rule-B3 = Van links: de torens worden vanaf de eigen thuisrij rij voor rij gepakt, elke rij vanaf de eigen linkerkant, en vanaf het linkeruiteinde van die rij neergezet.
kamisado-rule-B4 = Van rechts: net zo, maar vanaf de eigen rechterkant en vanaf het rechteruiteinde.
kamisado-rule-M1 = Een losse ronde is één punt waard en beëindigt de match.
kamisado-rule-M2 = Een standaardmatch gaat tot 3 punten, een lange tot 7, een marathon tot 15.
kamisado-rule-M3 = De toren die de thuisrij van de tegenstander heeft bereikt, krijgt een marker: zijn eerste is 1 punt waard, de tweede 2, de derde 4, de vierde 8.
kamisado-rule-M4 = Na een patstelling markeert de winnaar de eigen toren met de kleur van het veld waarheen het laatst een toren is verzet.
kamisado-rule-M5 = De match eindigt zodra iemand de nodige punten heeft; punten daarboven tellen mee.
kamisado-rule-M6 = Zwart opent de eerste ronde; daarna opent de verliezer van een ronde de volgende.
kamisado-rule-M7 = In een serie worden alle rondes gespeeld, voor één punt elk en zonder markers; beide kanten openen om de beurt, en bij gelijke punten is het remise.
kamisado-rule-TS1 = Toernooiopstelling: de kant die de ronde opent, plaatst al zijn torens in willekeurige volgorde op de thuisrij.
kamisado-rule-TS2 = Dan plaatst de andere kant zijn torens, met die opstelling voor ogen.
kamisado-rule-TS3 = Daarna gaat de ronde gewoon verder.
kamisado-rule-N1 = Een zet wordt geschreven als toren, richting, afstand en kleur van het bereikte veld; bij passen is er geen richting en is de afstand 0.
kamisado-rule-N2 = Hetzelfde kan in woorden of afkortingen worden geschreven.
kamisado-rule-N3 = De kleur van het bereikte veld is een controle: klopt die niet, dan is het partijverslag fout.
kamisado-rule-N4 = Een duw wordt geschreven als de zet van de sumo, gevolgd door de stap terug van elke geduwde toren, de dichtstbijzijnde eerst.

## browser

# The board in the browser.
kamisado-tower = toren { $tower } van { $side }
kamisado-tower-ranked = toren { $tower } van { $side }, { $rank }
kamisado-places = { $side } plaatst de torens
kamisado-round-of = Ronde { $round } van { $rounds }
kamisado-towers-of = Torens van { $side }: { $towers }
kamisado-square = { $square }, { $colour }
kamisado-can-go = bereikbaar
kamisado-can-push = kan geduwd worden
kamisado-can-choose = kan gekozen worden
kamisado-is-chosen = gekozen
kamisado-must-move = moet bewegen
kamisado-last-here = laatste zet
kamisado-next-place = hier komt de volgende toren
kamisado-fill-left = Van links aanvullen
kamisado-fill-right = Van rechts aanvullen
kamisado-fill-how = Je hebt de ronde gewonnen. Van welke kant worden beide thuisrijen aangevuld?
kamisado-place-how = Sleep een toren naar het gemarkeerde veld, of klik hem aan.
kamisado-place-tower = Toren { $tower } plaatsen
kamisado-pushes = Een duw: { $towers }

## server

# Score sheets.
kamisado-sheet-opens = Begint: { $side }
kamisado-sheet-won-home = { $side } wint de ronde: de toren { $tower } bereikt de thuisrij van de tegenstander.
kamisado-sheet-won-deadlock = Patstelling: niemand kan nog bewegen. { $other } heeft het laatst een toren verzet, dus wint { $side } de ronde.
kamisado-sheet-marker = Marker voor de toren { $tower }, nu: { $rank }. Punten: { $points }.
kamisado-sheet-score = Stand: Zwart { $black } : { $white } Wit.
kamisado-sheet-fill-left = { $side } laat de thuisrijen van links aanvullen.
kamisado-sheet-fill-right = { $side } laat de thuisrijen van rechts aanvullen.
kamisado-sheet-running = De ronde is niet afgelopen.
kamisado-sheet-legend = Elke zet: een achthoek voor de toren, een pijl, het aantal velden en het bereikte veld.
kamisado-sheet-pass = passen
kamisado-sheet-missed = slaat een beurt over
kamisado-sheet-line-up = Opstelling: in elk vakje het teken van een toren met zijn markers.
kamisado-sheet-winner = Winnaar
kamisado-sheet-tower = Toren
kamisado-sheet-markers = Markers
kamisado-sheet-points = Punten
kamisado-sheet-total = Stand
kamisado-sheet-fill = Aanvullen van
