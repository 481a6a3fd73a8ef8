# Caminos: words of the game, refusals, rules, and what can be wrong with a position.
# The letters T, Z, L, O and I name the shapes of the stones and are the same in every language.

caminos = Caminos
caminos-about = Leg stenen naast en over elkaar tot een weg in jouw kleur, van boven gezien, twee tegenoverliggende zijden verbindt.
caminos-option-board = het bord: vierkant, ruit, achthoek, of ring met een gat
caminos-option-players = twee spelers, of vier in twee teams
caminos-option-neutral = of er eerst twee neutrale balken worden geplaatst, als hindernissen
caminos-option-scoring = of de partij wordt geteld, als deel van een reeks
caminos-how-to-move = Schrijf de steen, zijn bovenaanzicht met hoogtes en het veld van zijn eerste kolom: “T 111/.1. c4” ligt plat, “T 2'22' c4” staat op zijn midden (' betekent: hangt ergens boven). Of noem elke kolom: “T-steen: c4 1, d4 1, e4 1, d5 1”.

caminos-yellow = Geel
caminos-green = Groen
caminos-yellow1 = Geel 1
caminos-green1 = Groen 1
caminos-yellow2 = Geel 2
caminos-green2 = Groen 2

caminos-stone-T = T-steen
caminos-stone-Z = Z-steen
caminos-stone-L = L-steen
caminos-stone-O = O-steen
caminos-stone-I = balk
caminos-above = erboven

# What the terminal shows.
caminos-show-level = Laag { $level }
caminos-show-signs = Y geel, G groen, N neutraal; het cijfer is de hoogte van de stapel.
caminos-show-turned = Op dit bord liggen de buren van een veld er schuin boven en onder.
caminos-show-left = { $side } heeft nog: { $stones }
caminos-show-left-out = { $side } heeft nog: { $stones } (uitgevallen, regel C8)
caminos-show-edges = Randstenen: Geel { $yellow }, Groen { $green }
caminos-show-stone = { $side } plaatst een steen.
caminos-show-bar = { $side } plaatst een neutrale balk.
caminos-show-over = De partij is afgelopen.

# How a game ends. The total is that of the points: nobody has any in a game that is not scored.
caminos-end-connection =
    { $total ->
        [0] Twee tegenoverliggende zijden zijn verbonden: de overwinning is voor { $winner }.
       *[other] Twee tegenoverliggende zijden zijn verbonden: de overwinning is voor { $winner }. Punten: { $points }.
    }
caminos-end-edge-stones = Niemand heeft twee zijden verbonden. Met minder randstenen is de overwinning voor { $winner }. Punten: { $points }.
caminos-end-equal-edge-stones = Niemand heeft twee zijden verbonden, en de randstenen zijn gelijk in aantal: remise. Punten: { $points }.
caminos-end-no-connection = Niemand heeft twee zijden verbonden: remise.

# Why an act is refused.
caminos-bars-first = Eerst worden de twee neutrale balken geplaatst: { $side } moet er nu een plaatsen.
caminos-bars-placed = Beide neutrale balken zijn al geplaatst.
caminos-no-bars = Deze partij wordt zonder neutrale balken gespeeld.
caminos-used-up = { $side } heeft hiervan niets meer over: { $stone }.
caminos-off-board = De steen zou buiten het bord uitsteken.
caminos-over-the-hole = De steen zou boven het gat van de ring liggen, waar niets hem draagt: { $cells }.
caminos-hole = Onder de steen zou een gat ontstaan op { $cells }.
caminos-C4 = De steen zou op { $cells } rusten zonder het bord ergens te raken.
caminos-C5 = Op { $cells } zou de steen hoger komen dan drie blokjes.
caminos-C8 = { $side } kon niets plaatsen en is uitgevallen; niemand kan nog een steen plaatsen.
caminos-over-connected = De partij is afgelopen: { $side } heeft twee tegenoverliggende zijden verbonden.
caminos-over-all-placed = De partij is afgelopen: alle stenen zijn geplaatst.

# What is wrong with an act that somebody wrote.
caminos-unreadable = “{ $text }” is geen zet. Schrijf bijvoorbeeld “T 111/.1. c4” of “T-steen: c4 1, d4 1, e4 1, d5 1”.
caminos-unknown-stone = “{ $text }” is geen steen. De stenen zijn { $known }.
caminos-unknown-view = “{ $view }” is geen bovenaanzicht van deze steen: { $stone }. De bovenaanzichten zijn { $known }.
caminos-no-cell = { $cell } is geen veld van dit bord ({ $board }).
caminos-bad-column = “{ $text }” is geen kolom. Schrijf het veld en de hoogte, zoals “c4 2”, of “c4 2 erboven” waar iets onder ligt.
caminos-column-twice = Het veld { $cell } is twee keer genoemd.
caminos-no-such-shape = Hoe je hem ook draait, deze kolommen en hoogtes heeft deze steen niet: { $stone }.

# What is wrong with a position.
caminos-position-field-count = Een stelling heeft zes onderdelen: bord, velden, plaats, stenen over, uitgevallen plaatsen, randstenen. Hier: { $found }.
caminos-position-bad-kind = “{ $text }” noemt het spel niet. Schrijf bijvoorbeeld square/2, ring/4/neutral of octagon/2/neutral/scoring.
caminos-position-row-count = Rijen van dit bord, gescheiden door “/”: { $wanted }; hier: { $found }.
caminos-position-unknown-sign = Rij { $row } is niet te lezen: “{ $text }”. Een getal staat voor zoveel lege velden; een stapel wordt van onder naar boven geschreven met y, g en n, het bovenste blokje als hoofdletter.
caminos-position-row-length = Velden van rij { $row }: { $wanted }; hier: { $found }.
caminos-position-too-high = De stapel op { $cell } is hoger dan drie blokjes.
caminos-position-bad-seat = “{ $text }” zegt niet wie aan zet is: schrijf een getal van 1 tot { $most }.
caminos-position-bad-left = “{ $text }” zegt niet welke stenen over zijn. Schrijf per plaats vier cijfers voor T, Z, L en O, gescheiden door “:”. Aantal plaatsen: { $players }.
caminos-position-too-many-left = Zoveel stenen van de vorm { $stone } kan { $side } niet over hebben: hoogstens { $most }.
caminos-position-bad-out = “{ $text }” zegt niet wie uitgevallen is: schrijf de nummers van de plaatsen op volgorde, of “-”.
caminos-position-bad-edges = “{ $text }” zijn geen randstenen: schrijf ze als 3:2, die van Geel eerst.
caminos-position-neutral-cubes = Neutrale blokjes op het bord: { $found }. Elke balk heeft er drie, er zijn twee balken, en alleen met de optie neutral.
caminos-position-bad-bytes = Deze bytes zijn geen toestand van Caminos.
caminos-position-stones-before-bars = Er liggen stenen op het bord voordat beide balken geplaatst zijn.
caminos-position-cubes-and-stones = Blokjes van { $side } op het bord: { $cubes }; dat past niet bij het aantal geplaatste stenen, { $stones }, met elk vier blokjes.
caminos-position-no-touch = Geplaatste stenen van { $side }: { $stones }; elke steen raakt het bord, maar het aantal blokjes dat dit doet is { $cubes }.
caminos-position-edge-stones = Randstenen van { $side }: { $found }; dat past niet bij het aantal blokjes op randvelden, { $cells }.
caminos-position-turn-order = De stenen over, de uitgevallen plaatsen en wie aan zet is passen niet bij elkaar: er wordt om beurten geplaatst.
caminos-position-wrong-winner = De ene kleur verbindt twee zijden, maar de andere heeft als laatste geplaatst.
caminos-position-out-and-to-act = { $side } is uitgevallen en kan niet aan zet zijn.
caminos-position-cannot-place = { $side } is aan zet maar kan niets plaatsen, en zou uitgevallen zijn.
caminos-position-not-out = Iedereen zou uitgevallen zijn, maar { $side } kan nog een steen plaatsen.

# Every rule in our own words, for the list of rules.
caminos-rule-C1 = Twee spelers hebben elk een kleur: 4 T-, 4 Z-, 4 L- en 2 O-stenen. Van vier spelers vormen de eerste en derde een team, de tweede en vierde het andere; partners verdelen de stenen van een kleur in gelijke helften.
caminos-rule-C2 = Men speelt om beurten; elke beurt plaatst één steen.
caminos-rule-C3 = Geen gaten: onder elke kolom van de steen is het bord of het bovenste blokje van de stapel daar.
caminos-rule-C4 = Minstens één vlak van de steen raakt het bord.
caminos-rule-C5 = Daarom komt niets hoger dan drie blokjes.
caminos-rule-C6 = Een steen mag los staan, andere raken of erover liggen.
caminos-rule-C7 = Wie een steen kan plaatsen, moet dat doen.
caminos-rule-C8 = Wie in de eigen beurt geen enkele steen kan plaatsen, valt uit voor de rest van de partij, ook als het later weer zou kunnen.
caminos-rule-C9 = Wie twee tegenoverliggende zijden verbindt met een weg over velden waar de eigen kleur bovenop ligt, wint, met zijn team.
caminos-rule-C10 = Een weg gaat van een veld naar een veld dat er een rand mee deelt, nooit over een hoek.
caminos-rule-C11 = Tussen stapels van verschillende hoogte gaat hij alleen langs eigen blokjes: alle blokjes van de hoge stapel die boven de lage uitsteken moeten eigen zijn.
caminos-rule-C12 = Een weg begint en eindigt op zijvelden met de eigen kleur bovenop, op elke hoogte; een hoekveld hoort bij beide zijden.
caminos-rule-C13 = Op het vierkant en de ruit liggen noord en zuid, en oost en west, tegenover elkaar.
caminos-rule-C14 = Op de achthoek en de ring wint een zijde ook met de twee buren van de precies tegenoverliggende.
caminos-rule-C15 = Zijn alle stenen geplaatst of kan niemand meer plaatsen, en zijn er geen zijden verbonden, dan is het remise.
caminos-rule-C16 = Variant: de eerste twee beurten plaatsen elk een neutrale balk, volgens de gewone regels. Hij is van niemand; liggend mag eroverheen gebouwd worden.
caminos-rule-C17 = Met telling: de winnaar krijgt een punt voor elk vlak van de kortste weg, velden en de vlakken die daartussen worden beklommen of afgedaald.
caminos-rule-C18 = Op de achthoek en de ring telt een weg tussen precies tegenoverliggende zijden dubbel.
caminos-rule-C19 = Met telling en zonder verbonden zijden: wie minder randstenen heeft, die direct op zijvelden van het bord liggen, wint en krijgt een punt voor elke randsteen van de ander.
caminos-rule-C20 = Bij gelijke aantallen randstenen krijgt niemand punten.
