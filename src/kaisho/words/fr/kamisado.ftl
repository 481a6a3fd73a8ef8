# Kamisado: words of the game, refusals, rules, and what can be wrong with a position.
# A colour names a tower ("the tower Purple") or a square; the -short forms are what the abbreviated notation writes.

kamisado = Kamisado
kamisado-about = Huit tours par camp ; la couleur où vous vous arrêtez impose à l’adversaire la tour qu’il doit jouer.
kamisado-option-match = Match
kamisado-option-match-single = une manche
kamisado-option-match-standard = standard, en 3 points
kamisado-option-match-long = long, en 7 points
kamisado-option-match-marathon = marathon, en 15 points
kamisado-option-match-series = série de manches
kamisado-option-rounds = Manches
kamisado-option-setup = Mise en place
kamisado-option-setup-colours = sur leurs couleurs
kamisado-option-setup-tournament = placées par les joueurs
kamisado-option-orientation = Plateau
kamisado-option-orientation-brown-left = marron à gauche
kamisado-option-orientation-orange-left = orange à gauche
kamisado-write = En mots (Violet Gauche 5 Vert, ou Vi G 5 Ve), en symboles (紫↖5緑) ou par les cases (f1-a6).

kamisado-black = Noir
kamisado-white = Blanc

kamisado-orange = Orange
kamisado-blue = Bleu
kamisado-purple = Violet
kamisado-pink = Rose
kamisado-yellow = Jaune
kamisado-red = Rouge
kamisado-green = Vert
kamisado-brown = Marron
kamisado-orange-short = Or
kamisado-blue-short = Bl
kamisado-purple-short = Vi
kamisado-pink-short = Ros
kamisado-yellow-short = Ja
kamisado-red-short = Rou
kamisado-green-short = Ve
kamisado-brown-short = Ma

kamisado-left = Gauche
kamisado-forward = Avant
kamisado-right = Droite
kamisado-back = Arrière
kamisado-left-short = G
kamisado-forward-short = Av
kamisado-right-short = D
kamisado-back-short = Ar

kamisado-rank-0 = tour
kamisado-rank-1 = sumo
kamisado-rank-2 = double sumo
kamisado-rank-3 = triple sumo
kamisado-rank-4 = quadruple sumo

# What the terminal shows.
kamisado-show-round = Manche { $round }
kamisado-show-score = Noir { $black } : { $white } Blanc
kamisado-show-must = { $side } joue : la tour { $tower } de la case { $square }
kamisado-show-free = { $side } joue : une tour au choix
kamisado-show-place = { $side } place une tour sur la case { $square }
kamisado-show-refill = { $side } choisit le côté à partir duquel se remplissent les deux rangées de base : gauche ou droite
kamisado-show-waiting = Tours que { $side } doit encore placer : { $towers }
kamisado-show-over = La partie est terminée.

# How a match ends.
kamisado-end-home-row = { $winner } atteint la rangée de base adverse et gagne. Score final : Noir { $points } Blanc.
kamisado-end-deadlock = Plus personne ne peut bouger : { $winner } gagne. Score final : Noir { $points } Blanc.
kamisado-end-more-points = { $winner } gagne la série. Score final : Noir { $points } Blanc.
kamisado-end-equal-points = La série est nulle. Score final : Noir { $points } Blanc.

kamisado-round-won = { $side } gagne la manche.

kamisado-round-won-with-marker = { $side } gagne la manche. Nouveau rang de la tour { $tower } : { $rank }.

# Why a deadlock ended a round. The numbers are those on the board.
kamisado-deadlock-moved = Impasse totale : { $side } a joué en dernier, avec la tour { $tower }, jusqu’à la case { $square }.
kamisado-deadlock-pushed = Impasse totale : { $side } a joué en dernier, en poussant avec la tour { $tower } jusqu’à la case { $square }.
kamisado-deadlock-passes = Chaque tour qui devrait jouer ensuite est bloquée et passe ; la couleur de sa case, entre parenthèses, désigne la suivante : { $towers }.
kamisado-deadlock-tower = { $number } { $side } { $tower } { $square } ({ $colour })
kamisado-deadlock-again = Après le numéro { $last }, ce serait de nouveau au numéro { $first }, et ainsi de suite sans fin.
kamisado-deadlock-lost = Plus personne ne pourrait jamais bouger : le dernier à avoir joué perd. { $loser } perd donc la manche et { $winner } la gagne.
kamisado-deadlock-marked = { $winner } marque sa tour { $tower } de la case { $on } ; son nouveau rang : { $rank }. Elle a la couleur de { $square }, la dernière case atteinte.
kamisado-deadlock-point = { $winner } reçoit un point. Une série se joue sans marqueurs.
kamisado-deadlock-blocked = bloquée, passe n° { $number }
kamisado-deadlock-key = bloquées, elles passent dans cet ordre
kamisado-deadlock-last = a bougé en dernier
kamisado-deadlock-gets-marker = reçoit le marqueur
kamisado-deadlock-picture = Comment s’est terminée la manche

## server

# What options mean, and how moves are written.
kamisado-option-match-about = la longueur du match : une seule manche, le premier à 3, 7 ou 15 points, ou une série de manches simples
kamisado-option-rounds-about = le nombre de manches d’une série
kamisado-option-setup-about = les tours partent de leur propre couleur, ou les joueurs les placent comme ils veulent
kamisado-option-orientation-about = l’orientation du plateau : marron ou orange à gauche de chaque rangée de base
kamisado-how-to-move = Écrivez un coup avec des mots (Violet Gauche 5 Vert, ou Vi G 5 Ve), avec des symboles (紫↖5緑) ou avec des cases (f1-a6). Une tour bloquée passe d’elle-même. Autres commandes :

# Why a move is refused. The ids are those of the rules.
kamisado-T2 = Ce n’est pas à la tour { $tower } de jouer. Le dernier coup a désigné la tour { $must } de la case { $square }.
kamisado-Z1 = De la case { $start } à la case { $target }, on n’avance ni tout droit ni en diagonale. Une tour ne va jamais de côté ni en arrière.
kamisado-Z2 = Le chemin vers la case { $target } n’est pas libre : il y a une tour sur la case { $blocker }.
kamisado-Z3 = Il y a déjà une tour sur la case { $target }.
kamisado-Z5 = La tour { $tower } de la case { $square } peut bouger ; elle n’a donc pas le droit de passer.
kamisado-S1 = Au rang de { $rank }, une tour avance de { $reach } au plus ; { $asked } cases, c’est trop loin pour la tour { $tower }.
kamisado-S2 = On ne pousse qu’une tour placée juste devant ; la case { $target } est plus loin.
kamisado-S4 = On ne pousse que tout droit, jamais en diagonale vers la case { $target }.
kamisado-S5 = La case derrière les tours poussées n’est pas vide : il y a une tour sur la case { $square }.
kamisado-S6 = La tour de la case { $square } est sur sa propre rangée de base : on ne peut pas la pousser.
kamisado-S7 = Au rang de { $rank }, une tour en pousse { $most } au plus ; il y a trop de tours à la file.
kamisado-S8 = Au rang de { $mine }, une tour ne pousse que des tours de rang inférieur ; celle de la case { $square } a le rang de { $theirs }.
kamisado-S9 = La tour de la case { $square } est de votre camp : on ne peut pas la pousser.
kamisado-S11 = La tour { $tower } ne peut aller nulle part ailleurs ; elle doit donc pousser.
kamisado-B1 = { $side } doit d’abord choisir le côté à partir duquel se remplissent les rangées de base : gauche ou droite.
kamisado-no-refill-now = Ce n’est pas le moment de remplir les rangées de base.
kamisado-TS1 = La tour { $tower } est déjà sur la case { $square }. Placez une de celles qui restent.
kamisado-TS2 = La tour { $tower } est déjà sur la case { $square }. Placez une de celles qui restent.
kamisado-TS3 = Toutes les tours sont placées ; la manche a commencé.
kamisado-no-placing = Dans ce match, les tours commencent sur leur propre couleur ; personne ne les place.
kamisado-place-first = { $side } doit d’abord placer ses tours sur sa rangée de base.
kamisado-over = Le match est terminé.

# Errors in a move that somebody wrote.
kamisado-ambiguous-word = « { $word } » peut vouloir dire plusieurs choses : { $candidates }. Écrivez-en un peu plus.
kamisado-unknown-colour = « { $word } » n’est pas une couleur. Les couleurs sont { $known }.
kamisado-unknown-way = « { $word } » n’est pas une direction. Les directions sont { $known }.
kamisado-unreadable = « { $text } » n’est pas un coup. Écrivez par exemple « Violet Gauche 5 Vert », « Violet 0 Vert » pour passer, ou « f1-a6 ».
kamisado-no-tower = Il n’y a pas de tour sur la case { $square }.
kamisado-not-yours = La tour de la case { $square } n’appartient pas à { $side }.
kamisado-not-placed = La tour { $tower } n’est pas encore placée.
kamisado-off-board = Avec une distance de { $length }, la tour { $tower } sortirait du plateau.
kamisado-wrong-colour = La couleur ne correspond pas : le coup se termine sur la case { $square }, de couleur { $real } et non { $written }.
kamisado-wrong-push = Les tours poussées ne correspondent pas à cette poussée : { $given }.
kamisado-placing-square = La prochaine tour va sur la case { $wanted }, pas sur la case { $square }.
kamisado-rounds-only-in-series = L’option rounds ne va qu’avec match=series, pas avec match={ $match }.

# Errors in a position.
kamisado-position-field-count = Une position a de trois à neuf champs, séparés par des espaces ; on en trouve ici { $found }.
kamisado-position-rank-count = Le plateau d’une position a huit rangées, séparées par « / » ; on en trouve ici { $found }.
kamisado-position-rank-length = La rangée { $rank } doit avoir 8 cases, et non { $found }.
kamisado-position-unknown-sign = « { $sign } », dans la rangée { $rank }, n’est ni une tour (OBPKYRGN ou obpkyrgn), ni un nombre de cases vides, ni un marqueur (+).
kamisado-position-marker-without-tower = Un marqueur (+) de la rangée { $rank } ne suit pas une tour.
kamisado-position-too-many-markers = La tour de la case { $square } a { $found } marqueurs ; le maximum est 4.
kamisado-position-tower-twice = La tour { $colour } de { $side } est à la fois sur la case { $first } et sur la case { $second }.
kamisado-position-tower-missing = Il manque la tour { $colour } de { $side }.
kamisado-position-two-on-a-square = Il y a deux tours sur la case { $square }.
kamisado-position-bad-side = « { $text } » ne dit pas qui joue : écrivez b pour Noir ou w pour Blanc.
kamisado-position-bad-tower = « { $text } » n’est pas une tour du camp qui joue : écrivez sa lettre, minuscule pour Noir, majuscule pour Blanc, ou « - ».
kamisado-position-bad-phase = « { $text } » n’est pas une phase : écrivez place, play, refill ou over.
kamisado-position-bad-score = « { $text } » n’est pas un score : écrivez par exemple 2:1, les points de Noir d’abord.
kamisado-position-bad-match = « { $text } » n’est pas un match : écrivez single, standard, long, marathon ou series:4, suivi de /tournament pour la mise en place de tournoi.
kamisado-position-bad-number = « { $text } » n’est pas un nombre valable pour le champ « { $field } ».
kamisado-position-field-rounds = manches d’une série
kamisado-position-field-score = score
kamisado-position-field-round = manche
kamisado-position-field-turn = tours de jeu
kamisado-position-field-acts = coups
kamisado-position-bad-bytes = Ces octets ne sont pas un état de Kamisado.
kamisado-position-markers-in-single = Il n’y a pas de marqueurs dans une manche simple ni dans une série.
kamisado-position-score-and-markers = Le score de { $side } est de { $score }, mais ses marqueurs valent { $points }.
kamisado-position-round-and-score = La manche { $round } ne correspond pas au score : ce devrait être la manche { $wanted }.
kamisado-position-series-rounds = Cela ne correspond pas au nombre de manches de la série : { $rounds } (de 1 à 99).
kamisado-position-over-and-score = À { $score } dans un match « { $match } », cette phase est impossible : un match est terminé dès que les points sont atteints, une série quand toutes les manches sont jouées.
kamisado-position-not-placing = On ne place les tours qu’avant le premier coup, dans la mise en place de tournoi.
kamisado-position-placing-order = Chacun place ses tours à partir de sa gauche ; le camp qui ouvre la manche place d’abord toutes les siennes.
kamisado-position-already-home = Une tour de { $side } est sur la rangée de base adverse : la manche serait terminée.
kamisado-position-free-choice = Avec « - », n’importe quelle tour peut jouer ; ce n’est possible qu’au début d’une manche, toutes les tours sur leur rangée de base.
kamisado-position-wrong-opener = C’est l’autre camp qui ouvre cette manche.
kamisado-position-deadlock = Plus aucun camp ne peut bouger : la manche serait terminée.
kamisado-position-ended-with-tower = Après la fin d’une manche, aucune tour n’a à jouer : écrivez « - ».
kamisado-position-two-at-home = Plus d’une tour est sur la rangée de base adverse : la manche se serait terminée avant.
kamisado-position-must-without-cause = Aucun coup n’a pu obliger la tour { $colour } à jouer : aucune tour adverse n’est sur cette couleur, ou personne n’a encore joué.
kamisado-position-not-on-colours = Au début de cette manche, chaque tour est sur sa propre couleur.
kamisado-position-ended-by-winner = Le camp dont c’est le tour doit être le gagnant de la dernière manche, avec les points et le marqueur correspondants.
kamisado-position-nothing-ended = Rien n’a terminé cette manche : aucune tour n’est sur la rangée de base adverse, et des tours peuvent encore bouger.

# Every rule in our own words, for the list of rules.
kamisado-rule-P1 = Le plateau est posé de sorte que la rangée de base de chacun commence à gauche par une case marron. En option, on le tourne d’un quart de tour et elle commence par une case orange ; rien d’autre ne change.
kamisado-rule-T1 = Le joueur qui ouvre une manche joue d’abord la tour de son choix.
kamisado-rule-T2 = À partir du deuxième coup d’une manche, on joue la tour dont la couleur est celle de la case où s’est terminé le dernier coup de l’adversaire.
kamisado-rule-Z1 = Une tour avance tout droit ou en diagonale, sur une seule ligne, jamais de côté ni en arrière.
kamisado-rule-Z2 = Une tour simple va aussi loin qu’on le veut, mais seulement sur des cases vides.
kamisado-rule-Z3 = Un coup se termine sur une case vide.
kamisado-rule-Z4 = Une tour peut se glisser en diagonale entre deux tours qui se touchent par un coin.
kamisado-rule-Z5 = Une tour qui peut bouger doit bouger.
kamisado-rule-Z6 = Une tour qui ne peut pas bouger passe : un coup de longueur 0, qui se termine sur sa propre case.
kamisado-rule-Z7 = Le joueur qui atteint la rangée de base adverse gagne la manche.
kamisado-rule-Z8 = Si les deux camps devaient passer sans fin, le dernier à avoir déplacé une tour perd la manche.
kamisado-rule-S1 = Un sumo avance de 5 cases au plus.
kamisado-rule-S2 = Un sumo peut pousser une tour adverse placée juste devant lui ; les deux se déplacent d’une case.
kamisado-rule-S3 = Après une poussée, l’adversaire saute son tour ; le joueur qui a poussé joue la tour dont la couleur est celle de la case où la tour poussée est arrivée.
kamisado-rule-S4 = On ne pousse jamais en diagonale.
kamisado-rule-S5 = La case derrière la tour poussée doit être vide.
kamisado-rule-S6 = On ne peut pas pousser une tour qui est sur sa propre rangée de base.
kamisado-rule-S7 = Un sumo pousse une seule tour.
kamisado-rule-S8 = Un sumo ne peut pas pousser un autre sumo.
kamisado-rule-S9 = On ne pousse que des tours adverses.
kamisado-rule-S10 = Si le sumo peut aussi avancer en diagonale, on a le choix de pousser ou non.
kamisado-rule-S11 = Si seule la poussée est possible, il faut pousser ; un sumo qui ne peut ni avancer ni pousser est bloqué.
kamisado-rule-DS1 = Un double sumo avance de 3 cases au plus.
kamisado-rule-DS2 = Un double sumo peut pousser une ou deux tours adverses placées à la file juste devant lui.
kamisado-rule-DS3 = Après sa poussée, c’est la case de la tour poussée la plus éloignée qui décide quelle tour son joueur joue ensuite.
kamisado-rule-DS4 = Un double sumo ne pousse jamais en diagonale.
kamisado-rule-DS5 = La case derrière la tour poussée la plus éloignée doit être vide.
kamisado-rule-DS6 = Aucune des tours poussées par un double sumo ne peut être sur sa propre rangée de base.
kamisado-rule-DS7 = Un double sumo pousse deux tours au plus.
kamisado-rule-DS8 = Un double sumo ne pousse que des tours de rang inférieur : tours simples et sumos.
kamisado-rule-DrS1 = Un triple sumo avance d’une seule case.
kamisado-rule-DrS2 = Un triple sumo peut pousser d’une à trois tours adverses placées à la file juste devant lui.
kamisado-rule-DrS3 = Après sa poussée, c’est la case de la tour poussée la plus éloignée qui décide quelle tour son joueur joue ensuite.
kamisado-rule-DrS4 = Un triple sumo ne pousse jamais en diagonale.
kamisado-rule-DrS5 = La case derrière la tour poussée la plus éloignée doit être vide.
kamisado-rule-DrS6 = Aucune des tours poussées par un triple sumo ne peut être sur sa propre rangée de base.
kamisado-rule-DrS7 = Un triple sumo pousse trois tours au plus.
kamisado-rule-DrS8 = Un triple sumo ne pousse que des tours de rang inférieur : tours simples, sumos et doubles sumos.
kamisado-rule-B1 = Le gagnant d’une manche choisit si les rangées de base se remplissent par la gauche ou par la droite.
kamisado-rule-B2 = Le perdant remplit la sienne dans le même sens.
kamisado-rule-B3 = Par la gauche : on prend les tours rangée par rangée en s’éloignant de sa rangée de base, chaque rangée à partir de sa propre gauche, et on les pose à partir de l’extrémité gauche de la rangée de base.
kamisado-rule-B4 = Par la droite : de même à partir de sa propre droite, et on les pose à partir de l’extrémité droite.
kamisado-rule-M1 = Une manche simple vaut un point et termine le match.
kamisado-rule-M2 = Un match standard se joue en 3 points, un long en 7, un marathon en 15.
kamisado-rule-M3 = La tour qui a atteint la rangée de base adverse reçoit un marqueur : son premier compte 1 point, le deuxième 2, le troisième 4, le quatrième 8.
kamisado-rule-M4 = Après une impasse totale, le gagnant marque sa tour dont la couleur est celle de la case où la dernière tour déplacée est arrivée.
kamisado-rule-M5 = Le match se termine dès qu’un joueur a les points voulus ; les points en trop comptent aussi.
kamisado-rule-M6 = Noir ouvre la première manche ; ensuite, le perdant d’une manche ouvre la suivante.
kamisado-rule-M7 = Dans une série, toutes les manches se jouent, un point chacune, sans marqueurs ; les camps ouvrent à tour de rôle, et à points égaux la série est nulle.
kamisado-rule-TS1 = Mise en place de tournoi : le camp qui ouvre la manche place toutes ses tours sur sa rangée de base, dans l’ordre de son choix.
kamisado-rule-TS2 = Puis l’autre camp, qui a vu ce placement, place les siennes.
kamisado-rule-TS3 = Ensuite, la manche se déroule comme d’habitude.
kamisado-rule-N1 = Un coup s’écrit : tour, direction, distance et couleur de la case atteinte ; quand on passe, il n’y a pas de direction et la distance est 0.
kamisado-rule-N2 = On peut écrire la même chose avec des mots ou des abréviations.
kamisado-rule-N3 = La couleur de la case atteinte sert de contrôle : si elle ne correspond pas, la partie enregistrée est fausse.
kamisado-rule-N4 = Une poussée s’écrit comme le coup du sumo, suivi du recul de chaque tour poussée, la plus proche d’abord.

## browser

# The board in the browser.
kamisado-tower = tour { $tower } de { $side }
kamisado-tower-ranked = tour { $tower } de { $side }, { $rank }
kamisado-places = { $side } place ses tours
kamisado-round-of = Manche { $round } sur { $rounds }
kamisado-towers-of = Tours de { $side } : { $towers }
kamisado-square = { $square }, { $colour }
kamisado-can-go = accessible
kamisado-can-push = peut être poussée
kamisado-can-choose = peut être choisie
kamisado-is-chosen = choisie
kamisado-must-move = doit se déplacer
kamisado-last-here = dernier coup
kamisado-next-place = la prochaine tour vient ici
kamisado-fill-left = Remplir par la gauche
kamisado-fill-right = Remplir par la droite
kamisado-fill-how = Vous avez gagné la manche. Par quel côté remplit-on les deux rangées de base ?
kamisado-place-how = Glissez une tour sur la case marquée, ou cliquez sur la tour.
kamisado-place-tower = Placer la tour { $tower }
kamisado-pushes = Une poussée : { $towers }

## server

# Score sheets.
kamisado-sheet-opens = Commence : { $side }
kamisado-sheet-won-home = { $side } gagne la manche : la tour { $tower } atteint la rangée de base adverse.
kamisado-sheet-won-deadlock = Impasse totale : plus personne ne peut bouger. { $other } a déplacé une tour en dernier ; { $side } gagne donc la manche.
kamisado-sheet-marker = Marqueur pour la tour { $tower }, désormais : { $rank }. Points : { $points }.
kamisado-sheet-score = Score : Noir { $black } : { $white } Blanc.
kamisado-sheet-fill-left = { $side } fait remplir les rangées de base par la gauche.
kamisado-sheet-fill-right = { $side } fait remplir les rangées de base par la droite.
kamisado-sheet-running = La manche n’est pas terminée.
kamisado-sheet-legend = Chaque coup : un octogone pour la tour, une flèche, le nombre de cases et la case atteinte.
kamisado-sheet-pass = passe
kamisado-sheet-missed = saute son tour
kamisado-sheet-line-up = Disposition : dans chaque case, le symbole d’une tour avec ses marqueurs.
kamisado-sheet-winner = Gagnant
kamisado-sheet-tower = Tour
kamisado-sheet-markers = Marqueurs
kamisado-sheet-points = Points
kamisado-sheet-total = Score
kamisado-sheet-fill = Remplir par
