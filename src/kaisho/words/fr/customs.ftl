# Customs of the games: for whom they are, how long they take, who begins. { $side } is the name of a side.

customs-title = Usages
customs-players = Joueurs : { $players }
customs-age = Âge : dès { $age } ans
customs-minutes = { $minutes } min
customs-duration = Durée habituelle : { $minutes } min
customs-first = Pour une première partie : { $what }
customs-leaving-title = Quitter une partie
customs-names = Qui joue devant cet écran, dans le sens des aiguilles d’une montre ?
customs-name = Joueur { $number }
customs-ask-experienced = Qui a le plus d’expérience ?
customs-ask-youngest = Qui est le plus jeune ?
customs-ask-lot = Qui commence ?
customs-skip = peu importe
customs-draw = Tirer au sort
customs-order = Ordre de jeu : { $names }
customs-by-ratings = Selon l’usage, { $side } revient au joueur le plus expérimenté ; d’après les cotes, c’est { $name }.
customs-by-ratings-you = Selon l’usage, { $side } revient au joueur le plus expérimenté ; d’après les cotes, c’est vous.
customs-no-ratings = Selon l’usage, { $side } revient au joueur le plus expérimenté ; les cotes ne disent pas qui c’est.
customs-computer = Selon l’usage, { $side } revient au joueur le plus expérimenté ; à ce niveau, c’est l’ordinateur.
customs-computer-you = Selon l’usage, { $side } revient au joueur le plus expérimenté ; à ce niveau, c’est vous.
customs-by-custom = selon l’usage

## server

# Only on the plain pages and in the terminal.
customs-duration-of = Durée habituelle ({ $what }) : { $minutes } min
customs-duration-each = Durée habituelle ({ $what }) : { $minutes } min par manche
customs-lead-experienced = { $side } revient au joueur le plus expérimenté.
customs-lead-youngest = Le plus jeune joueur commence.
customs-lead-lot = On tire au sort qui commence.
customs-leaving-two = Entre deux camps, celui qui abandonne, dépasse son temps ou ne revient pas perd ; une équipe forme un seul camp.
customs-leaving-many = À trois ou à quatre, les autres continuent : celui qui abandonne, dépasse son temps ou ne revient pas quitte la partie et finit à la dernière place.
customs-leaving-turns = La table joue les tours de ceux qui sont partis, selon une règle fixe qui n’avantage personne.
customs-leaving-places = À la fin, ceux qui sont restés se classent entre eux ; ceux qui sont partis viennent ensuite, le premier parti en tout dernier.
customs-leaving-last = S’il ne reste qu’un joueur, il gagne.
customs-terminal-names = Noms des joueurs dans le sens des aiguilles d’une montre, séparés par des virgules (Entrée pour passer) :{" "}
customs-terminal-ask = { $question } { $choices } (Entrée pour passer) :{" "}
customs-terminal-draw = { $number } : tirer au sort
customs-terminal-wrong = Écrivez un nom ou son numéro, ou appuyez sur Entrée pour passer.
customs-terminal-count = Cette partie se joue à { $players } ; nombre de noms donnés : { $found }.
customs-terminal-first = Réglage conseillé pour une première partie : { $options }.
