# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# caminos-connection

example-caminos-connection-title = Op en neer over het bord
example-caminos-connection-about = Groen verbindt de westzijde met de oostzijde over stenen van verschillende hoogte. Let erop hoe vaak één steen de weg van Geel verspert en tegelijk die van Groen draagt.
example-caminos-connection-1 = Geel begint met een L-steen aan de westzijde. Alles ligt nog open, en lage stenen nodigen uit om eroverheen te bouwen.
example-caminos-connection-2 = Groen bouwt er meteen overheen: twee blokjes van de L-steen liggen op a4 en b4, en c4 wordt twee hoog. Van boven gezien is de westzijde bij a4 nu groen.
example-caminos-connection-3 = Geel gaat naar de andere helft en legt een Z-steen dwars door het oosten.
example-caminos-connection-4 = Groen bedekt de rest van de eerste gele steen, van b5 tot b7. Van boven is geen enkel vlak ervan nog te zien.
example-caminos-connection-5 = Een nieuw begin in de noordwesthoek. De T-steen raakt de noordzijde en de westzijde tegelijk.
example-caminos-connection-6 = Hetzelfde idee op de andere vleugel: een L-steen over f4 en f5 knipt de gele Z-steen in tweeën.
example-caminos-connection-7 = Geel strekt zich langs de noordrand uit naar het midden.
example-caminos-connection-8 = Groen bedekt b1 en b2 en dicht het gat bij b3. Van b1 tot b7 is alles groen: nog één steen naar de zuidzijde zou winnen, en daar zijn 17 manieren voor.
example-caminos-connection-9 = Net op tijd. Geel zet een L-steen op b3 en c3, drie hoog, en snijdt de groene lijn door. Over een stapel van drie kan niets meer worden gebouwd.
example-caminos-connection-10 = Groen begint verder naar het oosten een tweede weg, die van e2 over e3 naar e4 omhooggaat.
example-caminos-connection-11 = De gele muur groeit: b3, c3, c4 en d4 zijn nu allemaal drie hoog.
example-caminos-connection-12 = Een Z-steen over d2 en d3 sluit de muur vanuit het noordoosten in en sluit aan op de nieuwe groene stenen.
example-caminos-connection-13 = Nu dreigt Geel ook. Tussen de muur en deze T-steen aan de zuidzijde ontbreekt maar een kort stuk, en 15 stenen zouden het meteen vullen.
example-caminos-connection-14 = Groen pakt c1 van Geel af, en daarmee de verbinding van de muur met de noordzijde. Tegelijk bereikt Groen zelf die zijde en dreigt op 13 manieren te verbinden.
example-caminos-connection-15 = Nog een muur van drie hoog, op e3 en f3. Die scheidt het groene noorden van het groene midden.
example-caminos-connection-16 = De O-steen staat rechtop op d6 en e6. Hij verspert Geel de weg naar het zuiden en sluit aan op de groene stenen in het oosten.
example-caminos-connection-17 = Een laatste idee: de rij langs de zuidrand. Van c8 tot h8 is alles geel, en twee stenen zouden die rij in het westen afmaken.
example-caminos-connection-18 = Groen bedekt h8 vanaf de oostzijde, en de rij bereikt haar doel niet meer.
example-caminos-connection-19 = Geel trekt bij c7 nog een muur op. Maar nu bewijst een diepe zoektocht dat Groen wint.
example-caminos-connection-20 = De T-steen brengt Groen van f4 naar de oostzijde. Alleen de brug tussen b5 en f5 ontbreekt nog.
example-caminos-connection-21 = Geel kan op 41 manieren een steen plaatsen, en geen ervan helpt.
example-caminos-connection-22 = Daar is hij: c5 één hoog, d5 twee, e5 één. De weg loopt op en neer van a4 naar h4. Hier winnen maar drie zetten; bij elke andere was Geel met remise weggekomen.
example-caminos-connection-end = Groen verbindt west en oost. Over de eerste twee gele stenen werd heen gebouwd, en elk van die groene stenen werd een deel van de winnende weg.

# caminos-draw

example-caminos-draw-title = Niemand komt erover
example-caminos-draw-about = Op de ruit versperren beide spelers elkaar de weg tot geen van beiden nog een steen kan plaatsen. Let ook op de rand: in een partij met punten worden aan het einde de randstenen vergeleken.
example-caminos-draw-1 = Geel legt een L-steen bij de zuidhoek van de ruit. Hier liggen de buren van een veld schuin, en alle vier de zijden zijn gekarteld.
example-caminos-draw-2 = Groen bouwt meteen over h8 en h9 heen. In deze partij beantwoorden beide spelers lage stenen van bovenaf.
example-caminos-draw-3 = Een T-steen in het noordoosten. Geel wil twee steunpunten voordat Groen ze allebei kan bedekken.
example-caminos-draw-4 = Groen bedekt ook f9 en g9: van de eerste gele steen is niets meer te zien.
example-caminos-draw-5 = Geel komt met een Z-steen terug door het midden.
example-caminos-draw-6 = Weer een L-steen erbovenop, over f7 en f8. De groene stenen gaan een lange lijn vormen.
example-caminos-draw-7 = Geel bouwt de noordzijde uit rond e3 en f3.
example-caminos-draw-8 = Groen gebruikt de vierde en laatste L-steen, over e4 en f4. Om te bedekken zijn L-stenen het best; voortaan moet Groen het zonder doen.
example-caminos-draw-9 = Een T-steen met de neus omhoog: g5 is twee hoog en verbindt het gele oosten met het midden.
example-caminos-draw-10 = Groen bedekt f5 en staat drie hoog op e5. Nu zouden 13 verschillende stenen meteen twee zijden verbinden.
example-caminos-draw-11 = Geel onderbreekt de lijn met een stapel van drie op f6. Een stapel van drie is definitief: niemand kan eroverheen bouwen.
example-caminos-draw-12 = Groen gaat er westelijk omheen en bedekt e8.
example-caminos-draw-13 = Geel versterkt het oosten. Beide spelers hebben nu een muur waar de ander niet overheen komt.
example-caminos-draw-14 = Een rechtopstaande O-steen op d7 en d8. Vier stenen zouden een groene weg voltooien; Geel moet oppassen.
example-caminos-draw-15 = Nog een stapel van drie, op g8 en g9, snijdt de groene stenen in het zuiden af van de rest.
example-caminos-draw-16 = Groen maakt de westelijke groep breder. De rand is nog bijna leeg: Geel heeft één randsteen, Groen geen.
example-caminos-draw-17 = Geel sluit het zuiden met stapels van drie op f9 en f10.
example-caminos-draw-18 = Groen bouwt b6 en c6 uit. Een weg langs de westzijde is nog mogelijk.
example-caminos-draw-19 = Nu dreigt Geel: acht stenen zouden meteen verbinden, bijvoorbeeld over f1 en f2.
example-caminos-draw-20 = Drie stenen houden alles tegen, en Groen vindt er een. Bij het beste spel zou Groen vanaf hier winnen.
example-caminos-draw-21 = Geel stopt het noordwesten dicht op c5 en d5. Op zichzelf zou dat niet genoeg mogen zijn.
example-caminos-draw-22 = Het keerpunt. Achttien van de 24 mogelijke stenen hadden de winst vastgehouden; deze, op j5 en j6, geeft die weg.
example-caminos-draw-23 = Geel ziet de kans. Maar twee van de zestien mogelijkheden houden remise, en dit is er een van.
example-caminos-draw-24 = Vanaf nu kan niemand nog iets fout doen. Groen neemt de hoek bij f1.
example-caminos-draw-25 = Geel dicht het laatste gat bij e2. Nu telt ieder zijn randstenen.
example-caminos-draw-26 = Groen plaatst de laatste steen die nog ergens past. Geel houdt een O-steen over en Groen een Z-steen, maar daar is geen plaats meer voor.
example-caminos-draw-end = Niemand heeft twee zijden verbonden, dus worden de randstenen vergeleken: vier tegen vier. Bij gelijke stand krijgt niemand punten.
