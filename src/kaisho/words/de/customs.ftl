# Customs of the games: who they are for, how long they take, who begins. { $side } is the name of a side.

customs-title = Auf einen Blick
customs-players = Spieler: { $players }
customs-age = Alter: ab { $age } Jahren
customs-minutes = { $minutes } Min.
customs-duration = Übliche Dauer: { $minutes } Min.
customs-first = Für die erste Partie: { $what }
customs-leaving-title = Eine Partie verlassen
customs-names = Wer spielt an diesem Bildschirm, im Uhrzeigersinn?
customs-name = Spieler { $number }
customs-ask-experienced = Wer hat die meiste Erfahrung?
customs-ask-youngest = Wer ist am jüngsten?
customs-ask-lot = Wer beginnt?
customs-skip = egal
customs-draw = Auslosen
customs-order = Reihenfolge: { $names }
customs-by-ratings = Üblicherweise bekommt { $side }, wer mehr Erfahrung hat; nach den Wertungen ist das { $name }.
customs-by-ratings-you = Üblicherweise bekommt { $side }, wer mehr Erfahrung hat; nach den Wertungen bist das du.
customs-no-ratings = Üblicherweise bekommt { $side }, wer mehr Erfahrung hat; die Wertungen sagen nicht, wer das ist.
customs-computer = Üblicherweise bekommt { $side }, wer mehr Erfahrung hat; auf dieser Stufe ist das der Computer.
customs-computer-you = Üblicherweise bekommt { $side }, wer mehr Erfahrung hat; auf dieser Stufe bist das du.
customs-by-custom = wie üblich

## server

# Only on the plain pages and in the terminal.
customs-duration-of = Übliche Dauer ({ $what }): { $minutes } Min.
customs-duration-each = Übliche Dauer ({ $what }): { $minutes } Min. je Runde
customs-lead-experienced = { $side } bekommt, wer mehr Erfahrung hat.
customs-lead-youngest = Es beginnt, wer am jüngsten ist.
customs-lead-lot = Wer beginnt, entscheidet der Zufall.
customs-leaving-two = In einer Partie zwischen zwei Seiten verliert, wer aufgibt, die Zeit überschreitet oder wegbleibt; ein Team ist eine Seite.
customs-leaving-many = Zu dritt und zu viert spielen die anderen weiter: Wer aufgibt, die Zeit überschreitet oder wegbleibt, hat die Partie verlassen und belegt den letzten Platz.
customs-leaving-turns = Für alle, die gegangen sind, zieht der Tisch, nach einer festen Regel, die niemanden bevorzugt.
customs-leaving-places = Am Ende werden die Plätze zuerst unter denen vergeben, die geblieben sind. Danach kommen die, die gegangen sind; wer zuerst ging, wird Letzter.
customs-leaving-last = Bleibt nur ein Spieler übrig, gewinnt er.
customs-terminal-names = Namen im Uhrzeigersinn, durch Kommas getrennt (Eingabetaste überspringt):{" "}
customs-terminal-ask = { $question } { $choices } (Eingabetaste überspringt):{" "}
customs-terminal-draw = { $number } zufällig
customs-terminal-wrong = Schreibe einen Namen oder seine Nummer, oder drücke die Eingabetaste, um zu überspringen.
customs-terminal-count = Dieses Spiel hat { $players } Spieler; genannt hast du { $found }.
customs-terminal-first = Für die erste Partie empfiehlt sich { $options }.
