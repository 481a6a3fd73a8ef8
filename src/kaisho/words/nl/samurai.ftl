# Samurai: words of the game, refusals, rules, and errors in a position or a deal.
# H4, S2, k15 and names of settlements are the same in every language.

samurai = Samurai
samurai-about = Leg tegels rond de dorpen en steden van Japan en win hun helmen, boeddha’s en rijstvelden; voor twee tot vier spelers.
samurai-option-players = Spelers
samurai-option-capture = Figuren nemen
samurai-option-capture-turn = aan het eind van de beurt
samurai-option-capture-immediate = meteen
samurai-option-hands = Eerste tegels
samurai-option-hands-choose = gekozen
samurai-option-hands-random = willekeurig
samurai-option-open-captures = Gewonnen figuren zichtbaar
samurai-option-open-captures-no = nee
samurai-option-open-captures-yes = ja
samurai-option-figures = Figuren
samurai-option-figures-choose = door de spelers geplaatst
samurai-option-figures-random = willekeurig

# Players, figures and tiles; the spoken notation uses these words.
samurai-red = Rood
samurai-blue = Blauw
samurai-green = Groen
samurai-yellow = Geel
samurai-helmet = Helm
samurai-buddha = Boeddha
samurai-rice = Rijst
samurai-samurai-tile = Samoerai
samurai-ship = Schip
samurai-horseman = Ruiter
samurai-tile-exchange = Tegelruil
samurai-figure-exchange = Figurenruil
samurai-discard = Afleggen
samurai-end = Einde beurt
samurai-write = Een tegel en waar die komt (H4@k15), een figuur en de nederzetting (h@Kyoto), +H4 kiest een tegel, “end” beëindigt de beurt.

# What the terminal shows.
samurai-show-pick = { $side } kiest een tegel voor de eerste hand (tot nu toe { $count } van 5)
samurai-show-place-city = { $side } plaatst een figuur in een stad
samurai-show-place-village = { $side } plaatst een figuur in een dorp
samurai-show-unplaced = Nog te plaatsen: helmen { $helmets }, boeddha’s { $buddhas }, rijstvelden { $rice }
samurai-show-first-lay = { $side } is aan de beurt: ten minste één tegel
samurai-show-any-lay = { $side } mag met elke tegel verdergaan, of de beurt beëindigen
samurai-show-character-only = { $side } mag verdergaan met snelle tegels (侍), of de beurt beëindigen
samurai-show-over = De partij is afgelopen.
samurai-show-hand = hand
samurai-show-supply = voorraad
samurai-show-captured = figuren
samurai-show-aside = Apart gezet
samurai-show-legend = h helm · b boeddha · r rijst · [ ] nederzetting · ~ zee

# How a game ends.
samurai-end-two-majorities = { $winner } heeft de meeste figuren van twee soorten en wint. Gewonnen figuren: { $points }.
samurai-end-most-others = { $winner } leidt in één soort, heeft van de spelers bij wie dat zo is de meeste andere figuren en wint. Gewonnen figuren: { $points }.
samurai-end-most-figures = { $winner } heeft bij gelijke stand in totaal de meeste figuren en wint. Gewonnen figuren: { $points }.
samurai-end-no-majority = Niemand leidt alleen in een soort; { $winner } heeft de meeste figuren en wint. Gewonnen figuren: { $points }.
samurai-end-shared = In alles gelijk: { $winner } delen de overwinning. Gewonnen figuren: { $points }.
samurai-end-all-share = Alle spelers delen de overwinning{ $winner }. Gewonnen figuren: { $points }.
samurai-end-unknown-captures = De partij is afgelopen, maar niet alle gewonnen figuren zijn hier bekend: het is niet te zeggen wie gewonnen heeft{ $winner }. Gewonnen figuren: { $points }.
samurai-place-by-0 = geen meerderheid; figuren in totaal: { $total }
samurai-place-by-1 = meerderheid: { $kinds }; andere figuren: { $others }; figuren in totaal: { $total }
samurai-place-by-2 = meerderheden: { $kinds }; figuren in totaal: { $total }

## server

# What options mean, and how moves are written.
samurai-option-players-about = hoeveel er spelen: met meer spelers wordt meer van de kaart gebruikt
samurai-option-capture-about = of ingesloten figuren aan het eind van de beurt worden genomen, of meteen
samurai-option-hands-about = of de spelers hun eerste vijf tegels kiezen, of ze willekeurig trekken
samurai-option-open-captures-about = of iedereen de gewonnen figuren kan zien, die je met een goed geheugen toch al kent (met twee spelers altijd)
samurai-option-figures-about = of de spelers de figuren om de beurt plaatsen, of het toeval dat doet
samurai-how-to-move = Schrijf een tegel en waar die heen gaat (H4@k15, of Helm 4 k15), een figuur en de nederzetting (h@Kyoto, of Helm Kyoto), T0@k15-m12 voor een tegelruil, F:h@Kyoto-b@Edo voor een figurenruil, F om die af te leggen, +H4 om een tegel te kiezen, en “end” als je beurt klaar is. Andere opdrachten:

# Why a move is refused.
samurai-over = De partij is afgelopen.
samurai-pick-first = { $side } moet eerst vijf tegels voor de hand kiezen.
samurai-none-left = { $side } heeft geen tegel { $tile } meer om te kiezen.
samurai-place-first = Eerst worden de figuren geplaatst; de beurt is aan { $side }.
samurai-no-picking = De eerste handen zijn compleet; er worden geen tegels meer gekozen.
samurai-no-placing = Alle figuren staan op de kaart; de partij is begonnen.
samurai-not-in-hand = De tegel { $tile } zit niet in je hand.
samurai-end-too-early = { $side } moet ten minste één tegel leggen voor de beurt eindigt.
samurai-settlement-not-in-play = { $settlement } doet met dit aantal spelers niet mee.
samurai-edo-is-full = Edo heeft vanaf het begin een figuur van elke soort.
samurai-same-kind = In een stad mogen geen twee figuren van dezelfde soort staan: { $settlement }, { $figure }.
samurai-settlement-is-full = In { $settlement } is geen ruimte voor nog een figuur.
samurai-cities-first = Eerst moeten de steden worden gevuld: { $cities }.
samurai-figures-used-up = Alle figuren van deze soort staan al op de kaart: { $figure }.
samurai-one-without-character = Je hebt deze beurt al een tegel zonder 侍 gelegd, dus { $tile } moet wachten; alleen snelle tegels (侍) mogen volgen.
samurai-on-a-settlement = Op nederzettingen komen nooit tegels, ook niet op lege: { $settlement }.
samurai-ship-on-land = Schepen komen alleen op zee; { $hex } is land.
samurai-at-sea = Alleen schepen komen op zee; { $hex } is zee, en { $tile } is geen schip.
samurai-hex-not-in-play = Het vak { $hex } doet met dit aantal spelers niet mee.
samurai-occupied = Op { $hex } ligt al een tegel.
samurai-nothing-to-exchange = Op { $hex } ligt geen eigen tegel zonder 侍 die je kunt opnemen.
samurai-same-hex = De opgenomen tegel gaat naar een ander vak, niet terug naar { $hex }.
samurai-no-such-figure = Deze figuur staat daar niet: { $settlement }, { $figure }.
samurai-swap-without-effect = Deze ruil zou niets veranderen; om de tegel kwijt te raken, leg je hem af (F).

# Errors in a move that somebody wrote.
samurai-ambiguous-name = “{ $text }” kan meer dan één nederzetting betekenen: { $known }. Schrijf er iets meer van.
samurai-unknown-settlement = “{ $text }” is geen nederzetting.
samurai-unknown-hex = Er is geen vak “{ $text }” op de kaart.
samurai-exchange-on-land = Een tegelruil kan alleen op gewoon land; “{ $text }” is geen gewoon land.
samurai-unknown-tile = Er is geen tegel “{ $text }”. Er zijn { $known }.
samurai-swap-with-itself = Een figuur kan niet met zichzelf worden geruild.
samurai-unreadable = “{ $text }” is geen zet. Schrijf bijvoorbeeld “S2@k15”, “h@Kyoto”, “Schip 1 k17” of “end”.

# Errors in a deal.
samurai-deal-players = De beginverdeling moet tegels voor { $wanted } spelers hebben, gescheiden door “/”, niet voor { $found }.
samurai-deal-tile = “{ $text }” in de beginverdeling van { $side } is geen tegel. Er zijn { $known }.
samurai-deal-count = De beginverdeling moet { $wanted } tegels voor { $side } hebben, niet { $found }.
samurai-deal-kind = { $side } heeft in de beginverdeling het verkeerde aantal tegels { $tile }: { $found } in plaats van { $wanted }.
samurai-deal-figures = “{ $text }” is geen volgorde van figuren. Na de tegels hoort de beginverdeling te eindigen met { $wanted } letters, evenveel h als b als r.

# Errors in a position.
samurai-position-field-count = Een stelling heeft dertien onderdelen, gescheiden door spaties; hier zijn het er { $found }.
samurai-position-parts = Het onderdeel “{ $field }” heeft { $found } delen in plaats van { $wanted }.
samurai-position-bad-number = “{ $text }” is geen getal dat past bij het onderdeel “{ $field }”.
samurai-position-bad-word = “{ $text }” past niet bij het onderdeel “{ $field }”. Mogelijk: { $known }.
samurai-position-bad-tile = “{ $text }” is geen tegel.
samurai-position-bad-figures = “{ $text }” kunnen niet de figuren in { $settlement } zijn: schrijf h, b, r elk hoogstens één keer, of “-”.
samurai-position-bad-laid = “{ $text }” is geen tegel op de kaart: schrijf hem als H4@k15.
samurai-position-two-tiles = Op { $hex } liggen twee tegels.
samurai-position-hand-order = De tegels van de hand “{ $text }” staan in de verkeerde volgorde (die is: helmen, boeddha’s, rijst, samoerai, schepen, ruiter, ruil, onbekende).
samurai-position-tile-count = In de hand, in de voorraad, op de kaart en in de doos moet { $side } samen 20 tegels hebben, niet { $found }.
samurai-position-tile-twice = { $side } heeft te veel tegels { $tile }: { $found }.
samurai-position-tile-place = De tegel { $tile } kan niet op { $hex } liggen.
samurai-position-hand-size = { $side } kan hier niet dit aantal tegels in de hand hebben: { $found }.
samurai-position-before-the-game = Vóór het spel is dit onmogelijk: eerst worden tegels gekozen, dan om de beurt figuren geplaatst, en verder gebeurt er niets.
samurai-position-settlement = { $settlement } kan hier niet dit aantal figuren hebben: { $found }.
samurai-position-figure-count = Op de kaart, gewonnen en apart gezet moeten er van elke soort in totaal { $wanted } figuren zijn; het aantal van “{ $figure }” klopt niet.
samurai-position-figures-in-all = Op de kaart, gewonnen en apart gezet moeten er in totaal { $wanted } figuren zijn, niet { $found }.
samurai-position-no-screens = Gewonnen figuren zijn hier voor iedereen bekend: met twee spelers, en met open figuren, kan er geen achter een scherm staan.
samurai-position-over = Een partij is precies dan afgelopen als een beurt voorbij is en een soort figuren van de kaart verdwenen is of er vier figuren apart zijn gezet.
samurai-position-bad-bytes = Deze bytes zijn geen speltoestand van Samurai.
samurai-position-field-options = opties
samurai-position-field-phase = fase
samurai-position-field-seat = wie aan de beurt is
samurai-position-field-laid = deze beurt gelegd
samurai-position-field-figures = figuren op de kaart
samurai-position-field-tiles = tegels op de kaart
samurai-position-field-captured = gewonnen figuren
samurai-position-field-aside = apart gezette figuren
samurai-position-field-hands = handen
samurai-position-field-supplies = voorraden
samurai-position-field-out = gebruikte figurenruilen
samurai-position-field-turn = beurten
samurai-position-field-acts = acties

# Every rule in our own words, for the list of rules.
samurai-rule-M1 = Voor het spel kiest ieder in het geheim vijf van de eigen twintig tegels; de andere vijftien zijn de eigen gedekte voorraad. Als optie worden de vijf willekeurig getrokken.
samurai-rule-M2 = Edo begint met één figuur van elke soort.
samurai-rule-M3 = Vanaf de eerste speler plaatst ieder om de beurt één figuur: eerst twee in elke stad, dan één in elk dorp. Als optie plaatst het toeval ze.
samurai-rule-M4 = In geen stad staan ooit twee figuren van dezelfde soort.
samurai-rule-M5 = Als alle figuren geplaatst zijn, begint de eerste speler.
samurai-rule-M6 = In een beurt leg je een of meer tegels uit je hand; alleen een figurenruil is genoeg.
samurai-rule-M7 = Hoogstens één daarvan mag zonder het teken 侍 zijn. Tegels met het teken zijn snel: daarvan mag je er zoveel leggen als je wilt.
samurai-rule-M8 = Schepen gaan op lege zeevakken, alle andere tegels op leeg gewoon land.
samurai-rule-M9 = Op nederzettingen komen nooit tegels, ook niet als hun figuren weg zijn.
samurai-rule-M10 = Een tegel met een figuur beïnvloedt figuren van die soort in de nederzettingen ernaast, zo sterk als zijn getal; samoerai, schepen en ruiters beïnvloeden alle soorten.
samurai-rule-M11 = Een figurenruil verwisselt twee figuren naar keuze op de kaart en gaat dan uit het spel.
samurai-rule-M12 = Een tegelruil komt op de plek waar een eigen tegel zonder het teken 侍 ligt; die gaat meteen naar een ander leeg landvak, en de ruil blijft liggen met kracht 0.
samurai-rule-M13 = Als al het gewone land rond een nederzetting bezet is, worden de figuren genomen, elk door de speler die er de meeste invloed op heeft.
samurai-rule-M14 = Heeft niemand alleen de meeste invloed, dan wordt de figuur apart gezet.
samurai-rule-M15 = Aan het eind van de beurt trek je uit je voorraad, zolang die strekt, tot je weer vijf tegels in de hand hebt.
samurai-rule-M16 = De partij eindigt na de beurt waarin de laatste figuur van een soort van de kaart gaat of de vierde figuur apart wordt gezet.
samurai-rule-M17 = Wie alleen de meeste figuren van twee soorten heeft, wint in elk geval.
samurai-rule-M18 = Anders doen alleen spelers mee die in hun eentje de meeste figuren van een soort hebben: wie de meeste figuren van de andere soorten heeft, wint.
samurai-rule-M19 = Bij gelijke stand wint wie in totaal de meeste figuren heeft.
samurai-rule-M20 = Is ook dat gelijk, dan wordt de overwinning gedeeld.
samurai-rule-M21 = Met drie of vier spelers staan gewonnen figuren achter schermen: van die van de anderen zie je alleen het aantal. Met twee spelers, en als de schermen aan het eind weggaan, zijn ze open.
samurai-rule-M22 = De plaatsen worden op dezelfde manier bepaald: wie alleen de meeste figuren van twee soorten heeft, wordt eerste; dan komen de spelers met één meerderheid, naar hun figuren van de andere soorten, daarna naar alle figuren; dan de spelers zonder meerderheid, naar alle figuren. Wie dan nog gelijk staat, deelt de plaats.
