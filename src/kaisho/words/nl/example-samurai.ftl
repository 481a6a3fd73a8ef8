# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# samurai-three

example-samurai-three-title = Negen, negen en acht
example-samurai-three-about = Drie spelers verdelen de figuren bijna gelijk. Let erop wie in een soort alleen aan kop staat: alleen die spelers doen aan het einde nog mee, hoeveel figuren de anderen ook hebben.
example-samurai-three-1 = De spelers richten de kaart zelf in. Rood begint met een boeddha in Kyoto.
example-samurai-three-4 = Blauw zet een helm in Kyoto, Groen en Rood vullen Akita. Nu zijn beide steden vol, en in geen ervan staan twee figuren van dezelfde soort.
example-samurai-three-12 = Dan de dorpen, met elk één figuur. Veel boeddha’s en rijstvelden gaan naar het zuidwesten, naar Shikoku en Kyushu.
example-samurai-three-20 = De figuren raken verspreid. Wie er een plaatst, denkt aan de eigen tegels: Rood houdt van helmen, Groen van boeddha’s.
example-samurai-three-27 = Alle 30 figuren staan op de kaart, tien van elke soort. Met willekeurige eerste tegels gaat de eigenlijke partij van start, en Rood begint.
example-samurai-three-29 = Rood legt de sterkste samoerai tussen Edo en Kofu. Die telt voor elke figuur in de buurt.
example-samurai-three-32 = Blauw gaat naar Kyoto en Obama. Een schip is een snelle tegel (侍) en mag daarom in dezelfde beurt als extra tegel worden gelegd.
example-samurai-three-34 = Een boeddha van kracht 3 tussen Ozu en Kochi. Groen zoekt boeddha’s ver van de drukte.
example-samurai-three-36 = Rood maakt met kracht 3 aanspraak op de helm van Tono.
example-samurai-three-38 = Blauw komt vanuit het oosten bij Edo, waar ook de rijst van Iwaki bereikbaar is.
example-samurai-three-40 = Groen nestelt zich in het noorden met een samoerai van kracht 3. Die werkt tegelijk op Akita en op Kuji.
example-samurai-three-43 = Helm 4 en een schip: Rood heeft 5 op de helm van Nachi, en daar is nog maar één landvak vrij.
example-samurai-three-46 = Blauw legt de sterke helmtegel bij Edo en stuurt een schip naar het verre zuidwesten, naar Imari en Uto.
example-samurai-three-48 = Boeddha 4 op e22 bereikt twee boeddha’s, in Obi en in Beppu. Deze ene tegel zal ze allebei winnen.
example-samurai-three-50 = Boeddha 4 van Rood doet hetzelfde tussen Kofu en Kyoto.
example-samurai-three-52 = Blauw legt Boeddha 4 tussen Chiba en Edo. Bij Edo wachten drie figuren, en Blauw verzamelt invloed op allemaal.
example-samurai-three-54 = Een samoerai van kracht 2 brengt Groen op 5 bij Ozu. Nog één vak, en de boeddha daar wisselt van eigenaar.
example-samurai-three-56 = Rood vult het laatste vak bij Nachi en neemt de eerste figuur van de partij: een helm, met 6 tegen niets.
example-samurai-three-58 = De samoerai van kracht 3 brengt Blauw op 9 voor de helm en de boeddha van Edo. Wie Edo nu sluit, schenkt Blauw twee figuren.
example-samurai-three-61 = Helm 4 overtroeft Helm 3 van Rood bij Tono. Een schip bij Moji en Hagi houdt een voet in het zuiden.
example-samurai-three-63 = Rood sluit Kyoto en neemt met één tegel beide figuren, een helm en een boeddha.
example-samurai-three-66 = Blauw neemt de boeddha van Chiba en is bij de rijst van Iwaki al alleen.
example-samurai-three-68 = Een rijsttegel sluit Tono, en Groen neemt de helm, 4 tegen 3. De soort doet er niet toe: elke tegel kan een dorp sluiten.
example-samurai-three-70 = Rood sluit Edo, hoewel Blauw daardoor twee figuren krijgt. Door de rijsttegel wint de 7 van Rood van de 5 van Blauw, en één figuur is beter dan geen.
example-samurai-three-72 = Blauw vult het laatste vak bij Iwaki en neemt de rijst.
example-samurai-three-75 = De beste beurt van Groen tot nu toe: met een helmtegel én een ruiter sluit Groen Mutsu en Kuji en neemt twee figuren.
example-samurai-three-77 = De tegelruil. Rijst 4 van Rood heeft bij Edo zijn werk gedaan; de tegel verhuist naar Imari, en een tegel van kracht 0 blijft achter.
example-samurai-three-79 = Blauw ontfermt zich over de rijst van Obama.
example-samurai-three-82 = Groen neemt de boeddha van Ozu. Dan de figurenruil: de helm van Nikko gaat naar Uto en de rijst van Uto naar Nikko, ver van de rijsttegels van Rood.
example-samurai-three-84 = Rood sluit Imari en neemt de rijst met de tegel die was verplaatst.
example-samurai-three-87 = Blauw antwoordt met een figurenruil: de boeddha van Kochi gaat naar Himi en een helm komt naar Kochi, waar de helmtegel van Blauw hem meteen neemt.
example-samurai-three-89 = Groen legt Rijst 4 tussen Moji en Beppu. Zoals zal blijken, ligt de tegel daar alleen geparkeerd.
example-samurai-three-92 = De derde figurenruil brengt een helm naar Moji, en de samoerai van Rood neemt hem, 2 tegen 1. De rijst gaat naar Uto.
example-samurai-three-94 = Rijst 4 op n12 bereikt Nikko en Ojiya. Blauw zit nu achter de rijst aan: een meerderheid voor Blauw alleen is binnen bereik.
example-samurai-three-96 = Groen verplaatst de geparkeerde rijsttegel naar d21 en sluit Beppu: de derde boeddha, genomen door de oude Boeddha 4.
example-samurai-three-99 = Rood sluit Obi en Uto tegelijk. Groen krijgt de vierde boeddha, Rood de rijst van Uto, 5 tegen 4.
example-samurai-three-101 = De samoerai van kracht 3 van Blauw verlaat Edo, waar niets meer te halen valt, en gaat naar Hagi. Daar had niemand een dreiging verwacht.
example-samurai-three-104 = Groen sluit Hagi en laat de rijst aan Blauw, omdat Helm 3 ook op de helm van Izumo werkt.
example-samurai-three-108 = Een grote beurt: rijst, ruiter en schip. Rood neemt de helm van Anan en de rijst van Utazu en heeft nu negen figuren, meer dan wie ook.
example-samurai-three-111 = Blauw neemt met 6 de rijst van Obama. Dat zijn er drie, en er komen er nog meer.
example-samurai-three-114 = Groen versterkt Izumo. Daar en in Akita staan de laatste helmen, en als de laatste figuur van een soort weg is, eindigt de partij.
example-samurai-three-116 = Rood sluit Akita en Nikko. Groen krijgt een helm, Blauw de rijst; de boeddha gaat naar niemand, want Rood en Groen hebben allebei 4, en wordt apart gezet.
example-samurai-three-118 = Blauw sluit Izumo en Bizen. Groen krijgt de laatste helm op de kaart, en dat beëindigt de partij; Blauw krijgt een vijfde rijstveld.
example-samurai-three-end = De negen figuren van Rood tellen niet: bij de helmen staat het 4:4 met Groen, en nergens leidt Rood alleen. Blauw leidt bij de rijst, Groen bij de boeddha’s, beide met vier andere figuren. In totaal heeft Blauw er negen en Groen acht: Blauw wint, Groen is tweede, Rood derde.
