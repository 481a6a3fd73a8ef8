# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.


# kamisado-standard

example-kamisado-standard-title = De duwende sumo
example-kamisado-standard-about = Een standaardmatch van vier rondes, waarin drie punten winnen. Let op de laatste ronde: de oranje sumo van Zwart duwt dezelfde toren drie keer terug, en na elke duw is Zwart nog eens aan zet.
example-kamisado-standard-1 = Zwart opent met Geel en stopt op oranje, dus Wit moet met Oranje antwoorden. Wie opent, kan deze eerste ronde altijd winnen; of deze zet dat doet, is niet bewezen.
example-kamisado-standard-2 = Oranje loopt zes velden en laat a8 leeg achter. Nu kijkt Geel vanaf d5 over c6 en b7 naar een open deur. Alle acht antwoorden verliezen, zo bewijst de solver.
example-kamisado-standard-3 = Een mooi antwoord: Paars stopt weer op oranje, en de oranje toren van Wit staat op a2 vast voor twee zwarte torens. Hier winnen maar twee zetten, en beide eindigen op oranje.
example-kamisado-standard-4 = Oranje kan niet rechtdoor en niet schuin, en moet dus passen. De toren staat op paars: Zwart speelt nog eens met Paars.
example-kamisado-standard-5 = Paars gebruikt de gratis zet en loopt door tot g7, op bruin. Zodra de bruine toren van Wit h8 verlaat, kan Paars daar binnenstappen.
example-kamisado-standard-6 = Bruin moet zetten, en elk van zijn zes zetten opent h8. Nu staan Paars en Geel allebei één zet van het doel.
example-kamisado-standard-7 = Dezelfde truc nog een keer: Blauw doet een klein stapje naar oranje, en de oranje toren van Wit zit nog steeds vast op a2.
example-kamisado-standard-8 = Weer een pas op een paars veld. Die roept precies de toren op die Wit het meest vreest.
example-kamisado-standard-9 = Paars stapt van g7 naar h8 en wint de ronde. De toren krijgt een drakentand en is voortaan een sumo: één punt voor Zwart.
example-kamisado-standard-10 = De winnaar kiest hoe beide thuisrijen opnieuw worden gevuld. Zwart kiest links; zo komt de nieuwe sumo in de hoek op h1.
example-kamisado-standard-11 = Wit verloor de ronde en opent dus. Bruin loopt naar b2 en kruipt dicht op drie zwarte torens; de enige opening die bewezen wint, was Oranje vijf velden vooruit.
example-kamisado-standard-12 = Zwart antwoordt met Bruin, helemaal naar a7: vandaar kijkt de toren naar b8, dat Wit net heeft verlaten. Daar staat tegenover dat a1 nu openligt voor Wit.
example-kamisado-standard-13 = Rood heeft dertien zetten, en ze verliezen allemaal. Deze laat g8 leeg, en de hele g-lijn is nu van de gele toren van Zwart.
example-kamisado-standard-14 = Oranje gaat naar e6 en voegt een derde dreiging toe, over f7 naar g8. Hij stopt op paars en roept zo de witte toren op die het minst kan uitrichten.
example-kamisado-standard-15 = De paarse toren van Wit doet een kort stapje naar groen. Tegen drie dreigingen tegelijk is geen verdediging meer.
example-kamisado-standard-16 = Elk van de zeven zetten van Groen zou winnen. Deze stopt op oranje, omdat de oranje toren van Wit bijna geen ruimte meer heeft.
example-kamisado-standard-17 = Voor Oranje zijn er nog maar twee velden, en beide zijn oranje. Wat Wit ook doet, daarna komt de oranje toren van Zwart.
example-kamisado-standard-18 = Van e6 over f7 naar g8: Oranje bereikt de thuisrij en wordt de tweede sumo van Zwart. Het staat 2:0, en nog één punt wint de match.
example-kamisado-standard-19 = Deze keer vult Zwart van rechts. Beide sumo’s komen in de hoeken, Oranje op a1 en Paars op h1.
example-kamisado-standard-20 = Wit zet Blauw vijf velden vooruit, op blauw. Bij het beste spel verliest dat, maar Zwart moet het antwoord nog vinden.
example-kamisado-standard-21 = De fout van de match. Blauw verlaat de f-lijn, en de paarse toren van Wit kijkt ineens van f8 helemaal tot f1. Alle winnende zetten gingen rechtdoor en hielden die lijn dicht.
example-kamisado-standard-22 = Wit slaat meteen toe. Groen komt naar d3 en dreigt ook met f1; hij stopt op paars, omdat de paarse sumo van Zwart de ronde niet meer kan redden.
example-kamisado-standard-23 = De sumo gaat naar h4 en loert op d8, vier velden verderop. Maar nu verliezen tien van de tien zetten, en Wit is aan zet met Roze.
example-kamisado-standard-24 = De enige winnende zet. Roze gaat pal voor de bruine toren op b1 staan en roept die op, want het veld is bruin: Bruin moet opzij.
example-kamisado-standard-25 = Links op a2 is het paars, en dan loopt de paarse toren van Wit meteen naar huis. Bruin gaat dus naar rechts, op geel, en opent b1.
example-kamisado-standard-26 = Geel stopt op oranje. De oranje sumo van Zwart zit klem op a1 en heeft nog maar één veld.
example-kamisado-standard-27 = Gedwongen en dodelijk: het veld a2 is paars.
example-kamisado-standard-28 = Zeven velden rechtdoor over de open f-lijn. Paars wint de ronde en wordt de sumo van Wit: 2:1.
example-kamisado-standard-29 = Wit vult van rechts. Een tweede drakentand voor de sumo van Wit zou nu twee punten en de match waard zijn; Zwart heeft aan één punt genoeg.
example-kamisado-standard-30 = Zwart verloor de ronde en opent. Roze gaat ver naar voren, naar a7, pal voor de oranje toren van Wit. De prijs: g1 is leeg, en de roze toren van Wit heeft vrij baan.
example-kamisado-standard-31 = Rood verlaat b8, en Roze is nog één schuine stap van het doel. Alle twaalf zetten van Rood verliezen.
example-kamisado-standard-32 = Rood gaat naar f6 en stopt op bruin. De roze toren van Wit mag niet worden opgeroepen, en daar let Zwart tot het einde van de ronde op.
example-kamisado-standard-33 = Bruin komt naar c2, pal voor een sumo op c1. Dat wordt heel snel belangrijk.
example-kamisado-standard-34 = Geel gaat de hele diagonaal over naar b7. Samen met Roze op a7 sluit hij de oranje toren van Wit op in de hoek, en hij stopt op oranje.
example-kamisado-standard-35 = Oranje kan niet zetten en past. De hoek a8 is zelf oranje, dus Zwart is aan zet met Oranje: de sumo.
example-kamisado-standard-36 = De eerste duw. De sumo gaat naar c2 en schuift Bruin terug naar c3. Wit slaat een beurt over, en Zwart gaat verder met Bruin, want c3 is bruin.
example-kamisado-standard-37 = Bruin loopt naar d5 en stopt op oranje. De oranje toren van Wit zit nog steeds opgesloten.
example-kamisado-standard-38 = Weer een pas, van oranje naar oranje. Zo wordt de sumo voor de tweede keer opgeroepen.
example-kamisado-standard-39 = De tweede duw brengt Bruin terug naar c4, een groen veld. Hier won elke zet; deze laat Wit niet eens aan de beurt komen.
example-kamisado-standard-40 = Zwart speelt nog eens, met Groen, en stopt op paars. Drie zwarte torens staan nu één zet van het doel.
example-kamisado-standard-41 = De sumo van Wit doet zijn eerste zet van de ronde. Eén stap naar bruin is even goed of slecht als de andere vijf.
example-kamisado-standard-42 = Bruin gaat naar c6, op oranje. De opgesloten toren werkt als een bel: telkens als Zwart aanbelt, mag de sumo iets doen.
example-kamisado-standard-43 = De oranje toren van Wit past voor de derde keer in deze ronde.
example-kamisado-standard-44 = De derde duw, en nu is het de enige zet die wint. Bruin belandt op blauw, en Zwart gaat verder met Blauw.
example-kamisado-standard-45 = Blauw gaat naar a6 en roept Groen op. Wit heeft drie zetten, en ze verliezen allemaal.
example-kamisado-standard-46 = Groen stopt op blauw, omdat de blauwe toren van Zwart door eigen torens geblokkeerd is. Maar Groen heeft f8 verlaten.
example-kamisado-standard-47 = Blauw heeft Roze voor zich en Geel schuin ernaast: nu past ook Zwart. Het veld a6 is groen, dus Groen moet verder.
example-kamisado-standard-48 = Groen heeft precies één veld over, en dat is rood.
example-kamisado-standard-49 = Rood gaat twee velden rechtdoor naar f8. Drie sumo’s, drie punten: Zwart wint de match.
example-kamisado-standard-end = Zwart wint de match met 3:1. Twee rondes werden beslist door een toren die niet kon zetten en zo de beurt weggaf; in de laatste haalde een sumo daar drie duwen uit.


# kamisado-tournament

example-kamisado-tournament-title = Gewonnen vóór de eerste zet
example-kamisado-tournament-about = In deze toernooironde kiezen beide spelers hun eigen opstelling, en Wit, die als tweede plaatst, vindt er een waartegen elke opening verliest. Let erop hoe smal het pad toch blijft: telkens weer houdt maar één antwoord de winst vast.
example-kamisado-tournament-1 = Bij de toernooiopstelling hoeven de torens niet op hun eigen kleur te beginnen. Zwart, die de ronde opent, plaatst eerst, toren voor toren van links. Blauw gaat naar a1.
example-kamisado-tournament-4 = Daarna komen Paars, Groen en Rood. Wit kijkt toe en zwijgt: wie als tweede plaatst, kan op de hele opstelling antwoorden.
example-kamisado-tournament-8 = De opstelling van Zwart is klaar, en geen enkele toren staat op de eigen kleur.
example-kamisado-tournament-9 = Nu plaatst Wit, vanaf de eigen linkerkant, dus vanaf h8. Oranje krijgt de hoek.
example-kamisado-tournament-12 = Rood, Groen en Roze volgen. Wit kiest elke toren met de voltooide rij van Zwart voor ogen.
example-kamisado-tournament-16 = Nu begint een gewone ronde, met 102 mogelijke openingszetten. Maar Wit heeft het volmaakte antwoord gevonden: bewezen is dat alle 102 verliezen.
example-kamisado-tournament-17 = Zwart moet toch iets spelen. Oranje gaat naar f4 en stopt op blauw.
example-kamisado-tournament-18 = Blauw loopt naar c3, op bruin. Drie van de dertien zetten houden de winst vast, en dit is er een van.
example-kamisado-tournament-19 = Bruin gaat helemaal naar h7. Daardoor komt h1 vrij, en de bruine toren van Wit kijkt vanaf a8 langs de langste diagonaal van het bord.
example-kamisado-tournament-20 = De enige winnende zet: Paars stopt op bruin, want de bruine toren van Zwart zit op h7 vast voor Oranje en Rood. d8 gaat open voor Rood, maar Rood wordt niet opgeroepen.
example-kamisado-tournament-21 = Bruin past. Het veld h7 is paars, dus Wit speelt nog eens met Paars.
example-kamisado-tournament-22 = Eén stap naar e5, weer op bruin. Vier van de vijf zetten hadden de winst weggegeven.
example-kamisado-tournament-23 = Bruin kan nog steeds niet zetten, en Paars wordt opnieuw opgeroepen.
example-kamisado-tournament-24 = Alleen deze zet wint: Paars zakt naar e2, pal voor de thuisrij van Zwart, en dreigt met f1. Groen wordt opgeroepen, want die kan er niets tegen doen.
example-kamisado-tournament-25 = Groen heeft vijf zetten, en ze verliezen allemaal. Door c1 te verlaten opent hij de c-lijn voor de blauwe toren van Wit.
example-kamisado-tournament-26 = De enige winnende zet van de twaalf, en een moedige: Rood gaat de eigen bruine toren in de weg staan en opent g8 voor die van Zwart. Maar hij stopt op oranje, en Oranje is ongevaarlijk.
example-kamisado-tournament-27 = Oranje dringt diep in de helft van Wit door en bereidt zijn eigen stap naar huis voor. Hij stopt op roze en laat de volgende zet aan de roze toren van Wit.
example-kamisado-tournament-28 = Weer wint maar één van de elf zetten. Roze gaat naar a4 en stopt op geel, ook al opent dat e8 voor de groene toren van Zwart.
example-kamisado-tournament-29 = Geel heeft vier velden: drie zijn roze, en bij het vierde loopt de blauwe toren van Wit naar huis. Zwart kiest roze.
example-kamisado-tournament-30 = Eén stap, en de enige die wint: Roze stopt op blauw. Vier witte torens staan nu één zet van het doel.
example-kamisado-tournament-31 = Blauw heeft twee zetten. Op a2, een paars veld, zou de paarse toren van Wit meteen winnen, dus Blauw gaat naar b2, op bruin.
example-kamisado-tournament-32 = Voor de zevende keer in deze ronde wint maar één zet. Bruin stopt op roze, en de roze toren van Zwart op g1 heeft nog maar één veld.
example-kamisado-tournament-33 = Gedwongen: Roze stapt naar h2, op rood, en op g2 staat de rode toren van Wit.
example-kamisado-tournament-34 = Elk van de drie zetten van Rood bereikt de thuisrij. Wit neemt de schuine, naar f1.
example-kamisado-tournament-end = Wit wint de ronde. Als tweede plaatsen was meer waard dan als eerste zetten: met de juiste opstelling was de ronde al gewonnen, en toch hield zeven keer maar één zet de winst vast.


# kaito-exchange

example-kaito-exchange-title = Een zwaard als opstapje
example-kaito-exchange-about = Beide partijen hebben nog maar één helm als Rood een zwaard terugkoopt. Let erop waarvoor: het gaat niet om het zwaard zelf, maar om het veld waarop de kaito nu kan stoppen.
example-kaito-exchange-1 = De tweede speler kiest op welke van de twee lege plekken de kaito begint. Zwart zet hem op b2; Rood kan kiezen uit de hele tweede rij en de b-kolom.
example-kaito-exchange-2 = Rood verzamelt eerst geld: de zwarte mon op a2 is 3 waard. Voor 4 koop je een zwaard terug, voor 5 een helm.
example-kaito-exchange-3 = Zwart doet hetzelfde en neemt de rode mon van 3 op a5. Beide spelers hebben nu evenveel in de beurs.
example-kaito-exchange-4 = Rood neemt een zwaard. De sterke computer had liever de mon op a4 genomen: daarmee was de prijs van een zwaard compleet geweest.
example-kaito-exchange-5 = Zwart haalt een zwarte mon van het veld. Dat lijkt vreemd, maar het is verstandig: wat Zwart weghaalt, daarmee kan Rood nooit betalen.
example-kaito-exchange-6 = De eerste helm valt. Zwart heeft er nog twee, op d4 en c3.
example-kaito-exchange-7 = Zwart gaat de d-kolom omhoog en neemt een zwaard. Maar vanaf d6 ziet de kaito een zwarte helm.
example-kaito-exchange-8 = De enige zet die bewezen wint. Zwart heeft alleen de laatste helm op c3 nog: wie die neemt, beslist het spel.
example-kaito-exchange-9 = Zwart betaalt met gelijke munt terug en neemt een rode helm. Het helpt niet meer: alle zeven zetten verliezen.
example-kaito-exchange-10 = Rood neemt een eigen mon van 1, want samen met de 3 van Zwart was dat genoeg voor een zwaard. De eigen helm op f5 nemen had verloren.
example-kaito-exchange-11 = Nog een rode helm weg. Nu heeft elke speler nog één helm op het veld, Rood op f5 en Zwart op c3.
example-kaito-exchange-12 = Weer haalt Rood een eigen mon weg, nu van 2. De kaito staat op de rij van de laatste zwarte helm, en Zwart mag die niet aanraken.
example-kaito-exchange-13 = Zwart neemt een eigen zwaard op b1. Een goed veld is er niet: alle zes zetten verliezen.
example-kaito-exchange-14 = Een zwarte mon van 1. Samen met de 3 van het begin heeft Rood nu 4, precies de prijs van een zwaard.
example-kaito-exchange-15 = Rood koopt een zwaard terug en legt het onder de kaito op c1. Afzien zou verliezen. Het zwaard zelf doet er nauwelijks toe; het gaat erom dat er op c1 een steen ligt.
example-kaito-exchange-16 = Zwart verlaat de c-kolom zo snel mogelijk en neemt het zwaard op f1.
example-kaito-exchange-17 = Hiervoor was het zwaard bedoeld. Rood gaat terug en neemt het, en nu is de eerste rij leeg: Zwart kan alleen nog in de c-kolom zetten.
example-kaito-exchange-18 = Zwart heeft vijf zetten in die kolom, en één ervan geeft zelfs de eigen helm weg. Ook vanaf c6, het verste veld, ziet Rood alles.
example-kaito-exchange-19 = Rood komt omlaag naar c3 en neemt de laatste zwarte helm.
example-kaito-exchange-end = Rood wint door de laatste helm te nemen. De ruil gaf de doorslag: het teruggekochte zwaard gaf de kaito een veld om naar terug te keren.


# caminos-connection

example-caminos-connection-title = Op en neer over het bord
example-caminos-connection-about = Groen verbindt de westkant met de oostkant over stenen van verschillende hoogte. Let erop hoe vaak één steen de weg van Geel verspert en tegelijk die van Groen draagt.
example-caminos-connection-1 = Geel begint met een L-steen aan de westkant. Alles ligt nog open, en lage stenen nodigen uit om eroverheen te bouwen.
example-caminos-connection-2 = Groen bouwt er meteen overheen: twee blokjes van de L-steen liggen op a4 en b4, en c4 wordt twee hoog. Van boven gezien is de westkant bij a4 nu groen.
example-caminos-connection-3 = Geel gaat naar de andere helft en legt een Z-steen dwars door het oosten.
example-caminos-connection-4 = Groen bedekt de rest van de eerste gele steen, van b5 tot b7. Van boven is geen enkel vlak ervan nog te zien.
example-caminos-connection-5 = Een nieuw begin in de noordwesthoek. De T-steen raakt de noordkant en de westkant tegelijk.
example-caminos-connection-6 = Hetzelfde idee op de andere vleugel: een L-steen over f4 en f5 knipt de gele Z-steen in tweeën.
example-caminos-connection-7 = Geel strekt zich langs de noordrand uit naar het midden.
example-caminos-connection-8 = Groen bedekt b1 en b2 en dicht het gat bij b3. Van b1 tot b7 is alles groen: nog één steen naar de zuidkant zou winnen, en daar zijn 17 manieren voor.
example-caminos-connection-9 = Net op tijd. Geel zet een L-steen op b3 en c3, drie hoog, en snijdt de groene lijn door. Over een stapel van drie kan niets meer worden gebouwd.
example-caminos-connection-10 = Groen begint verder naar het oosten een tweede weg, die van e2 over e3 naar e4 omhooggaat.
example-caminos-connection-11 = De gele muur groeit: b3, c3, c4 en d4 zijn nu allemaal drie hoog.
example-caminos-connection-12 = Een Z-steen over d2 en d3 sluit de muur vanuit het noordoosten in en sluit aan op de nieuwe groene stenen.
example-caminos-connection-13 = Nu dreigt Geel ook. Tussen de muur en deze T-steen aan de zuidkant ontbreekt maar een kort stuk, en 15 stenen zouden het meteen vullen.
example-caminos-connection-14 = Groen pakt c1 van Geel af, en daarmee de verbinding van de muur met de noordkant. Tegelijk bereikt Groen zelf die kant en dreigt op 13 manieren te verbinden.
example-caminos-connection-15 = Nog een muur van drie hoog, op e3 en f3. Die scheidt het groene noorden van het groene midden.
example-caminos-connection-16 = De O-steen staat rechtop op d6 en e6. Hij verspert Geel de weg naar het zuiden en sluit aan op de groene stenen in het oosten.
example-caminos-connection-17 = Een laatste idee: de rij langs de zuidrand. Van c8 tot h8 is alles geel, en twee stenen zouden haar in het westen voltooien.
example-caminos-connection-18 = Groen bedekt h8 vanaf de oostkant, en de rij bereikt haar doel niet meer.
example-caminos-connection-19 = Geel trekt bij c7 nog een muur op. Maar nu bewijst een sterke zoektocht dat Groen wint.
example-caminos-connection-20 = De T-steen brengt Groen van f4 naar de oostkant. Alleen de brug tussen b5 en f5 ontbreekt nog.
example-caminos-connection-21 = Geel kan op 41 manieren een steen plaatsen, en geen ervan helpt.
example-caminos-connection-22 = Daar is hij: c5 één hoog, d5 twee, e5 één. De weg loopt op en neer van a4 naar h4. Hier winnen maar drie stenen; elke andere had Geel remise laten houden.
example-caminos-connection-end = Groen verbindt west en oost. Over de eerste twee gele stenen werd heen gebouwd, en elk van die groene stenen werd een deel van de winnende weg.


# caminos-draw

example-caminos-draw-title = Niemand komt erover
example-caminos-draw-about = Op de ruit versperren beide spelers elkaar de weg tot geen van beiden nog een steen kan plaatsen. Let ook op de rand: met puntentelling worden aan het einde de randstenen vergeleken.
example-caminos-draw-1 = Geel legt een L-steen bij de zuidhoek van de ruit. Hier liggen de buren van een veld schuin, en alle vier de kanten zijn gekarteld.
example-caminos-draw-2 = Groen bouwt meteen over h8 en h9 heen. In deze partij beantwoorden beide spelers lage stenen van bovenaf.
example-caminos-draw-3 = Een T-steen in het noordoosten. Geel wil twee steunpunten voordat Groen ze allebei kan bedekken.
example-caminos-draw-4 = Groen bedekt ook f9 en g9: van de eerste gele steen is niets meer te zien.
example-caminos-draw-5 = Geel komt met een Z-steen terug door het midden.
example-caminos-draw-6 = Weer een L-steen erbovenop, over f7 en f8. De groene stenen gaan een lange lijn vormen.
example-caminos-draw-7 = Geel bouwt de noordkant uit rond e3 en f3.
example-caminos-draw-8 = Groen gebruikt de vierde en laatste L-steen, over e4 en f4. Om te bedekken zijn L-stenen het best; voortaan moet Groen het zonder doen.
example-caminos-draw-9 = Een T-steen met de neus omhoog: g5 is twee hoog en verbindt het gele oosten met het midden.
example-caminos-draw-10 = Groen bedekt f5 en staat drie hoog op e5. Nu zouden 13 verschillende stenen meteen twee kanten verbinden.
example-caminos-draw-11 = Geel onderbreekt de lijn met een stapel van drie op f6. Een stapel van drie is definitief: niemand kan eroverheen bouwen.
example-caminos-draw-12 = Groen gaat er westelijk omheen en bedekt e8.
example-caminos-draw-13 = Geel versterkt het oosten. Beide spelers hebben nu een muur waar de ander niet overheen komt.
example-caminos-draw-14 = Een rechtopstaande O-steen op d7 en d8. Vier stenen zouden een groene weg voltooien; Geel moet oppassen.
example-caminos-draw-15 = Nog een stapel van drie, op g8 en g9, snijdt de groene stenen in het zuiden af van de rest.
example-caminos-draw-16 = Groen maakt de westelijke groep breder. De rand is nog bijna leeg: Geel heeft één randsteen, Groen geen.
example-caminos-draw-17 = Geel sluit het zuiden met stapels van drie op f9 en f10.
example-caminos-draw-18 = Groen bouwt b6 en c6 uit. Een weg langs de westkant is nog mogelijk.
example-caminos-draw-19 = Nu dreigt Geel: acht stenen zouden meteen verbinden, bijvoorbeeld over f1 en f2.
example-caminos-draw-20 = Drie stenen houden alles tegen, en Groen vindt er een. Bij het beste spel zou Groen vanaf hier winnen.
example-caminos-draw-21 = Geel stopt het noordwesten dicht op c5 en d5. Op zichzelf zou dat niet genoeg mogen zijn.
example-caminos-draw-22 = Het keerpunt. Achttien van de 24 mogelijke stenen hadden de winst vastgehouden; deze, op j5 en j6, geeft haar weg.
example-caminos-draw-23 = Geel ziet de kans. Maar twee van de zestien mogelijkheden houden remise, en dit is er een van.
example-caminos-draw-24 = Vanaf nu kan niemand nog iets fout doen. Groen neemt de hoek bij f1.
example-caminos-draw-25 = Geel dicht het laatste gat bij e2. Nu telt ieder zijn randstenen.
example-caminos-draw-26 = Groen plaatst de laatste steen die nog ergens past. Geel houdt een O-steen over en Groen een Z-steen, maar daar is geen plaats meer voor.
example-caminos-draw-end = Niemand heeft twee kanten verbonden, dus worden de randstenen vergeleken: vier om vier. Bij gelijke stand krijgt niemand punten.


# samurai-three

example-samurai-three-title = Negen, negen en acht
example-samurai-three-about = Drie spelers verdelen de figuren bijna gelijk. Let erop wie in een soort alleen aan kop staat: alleen die spelers doen aan het einde nog mee, hoeveel figuren de anderen ook hebben.
example-samurai-three-1 = De spelers richten de kaart zelf in. Rood begint met een boeddha in Kyoto.
example-samurai-three-4 = Blauw zet een helm in Kyoto, Groen en Rood vullen Akita. Nu zijn beide steden vol, en in geen ervan staan twee gelijke figuren.
example-samurai-three-12 = Dan de dorpen, met elk één figuur. Veel boeddha’s en rijstvelden gaan naar het zuidwesten, naar Shikoku en Kyushu.
example-samurai-three-20 = De figuren raken verspreid. Wie zet, denkt aan de eigen tegels: Rood houdt van helmen, Groen van boeddha’s.
example-samurai-three-27 = Alle 30 figuren staan, tien van elke soort. Met willekeurige eerste tegels begint het eigenlijke spel, en Rood opent.
example-samurai-three-29 = Rood legt de sterkste samoerai tussen Edo en Kofu. Die telt voor elke figuur in de buurt.
example-samurai-three-32 = Blauw gaat naar Kyoto en Obama. Een schip draagt het schriftteken en mag daarom in dezelfde beurt naast een andere tegel worden gelegd.
example-samurai-three-34 = Een boeddha van sterkte 3 tussen Ozu en Kochi. Groen zoekt boeddha’s ver van de drukte.
example-samurai-three-36 = Rood maakt met sterkte 3 aanspraak op de helm van Tono.
example-samurai-three-38 = Blauw komt vanuit het oosten bij Edo, waar ook de rijst van Iwaki bereikbaar is.
example-samurai-three-40 = Groen nestelt zich in het noorden met een samoerai van 3. Die werkt tegelijk op Akita en op Kuji.
example-samurai-three-43 = Helm 4 en een schip: Rood heeft 5 op de helm van Nachi, en daar is nog maar één landveld vrij.
example-samurai-three-46 = Blauw legt de sterke helmtegel bij Edo en stuurt een schip naar het verre zuidwesten, naar Imari en Uto.
example-samurai-three-48 = Boeddha 4 op e22 bereikt twee boeddha’s, in Obi en in Beppu. Beide zullen deze ene tegel toevallen.
example-samurai-three-50 = De boeddha 4 van Rood doet hetzelfde tussen Kofu en Kyoto.
example-samurai-three-52 = Blauw legt boeddha 4 tussen Chiba en Edo. Bij Edo wachten drie figuren, en Blauw verzamelt invloed op allemaal.
example-samurai-three-54 = Een samoerai van 2 brengt Groen op 5 bij Ozu. Nog één veld, en de boeddha daar wisselt van eigenaar.
example-samurai-three-56 = Rood vult het laatste veld bij Nachi en neemt de eerste figuur van het spel: een helm, met 6 tegen niets.
example-samurai-three-58 = De samoerai van 3 brengt Blauw op 9 voor de helm en de boeddha van Edo. Wie Edo nu sluit, schenkt Blauw twee figuren.
example-samurai-three-61 = Helm 4 overtroeft de helm 3 van Rood bij Tono. Een schip bij Moji en Hagi houdt een voet in het zuiden.
example-samurai-three-63 = Rood sluit Kyoto en neemt met één tegel beide figuren, een helm en een boeddha.
example-samurai-three-66 = Blauw neemt de boeddha van Chiba en is bij de rijst van Iwaki al alleen.
example-samurai-three-68 = Een rijsttegel sluit Tono, en Groen neemt de helm, 4 tegen 3. De soort doet er niet toe: elke tegel kan een dorp sluiten.
example-samurai-three-70 = Rood sluit Edo, hoewel Blauw daardoor twee figuren krijgt. Door de rijsttegel wint de 7 van Rood van de 5 van Blauw, en één figuur is beter dan geen.
example-samurai-three-72 = Blauw vult het laatste veld bij Iwaki en neemt de rijst.
example-samurai-three-75 = De beste beurt van Groen tot nu toe: met een ruiter naast de helmtegel sluit hij Mutsu en Kuji en neemt twee figuren.
example-samurai-three-77 = De tegelruil. De rijst 4 van Rood heeft bij Edo zijn werk gedaan; hij verhuist naar Imari, en een tegel van sterkte 0 blijft achter.
example-samurai-three-79 = Blauw ontfermt zich over de rijst van Obama.
example-samurai-three-82 = Groen neemt de boeddha van Ozu. Dan de figurenruil: de helm van Nikko gaat naar Uto en de rijst van Uto naar Nikko, ver van de rijsttegels van Rood.
example-samurai-three-84 = Rood sluit Imari en neemt de rijst met de tegel die was verplaatst.
example-samurai-three-87 = Blauw antwoordt met zijn figurenruil: de boeddha van Kochi gaat naar Himi en een helm komt naar Kochi, waar de helmtegel van Blauw hem meteen neemt.
example-samurai-three-89 = Groen legt rijst 4 tussen Moji en Beppu. Zoals zal blijken, staat de tegel daar alleen geparkeerd.
example-samurai-three-92 = De derde figurenruil brengt een helm naar Moji, en de samoerai van Rood neemt hem, 2 tegen 1. De rijst gaat naar Uto.
example-samurai-three-94 = Rijst 4 op n12 bereikt Nikko en Ojiya. Blauw zit nu achter de rijst aan: een meerderheid voor hem alleen is binnen bereik.
example-samurai-three-96 = Groen verplaatst de geparkeerde rijsttegel naar d21 en sluit Beppu: de derde boeddha, genomen door de oude boeddha 4.
example-samurai-three-99 = Rood sluit Obi en Uto tegelijk. Groen krijgt de vierde boeddha, Rood de rijst van Uto, 5 tegen 4.
example-samurai-three-101 = De samoerai van 3 van Blauw verlaat Edo, waar niets meer te halen valt, en gaat naar Hagi. Daar had niemand een dreiging verwacht.
example-samurai-three-104 = Groen sluit Hagi en laat de rijst aan Blauw, omdat helm 3 ook op de helm van Izumo werkt.
example-samurai-three-108 = Een grote beurt: rijst, ruiter en schip. Rood neemt de helm van Anan en de rijst van Utazu en heeft nu negen figuren, meer dan wie ook.
example-samurai-three-111 = Blauw neemt met 6 de rijst van Obama. Dat zijn er drie, en er komen er nog meer.
example-samurai-three-114 = Groen versterkt Izumo. Daar en in Akita staan de laatste helmen, en als de laatste van een soort weg is, eindigt het spel.
example-samurai-three-116 = Rood sluit Akita en Nikko. Groen krijgt een helm, Blauw de rijst; de boeddha is van niemand, want Rood en Groen hebben allebei 4, en gaat opzij.
example-samurai-three-118 = Blauw sluit Izumo en Bizen. Groen krijgt de laatste helm op de kaart, en dat beëindigt het spel; Blauw krijgt de vijfde rijst.
example-samurai-three-end = De negen figuren van Rood tellen niet: met de helmen staat hij 4:4 met Groen, en nergens leidt hij alleen. Blauw leidt bij de rijst, Groen bij de boeddha’s, beide met vier andere figuren. In totaal heeft Blauw er negen en Groen acht: Blauw wint, Groen is tweede, Rood derde.
