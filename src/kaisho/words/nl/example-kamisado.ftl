# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# kamisado-standard

example-kamisado-standard-title = De duwende sumo
example-kamisado-standard-about = Een standaardmatch van vier rondes, waarin drie punten winnen. Let op de laatste ronde: de oranje sumo van Zwart duwt dezelfde toren drie keer terug, en na elke duw is Zwart nog eens aan zet.
example-kamisado-standard-1 = Zwart opent met Geel en stopt op oranje, dus Wit moet met Oranje antwoorden. Wie opent, kan deze eerste ronde altijd winnen; of deze zet dat doet, is niet bewezen.
example-kamisado-standard-2 = Oranje loopt zes velden en laat a8 leeg achter. Nu kijkt Geel vanaf d5 over c6 en b7 naar een open deur. De oplosser bewijst dat alle acht antwoorden verliezen.
example-kamisado-standard-3 = Een mooi antwoord: Paars stopt weer op oranje, en de oranje toren van Wit staat op a2 vast voor twee zwarte torens. Hier winnen maar twee zetten, en beide eindigen op oranje.
example-kamisado-standard-4 = Oranje kan niet rechtdoor en niet diagonaal, en past dus. De toren staat op paars: Zwart speelt nog eens met Paars.
example-kamisado-standard-5 = Paars gebruikt de gratis zet en loopt door tot g7, op bruin. Zodra de bruine toren van Wit h8 verlaat, kan Paars daar binnenstappen.
example-kamisado-standard-6 = Bruin moet zetten, en elk van zijn zes zetten opent h8. Nu staan Paars en Geel allebei één zet van het doel.
example-kamisado-standard-7 = Dezelfde truc nog een keer: Blauw doet een klein stapje naar oranje, en de oranje toren van Wit zit nog steeds vast op a2.
example-kamisado-standard-8 = Weer een pas op een paars veld. Die roept precies de toren op die Wit het meest vreest.
example-kamisado-standard-9 = Paars stapt van g7 naar h8 en wint de ronde. De toren krijgt een marker, een drakentand, en is voortaan een sumo: één punt voor Zwart.
example-kamisado-standard-10 = De winnaar kiest hoe beide thuisrijen worden aangevuld. Zwart kiest links; zo komt de nieuwe sumo in de hoek op h1.
example-kamisado-standard-11 = Wit verloor de ronde en opent dus. Bruin loopt naar b2 en kruipt dicht op drie zwarte torens; de enige opening die bewezen wint, was Oranje vijf velden vooruit.
example-kamisado-standard-12 = Zwart antwoordt met Bruin, helemaal naar a7: vandaar kijkt de toren naar b8, dat Wit net heeft verlaten. Daar staat tegenover dat a1 nu openligt voor Wit.
example-kamisado-standard-13 = Rood heeft dertien zetten, en ze verliezen allemaal. Deze laat g8 leeg, en de hele g-lijn is nu van de gele toren van Zwart.
example-kamisado-standard-14 = Oranje gaat naar e6 en voegt een derde dreiging toe, over f7 naar g8. Hij stopt op paars en roept zo de witte toren op die het minst kan uitrichten.
example-kamisado-standard-15 = De paarse toren van Wit doet een kort stapje naar groen. Tegen drie dreigingen tegelijk is geen verdediging meer.
example-kamisado-standard-16 = Elk van de zeven zetten van Groen zou winnen. Deze stopt op oranje, omdat de oranje toren van Wit bijna geen ruimte meer heeft.
example-kamisado-standard-17 = Voor Oranje zijn er nog maar twee velden, en beide zijn oranje. Wat Wit ook doet, daarna komt de oranje toren van Zwart.
example-kamisado-standard-18 = Van e6 over f7 naar g8: Oranje bereikt de thuisrij en wordt de tweede sumo van Zwart. Het staat 2:0, en nog één punt wint de match.
example-kamisado-standard-19 = Deze keer vult Zwart van rechts aan. Beide sumo’s komen in de hoeken, Oranje op a1 en Paars op h1.
example-kamisado-standard-20 = Wit zet Blauw vijf velden vooruit, op blauw. Bij het beste spel verliest dat, maar Zwart moet het antwoord nog vinden.
example-kamisado-standard-21 = De fout van de match. Blauw verlaat de f-lijn, en de paarse toren van Wit kijkt ineens van f8 helemaal tot f1. Alle winnende zetten gingen rechtdoor en hielden die lijn dicht.
example-kamisado-standard-22 = Wit slaat meteen toe. Groen komt naar d3 en dreigt ook met f1; hij stopt op paars, omdat de paarse sumo van Zwart de ronde niet meer kan redden.
example-kamisado-standard-23 = De sumo gaat naar h4 en loert op d8, vier velden verderop. Maar nu verliezen alle tien zetten, en Wit is aan zet met Roze.
example-kamisado-standard-24 = De enige winnende zet. Roze gaat pal voor de bruine toren op b1 staan en roept die op, want het veld is bruin: Bruin moet opzij.
example-kamisado-standard-25 = Links op a2 is het paars, en dan loopt de paarse toren van Wit meteen naar huis. Bruin gaat dus naar rechts, op geel, en opent b1.
example-kamisado-standard-26 = Geel stopt op oranje. De oranje sumo van Zwart zit klem op a1 en heeft nog maar één veld.
example-kamisado-standard-27 = Gedwongen en dodelijk: het veld a2 is paars.
example-kamisado-standard-28 = Zeven velden rechtdoor over de open f-lijn. Paars wint de ronde en wordt de sumo van Wit: 2:1.
example-kamisado-standard-29 = Wit vult van rechts aan. Een tweede marker voor de sumo van Wit zou nu twee punten en de match waard zijn; Zwart heeft aan één punt genoeg.
example-kamisado-standard-30 = Zwart verloor de ronde en opent. Roze gaat ver naar voren, naar a7, pal voor de oranje toren van Wit. De prijs: g1 is leeg, en de roze toren van Wit heeft vrij baan.
example-kamisado-standard-31 = Rood verlaat b8, en Roze is nog één schuine stap van het doel. Alle twaalf zetten van Rood verliezen.
example-kamisado-standard-32 = Rood gaat naar f6 en stopt op bruin. De roze toren van Wit mag niet worden opgeroepen, en daar let Zwart tot het einde van de ronde op.
example-kamisado-standard-33 = Bruin komt naar c2, pal voor een sumo op c1. Dat wordt heel snel belangrijk.
example-kamisado-standard-34 = Geel gaat de hele diagonaal over naar b7. Samen met Roze op a7 sluit hij de oranje toren van Wit op in de hoek, en hij stopt op oranje.
example-kamisado-standard-35 = Oranje kan niet zetten en past. De hoek a8 is zelf oranje, dus Zwart is aan zet met Oranje: de sumo.
example-kamisado-standard-36 = De eerste duw. De sumo gaat naar c2 en duwt Bruin terug naar c3. Wit slaat een beurt over, en Zwart gaat verder met Bruin, want c3 is bruin.
example-kamisado-standard-37 = Bruin loopt naar d5 en stopt op oranje. De oranje toren van Wit zit nog steeds opgesloten.
example-kamisado-standard-38 = Weer een pas, van oranje naar oranje. Zo wordt de sumo voor de tweede keer opgeroepen.
example-kamisado-standard-39 = De tweede duw brengt Bruin terug naar c4, een groen veld. Hier won elke zet; deze laat Wit niet eens aan de beurt komen.
example-kamisado-standard-40 = Zwart speelt nog eens, met Groen, en stopt op paars. Drie zwarte torens staan nu één zet van het doel.
example-kamisado-standard-41 = De sumo van Wit doet zijn eerste zet van de ronde. Eén stap naar bruin is even goed of slecht als de andere vijf zetten.
example-kamisado-standard-42 = Bruin gaat naar c6, op oranje. De opgesloten toren werkt als een bel: telkens als Zwart aanbelt, mag de sumo iets doen.
example-kamisado-standard-43 = De oranje toren van Wit past voor de derde keer in deze ronde.
example-kamisado-standard-44 = De derde duw, en nu is het de enige zet die wint. Bruin belandt op blauw, en Zwart gaat verder met Blauw.
example-kamisado-standard-45 = Blauw gaat naar a6 en roept Groen op. Wit heeft drie zetten, en ze verliezen allemaal.
example-kamisado-standard-46 = Groen stopt op blauw, omdat de blauwe toren van Zwart door eigen torens geblokkeerd is. Maar Groen heeft f8 verlaten.
example-kamisado-standard-47 = Blauw heeft Roze voor zich en Geel schuin ernaast: nu past ook Zwart. Het veld a6 is groen, dus Groen moet verder.
example-kamisado-standard-48 = Groen heeft precies één veld over, en dat is rood.
example-kamisado-standard-49 = Rood gaat twee velden rechtdoor naar f8. Drie sumo’s, drie punten: Zwart wint de match.
example-kamisado-standard-end = Zwart wint de match met 3:1. Twee rondes werden beslist door een toren die niet kon bewegen en zo de beurt weggaf; in de laatste haalde een sumo daar drie gratis duwen uit.

# kamisado-tournament

example-kamisado-tournament-title = Gewonnen vóór de eerste zet
example-kamisado-tournament-about = In deze toernooironde kiezen beide spelers hun eigen opstelling, en Wit, die als tweede plaatst, vindt er een waartegen elke opening verliest. Let erop hoe smal het pad toch blijft: telkens weer houdt maar één antwoord de winst vast.
example-kamisado-tournament-1 = Bij de toernooiopstelling hoeven de torens niet op hun eigen kleur te beginnen. Zwart, die de ronde opent, plaatst eerst, toren voor toren van links. Blauw gaat naar a1.
example-kamisado-tournament-4 = Daarna komen Paars, Groen en Rood. Wit kijkt toe en zwijgt: wie als tweede plaatst, kan op de hele opstelling antwoorden.
example-kamisado-tournament-8 = De opstelling van Zwart is klaar, en geen enkele toren staat op de eigen kleur.
example-kamisado-tournament-9 = Nu plaatst Wit, vanaf de eigen linkerkant, dus vanaf h8. Oranje krijgt de hoek.
example-kamisado-tournament-12 = Rood, Groen en Roze volgen. Wit kiest elke toren met de voltooide rij van Zwart voor ogen.
example-kamisado-tournament-16 = Nu zou een gewone ronde kunnen beginnen, met 102 mogelijke openingszetten. Maar de oplosser bewijst dat Wit het volmaakte antwoord heeft gevonden: alle 102 verliezen.
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
