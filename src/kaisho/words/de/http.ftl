## server

http-foreign-host = Dieser Server antwortet nicht auf den Namen „{ $host }“. Falls er es soll, setze --public-url.
http-right-address = Die Adresse des Clubs:
http-foreign-origin = Diese Anfrage kommt von einer Seite von { $origin }, nicht von diesem Club.
http-no-origin = Diese Anfrage sagt nicht, von welcher Seite sie kommt (Header Origin).
http-too-often = Zu viele Anfragen. Warte einen Augenblick und versuche es noch einmal.
http-bad-request = Die Anfrage ist nicht verständlich: { $why }
http-not-found = Unter dieser Adresse gibt es nichts.
http-no-documentation = Diese Installation enthält keine Dokumentation. Im Quellverzeichnis erzeugt sie der Befehl „make docs“.
http-not-this-way = Diese Adresse unterstützt diese Methode nicht.
http-too-long = Die Anfrage ist zu lang.
http-too-slow = Die Anfrage war zu lange unterwegs. Bitte sende sie noch einmal.
http-bad-form = Dieses Formular ist abgelaufen. Lade die Seite neu und fülle es noch einmal aus.
http-preparing = Die Regeln werden für diesen Rechner vorbereitet. Das geschieht nur einmal und dauert ein bis zwei Minuten; jedes Spiel öffnet sich, sobald es bereit ist.
