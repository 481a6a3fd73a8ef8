# Customs of the games: who they are for, how long they take, who begins. { $side } is the name of a side.

customs-title = Customs
customs-players = Players: { $players }
customs-age = Age: { $age } and over
customs-minutes = { $minutes } min
customs-duration = Usual duration: { $minutes } min
customs-first = For a first game: { $what }
customs-leaving-title = Leaving a game
customs-names = Who is playing at this screen, clockwise?
customs-name = Player { $number }
customs-ask-experienced = Who has the most experience?
customs-ask-youngest = Who is the youngest?
customs-ask-lot = Who begins?
customs-skip = it does not matter
customs-draw = Choose at random
customs-order = Order of play: { $names }
customs-by-ratings = By custom, { $side } goes to the more experienced player; according to the ratings, that is { $name }.
customs-by-ratings-you = By custom, { $side } goes to the more experienced player; according to the ratings, that is you.
customs-no-ratings = By custom, { $side } goes to the more experienced player; the ratings do not show who that is.
customs-computer = By custom, { $side } goes to the more experienced player; at this level, that is the computer.
customs-computer-you = By custom, { $side } goes to the more experienced player; at this level, that is you.
customs-by-custom = by custom

## server

# Only on the plain pages and in the terminal.
customs-duration-of = Usual duration ({ $what }): { $minutes } min
customs-duration-each = Usual duration ({ $what }): { $minutes } min per round
customs-lead-experienced = Whoever has more experience takes { $side }.
customs-lead-youngest = The youngest player begins.
customs-lead-lot = The starting player is chosen at random.
customs-leaving-two = In a game between two sides, whoever resigns, runs out of time or stays away loses; a team is one side.
customs-leaving-many = With three or four players, the others play on: whoever resigns, runs out of time or stays away has left the game and comes last.
customs-leaving-turns = The table plays the turns of everybody who has left, by a fixed rule that favours nobody.
customs-leaving-places = At the end, those who stayed are ranked among themselves; those who left come after them, and the first to leave comes last of all.
customs-leaving-last = If only one player remains, that player wins.
customs-terminal-names = Names of the players, clockwise, separated by commas (Enter to skip):{" "}
customs-terminal-ask = { $question } { $choices } (Enter to skip):{" "}
customs-terminal-draw = { $number } at random
customs-terminal-wrong = Type a name or its number, or press Enter to skip.
customs-terminal-count = This game has { $players } players; you have named { $found }.
customs-terminal-first = For a first game, { $options } is recommended.
