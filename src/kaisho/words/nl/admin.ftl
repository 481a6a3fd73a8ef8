# The administration page.

admin-admins-only = Alleen beheerders van de club zien deze pagina.
admin-people = Mensen
admin-tables = Tafels
admin-find-people = Deel van een naam
admin-found = { $count ->
    [0] Niemand gevonden
    [one] Eén gevonden
   *[other] { $count } gevonden
}
admin-more-people = De eerste { $count }. Typ meer van de naam om anderen te vinden.
admin-is-admin = beheerder
admin-is-banned = geblokkeerd
admin-seen = laatst gezien { $moment }
admin-ban-sure = Ja, meteen blokkeren
admin-new-password-sure = Ja, het oude vervangen
admin-sure = Ja, met alle rechten
admin-no-admin-sure = Ja, afzetten
admin-close-table = Sluiten
admin-close-table-sure = Ja, de partij beëindigen
admin-no-tables = Er is geen tafel open of in gebruik.
admin-no-second-factor-sure = Ja, verwijderen
admin-audit-more = Oudere vermeldingen
admin-audit-about-whom = Over wie, of door welke beheerder
admin-order-ban = blokkeren
admin-order-unban = blokkering opheffen
admin-order-password = nieuw wachtwoord geven
admin-order-admin = tot beheerder benoemen
admin-order-no-admin = als beheerder afzetten
admin-order-rename = hernoemen
admin-done = Gedaan: { $name }
admin-new-password-once = Het nieuwe wachtwoord van { $name }, alleen deze keer getoond:
admin-invite = Uitnodigingen
admin-days = Geldig (dagen)
admin-make-invitation = Uitnodiging aanmaken
admin-invitation-once = { $days ->
    [one] Een uitnodiging voor één account, één dag geldig, alleen deze keer getoond:
   *[other] Een uitnodiging voor één account, { $days } dagen geldig, alleen deze keer getoond:
}
admin-club = De club
admin-club-name = Naam van de club
admin-registration = Nieuwe accounts
admin-registration-open = open voor iedereen
admin-registration-invitation = op uitnodiging
admin-registration-closed = gesloten
admin-close-about = De partij eindigt; niemand heeft gewonnen of verloren.
admin-table-closed = De tafel is gesloten.
admin-pairs = Wie tegen wie heeft gespeeld
admin-pairs-about = Uitgespeelde partijen van de laatste { $days } dagen, paren met de meeste partijen voor de rating eerst. Spelen twee mensen veel partijen voor de rating en wint steeds dezelfde, dan is dat een blik waard.
admin-pairs-line = { $games ->
    [one] één partij
   *[other] { $games } partijen
}, waarvan voor de rating: { $rated } · gewonnen { $first } : { $second }
admin-pairs-none = Nog geen twee mensen hebben samen een partij uitgespeeld.
admin-guests = Gasten mogen met alleen een naam binnenkomen
admin-order-no-second-factor = tweede factor verwijderen
admin-audit-about = De laatste aanmeldingen, weigeringen en beslissingen van beheerders. Adressen worden hier niet bewaard.

## server

# Only on the plain page.
admin-person = Een persoon
admin-what = Actie
admin-new-name = Nieuwe naam (bij hernoemen)
admin-do = Uitvoeren
admin-on = aan
admin-off = uit
admin-close = Tafel sluiten
admin-table = Adres of id van de tafel
