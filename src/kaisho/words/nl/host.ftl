## server

host-bad-text = { $setting } moet een tekst zonder besturingstekens zijn.
host-long-text = { $setting } is te lang: hoogstens { $most } tekens zijn toegestaan.
host-bad-url = { $setting } kan niet “{ $value }” zijn. Mogelijk is een adres zoals https://club.example, zonder pad.
host-bad-network = { $setting } kan niet “{ $value }” zijn. Mogelijk is een adres of netwerk, zoals 127.0.0.1 of 10.0.0.0/8.
host-bad-token = { $setting } moet minstens { $least } tekens hebben: letters, cijfers of leestekens, zonder spaties.
host-bad-file = { $setting }: het bestand { $file } kan niet als tekst gelezen worden: { $why }
host-no-home = Er is hier geen persoonlijke map. Geef de gegevensmap op met --data.
host-not-changeable = { $setting } kan niet gewijzigd worden terwijl de server draait. Wel wijzigbaar: { $known }.
host-folder-unusable = De gegevensmap { $folder } is niet bruikbaar: { $why }
host-folder-busy = Er draait een server op de gegevensmap { $folder } (proces { $process }). Stop die eerst, of geef met --data een andere map op.
host-bad-secret = { $file } is geen sleutel van Kaisho. Zet de juiste terug of verwijder het bestand: dan moet iedereen zich opnieuw aanmelden.
host-no-data = In { $folder } staan nog geen servergegevens. Start “kaisho serve” één keer, of geef met --data de juiste map op.
host-older-data = De gegevens in { $folder } hebben een ouder formaat. Start “kaisho serve” één keer om ze bij te werken.
host-club-lost = In { $folder } was een club ({ $traces }), maar de database ontbreekt of is leeg. Is een herstel onderbroken, start het dan opnieuw; zet anders kaisho.sqlite terug met de bestanden die erbij horen, of voer “kaisho restore” uit met een back-up. Wil je hier toch een lege club beginnen, gebruik dan --new-club.
host-commits-lost = { $lost ->
    [one] In de database ontbreekt de laatste wijziging: het logboek (kaisho.sqlite-wal) is verwijderd of afgekapt. Zet het terug, of voer “kaisho restore” uit met een back-up. Wil je zonder deze wijziging verdergaan, verwijder dan { $file }.
   *[other] In de database ontbreken de laatste { $lost } wijzigingen: het logboek (kaisho.sqlite-wal) is verwijderd of afgekapt. Zet het terug, of voer “kaisho restore” uit met een back-up. Wil je zonder deze wijzigingen verdergaan, verwijder dan { $file }.
}
host-database-damaged = De database { $file } is beschadigd: { $why }. Bewaar er een kopie van en voer “kaisho restore” uit met de laatste back-up.
host-database-unusable = De database { $file } kan niet worden gebruikt: { $why }. Er lijkt niets beschadigd; controleer de rechten van de map en de schijf.
host-disk-full = Er is geen ruimte meer op de schijf voor { $file }. Er is niets verloren; maak ruimte en probeer het opnieuw.
host-backup-made = De back-up staat in { $file } ({ $size } MB aan gegevens, gecontroleerd).
host-backup-unknown = { $file } is geen back-up van Kaisho.
host-backup-damaged = De back-up { $file } is beschadigd. Er is niets veranderd.
host-backup-newer = De back-up { $file } is gemaakt door een nieuwere versie van Kaisho ({ $version }). Werk Kaisho bij.
host-restored = De gegevens van { $made } zijn teruggezet in { $folder }.
host-restored-upgraded = Ze kwamen van Kaisho { $version } en zijn bijgewerkt.
host-restored-former = De vorige gegevens zijn bewaard in { $file }.
host-unknown-variable = Let op: { $name } is geen instelling van Kaisho.
host-listens = Kaisho is open: { $address }
host-how-to-stop = Druk op Ctrl-C om te stoppen; partijen blijven bewaard.
host-stopped = Kaisho is gesloten.
host-cannot-listen = Luisteren op { $host }, poort { $port } lukt niet: { $why }. Kies een andere met --port.
host-no-person = Er is niemand met de naam “{ $name }”.
host-made-admin = { $name } is nu beheerder.
host-unmade-admin = { $name } is geen beheerder meer.
host-banned = { $name } is geblokkeerd, en alle sessies van die persoon zijn beëindigd.
host-unbanned = { $name } is niet langer geblokkeerd.
host-renamed = { $before } heet nu { $name }.
host-new-password = Het nieuwe wachtwoord van { $name } is { $password } (het wordt niet nog eens getoond; alle sessies zijn beëindigd).
host-invitation = { $days ->
    [one] Uitnodiging voor één account, één dag geldig: { $code }
   *[other] Uitnodiging voor één account, { $days } dagen geldig: { $code }
}
host-no-table = Er is geen tafel “{ $table }”.
host-table-ended = De partij aan tafel { $table } is al afgelopen.
host-closing-table = De tafel { $table } wordt gesloten: door de draaiende server binnen twee seconden, anders bij de volgende start.
host-club-changed = { $setting } is gewijzigd; een draaiende server gebruikt de nieuwe waarde binnen twee seconden.
host-club-as-started = { $setting } heeft weer de waarde waarmee de server is gestart.
host-nobody = Er is nog niemand.
host-no-tables = Er is geen tafel open of in gebruik.
host-no-pairs = Nog geen twee mensen hebben samen een partij uitgespeeld.
host-pair-games = { $games ->
    [one] één partij, { $rated } voor de rating
   *[other] { $games } partijen, { $rated } voor de rating
}
host-kind-account = account
host-kind-guest = gast
host-kind-bot = bot
host-is-admin = beheerder
host-is-banned = geblokkeerd
host-table-open = open
host-table-playing = bezig
host-no-second-factor = { $name } heeft geen tweede factor.
host-second-factor-reset = { $name } heeft geen tweede factor meer en kan zich met alleen het wachtwoord aanmelden.
