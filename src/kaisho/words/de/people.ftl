## server

people-name-length = Ein Name muss { $least } bis { $most } Zeichen haben.
people-name-signs = Ein Name muss mit einem Buchstaben oder einer Ziffer beginnen; erlaubt sind nur Buchstaben, Ziffern, einzelne Leerzeichen und - _ . '
people-name-letters = Ein Name darf nur Buchstaben gebräuchlicher Schriften enthalten, keine Lautschrift und keine Kapitälchen.
people-name-scripts = Ein Name muss in einer einzigen Schrift geschrieben sein: lateinisch, griechisch, kyrillisch oder in einer anderen, aber nicht in mehreren.
people-name-reserved = Dieser Name ist dem Club vorbehalten. Bitte wähle einen anderen.
people-name-taken = „{ $name }“ oder ein sehr ähnlicher Name ist schon vergeben. „{ $free }“ ist frei.
people-name-too-soon = { $days ->
    [one] Du kannst deinen Namen in einem Tag wieder ändern.
   *[other] Du kannst deinen Namen in { $days } Tagen wieder ändern.
}
people-password-length = Ein Passwort muss { $least } bis { $most } Zeichen haben.
people-password-is-name = Dein Name ist kein gutes Passwort.
people-password-common = Dieses Passwort ist eines der ersten, die andere versuchen würden. Wähle ein längeres: Drei oder vier Wörter, die nichts miteinander zu tun haben, kann man sich gut merken.
people-wrong-password = Der Name oder das Passwort ist falsch.
people-banned = Du bist für diesen Club gesperrt.
people-unknown = Diese Person gibt es hier nicht.
people-too-many-muted = Du hast schon { $most } Personen stummgeschaltet; mehr geht nicht.
people-not-guest = Du hast schon ein Konto.
people-not-account = Dafür brauchst du ein Konto.
people-registration-closed = Dieser Club nimmt zurzeit keine neuen Konten an.
people-invitation-needed = Für ein Konto in diesem Club brauchst du eine Einladung.
people-invitation-unknown = Diese Einladung gibt es nicht, sie wurde schon verwendet oder ist abgelaufen.
people-too-many-bots = Ein Konto kann höchstens { $most } Bots haben.
people-not-your-bot = Das ist keiner deiner Bots.
people-too-many-tokens = Ein Bot kann höchstens { $most } Token haben. Widerrufe zuerst eines.
people-token-unknown = Dieses Token gibt es nicht.
people-still-playing = Es gibt noch laufende Partien oder offene Tische. Beende oder verlasse sie zuerst.
people-needs-name = Wähle zuerst einen Namen.
people-needs-account = Dafür brauchst du ein Konto.
people-needs-admin = Das dürfen nur Admins des Clubs.
people-wrong-token = Dieses Token ist nicht gültig oder nicht mehr gültig.
people-passwords-busy = Gerade melden sich sehr viele gleichzeitig an. Warte einen Augenblick und versuche es noch einmal.
people-too-many-tries = Bei diesem Konto gab es zu viele Anmeldeversuche. Versuche es in { $minutes } min wieder, oder auf einem Gerät, auf dem du dich schon einmal angemeldet hast.
people-code-needed = Dieses Konto hat einen zweiten Faktor. Gib den Code ein, den deine App zeigt, oder einen Wiederherstellungscode.
people-wrong-code = Der Code ist falsch oder wurde schon benutzt. Warte auf den nächsten, den deine App zeigt.
people-second-factor-on = Du hast schon einen zweiten Faktor.
people-second-factor-off = Du hast keinen zweiten Faktor.
people-second-factor-not-begun = Beginne zuerst, den zweiten Faktor einzurichten.
people-needs-second-factor = Admins dieses Clubs brauchen einen zweiten Faktor. Richte ihn auf deiner Kontoseite ein.
people-no-guests = Dieser Club lässt keine Gäste zu. Melde dich mit einem Konto an.
people-device-banned = Jemand, der dieses Gerät benutzt hat, wurde für diesen Club gesperrt. Melde dich mit einem Konto an oder wende dich an die Betreiber des Clubs.
people-login-unknown = Diese Sitzung gibt es nicht mehr.
