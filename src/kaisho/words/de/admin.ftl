# The administration page.

admin-admins-only = Diese Seite sehen nur Admins des Clubs.
admin-people = Personen
admin-tables = Tische
admin-find-people = Teil eines Namens
admin-found = { $count ->
    [0] Niemand gefunden
    [one] Eine Person gefunden
   *[other] { $count } Personen gefunden
}
admin-more-people = Die ersten { $count }. Gib mehr vom Namen ein, um andere zu finden.
admin-is-admin = Admin
admin-is-banned = gesperrt
admin-seen = zuletzt gesehen { $moment }
admin-ban-sure = Ja, sofort sperren
admin-new-password-sure = Ja, das alte ersetzen
admin-sure = Ja, mit allen Rechten
admin-no-admin-sure = Ja, abberufen
admin-close-table = Schließen
admin-close-table-sure = Ja, die Partie beenden
admin-no-tables = Kein Tisch ist offen, und an keinem wird gespielt.
admin-no-second-factor-sure = Ja, entfernen
admin-audit-more = Ältere Einträge
admin-audit-about-whom = Betroffene Person oder handelnder Admin
admin-order-ban = sperren
admin-order-unban = Sperre aufheben
admin-order-password = neues Passwort vergeben
admin-order-admin = zum Admin machen
admin-order-no-admin = als Admin abberufen
admin-order-rename = umbenennen
admin-done = Erledigt: { $name }
admin-new-password-once = Das neue Passwort von { $name }, nur dieses eine Mal gezeigt:
admin-invite = Einladungen
admin-days = Gültig für (Tage)
admin-make-invitation = Einladung erstellen
admin-invitation-once = { $days ->
    [one] Eine Einladung für ein Konto, einen Tag gültig, nur dieses eine Mal gezeigt:
   *[other] Eine Einladung für ein Konto, { $days } Tage gültig, nur dieses eine Mal gezeigt:
}
admin-club = Der Club
admin-club-name = Name des Clubs
admin-registration = Neue Konten
admin-registration-open = für alle offen
admin-registration-invitation = mit Einladung
admin-registration-closed = geschlossen
admin-close-about = Die Partie endet; niemand hat gewonnen oder verloren.
admin-table-closed = Der Tisch wurde geschlossen.
admin-pairs = Wer gegen wen gespielt hat
admin-pairs-about = Beendete Partien der letzten { $days } Tage, Paare mit den meisten gewerteten Partien zuerst. Spielen zwei Personen viele gewertete Partien und gewinnt immer dieselbe, lohnt sich ein Blick.
admin-pairs-line = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}, davon gewertet: { $rated } · gewonnen { $first } : { $second }
admin-pairs-none = Noch haben keine zwei Personen miteinander eine Partie beendet.
admin-guests = Für Gäste genügt ein Name
admin-order-no-second-factor = zweiten Faktor entfernen
admin-audit-about = Die letzten Anmeldungen, Ablehnungen und Entscheidungen von Admins. Adressen werden hier nicht gespeichert.

## server

# Only on the plain page.
admin-person = Eine Person
admin-what = Aktion
admin-new-name = Neuer Name (zum Umbenennen)
admin-do = Ausführen
admin-on = an
admin-off = aus
admin-close = Tisch schließen
admin-table = Adresse oder Kennung des Tisches
