# The courses: what each step says. Acts and colours are named as in the words of the games.

## server

learn-kaito-chapter-thief = De meesterdief
learn-kaito-chapter-winning = Winnen en verliezen
learn-kaito-chapter-mon = De mon-ruil
learn-kaito-place = Er liggen 36 geschudde stenen, en de twee blanco stenen hebben gaten achtergelaten. Rood mag beginnen, dus jij, Zwart, plaatst de kaito. Probeer het eerst op een steen.
learn-kaito-place-2 = Alleen de gaten kunnen: b5 of d6. Kies er een.
learn-kaito-place-done = De kaito toont rood: Rood verzet hem eerst. Jullie verzetten allebei dezelfde dief.
learn-kaito-line = Je bent Rood. De kaito op c1 gaat langs zijn rij of kolom. Probeer een veld dat in geen van beide ligt, zoals b2.
learn-kaito-line-2 = Hij moet op een steen eindigen. Probeer in een gat te stoppen, op c4.
learn-kaito-line-3 = Maar over stenen en gaten heen gaat hij zo ver je wilt. Ga helemaal naar c6.
learn-kaito-line-done = Over twee stenen en twee gaten: niets houdt een dief tegen.
learn-kaito-take = De eerste zet van een partij, en die is voor jou. Neem een zwarte steen: d5, f5 of b3.
learn-kaito-take-done = De steen ligt open voor je. De kaito wordt omgedraaid: hij toont zwart, en Zwart gaat verder vanaf waar jij hem liet.
learn-kaito-own = Je mag ook eigen stenen nemen, bijvoorbeeld om de dief te sturen waar Zwart niets wint. Neem een rode.
learn-kaito-own-done = Die steen is voorgoed uit het spel: niemand kan hem terughalen.
learn-kaito-helmet = Zwart heeft nog één helm op het speelveld. Wie zijn laatste helm verliest, heeft meteen verloren: win.
learn-kaito-helmet-hint = Kijk omhoog langs de kolom van de kaito.
learn-kaito-helmet-done = De laatste helm is weg, en Zwart heeft verloren.
learn-kaito-sword = Voor zwaarden geldt hetzelfde: wie er geen meer op het speelveld heeft, heeft verloren. Zoek het laatste van Zwart.
learn-kaito-sword-hint = Het ligt aan het andere eind van de rij van de kaito.
learn-kaito-sword-done = Goed gemikt. Tel voor elke zet zwaarden en helmen, die van jou en van de ander.
learn-kaito-stuck = Een derde manier om te winnen: laat de kaito waar Zwart in rij en kolom geen steen vindt.
learn-kaito-stuck-hint = Welke steen binnen bereik ligt helemaal alleen?
learn-kaito-stuck-done = Zwart kan niet zetten en heeft verloren.
learn-kaito-danger = Je laatste helm ligt op d3. Als je hem zelf neemt, verlies je ook, en Zwart mag er niet bij: zet zo dat hij veilig is.
learn-kaito-danger-hint = Verlaat de derde rij en blijf weg uit kolom d.
learn-kaito-danger-done = Veilig. Waar je de dief achterlaat, telt net zo zwaar als wat je neemt.
learn-kaito-exchange = Je hebt zwarte mon met waarde 2 en 1. Haal een derde: de 3 op d4.
learn-kaito-exchange-2 = Nu mag je een steen van jou terugkopen die Zwart heeft: een zwaard kost 4, een helm 5. Probeer een zwaard voor 2+1.
learn-kaito-exchange-3 = Te weinig, en er wordt geen wisselgeld gegeven. Koop een helm terug voor 3+2, met de mon van zojuist.
learn-kaito-exchange-done = De helm ligt onder de kaito en telt meteen weer mee. Wat je betaalde, is uit het spel.
learn-kaito-once = Je hebt een steen genomen, en je 3+3+2+1 zou genoeg zijn voor een zwaard én een helm. Koop een zwaard terug voor 3+1.
learn-kaito-once-done = Maar één ruil per beurt: nu is Zwart aan de beurt. De rest van je mon houd je.
learn-kaito-gone = Je nam ooit een eigen helm. Probeer die terug te kopen voor 3+2.
learn-kaito-gone-2 = Eigen stenen die je zelf nam, zijn voorgoed weg. Koop in plaats daarvan een zwaard terug, of zie ervan af en houd je mon.
learn-kaito-gone-done = Goed. Een ruil is altijd een keuze, nooit een plicht.
learn-kaito-plan = Denk vooruit: Zwart heeft nog één zwaard. Laat de dief waar Zwart maar één steen kan nemen, en wel een slechte.
learn-kaito-plan-hint = Blijf in de derde rij en ga naar rechts.
learn-kaito-plan-2 = Zwart moest naar b3, en jouw doel ligt in die kolom. Maak het af.
learn-kaito-plan-done = Winst in drie. Je weet alles over Kaito: veel plezier op jacht!
