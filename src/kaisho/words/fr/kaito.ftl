# Kaito: words of the game, refusals, rules, and what can be wrong with a deal or a position.
# A colour or a kind of stone is inserted as it stands here, never inflected.

kaito = Kaito
kaito-about = Les deux joueurs déplacent le même maître voleur sur 36 pierres ; celui qui perd son dernier sabre ou son dernier casque a perdu.
kaito-option-start = Couleur qui commence
kaito-option-start-red = Rouge
kaito-option-start-black = Noir
kaito-write = La case de la pierre à prendre (d4) ; un échange est la pierre et les valeurs de mon (cb>H), « - » y renonce.

kaito-red = Rouge
kaito-black = Noir

kaito-sword = Sabre
kaito-helmet = Casque
kaito-mon = Mon
kaito-mon-3 = Mon 3
kaito-mon-2 = Mon 2
kaito-mon-1 = Mon 1
kaito-stone = { $kind } { $colour }
kaito-kaito = Kaito
kaito-for = pour
kaito-decline = Renoncer

# What the terminal shows.
kaito-show-side = { $side } · sur le terrain : { $left } · détient : { $holds }
kaito-show-place = { $side } choisit la case vide où commence le kaito
kaito-show-move = { $side } joue : le kaito est en { $square }
kaito-show-exchange = { $side } peut échanger des mon contre une pierre de sa couleur, ou y renoncer
kaito-show-over = La partie est terminée.

# How a game ends.
kaito-end-last-sword = Le dernier sabre adverse a quitté le terrain : { $winner } gagne.
kaito-end-last-helmet = Le dernier casque adverse a quitté le terrain : { $winner } gagne.
kaito-end-stuck = Le kaito ne peut plus bouger : { $winner } gagne.

## server

# What options mean, and how moves are written.
kaito-option-start-about = la couleur du joueur qui commence
kaito-how-to-move = Indiquez la case de la pierre à prendre (d4), avec la pierre si vous voulez (d4 Mon 3 Noir, ou d4:c). Un échange indique la pierre et les mon payés (Casque pour 3+2, ou cb>H) ; « Renoncer » ou « - » pour s’en passer. La case vide où placer le kaito s’indique de même. Autres commandes :

# Why a move is refused.
kaito-over = La partie est terminée.
kaito-no-gap = La case { $square } n’est pas vide. Le kaito commence sur l’une des deux cases vides : { $gaps }.
kaito-gap-first = { $side } doit d’abord choisir la case vide où commence le kaito : { $gaps }.
kaito-gap-chosen = Le kaito est déjà placé ; il est en { $square }.
kaito-must-move = Le kaito est en { $square } et doit quitter cette case.
kaito-not-in-line = La case { $target } n’est ni dans la rangée ni dans la colonne du kaito, qui est en { $kaito }.
kaito-no-stone-there = La case { $target } est vide. Le kaito doit finir sur une pierre.
kaito-capture-first = { $side } doit d’abord prendre une pierre ; l’échange vient à la fin du tour.
kaito-exchange-first = { $side } a déjà pris une pierre pendant ce tour. Il ne reste qu’à faire l’échange ou à y renoncer.
kaito-stone-gone = La pierre « { $kind } » ne peut pas être rachetée : { $side } l’a retirée du terrain, elle est hors du jeu.
kaito-stone-not-held = L’adversaire de { $side } ne détient aucune pierre « { $kind } ».
kaito-not-so-many = On ne peut payer que { $most } mon de valeur { $value }, et non { $paid }.
kaito-too-little = La pierre « { $kind } » coûte { $price } mon ; { $worth } ne suffisent pas.
kaito-superfluous = La pierre « { $kind } » coûte { $price } mon ; le paiement suffit sans une pierre de valeur { $value }.

# Errors in a move that somebody wrote.
kaito-ambiguous-word = « { $word } » peut vouloir dire plusieurs choses : { $candidates }. Écrivez-en un peu plus.
kaito-unknown-word = « { $word } » n’est pas un mot de ce jeu.
kaito-unknown-letter = « { $letter } » n’est pas une pierre. Les lettres des pierres sont { $known }.
kaito-unreadable = « { $text } » n’est pas un coup. Écrivez par exemple « d4 », « d4 Sabre Noir », « Casque pour 3+2 » ou « Renoncer ».
kaito-no-value = Il n’y a pas de mon de valeur { $value } ; les valeurs sont 1, 2 et 3.
kaito-no-stone = Il n’y a pas de pierre en { $square }.
kaito-wrong-stone = La pierre ne correspond pas : en { $square } se trouve { $kind } { $colour }, et non { $written }.
kaito-mixed-payment = Le paiement « { $payment } » mélange majuscules et minuscules : il doit être entièrement de la couleur adverse.
kaito-exchange-colours = Les couleurs ne correspondent pas : { $side } paie avec des pierres de la couleur { $other } et récupère une pierre de sa propre couleur.
kaito-too-many-mon = Il y a { $most } mon de valeur { $value } par couleur, et non { $found }.

# Errors in a deal.
kaito-deal-length = Une distribution de Kaito compte { $wanted } caractères, un par pierre ; on en trouve ici { $found }.
kaito-deal-unknown-letter = « { $letter } », en position { $place } dans la distribution, n’est pas une pierre. Les pierres sont { $known }.
kaito-deal-unknown-stone = Un nombre de la distribution n’est pas une pierre. Les pierres vont de 0 à 10, pour { $known }.
kaito-deal-counts = Le compte de ces pierres n’est pas bon (pierre, présentes/attendues) : { $wrong }.

# Errors in a position.
kaito-position-field-count = Une position a de cinq à neuf champs, séparés par des espaces ; on en trouve ici { $found }.
kaito-position-rank-count = Le terrain d’une position a six rangées, séparées par « / » ; on en trouve ici { $found }.
kaito-position-rank-length = La rangée { $rank } doit avoir 6 cases, et non { $found }.
kaito-position-unknown-sign = « { $sign } » dans la rangée { $rank } n’est ni une pierre (SHCBA ou shcba) ni un nombre de cases vides.
kaito-position-bad-side = « { $text } » ne dit pas qui joue : écrivez r pour Rouge ou b pour Noir.
kaito-position-bad-kaito = « { $text } » n’est pas une case pour le kaito : écrivez a1 à f6, ou « - » tant qu’il n’est pas placé.
kaito-position-bad-taken = « { $text } » ne dit pas ce que détient { $holder } : écrivez des lettres parmi { $letters }, ou « - ».
kaito-position-bad-phase = « { $text } » n’est pas une phase : écrivez place, move, exchange ou over.
kaito-position-bad-start = « { $text } » n’est pas une couleur de départ : écrivez red ou black.
kaito-position-bad-number = « { $text } » n’est pas un nombre valable pour le champ « { $field } ».
kaito-position-field-turn = tours de jeu
kaito-position-field-acts = coups
kaito-position-bad-bytes = Ces octets ne sont pas un état de Kaito.
kaito-position-too-many = Il y a { $found } pierres « { $letter } » sur le terrain et devant les joueurs ; le maximum est { $most }.
kaito-position-kaito-missing = Le kaito n’a pas de case ; ce n’est possible que dans la phase « place ».
kaito-position-kaito-too-early = Dans la phase « place », le kaito n’a pas encore de case, pas même { $square } : écrivez « - ».
kaito-position-placing-stones = Dans la phase « place », toutes les pierres sont sur le terrain ; il faut { $wanted } pierres « { $letter } », et non { $found }.
kaito-position-placing-side = Dans la phase « place », c’est au second joueur de jouer.
kaito-position-already-lost = Il ne reste sur le terrain aucune pierre « { $kind } » de { $side } : la partie serait terminée.
kaito-position-stuck = Le kaito en { $square } ne peut pas bouger : la partie serait terminée.
kaito-position-beneath = Sous le kaito en { $square }, il ne peut y avoir qu’un sabre ou un casque que { $side } vient de racheter.
kaito-position-exchange-beneath = Une pierre vient d’être prise en { $square } : il ne peut rien y avoir sous le kaito.
kaito-position-no-exchange = { $side } ne peut pas faire d’échange ici ; le tour serait donc terminé.
kaito-position-lost-twice = Plus d’une sorte de sabres ou de casques a disparu du terrain : la partie se serait terminée avant.
kaito-position-nothing-ended = Rien n’a mis fin à cette partie : les deux camps ont des sabres et des casques, et le kaito peut bouger.
kaito-position-turns = Les pierres prises ne correspondent pas : chacun prend une pierre à son tour, et ce ne serait pas à { $side } de jouer.

# Every rule in our own words, for the list of rules.
kaito-rule-K1 = On mélange les 36 pierres et on les dispose en six rangées de six ; chaque joueur a une couleur.
kaito-rule-K2 = Le joueur qui commence est désigné avant que quiconque voie les pierres ; il peut avoir l’une ou l’autre couleur.
kaito-rule-K3 = On retire les deux pierres vierges ; le second joueur pose le kaito sur l’une des deux cases vides, en montrant la couleur de celui qui commence.
kaito-rule-K4 = Le kaito avance aussi loin qu’on veut dans sa rangée ou sa colonne, par-dessus pierres et cases vides, et finit sur une pierre.
kaito-rule-K5 = Après son déplacement, on retourne le kaito : il montre la couleur de celui qui le déplacera ensuite.
kaito-rule-K6 = La pierre sur laquelle finit le kaito quitte le terrain ; ce peut être une de vos propres pierres.
kaito-rule-K7 = Une pierre adverse prise reste visible devant celui qui l’a prise.
kaito-rule-K8 = Une pierre de sa propre couleur que l’on prend est hors du jeu.
kaito-rule-K9 = À la fin de son tour, un joueur peut payer avec des mon adverses pour récupérer un de ses sabres (4) ou de ses casques (5) que détient l’adversaire ; la pierre va sous le kaito. Le paiement est hors du jeu, et on ne rend pas la monnaie.
kaito-rule-K10 = Un seul échange par tour.
kaito-rule-K11 = Le joueur dont le dernier sabre quitte le terrain a perdu sur-le-champ, quel que soit celui qui l’a pris.
kaito-rule-K12 = Le joueur dont le dernier casque quitte le terrain a perdu sur-le-champ, quel que soit celui qui l’a pris.
kaito-rule-K13 = Le joueur qui ne peut pas déplacer le kaito au début de son tour a perdu.

## browser

# What the board in the browser says.
kaito-field = Le terrain
kaito-gap = case vide
kaito-stands-here = le kaito, face { $colour }
kaito-beneath = dessous : { $stone }
kaito-two-sides = Le kaito montre { $up } ; son autre face est { $down }.
kaito-may-take = peut être prise
kaito-may-begin = le kaito peut commencer ici
kaito-on-field = Sur le terrain
kaito-taken = Prises
kaito-out = Hors du jeu
kaito-none = aucune
kaito-no-mon = aucun mon
kaito-exchange = Échanger des mon ?
kaito-exchange-about = Payez avec des mon pris et récupérez une de vos pierres ; elle va sous le kaito. On ne rend pas la monnaie.
kaito-price = { $stone } : coûte { $price }
kaito-pay = { $stone } : payer { $values }
kaito-over-price = { $more } de trop
kaito-text-view = Le terrain en mots
kaito-mon-counted = Mon × { $stones }, valeur { $worth }
kaito-last-here = dernier coup
