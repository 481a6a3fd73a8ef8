## server

host-bad-text = { $setting } muss ein Text ohne Steuerzeichen sein.
host-long-text = { $setting } ist zu lang: Höchstens { $most } Zeichen sind erlaubt.
host-bad-url = { $setting } kann nicht „{ $value }“ sein. Möglich ist eine Adresse wie https://club.example, ohne Pfad.
host-bad-network = { $setting } kann nicht „{ $value }“ sein. Möglich ist eine Adresse oder ein Netz, etwa 127.0.0.1 oder 10.0.0.0/8.
host-bad-token = { $setting } braucht mindestens { $least } Zeichen: Buchstaben, Ziffern oder Sonderzeichen, ohne Leerzeichen.
host-bad-file = { $setting }: Die Datei { $file } lässt sich nicht als Text lesen: { $why }
host-no-home = Hier gibt es kein Home-Verzeichnis. Gib den Datenordner mit --data an.
host-not-changeable = { $setting } kann im Betrieb nicht geändert werden. Änderbar sind { $known }.
host-folder-unusable = Der Datenordner { $folder } ist nicht benutzbar: { $why }
host-folder-busy = Auf dem Datenordner { $folder } läuft ein Server (Prozess { $process }). Beende ihn zuerst oder gib mit --data einen anderen Ordner an.
host-bad-secret = { $file } ist kein Kaisho-Schlüssel. Lege den richtigen zurück oder entferne die Datei: Dann müssen sich alle neu anmelden.
host-no-data = In { $folder } liegen noch keine Serverdaten. Starte einmal „kaisho serve“ oder gib mit --data den richtigen Ordner an.
host-older-data = Die Daten in { $folder } haben ein älteres Format. Starte einmal „kaisho serve“, um sie auf den neuen Stand zu bringen.
host-club-lost = In { $folder } war ein Club ({ $traces }), aber seine Datenbank fehlt oder ist leer. Wurde eine Wiederherstellung unterbrochen, starte sie noch einmal; sonst lege kaisho.sqlite mit den zugehörigen Dateien zurück oder spiele mit „kaisho restore“ eine Sicherung ein. Soll hier trotzdem ein leerer Club beginnen, verwende --new-club.
host-commits-lost = { $lost ->
    [one] Der Datenbank fehlt die letzte Änderung: Ihr Protokoll (kaisho.sqlite-wal) wurde entfernt oder abgeschnitten. Lege es zurück oder spiele mit „kaisho restore“ eine Sicherung ein. Soll es ohne diese Änderung weitergehen, entferne { $file }.
   *[other] Der Datenbank fehlen die letzten { $lost } Änderungen: Ihr Protokoll (kaisho.sqlite-wal) wurde entfernt oder abgeschnitten. Lege es zurück oder spiele mit „kaisho restore“ eine Sicherung ein. Soll es ohne diese Änderungen weitergehen, entferne { $file }.
}
host-database-damaged = Die Datenbank { $file } ist beschädigt: { $why }. Behalte eine Kopie davon und spiele mit „kaisho restore“ die letzte Sicherung ein.
host-database-unusable = Die Datenbank { $file } kann nicht benutzt werden: { $why }. Sie scheint nicht beschädigt zu sein; prüfe die Rechte ihres Ordners und den Datenträger.
host-disk-full = Auf dem Datenträger ist kein Platz mehr für { $file }. Verloren ist nichts; schaffe Platz und versuche es noch einmal.
host-backup-made = Die Sicherung liegt in { $file } ({ $size } MB Daten, geprüft).
host-backup-unknown = { $file } ist keine Kaisho-Sicherung.
host-backup-damaged = Die Sicherung { $file } ist beschädigt. Es wurde nichts geändert.
host-backup-newer = Die Sicherung { $file } stammt von einer neueren Version von Kaisho ({ $version }). Bitte aktualisiere Kaisho.
host-restored = Die Daten vom { $made } sind in { $folder } wiederhergestellt.
host-restored-upgraded = Sie stammen von Kaisho { $version } und wurden auf den neuen Stand gebracht.
host-restored-former = Die bisherigen Daten liegen in { $file }.
host-unknown-variable = Hinweis: { $name } ist keine Einstellung von Kaisho.
host-listens = Kaisho ist geöffnet: { $address }
host-how-to-stop = Strg-C beendet den Server; die Partien bleiben gespeichert.
host-stopped = Kaisho ist geschlossen.
host-cannot-listen = Der Server kann { $host }, Port { $port } nicht verwenden: { $why }. Wähle mit --port einen anderen.
host-no-person = Es gibt niemanden namens „{ $name }“.
host-made-admin = { $name } ist jetzt Admin.
host-unmade-admin = { $name } ist nicht mehr Admin.
host-banned = { $name } ist gesperrt, und alle Sitzungen dieser Person sind beendet.
host-unbanned = { $name } ist nicht mehr gesperrt.
host-renamed = { $before } heißt jetzt { $name }.
host-new-password = Das neue Passwort von { $name } ist { $password } (es wird nicht noch einmal gezeigt; alle Sitzungen sind beendet).
host-invitation = { $days ->
    [one] Einladung für ein Konto, einen Tag gültig: { $code }
   *[other] Einladung für ein Konto, { $days } Tage gültig: { $code }
}
host-no-table = Es gibt keinen Tisch „{ $table }“.
host-table-ended = Die Partie an Tisch { $table } ist schon zu Ende.
host-closing-table = Der Tisch { $table } wird geschlossen: vom laufenden Server innerhalb von zwei Sekunden, sonst beim nächsten Start.
host-club-changed = { $setting } wurde geändert; ein laufender Server verwendet den neuen Wert innerhalb von zwei Sekunden.
host-club-as-started = Für { $setting } gilt wieder der Wert, mit dem der Server gestartet wurde.
host-nobody = Es ist noch niemand da.
host-no-tables = Kein Tisch ist offen, und an keinem wird gespielt.
host-no-pairs = Noch haben keine zwei Personen miteinander eine Partie beendet.
host-pair-games = { $games ->
    [one] eine Partie, { $rated } gewertet
   *[other] { $games } Partien, { $rated } gewertet
}
host-kind-account = Konto
host-kind-guest = Gast
host-kind-bot = Bot
host-is-admin = Admin
host-is-banned = gesperrt
host-table-open = offen
host-table-playing = läuft
host-no-second-factor = { $name } hat keinen zweiten Faktor.
host-second-factor-reset = { $name } hat keinen zweiten Faktor mehr und kann sich allein mit dem Passwort anmelden.
