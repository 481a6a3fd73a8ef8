## server

socket-slow = Je verbinding is te traag om het bij te houden.
socket-sent-away = Een beheerder van deze club heeft je verbinding beëindigd.
socket-stopping = De server wordt gestopt. Je partijen zijn opgeslagen; kom zo terug.
socket-too-often = Niet zo snel. Wacht even en probeer het opnieuw.
socket-bad-message = Dit bericht volgt het protocol niet: { $why }
socket-hello-first = Stuur eerst “hello”.
socket-needs-name = Kies eerst een naam; zonder naam kun je alleen toekijken.
socket-internal = Hier ging iets mis. De fout is vastgelegd; probeer het opnieuw.
socket-old-protocol = De server gebruikt een andere versie van het protocol. Laad de pagina opnieuw of werk je programma bij.
socket-signed-out = Je bent hier afgemeld omdat je wachtwoord is gewijzigd of je sessie is beëindigd.
