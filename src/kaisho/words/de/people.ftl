## server

people-name-length = Ein Name muss { $least } bis { $most } Zeichen haben.
people-name-signs = Ein Name muss mit einem Buchstaben oder einer Ziffer beginnen; erlaubt sind nur Buchstaben, Ziffern, einzelne Leerzeichen und - _ . '
people-name-letters = Ein Name darf nur Buchstaben gebräuchlicher Schriften enthalten, keine Lautschrift und keine Kapitälchen.
people-name-scripts = Ein Name muss in einer einzigen Schrift geschrieben sein: lateinisch, griechisch, kyrillisch oder in einer anderen, aber nicht in mehreren.
people-name-reserved = Dieser Name ist dem Club vorbehalten. Bitte einen anderen wählen.
people-name-taken = „{ $name }“ oder ein sehr ähnlicher Name ist schon vergeben. „{ $free }“ ist frei.
people-name-too-soon = { $days ->
    [one] Der Name lässt sich in einem Tag wieder ändern.
   *[other] Der Name lässt sich in { $days } Tagen wieder ändern.
}
people-password-length = Ein Passwort muss { $least } bis { $most } Zeichen haben.
people-password-is-name = Der eigene Name ist kein gutes Passwort.
people-password-common = Dieses Passwort ist eines der ersten, die andere versuchen würden. Besser ist ein längeres: Drei oder vier Wörter, die nichts miteinander zu tun haben, kann man sich gut merken.
people-wrong-password = Der Name oder das Passwort ist falsch.
people-banned = Der Zugang zu diesem Club ist gesperrt.
people-unknown = Diese Person gibt es hier nicht.
people-too-many-muted = Schon { $most } Personen sind stummgeschaltet; mehr geht nicht.
people-not-guest = Es besteht schon ein Konto.
people-not-account = Das geht nur mit einem Konto.
people-registration-closed = Dieser Club nimmt zurzeit keine neuen Konten an.
people-invitation-needed = Ein Konto in diesem Club gibt es nur mit Einladung.
people-invitation-unknown = Diese Einladung gibt es nicht, sie wurde schon verwendet oder ist abgelaufen.
people-too-many-bots = Ein Konto kann höchstens { $most } Bots haben.
people-not-your-bot = Dieser Bot gehört zu einem anderen Konto.
people-too-many-tokens = Ein Bot kann höchstens { $most } Token haben. Bitte zuerst eines widerrufen.
people-token-unknown = Dieses Token gibt es nicht.
people-still-playing = Es gibt noch laufende Partien oder offene Tische. Bitte zuerst beenden oder verlassen.
people-needs-name = Bitte zuerst einen Namen wählen.
people-needs-account = Das geht nur mit einem Konto.
people-needs-admin = Das dürfen nur Admins des Clubs.
people-wrong-token = Dieses Token ist nicht gültig oder nicht mehr gültig.
people-passwords-busy = Gerade melden sich sehr viele gleichzeitig an. Bitte gleich noch einmal versuchen.
people-too-many-tries = Bei diesem Konto gab es zu viele Anmeldeversuche. Bitte in { $minutes } min wieder versuchen oder ein Gerät benutzen, auf dem die Anmeldung schon einmal gelungen ist.
people-code-needed = Dieses Konto hat einen zweiten Faktor. Bitte den Code eingeben, den die App zeigt, oder einen Wiederherstellungscode.
people-wrong-code = Der Code ist falsch oder wurde schon benutzt. Bitte den nächsten abwarten, den die App zeigt.
people-second-factor-on = Ein zweiter Faktor ist schon eingerichtet.
people-second-factor-off = Es ist kein zweiter Faktor eingerichtet.
people-second-factor-not-begun = Bitte zuerst mit dem Einrichten des zweiten Faktors beginnen.
people-needs-second-factor = Admins dieses Clubs brauchen einen zweiten Faktor. Er lässt sich auf der Kontoseite einrichten.
people-no-guests = Dieser Club lässt keine Gäste zu. Bitte mit einem Konto anmelden.
people-device-banned = Jemand, der dieses Gerät benutzt hat, wurde für diesen Club gesperrt. Bitte mit einem Konto anmelden oder bei den Betreibern des Clubs nachfragen.
people-login-unknown = Diese Sitzung gibt es nicht mehr.
