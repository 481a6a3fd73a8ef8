## server

http-foreign-host = Deze server antwoordt niet op de naam “{ $host }”. Als dat wel moet, stel dan --public-url in.
http-right-address = Het adres van de club:
http-foreign-origin = Dit verzoek komt van een pagina van { $origin }, niet van deze club.
http-no-origin = Dit verzoek zegt niet van welke pagina het komt (header Origin).
http-too-often = Te veel verzoeken. Wacht even en probeer het opnieuw.
http-bad-request = Het verzoek is onbegrijpelijk: { $why }
http-not-found = Op dit adres staat niets.
http-no-documentation = Deze installatie bevat geen documentatie. In een kopie van de broncode maakt de opdracht “make docs” die aan.
http-not-this-way = Dit adres ondersteunt deze methode niet.
http-too-long = Het verzoek is te lang.
http-too-slow = Het verzoek deed er te lang over om binnen te komen. Stuur het opnieuw.
http-bad-form = Dit formulier is verlopen. Laad de pagina opnieuw en vul het nog een keer in.
http-preparing = De regels worden voor deze computer klaargemaakt. Dat gebeurt maar één keer en duurt een à twee minuten; elk spel opent zodra het klaar is.
