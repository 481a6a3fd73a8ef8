web-offline = Es gibt keine Verbindung zum Club. Bitte versuche es gleich noch einmal.
web-failed = Das hat nicht geklappt ({ $status }). Bitte versuche es noch einmal.
web-reconnecting = Die Verbindung ist unterbrochen und wird neu aufgebaut. Deine Partien sind sicher.
web-unsent = Noch nicht gesendet
web-unsent-about = Der Server hat das noch nicht bestätigt. Es ist hier gespeichert und wird genau einmal gesendet, sobald die Verbindung wieder steht.
web-clock-guessed = Restzeit, geschätzt: Ohne Verbindung ist nicht bekannt, ob die Uhr schon angehalten wurde
web-reload = Neu laden
web-loading = Wird geladen …
web-loading-again = Ein Teil dieser Seite konnte nicht geladen werden. Es wird noch einmal versucht.
web-plain-pages = Seiten ohne Skripte
web-menu = Menü
web-sound = Ton
web-theme-system = Farben: wie im System
web-theme-light = Farben: hell
web-theme-dark = Farben: dunkel
web-close = Schließen
web-challenge = Für dich ist ein Platz reserviert: { $game }
web-seat-declined = { $name } hat den reservierten Platz abgelehnt: { $game }
web-your-turn-at = Du bist am Zug: { $game }
web-over-at = Eine Partie ist zu Ende: { $game }
web-nowhere = Hier ist nichts
web-nowhere-about = Unter dieser Adresse gibt es keine Seite. Vielleicht hast du dich vertippt, oder die Seite gibt es nicht mehr.
web-ways-on = Von hier geht es weiter zu:
web-other-address = Du hast diesen Club unter { $here } geöffnet. Spielen kannst du nur unter seiner eigenen Adresse:
web-welcome = { $count ->
    [one] Ein Spiel, ein Tisch
    [4] Vier Spiele, ein Tisch
   *[other] { $count } Spiele, ein Tisch
}
web-welcome-about = Wähle ein Spiel und fang an: gegen den Computer, mit jemandem neben dir oder mit Freunden weit weg. Du brauchst kein Konto.
web-games = Die Spiele
web-play = Spielen
web-here = Hier
web-invite = Einladen
web-more = Mehr …
web-computer-level = Gegen den Computer
web-won = gewonnen
web-lost = verloren
web-drawn = kein Sieger
web-over = zu Ende
web-your-name = Dein Name
web-name-made-up = leer lassen für einen erfundenen Namen
web-away = (nicht da)
web-seat-left = Du hast diese Partie verlassen: Der Tisch macht deine Züge, und du kannst zuschauen.
web-left-resigned = { $side } hat aufgegeben; der Tisch spielt für diese Seite weiter.
web-left-flag = { $side } hat die Zeit überschritten; der Tisch spielt für diese Seite weiter.
web-left-claimed = { $side } ist weggeblieben; der Tisch spielt für diese Seite weiter.
web-take-back = Zurücknehmen
web-ask-back = Um Rücknahme bitten
web-offer-draw = Unentschieden anbieten
web-rematch = Noch einmal spielen
web-chat-close = Schließen
web-chat-open = Öffnen
web-mute = { $name } stummschalten
web-unmute = { $name } nicht mehr stummschalten
web-muted-here = (stumm)
web-said-at = { $name } hat im Chat geschrieben: { $game }
web-copy = Link kopieren
web-copied = Kopiert
web-study = Analyse
web-look-back = Partie ansehen
web-notify-on = Benachrichtige mich, wenn ich am Zug bin: an
web-notify-off = Benachrichtige mich, wenn ich am Zug bin: aus
web-notify-refused = Der Browser erlaubt hier keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
web-scan = Oder scanne dies mit einem Telefon:
web-scan-label = QR-Code für den Einladungslink
web-notation = Notation
web-notation-symbols = Zeichen
web-notation-spoken = in Worten
web-notation-short = abgekürzt
web-notation-squares = Felder
web-notation-letters = Buchstaben
web-notation-signs = Zeichen
web-notation-codes = Kürzel
web-declined-draw = Das Unentschieden wurde abgelehnt.
web-declined-back = Die Rücknahme wurde abgelehnt.
web-declined-rematch = Der Vorschlag für eine weitere Partie wurde abgelehnt.
web-taken-back = { $side } hat einen Zug zurückgenommen.
web-needed = Bitte ausfüllen.
web-between = Eine Zahl von { $least } bis { $most }.
web-show-password = Passwort zeigen
web-copy-text = Kopieren
web-changed = Geändert.
web-settings = Einstellungen
web-settings-about = Die Sprache und die stummgeschalteten Personen werden mit deinem Konto gespeichert, alles andere auf diesem Gerät.
web-play-with = Mit { $name } spielen
web-rated-games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
web-rating-line = { $count ->
    [one] Eine gewertete Partie
   *[other] { $count } gewertete Partien
}: von { $first } auf { $last }, zwischen { $least } und { $most }.
web-how-to-be-rated = Gewertete Partien sind Konten vorbehalten: Eröffne einen Tisch mit Uhr für alle und kreuze „Gewertete Partie“ an. Wer genug davon gespielt hat, erscheint hier.
web-about = Über Kaisho
web-about-kaisho = Kaisho ist ein Club für Brettspiele: { $games }. Alles, was du hier siehst, kommt von diesem Server; kein anderer wird kontaktiert.
web-about-version = Version { $version }, Protokoll { $protocol }
web-about-interface = für Programme
web-rules = Regeln
web-rules-about = Wähle ein Spiel. Jede Regel hat ein Kürzel; wird ein Zug abgelehnt, sagt die Meldung, welche Regel ihn verbietet.
web-rule = Regel { $rule }
web-all-rules = Alle Regeln
web-learn = Lernen
web-learn-about = Jedes Spiel in kurzen Schritten: echte Stellungen, in denen du selbst ziehst. Dein Fortschritt wird auf diesem Gerät gespeichert.
web-learn-first = Neu hier? Lerne zuerst ein Spiel.
web-learn-instead = Das Spiel Schritt für Schritt lernen
web-learn-begin = Beginnen
web-learn-on = Weiter
web-steps-done = { $done } von { $all } Schritten geschafft
web-waiting = { $count ->
    [one] eine Partie wartet auf dich
   *[other] { $count } Partien warten auf dich
}
web-running = Laufende Partien
web-no-own-games = Du sitzt gerade an keinem Tisch.
web-all-own-games = Alle meine Partien
web-older = Ältere Partien
web-kept-for-you = Jemand hat einen Platz für dich reserviert
web-decline = Nein, danke
web-status-open = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = zu Ende
web-preparing = Die Regeln werden für diesen Rechner vorbereitet. Das geschieht nur einmal und dauert ein bis zwei Minuten; jedes Spiel öffnet sich, sobald es bereit ist.

## server

# Pages that the server writes.
web-starting = Der Club wird geladen. Dauert das lange, ist der Server oder das Netz überlastet; es wird automatisch weiter versucht.
web-offline-title = Keine Verbindung
web-offline-page = Der Club ist gerade nicht zu erreichen. Gespielt wird auf dem Server, darum kannst du jetzt nicht spielen; verloren ist nichts, und deine Partien sind so, wie du sie verlassen hast.
web-offline-again = Noch einmal versuchen
