# Customs of the games: who they are for, how long they take, who begins. { $side } is the name of a side.

customs-title = Spelgebruiken
customs-players = Spelers: { $players }
customs-age = Leeftijd: vanaf { $age } jaar
customs-minutes = { $minutes } min
customs-duration = Gebruikelijke duur: { $minutes } min
customs-first = Voor een eerste partij: { $what }
customs-leaving-title = Een partij verlaten
customs-names = Wie speelt er aan dit scherm, met de klok mee?
customs-name = Speler { $number }
customs-ask-experienced = Wie heeft de meeste ervaring?
customs-ask-youngest = Wie is de jongste?
customs-ask-lot = Wie begint?
customs-skip = maakt niet uit
customs-draw = Loten
customs-order = Speelvolgorde: { $names }
customs-by-ratings = Gewoonlijk krijgt de speler met de meeste ervaring { $side }; volgens de ratings is dat { $name }.
customs-by-ratings-you = Gewoonlijk krijgt de speler met de meeste ervaring { $side }; volgens de ratings ben jij dat.
customs-no-ratings = Gewoonlijk krijgt de speler met de meeste ervaring { $side }; uit de ratings blijkt niet wie dat is.
customs-computer = Gewoonlijk krijgt de speler met de meeste ervaring { $side }; op dit niveau is dat de computer.
customs-computer-you = Gewoonlijk krijgt de speler met de meeste ervaring { $side }; op dit niveau ben jij dat.
customs-by-custom = zoals gewoonlijk

## server

# Only on the plain pages and in the terminal.
customs-duration-of = Gebruikelijke duur ({ $what }): { $minutes } min
customs-duration-each = Gebruikelijke duur ({ $what }): { $minutes } min per ronde
customs-lead-experienced = Wie de meeste ervaring heeft, krijgt { $side }.
customs-lead-youngest = De jongste speler begint.
customs-lead-lot = Het lot beslist wie begint.
customs-leaving-two = In een partij tussen twee kanten verliest wie opgeeft, door de tijd gaat of wegblijft; een team is één kant.
customs-leaving-many = Met drie of vier spelers spelen de anderen verder: wie opgeeft, door de tijd gaat of wegblijft, heeft de partij verlaten en eindigt op de laatste plaats.
customs-leaving-turns = De tafel speelt de beurten van iedereen die is vertrokken, volgens een vaste regel die niemand bevoordeelt.
customs-leaving-places = Aan het eind worden de eerste plaatsen verdeeld onder degenen die gebleven zijn; daarna volgt wie vertrokken is, en wie het eerst vertrok, wordt laatste.
customs-leaving-last = Blijft er maar één speler over, dan wint die.
customs-terminal-names = Namen van de spelers, met de klok mee, gescheiden door komma’s (Enter slaat over):{" "}
customs-terminal-ask = { $question } { $choices } (Enter slaat over):{" "}
customs-terminal-draw = { $number } willekeurig
customs-terminal-wrong = Typ een naam of het nummer ervan, of druk op Enter om over te slaan.
customs-terminal-count = Aan dit spel doen { $players } spelers mee; je hebt er { $found } genoemd.
customs-terminal-first = Aanbevolen voor een eerste partij: { $options }.
