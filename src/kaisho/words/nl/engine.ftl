# Error messages of the engine protocol.

## server

engine-not-json = Deze regel is geen JSON: { $why }
engine-too-long = Deze regel is te lang: hoogstens { $most } bytes zijn toegestaan.
engine-bad-request = Dit is geen geldig verzoek: { $why }
engine-id-in-use = Een verzoek met de id { $id } loopt nog.
engine-no-game = Er is nog geen partij: stuur eerst new, position of load.
engine-game-over = De partij is afgelopen; niemand is aan zet.
engine-bad-depth = De diepte { $depth } is geen getal van 1 tot en met 60.
engine-bad-seat = Plaats { $seat } bestaat niet; de plaatsen zijn 0 tot en met { $most }, en -1 is om toe te kijken.
engine-bad-undo = Er kunnen niet meer acties worden teruggenomen dan er zijn gespeeld (gevraagd: { $count }, gespeeld: { $acts }).
engine-undo-hidden = In dit spel kunnen alleen acties van de lopende beurt worden teruggenomen: hoogstens { $most }, niet { $count }.
engine-fault = Er ging iets mis in Kaisho: { $what }
engine-bad-limits = `seconds` moet groter dan 0 en hoogstens { $most } zijn, `nodes` ten minste 1.
