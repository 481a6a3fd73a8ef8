# Caminos: words of the game, refusals, rules, and errors in a position.
# The letters T, Z, L, O and I name the shapes of the stones and are the same in every language.

caminos = Caminos
caminos-about = Leg stenen naast en over elkaar tot een weg in jouw kleur, van boven gezien, twee tegenoverliggende zijden verbindt.
caminos-option-board = Bord
caminos-option-board-square = vierkant
caminos-option-board-rhombus = ruit
caminos-option-board-octagon = achthoek
caminos-option-board-ring = ring
caminos-option-players = Spelers
caminos-option-players-2 = twee
caminos-option-players-4 = vier in twee teams
caminos-option-neutral = Neutrale balken
caminos-option-neutral-no = nee
caminos-option-neutral-yes = ja
caminos-option-scoring = Met punten
caminos-option-scoring-no = nee
caminos-option-scoring-yes = ja
caminos-write = De steen, hoe hij van boven gezien ligt met zijn hoogtes, en zijn eerste veld: T .1./111 b1.

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
caminos-show-left-out = { $side } heeft nog: { $stones } (uitgevallen, spelregel C8)
caminos-show-edges = Randstenen: Geel { $yellow }, Groen { $green }
caminos-show-stone = { $side } plaatst een steen.
caminos-show-bar = { $side } plaatst een neutrale balk.
caminos-show-over = De partij is afgelopen.

# How a game ends. The total is the sum of all points; it is 0 in a game that is not scored.
caminos-end-connection =
    { $total ->
        [0] Twee tegenoverliggende zijden zijn verbonden: de overwinning is voor { $winner }.
       *[other] Twee tegenoverliggende zijden zijn verbonden: de overwinning is voor { $winner }. Punten: { $points }.
    }
caminos-end-edge-stones = Niemand heeft twee zijden verbonden. Dankzij minder randstenen is de overwinning voor { $winner }. Punten: { $points }.
caminos-end-equal-edge-stones = Niemand heeft twee zijden verbonden, en beide kanten hebben evenveel randstenen: remise. Punten: { $points }.
caminos-end-no-connection = Niemand heeft twee zijden verbonden: remise.

## server

# What options mean, and how moves are written.
caminos-option-board-about = het bord: een vierkant, een ruit, een achthoek, of een ring met een gat
caminos-option-players-about = twee spelers, of vier in twee teams
caminos-option-neutral-about = of er eerst twee neutrale balken worden geplaatst, als hindernissen
caminos-option-scoring-about = of de partij punten oplevert, als deel van een serie
caminos-how-to-move = Schrijf de steen, zijn bovenaanzicht met hoogtes en het veld van zijn eerste kolom: “T 111/.1. c4” ligt plat, “T 2'22' c4” staat op zijn midden (' geeft aan wat ergens boven hangt). Of noem elke kolom: “T-steen: c4 1, d4 1, e4 1, d5 1”. Andere opdrachten:

# Why a move is refused.
caminos-bars-first = Eerst worden de twee neutrale balken geplaatst: { $side } moet er nu een plaatsen.
caminos-bars-placed = Beide neutrale balken zijn al geplaatst.
caminos-no-bars = Deze partij wordt zonder neutrale balken gespeeld.
caminos-used-up = { $side } heeft geen stenen van deze soort meer over: { $stone }.
caminos-off-board = De steen zou over de rand van het bord uitsteken.
caminos-over-the-hole = De steen zou boven het gat van de ring liggen, waar niets hem draagt: { $cells }.
caminos-hole = Onder de steen zou een gat ontstaan op { $cells }.
caminos-C4 = De steen zou op { $cells } rusten zonder het bord ergens te raken.
caminos-C5 = Op { $cells } zou de steen hoger komen dan drie blokjes.
caminos-C8 = { $side } kon niets plaatsen en is uitgevallen; niemand kan nog een steen plaatsen.
caminos-over-connected = De partij is afgelopen: { $side } heeft twee tegenoverliggende zijden verbonden.
caminos-over-all-placed = De partij is afgelopen: alle stenen zijn geplaatst.

# Errors in a move that somebody wrote.
caminos-unreadable = “{ $text }” is geen zet. Schrijf bijvoorbeeld “T 111/.1. c4” of “T-steen: c4 1, d4 1, e4 1, d5 1”.
caminos-unknown-stone = “{ $text }” is geen steen. De stenen zijn { $known }.
caminos-unknown-view = “{ $view }” is geen bovenaanzicht van deze steen: { $stone }. Zijn bovenaanzichten zijn { $known }.
caminos-no-cell = { $cell } is geen veld van dit bord ({ $board }).
caminos-bad-column = “{ $text }” is geen kolom. Schrijf het veld en de hoogte, zoals “c4 2”, of “c4 2 erboven” waar iets onder ligt.
caminos-column-twice = Het veld { $cell } is twee keer genoemd.
caminos-no-such-shape = Hoe je hem ook draait, deze steen heeft nooit deze kolommen en hoogtes: { $stone }.

# Errors in a position.
caminos-position-field-count = Een stelling heeft zes onderdelen: bord, velden, plaats, stenen over, uitgevallen plaatsen, randstenen. Hier zijn het er { $found }.
caminos-position-bad-kind = “{ $text }” noemt het spel niet. Schrijf bijvoorbeeld square/2, ring/4/neutral of octagon/2/neutral/scoring.
caminos-position-row-count = Dit bord heeft { $wanted } rijen, gescheiden door “/”, niet { $found }.
caminos-position-unknown-sign = Rij { $row } is niet te lezen: “{ $text }”. Een getal staat voor zoveel lege velden; een stapel wordt van onder naar boven geschreven met y, g en n, het bovenste blokje als hoofdletter.
caminos-position-row-length = Rij { $row } moet { $wanted } velden hebben, niet { $found }.
caminos-position-too-high = De stapel op { $cell } is hoger dan drie blokjes.
caminos-position-bad-seat = “{ $text }” zegt niet wie aan zet is: schrijf een getal van 1 tot en met { $most }.
caminos-position-bad-left = “{ $text }” zegt niet welke stenen over zijn. Schrijf voor elk van de { $players } plaatsen vier cijfers voor T, Z, L en O, gescheiden door “:”.
caminos-position-too-many-left = { $side } heeft te veel { $stone }-stenen over: het kunnen er hoogstens { $most } zijn.
caminos-position-bad-out = “{ $text }” zegt niet wie uitgevallen is: schrijf de nummers van de plaatsen op volgorde, of “-”.
caminos-position-bad-edges = “{ $text }” geeft de randstenen niet aan: schrijf ze als 3:2, die van Geel eerst.
caminos-position-neutral-cubes = Neutrale blokjes op het bord: { $found }. Elk van de twee balken heeft er drie, en balken zijn er alleen met de optie neutral.
caminos-position-bad-bytes = Deze bytes zijn geen speltoestand van Caminos.
caminos-position-stones-before-bars = Er liggen stenen op het bord voordat beide balken geplaatst zijn.
caminos-position-cubes-and-stones = Blokjes van { $side } op het bord: { $cubes }. Dat past niet bij het aantal geplaatste stenen, { $stones }, met elk vier blokjes.
caminos-position-no-touch = Geplaatste stenen van { $side }: { $stones }. Elke steen moet het bord raken, maar het aantal blokjes dat dat doet, is maar { $cubes }.
caminos-position-edge-stones = Randstenen van { $side }: { $found }. Dat past niet bij het aantal blokjes op zijvelden, { $cells }.
caminos-position-turn-order = De stenen die over zijn, de uitgevallen plaatsen en de plaats aan zet passen niet bij elkaar: er wordt om de beurt geplaatst.
caminos-position-wrong-winner = De ene kleur verbindt twee zijden, maar de andere heeft als laatste geplaatst.
caminos-position-out-and-to-act = { $side } kan niet aan zet zijn: { $side } is uitgevallen.
caminos-position-cannot-place = { $side } is aan zet, maar kan niets plaatsen en zou uitgevallen zijn.
caminos-position-not-out = Iedereen staat als uitgevallen vermeld, maar { $side } kan nog een steen plaatsen.

# Every rule in our own words, for the list of rules.
caminos-rule-C1 = Twee spelers hebben elk een kleur: 4 T-, 4 Z-, 4 L- en 2 O-stenen. Met vier spelers vormen de eerste en de derde een team, de tweede en de vierde het andere; partners verdelen de stenen van een kleur gelijk.
caminos-rule-C2 = De spelers zijn om de beurt aan zet; in elke beurt wordt één steen geplaatst.
caminos-rule-C3 = Geen gaten: onder elke kolom van de steen is het bord of het bovenste blokje van de stapel daar.
caminos-rule-C4 = Minstens één vlak van de steen raakt het bord.
caminos-rule-C5 = Daarom komt niets hoger dan drie blokjes.
caminos-rule-C6 = Een steen mag los staan, andere raken of erover liggen.
caminos-rule-C7 = Wie een steen kan plaatsen, moet dat doen.
caminos-rule-C8 = Wie in de eigen beurt geen enkele steen kan plaatsen, valt uit voor de rest van de partij, ook als het later weer zou kunnen.
caminos-rule-C9 = Wie twee tegenoverliggende zijden verbindt met een weg over velden waar de eigen kleur bovenop ligt, wint; een team wint samen.
caminos-rule-C10 = Een weg gaat van een veld naar een veld dat er een rand mee deelt, nooit over een hoek.
caminos-rule-C11 = Tussen stapels van verschillende hoogte gaat een weg alleen langs eigen blokjes: alle blokjes van de hoge stapel die boven de lage uitsteken, moeten eigen blokjes zijn.
caminos-rule-C12 = Een weg begint en eindigt op zijvelden met de eigen kleur bovenop, op elke hoogte; een hoekveld hoort bij beide zijden.
caminos-rule-C13 = Op het vierkant en de ruit liggen noord en zuid, en oost en west, tegenover elkaar.
caminos-rule-C14 = Op de achthoek en de ring mag een zijde ook worden verbonden met een van de twee buren van de precies tegenoverliggende zijde.
caminos-rule-C15 = Zijn alle stenen geplaatst of kan niemand meer plaatsen, en zijn er geen zijden verbonden, dan is de partij remise.
caminos-rule-C16 = Variant: in de eerste twee beurten wordt telkens een neutrale balk geplaatst, volgens de gewone regels. De balken zijn van niemand; over een liggende balk mag worden gebouwd.
caminos-rule-C17 = In een partij met punten krijgt de winnaar een punt voor elk vlak van de kortste weg: de velden, en de vlakken waarlangs de weg daartussen omhoog- of omlaaggaat.
caminos-rule-C18 = Op de achthoek en de ring telt een weg tussen precies tegenoverliggende zijden dubbel.
caminos-rule-C19 = Zijn er in een partij met punten geen zijden verbonden, dan geldt: wie minder randstenen heeft (stenen die direct op zijvelden van het bord liggen), wint en krijgt een punt voor elke randsteen van de andere kant.
caminos-rule-C20 = Hebben beide kanten evenveel randstenen, dan krijgt niemand punten.
