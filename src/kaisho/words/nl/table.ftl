## server

table-has-begun = De partij is al begonnen.
table-not-begun = De partij is nog niet begonnen: er zijn nog open plaatsen.
table-never-begun = Aan deze tafel is geen partij gespeeld.
table-seat-left = Je hebt deze partij verlaten: de tafel speelt jouw beurten, en je kunt toekijken.
table-over = De partij is afgelopen.
table-no-position = Deze stelling kan op dit moment niet als tekst worden geschreven.
table-not-over = De partij is nog niet afgelopen.
table-no-hints = Tips zijn er alleen in partijen tegen de computer die niet voor de rating tellen.
table-not-full = Nog niet alle plaatsen zijn bezet.
table-full = Alle plaatsen zijn bezet. Je kunt toekijken.
table-seat-taken = Die plaats is niet open. Kies een andere.
table-sits-already = Je zit al aan deze tafel.
table-not-seated = Je zit niet aan deze tafel.
table-not-your-turn = Je bent niet aan de beurt.
table-late-act = De partij is intussen verdergegaan: we zijn nu bij zet { $count }. Er is niets veranderd.
table-log-full = Deze partij is te lang geworden om door te gaan.
table-nothing-to-take-back = Je hebt geen zet om terug te nemen.
table-no-take-backs = Aan deze tafel kan niets worden teruggenomen.
table-no-take-backs-hidden = In dit spel is iets verborgen: je kunt alleen in je eigen beurt een zet terugnemen.
table-no-draws = Dit spel kent geen remise.
table-offered-already = Dat heb je al voorgesteld.
table-nothing-offered = Niemand heeft je dat voorgesteld.
table-claim-has-clock = Deze tafel heeft een klok, en die beslist.
table-claim-own-turn = Je bent zelf aan de beurt.
table-claim-too-early = { $minutes ->
    [one] De anderen zijn er, of nog geen minuut weg.
   *[other] De anderen zijn er, of nog geen { $minutes } minuten weg.
}
table-unknown = Die tafel bestaat niet.
table-wrong-seats = Dit spel heeft { $wanted } plaatsen, niet { $found }.
table-needs-you = Neem zelf plaats: aan elke tafel moet een mens zitten.
table-nobody-of-that-name = Er is hier niemand met de naam “{ $name }”.
table-too-many = Aan { $most } van je tafels is de partij nog niet afgelopen. Speel er eerst een uit of verlaat een tafel.
table-too-many-watched = Je volgt { $most } tafels. Stop eerst met het volgen van een ervan.
table-rated-needs-account = Voor partijen voor de rating heb je een account nodig. Je kunt er meteen een aanmaken.
table-rated-needs-clock = Voor partijen voor de rating is een klok nodig.
table-rated-unlisted = In deze club worden partijen voor de rating aan open tafels gespeeld, waar iedereen kan toekijken.
table-rated-no-take-backs = In partijen voor de rating kan niets worden teruggenomen: zet terugnemen uit.
table-rated-needs-people = Partijen voor de rating worden tussen mensen gespeeld: één plaats is voor jou, de andere zijn open of voor andere mensen.
table-rated-unfair = Met deze opties staat van tevoren vast welke kant wint. Voor de rating speel je een match van standaardlengte of langer, of een even aantal rondes.
table-needs-invitation = Deze tafel is privé: open hem via de uitnodigingslink.
table-chat-off = Deze club heeft geen chat.
table-chat-empty = Het bericht is leeg.
table-chat-too-often = Je schrijft heel snel. Wacht even.
table-enough-for-today = Je hebt de limiet voor één dag bereikt. Probeer het later opnieuw.
table-no-such-ply = { $most ->
    [one] De partij heeft één zet: kies 0 of 1.
   *[other] De partij heeft { $most } zetten: kies 0 tot en met { $most }.
}
table-no-such-seat = De plaatsen zijn genummerd van 0 tot en met { $most }; -1 is om toe te kijken.
table-analysis-seconds = Een analyse kan tot { $most } seconden duren.
table-analysis-busy = Er wachten te veel analyses. Probeer het over een minuut opnieuw.
table-analysis-limit = Je hebt de limiet van { $most } analyses per uur bereikt. Probeer het later opnieuw.
table-time-over = De tijd is om: in deze partij kan niets meer.
table-no-such-offer = Zo’n voorstel bestaat niet.
table-claim-own-side = Je eigen kant is aan de beurt: je kunt de winst niet opeisen, maar de partij kan wel worden afgebroken.
table-too-many-take-backs = Je hebt in deze partij { $most } zetten teruggenomen, en dat is de limiet: maak je beurt af.
table-challenged-already = Je hebt voor deze persoon al zoveel plaatsen gereserveerd als mag: { $most }. Wacht eerst op een antwoord.
table-too-many-challenges = Je hebt al aan { $most } tafels plaatsen voor anderen gereserveerd. Wacht eerst op enkele antwoorden.
table-challenged-by-many = Er willen op dit moment te veel mensen met deze persoon spelen. Probeer het later opnieuw.
