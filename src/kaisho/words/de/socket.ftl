## server

socket-slow = Die Verbindung ist zu langsam, um mitzukommen.
socket-sent-away = Ein Admin dieses Clubs hat die Verbindung beendet.
socket-stopping = Der Server wird angehalten. Alle Partien sind gespeichert; gleich geht es weiter.
socket-too-often = Nicht so schnell. Bitte einen Augenblick warten und noch einmal versuchen.
socket-bad-message = Diese Nachricht entspricht nicht dem Protokoll: { $why }
socket-hello-first = Zuerst muss „hello“ gesendet werden.
socket-needs-name = Bitte zuerst einen Namen wählen; ohne Namen geht nur Zuschauen.
socket-internal = Hier ist etwas schiefgegangen. Der Fehler wurde protokolliert; bitte noch einmal versuchen.
socket-old-protocol = Der Server verwendet eine andere Version des Protokolls. Bitte die Seite neu laden oder das Programm aktualisieren.
socket-signed-out = Hier abgemeldet, weil das Passwort geändert oder die Sitzung beendet wurde.
