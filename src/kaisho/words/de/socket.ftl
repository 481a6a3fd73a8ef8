## server

socket-slow = Deine Verbindung ist zu langsam, um mitzukommen.
socket-sent-away = Ein Admin dieses Clubs hat deine Verbindung beendet.
socket-stopping = Der Server wird angehalten. Deine Partien sind gespeichert; komm gleich wieder.
socket-too-often = Nicht so schnell. Warte einen Augenblick und versuche es noch einmal.
socket-bad-message = Diese Nachricht entspricht nicht dem Protokoll: { $why }
socket-hello-first = Sende zuerst „hello“.
socket-needs-name = Wähle zuerst einen Namen; ohne Namen kannst du nur zuschauen.
socket-internal = Hier ist etwas schiefgegangen. Der Fehler wurde protokolliert; bitte versuche es noch einmal.
socket-old-protocol = Der Server verwendet eine andere Version des Protokolls. Lade die Seite neu oder aktualisiere dein Programm.
socket-signed-out = Du bist hier abgemeldet worden, weil dein Passwort geändert oder deine Sitzung beendet wurde.
