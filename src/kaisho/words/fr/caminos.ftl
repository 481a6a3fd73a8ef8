# Caminos: words of the game, refusals, rules, and what can be wrong with a position.
# The letters T, Z, L, O and I name the shapes of the stones and are the same in every language.

caminos = Caminos
caminos-about = Posez des pièces côte à côte et les unes sur les autres, jusqu’à ce qu’un chemin de votre couleur, vu d’en haut, relie deux côtés opposés.
caminos-option-board = Plateau
caminos-option-board-square = carré
caminos-option-board-rhombus = losange
caminos-option-board-octagon = octogone
caminos-option-board-ring = anneau
caminos-option-players = Joueurs
caminos-option-players-2 = deux
caminos-option-players-4 = quatre en deux équipes
caminos-option-neutral = Barres neutres
caminos-option-neutral-no = non
caminos-option-neutral-yes = oui
caminos-option-scoring = Avec points
caminos-option-scoring-no = non
caminos-option-scoring-yes = oui
caminos-write = La pièce, sa vue de dessus avec ses hauteurs, et sa première case : T .1./111 b1.

caminos-yellow = Jaune
caminos-green = Vert
caminos-yellow1 = Jaune 1
caminos-green1 = Vert 1
caminos-yellow2 = Jaune 2
caminos-green2 = Vert 2

caminos-stone-T = pièce T
caminos-stone-Z = pièce Z
caminos-stone-L = pièce L
caminos-stone-O = pièce O
caminos-stone-I = barre
caminos-above = dessus

# What the terminal shows.
caminos-show-level = Niveau { $level }
caminos-show-signs = Y jaune, G vert, N neutre ; le chiffre est la hauteur de la pile.
caminos-show-turned = Sur ce plateau, les voisines d’une case se trouvent en diagonale au-dessus et au-dessous.
caminos-show-left = Il reste à { $side } : { $stones }
caminos-show-left-out = Il reste à { $side } : { $stones } (hors jeu, règle C8)
caminos-show-edges = Pièces de bord : Jaune { $yellow }, Vert { $green }
caminos-show-stone = { $side } pose une pièce.
caminos-show-bar = { $side } pose une barre neutre.
caminos-show-over = La partie est terminée.

# How a game ends. The total is that of the points: nobody has any in a game that is not scored.
caminos-end-connection =
    { $total ->
        [0] Deux côtés opposés sont reliés : la victoire revient à { $winner }.
       *[other] Deux côtés opposés sont reliés : la victoire revient à { $winner }. Points : { $points }.
    }
caminos-end-edge-stones = Personne n’a relié deux côtés. La victoire revient à { $winner }, qui a moins de pièces de bord. Points : { $points }.
caminos-end-equal-edge-stones = Personne n’a relié deux côtés, et les pièces de bord sont à égalité : partie nulle. Points : { $points }.
caminos-end-no-connection = Personne n’a relié deux côtés : partie nulle.

## server

# What options mean, and how moves are written.
caminos-option-board-about = le plateau : carré, losange, octogone, ou anneau avec un trou
caminos-option-players-about = deux joueurs, ou quatre en deux équipes
caminos-option-neutral-about = avec ou sans deux barres neutres, posées d’abord comme obstacles
caminos-option-scoring-about = partie comptée ou non, au sein d’une série
caminos-how-to-move = Écrivez la pièce, sa vue de dessus avec les hauteurs et la case de sa première colonne : « T 111/.1. c4 » est couchée, « T 2'22' c4 » se tient sur son milieu (' marque ce qui surplombe quelque chose). Ou nommez chaque colonne : « pièce T : c4 1, d4 1, e4 1, d5 1 ». Autres commandes :

# Why a move is refused.
caminos-bars-first = Les deux barres neutres se posent d’abord : { $side } doit en poser une maintenant.
caminos-bars-placed = Les deux barres neutres sont déjà posées.
caminos-no-bars = Cette partie se joue sans barres neutres.
caminos-used-up = { $side } n’en a plus : { $stone }.
caminos-off-board = La pièce dépasserait du plateau.
caminos-over-the-hole = La pièce se trouverait au-dessus du trou de l’anneau, où rien ne la porte : { $cells }.
caminos-hole = Il y aurait un trou sous la pièce en { $cells }.
caminos-C4 = La pièce reposerait sur { $cells } sans toucher le plateau nulle part.
caminos-C5 = En { $cells }, la pièce dépasserait trois cubes de haut.
caminos-C8 = { $side } n’a rien pu poser et se trouve hors jeu ; plus personne ne peut poser de pièce.
caminos-over-connected = La partie est terminée : { $side } a relié deux côtés opposés.
caminos-over-all-placed = La partie est terminée : toutes les pièces sont posées.

# Errors in a move that somebody wrote.
caminos-unreadable = « { $text } » n’est pas un coup. Écrivez par exemple « T 111/.1. c4 » ou « pièce T : c4 1, d4 1, e4 1, d5 1 ».
caminos-unknown-stone = « { $text } » n’est pas une pièce. Les pièces sont { $known }.
caminos-unknown-view = « { $view } » n’est pas une vue de dessus de cette pièce : { $stone }. Ses vues sont { $known }.
caminos-no-cell = { $cell } n’est pas une case de ce plateau ({ $board }).
caminos-bad-column = « { $text } » n’est pas une colonne. Écrivez la case et la hauteur, comme « c4 2 », ou « c4 2 dessus » si quelque chose se trouve dessous.
caminos-column-twice = La case { $cell } est nommée deux fois.
caminos-no-such-shape = Quelle que soit la façon dont on la tourne, cette pièce n’a jamais ces colonnes et ces hauteurs : { $stone }.

# Errors in a position.
caminos-position-field-count = Une position a six champs : plateau, cases, joueur, pièces restantes, joueurs hors jeu, pièces de bord. On en trouve ici { $found }.
caminos-position-bad-kind = « { $text } » ne désigne pas de partie. Écrivez par exemple square/2, ring/4/neutral ou octagon/2/neutral/scoring.
caminos-position-row-count = Ce plateau a { $wanted } rangées, séparées par « / » ; on en trouve ici { $found }.
caminos-position-unknown-sign = La rangée { $row } est illisible : « { $text } ». Un nombre indique combien de cases vides se suivent ; une pile s’écrit de bas en haut avec y, g et n, le cube du haut en majuscule.
caminos-position-row-length = La rangée { $row } doit avoir { $wanted } cases, et non { $found }.
caminos-position-too-high = La pile en { $cell } dépasse trois cubes.
caminos-position-bad-seat = « { $text } » ne dit pas à qui de jouer : écrivez un nombre de 1 à { $most }.
caminos-position-bad-left = « { $text } » ne dit pas quelles pièces restent. Écrivez quatre chiffres pour T, Z, L et O par joueur, séparés par « : ». Nombre de joueurs : { $players }.
caminos-position-too-many-left = Il ne peut rester à { $side } autant de pièces de la forme { $stone } : le maximum est { $most }.
caminos-position-bad-out = « { $text } » ne dit pas qui est hors jeu : écrivez les numéros des joueurs dans l’ordre, ou « - ».
caminos-position-bad-edges = « { $text } » ne donne pas les pièces de bord : écrivez-les comme 3:2, celles de Jaune d’abord.
caminos-position-neutral-cubes = Cubes neutres sur le plateau : { $found }. Chacune des deux barres en a trois, et il n’y a de barres qu’avec l’option neutral.
caminos-position-bad-bytes = Ces octets ne sont pas un état de Caminos.
caminos-position-stones-before-bars = Des pièces se trouvent sur le plateau avant que les deux barres soient posées.
caminos-position-cubes-and-stones = Cubes de { $side } sur le plateau : { $cubes } ; cela ne correspond pas au nombre de pièces posées, { $stones }, de quatre cubes chacune.
caminos-position-no-touch = Pièces posées par { $side } : { $stones } ; chacune touche le plateau, mais le nombre de cubes qui le touchent est { $cubes }.
caminos-position-edge-stones = Pièces de bord de { $side } : { $found } ; cela ne correspond pas au nombre de ses cubes posés sur des cases de bord, { $cells }.
caminos-position-turn-order = Les pièces restantes, les joueurs hors jeu et le joueur dont c’est le tour ne concordent pas : on joue à tour de rôle.
caminos-position-wrong-winner = Une couleur relie deux côtés, mais l’autre a joué en dernier.
caminos-position-out-and-to-act = { $side } est hors jeu : ce ne peut pas être son tour.
caminos-position-cannot-place = C’est à { $side } de jouer, mais sans rien pouvoir poser : ce joueur serait hors jeu.
caminos-position-not-out = Tous les joueurs sont indiqués hors jeu, mais { $side } peut encore poser une pièce.

# Every rule in our own words, for the list of rules.
caminos-rule-C1 = Deux joueurs ont chacun une couleur : 4 pièces T, 4 Z, 4 L et 2 O. À quatre, le premier et le troisième forment une équipe, le deuxième et le quatrième l’autre ; les partenaires se partagent par moitié les pièces d’une couleur.
caminos-rule-C2 = On joue à tour de rôle ; à chaque tour, on pose une pièce.
caminos-rule-C3 = Pas de trous : sous chaque colonne de la pièce se trouve le plateau ou le sommet de la pile.
caminos-rule-C4 = Au moins une face de la pièce touche le plateau.
caminos-rule-C5 = Ainsi rien ne dépasse trois cubes de haut.
caminos-rule-C6 = Une pièce peut être isolée, en toucher d’autres ou les recouvrir.
caminos-rule-C7 = Le joueur qui peut poser une pièce doit le faire.
caminos-rule-C8 = Le joueur qui ne peut poser aucune pièce à son tour est hors jeu jusqu’à la fin, même si cela redevenait possible.
caminos-rule-C9 = Le joueur qui relie deux côtés opposés par un chemin de cases dont le sommet est de sa couleur gagne ; une équipe gagne ensemble.
caminos-rule-C10 = Un chemin va d’une case à une autre qui partage une arête avec elle, jamais par un coin.
caminos-rule-C11 = Entre des piles de hauteurs différentes, un chemin ne suit que les cubes du joueur : tous les cubes de la pile haute qui dépassent la pile basse doivent être à lui.
caminos-rule-C12 = Un chemin commence et finit sur des cases de bord dont le sommet est de la couleur du joueur, à n’importe quelle hauteur ; une case de coin appartient aux deux côtés.
caminos-rule-C13 = Sur le carré et le losange, les côtés opposés sont le nord et le sud, l’est et l’ouest.
caminos-rule-C14 = Sur l’octogone et l’anneau, un côté peut aussi être relié à l’un des deux voisins du côté exactement opposé.
caminos-rule-C15 = Quand toutes les pièces sont posées ou que personne ne peut plus poser, sans que deux côtés soient reliés, la partie est nulle.
caminos-rule-C16 = Variante : à chacun des deux premiers tours, on pose une barre neutre, selon les règles habituelles. Elle n’est à personne ; couchée, elle peut être recouverte.
caminos-rule-C17 = Dans une partie comptée, le gagnant reçoit un point pour chaque face du plus court chemin : les cases et les faces montées ou descendues entre elles.
caminos-rule-C18 = Sur l’octogone et l’anneau, un chemin entre côtés exactement opposés compte double.
caminos-rule-C19 = Si aucun côté n’est relié dans une partie comptée, le joueur qui a le moins de pièces de bord, posées directement sur des cases de bord du plateau, gagne la partie et reçoit un point par pièce de bord adverse.
caminos-rule-C20 = Avec autant de pièces de bord de part et d’autre, personne ne reçoit de points.
