# Notes on the example games: example-ID-N is shown after act N of the record src/kaisho/examples/ID.kaisho.

## server

# kaito-exchange

example-kaito-exchange-title = Een zwaard als opstapje
example-kaito-exchange-about = Beide kanten hebben nog maar één helm als Rood een zwaard terugkoopt. Let erop waarvoor: het gaat niet om het zwaard zelf, maar om het veld waarop de kaito nu kan stoppen.
example-kaito-exchange-1 = De tweede speler kiest op welk van de twee gaten de kaito begint. Zwart zet hem op b2; Rood kan kiezen uit de hele tweede rij en de b-kolom.
example-kaito-exchange-2 = Rood verzamelt eerst geld: de zwarte mon op a2 is 3 waard. Voor 4 koop je een zwaard terug, voor 5 een helm.
example-kaito-exchange-3 = Zwart doet hetzelfde en neemt de rode mon van 3 op a5. Beide spelers hebben nu evenveel in de beurs.
example-kaito-exchange-4 = Rood neemt een zwaard. De sterke computer had liever de mon op a4 genomen: daarmee was de prijs van een zwaard compleet geweest.
example-kaito-exchange-5 = Zwart haalt een zwarte mon van het speelveld. Dat lijkt vreemd, maar het is verstandig: met wat Zwart weghaalt, kan Rood nooit betalen.
example-kaito-exchange-6 = De eerste helm valt. Zwart heeft er nog twee, op d4 en c3.
example-kaito-exchange-7 = Zwart gaat de d-kolom omhoog en neemt een zwaard. Maar vanaf d6 ziet de kaito een zwarte helm.
example-kaito-exchange-8 = De enige zet die bewezen wint. Zwart heeft alleen de laatste helm op c3 nog: wie die neemt, beslist de partij.
example-kaito-exchange-9 = Zwart betaalt met gelijke munt terug en neemt een rode helm. Het helpt niet meer: alle zeven zetten verliezen.
example-kaito-exchange-10 = Rood neemt een eigen mon van 1, want samen met de 3 van Zwart was dat genoeg geweest voor een zwaard. De eigen helm op f5 nemen had verloren.
example-kaito-exchange-11 = Nog een rode helm weg. Nu heeft elke speler nog één helm op het speelveld, Rood op f5 en Zwart op c3.
example-kaito-exchange-12 = Weer haalt Rood een eigen mon weg, nu van 2. De kaito staat in de rij van de laatste zwarte helm, en Zwart mag die niet aanraken.
example-kaito-exchange-13 = Zwart neemt een eigen zwaard op b1. Een goed veld is er niet: alle zes zetten verliezen.
example-kaito-exchange-14 = Een zwarte mon van 1. Samen met de 3 van het begin heeft Rood nu 4, precies de prijs van een zwaard.
example-kaito-exchange-15 = Rood koopt een zwaard terug en legt het onder de kaito op c1. Afzien zou verliezen. Het zwaard zelf doet er nauwelijks toe; het gaat erom dat er op c1 een steen ligt.
example-kaito-exchange-16 = Zwart verlaat de c-kolom zo snel mogelijk en neemt het zwaard op f1.
example-kaito-exchange-17 = Hiervoor was het zwaard bedoeld. Rood gaat terug en neemt het, en nu is de eerste rij leeg: Zwart kan alleen nog in de c-kolom zetten.
example-kaito-exchange-18 = Zwart heeft vijf zetten in die kolom, en één ervan geeft zelfs de eigen helm weg. Ook vanaf c6, het verste veld, ziet Rood alles.
example-kaito-exchange-19 = Rood komt omlaag naar c3 en neemt de laatste zwarte helm.
example-kaito-exchange-end = Rood wint door de laatste helm te nemen. De ruil gaf de doorslag: het teruggekochte zwaard gaf de kaito een veld om naar terug te keren.
