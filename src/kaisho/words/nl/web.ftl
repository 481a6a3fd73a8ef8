web-offline = Er is geen verbinding met de club. Probeer het zo nog eens.
web-failed = Dat is niet gelukt ({ $status }). Probeer het nog eens.
web-reconnecting = De verbinding is verbroken. Er wordt opnieuw verbinding gemaakt; je partijen zijn veilig.
web-unsent = Nog niet verstuurd
web-unsent-about = De server heeft dit nog niet bevestigd. Het is hier bewaard en wordt precies één keer verstuurd, zodra de verbinding er weer is.
web-clock-guessed = Resterende tijd, geschat: zonder verbinding is niet bekend of de klok is stilgezet
web-reload = Opnieuw laden
web-loading = Laden …
web-loading-again = Een deel van deze pagina kon niet worden geladen. Er wordt een nieuwe poging gedaan.
web-plain-pages = Pagina’s zonder scripts
web-menu = Menu
web-sound = Geluid
web-theme-system = Kleuren: systeem
web-theme-light = Kleuren: licht
web-theme-dark = Kleuren: donker
web-close = Sluiten
web-challenge = Er is een plaats voor je gereserveerd: { $game }
web-seat-declined = { $name } heeft de gereserveerde plaats afgeslagen: { $game }
web-your-turn-at = Jij bent aan de beurt: { $game }
web-over-at = Een partij is afgelopen: { $game }
web-nowhere = Hier is niets
web-nowhere-about = Op dit adres staat geen pagina. Misschien is het verkeerd getypt, of bestaat de pagina niet meer.
web-ways-on = Van hier kun je verder naar:
web-other-address = Je hebt deze club geopend als { $here }. Spelen kun je alleen op het eigen adres van de club:
web-welcome = { $count ->
    [one] Eén spel, één tafel
    [4] Vier spellen, één tafel
   *[other] { $count } spellen, één tafel
}
web-welcome-about = Kies een spel en begin: tegen de computer, met iemand naast je of met vrienden ver weg. Je hebt geen account nodig.
web-games = De spellen
web-play = Spelen
web-here = Hier
web-invite = Uitnodigen
web-more = Meer…
web-computer-level = Tegen de computer
web-won = gewonnen
web-lost = verloren
web-drawn = geen winnaar
web-over = afgelopen
web-your-name = Jouw naam
web-name-made-up = laat leeg voor een verzonnen naam
web-away = (weg)
web-seat-left = Je hebt deze partij verlaten: de tafel speelt jouw beurten, en je kunt toekijken.
web-left-resigned = { $side } heeft opgegeven; de tafel speelt voor deze kant verder.
web-left-flag = { $side } heeft geen tijd meer; de tafel speelt voor deze kant verder.
web-left-claimed = { $side } bleef weg; de tafel speelt voor deze kant verder.
web-take-back = Terugnemen
web-ask-back = Vragen om terug te nemen
web-offer-draw = Remise aanbieden
web-rematch = Nog een keer spelen
web-chat-close = Sluiten
web-chat-open = Openen
web-mute = { $name } dempen
web-unmute = { $name } niet meer dempen
web-muted-here = (gedempt)
web-said-at = { $name } heeft in de chat geschreven: { $game }
web-copy = Link kopiëren
web-copied = Gekopieerd
web-study = Bestuderen
web-look-back = Partij terugkijken
web-notify-on = Melding als ik aan de beurt ben: aan
web-notify-off = Melding als ik aan de beurt ben: uit
web-notify-refused = De browser staat hier geen meldingen toe. Je kunt dat in de instellingen van de browser veranderen.
web-scan = Of scan dit met een telefoon:
web-scan-label = QR-code voor de uitnodigingslink
web-notation = Notatie
web-notation-symbols = tekens
web-notation-spoken = in woorden
web-notation-short = afgekort
web-needed = Dit veld is verplicht.
web-between = Een getal van { $least } tot en met { $most }.
web-show-password = Wachtwoord tonen
web-copy-text = Kopiëren
web-changed = Gewijzigd.
web-settings = Instellingen
web-settings-about = Je taal en de mensen die je hebt gedempt, worden bij je account bewaard, al het andere op dit apparaat.
web-notation-squares = velden
web-notation-letters = letters
web-notation-signs = tekens
web-notation-codes = codes
web-declined-draw = Het remiseaanbod is afgewezen.
web-declined-back = Het verzoek om een zet terug te nemen is afgewezen.
web-declined-rematch = Het voorstel voor nog een partij is afgewezen.
web-taken-back = { $side } heeft een zet teruggenomen.
web-play-with = Met { $name } spelen
web-rated-games = { $count ->
    [one] één partij voor de rating
   *[other] { $count } partijen voor de rating
}
web-rating-line = { $count ->
    [one] Eén partij voor de rating
   *[other] { $count } partijen voor de rating
}: van { $first } naar { $last }, tussen { $least } en { $most }.
web-how-to-be-rated = Partijen voor de rating zijn voor accounts: open een tafel met klok voor iedereen en vink “Partij voor de rating” aan. Wie er genoeg heeft gespeeld, verschijnt hier.
web-about = Over Kaisho
web-about-kaisho = Kaisho is een club voor bordspellen: { $games }. Alles wat je hier ziet, komt van deze server; er wordt geen andere server benaderd.
web-about-version = Versie { $version }, protocol { $protocol }
web-about-interface = voor programma’s
web-rules = Regels
web-rules-about = Kies een spel. Elke regel heeft een code; wordt een zet geweigerd, dan zegt de melding welke regel hem verbiedt.
web-rule = Regel { $rule }
web-all-rules = Alle regels
web-learn = Leren
web-learn-about = Elk spel in korte stappen: echte stellingen waarin je zelf speelt. Je voortgang wordt op dit apparaat bewaard.
web-learn-first = Nieuw hier? Leer eerst een spel.
web-learn-instead = Het spel stap voor stap leren
web-learn-begin = Beginnen
web-learn-on = Verder
web-steps-done = { $done } van { $all } stappen gedaan
web-waiting = { $count ->
    [one] één partij wacht op jou
   *[other] { $count } partijen wachten op jou
}
web-running = Lopende partijen
web-no-own-games = Je zit op dit moment aan geen enkele tafel.
web-all-own-games = Al mijn partijen
web-older = Oudere partijen
web-kept-for-you = Iemand heeft een plaats voor je gereserveerd
web-decline = Nee, dank je
web-status-open = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-preparing = De regels worden voor deze computer klaargemaakt. Dat gebeurt maar één keer en duurt een à twee minuten; elk spel opent zodra het klaar is.

## server

# Pages that the server writes.
web-starting = De club wordt geladen. Duurt dat lang, dan is de server of het netwerk overbelast; het wordt vanzelf opnieuw geprobeerd.
web-offline-title = Geen verbinding
web-offline-page = De club is op dit moment niet te bereiken. Er wordt op de server gespeeld, dus je kunt nu niet spelen; er is niets verloren, en je partijen staan zoals je ze hebt achtergelaten.
web-offline-again = Opnieuw proberen
