# Samurai: words of the game, refusals, rules, and what can be wrong with a position or a deal.
# H4, S2, k15 and names of settlements are the same in every language.

samurai = Samurai
samurai-about = Posez des tuiles autour des villages et des villes du Japon et gagnez leurs casques, bouddhas et rizières ; de deux à quatre joueurs.
samurai-option-players = Joueurs
samurai-option-capture = Prise
samurai-option-capture-turn = à la fin du tour
samurai-option-capture-immediate = tout de suite
samurai-option-hands = Premières tuiles
samurai-option-hands-choose = choisies
samurai-option-hands-random = au hasard
samurai-option-open-captures = Figures prises visibles
samurai-option-open-captures-no = non
samurai-option-open-captures-yes = oui
samurai-option-figures = Figures
samurai-option-figures-choose = placées par les joueurs
samurai-option-figures-random = au hasard

# Players, figures and tiles; the spoken notation uses these words.
samurai-red = Rouge
samurai-blue = Bleu
samurai-green = Vert
samurai-yellow = Jaune
samurai-helmet = Casque
samurai-buddha = Bouddha
samurai-rice = Rizière
samurai-samurai-tile = Samouraï
samurai-ship = Navire
samurai-horseman = Cavalier
samurai-tile-exchange = Échange de tuiles
samurai-figure-exchange = Échange de figures
samurai-discard = Défausse
samurai-end = Fin du tour
samurai-write = Une tuile et sa place (H4@k15), une figure et sa localité (h@Kyoto), +H4 pour choisir une tuile, « end » pour finir le tour.

# What the terminal shows.
samurai-show-pick = { $side } choisit une tuile pour sa première main (choisies : { $count } sur 5)
samurai-show-place-city = { $side } place une figure dans une ville
samurai-show-place-village = { $side } place une figure dans un village
samurai-show-unplaced = Restent à placer : casques { $helmets }, bouddhas { $buddhas }, rizières { $rice }
samurai-show-first-lay = À { $side } de jouer : au moins une tuile
samurai-show-any-lay = { $side } peut encore poser n’importe quelle tuile, ou finir son tour
samurai-show-character-only = { $side } peut encore poser des tuiles rapides (侍), ou finir son tour
samurai-show-over = La partie est terminée.
samurai-show-hand = main
samurai-show-supply = réserve
samurai-show-captured = figures
samurai-show-aside = Mises de côté
samurai-show-legend = h casque · b bouddha · r rizière · [ ] localité · ~ mer

# How a game ends.
samurai-end-two-majorities = { $winner } a la majorité dans deux sortes de figures et gagne. Figures prises : { $points }.
samurai-end-most-others = Parmi ceux qui sont seuls en tête dans une sorte, { $winner } a le plus d’autres figures et gagne. Figures prises : { $points }.
samurai-end-most-figures = Parmi les ex æquo, { $winner } a le plus de figures en tout et gagne. Figures prises : { $points }.
samurai-end-no-majority = Personne n’est seul en tête dans une sorte ; { $winner } a le plus de figures et gagne. Figures prises : { $points }.
samurai-end-shared = Rien ne les départage : { $winner } se partagent la victoire. Figures prises : { $points }.
samurai-end-all-share = Tous les joueurs se partagent la victoire{ $winner }. Figures prises : { $points }.
samurai-end-unknown-captures = La partie est terminée, mais les figures prises ne sont pas toutes connues ici : personne ne peut dire qui a gagné{ $winner }. Figures prises : { $points }.
samurai-place-by-0 = aucune majorité ; figures en tout : { $total }
samurai-place-by-1 = majorité : { $kinds } ; autres figures : { $others } ; figures en tout : { $total }
samurai-place-by-2 = majorités : { $kinds } ; figures en tout : { $total }

## server

# What options mean, and how moves are written.
samurai-option-players-about = le nombre de joueurs : plus ils sont nombreux, plus la carte est grande
samurai-option-capture-about = les figures entourées sont prises à la fin du tour ou aussitôt
samurai-option-hands-about = les joueurs choisissent leurs cinq premières tuiles ou les tirent au hasard
samurai-option-open-captures-about = les figures prises restent visibles de tous, puisqu’une bonne mémoire les retient de toute façon (toujours à deux joueurs)
samurai-option-figures-about = les joueurs placent les figures à tour de rôle, ou le hasard s’en charge
samurai-how-to-move = Écrivez une tuile et sa destination (H4@k15 ou Casque 4 k15), une figure et sa localité (h@Kyoto ou Casque Kyoto), T0@k15-m12 pour un échange de tuiles, F:h@Kyoto-b@Edo pour un échange de figures, F pour en défausser un, +H4 pour choisir une tuile, et « end » quand votre tour est fini. Autres commandes :

# Why a move is refused.
samurai-over = La partie est terminée.
samurai-pick-first = { $side } doit d’abord choisir cinq tuiles pour sa main.
samurai-none-left = Il ne reste plus de tuile { $tile } à choisir pour { $side }.
samurai-place-first = D’abord, on place les figures ; c’est au tour de { $side }.
samurai-no-picking = Les premières mains sont complètes ; on ne choisit plus de tuiles.
samurai-no-placing = Toutes les figures sont sur la carte ; la partie a commencé.
samurai-not-in-hand = La tuile { $tile } n’est pas dans votre main.
samurai-end-too-early = { $side } doit poser au moins une tuile avant de finir son tour.
samurai-settlement-not-in-play = { $settlement } n’est pas en jeu avec ce nombre de joueurs.
samurai-edo-is-full = Edo a dès le début une figure de chaque sorte.
samurai-same-kind = Une ville ne peut avoir deux figures de la même sorte : { $settlement }, { $figure }.
samurai-settlement-is-full = Il n’y a plus de place pour une autre figure : { $settlement }.
samurai-cities-first = On remplit d’abord les villes : { $cities }.
samurai-figures-used-up = Toutes les figures de cette sorte sont déjà sur la carte : { $figure }.
samurai-one-without-character = Vous avez déjà posé une tuile sans 侍 pendant ce tour ; { $tile } doit donc attendre : seules des tuiles rapides (侍) peuvent suivre.
samurai-on-a-settlement = On ne pose jamais de tuile sur une localité, même vide : { $settlement }.
samurai-ship-on-land = Les navires ne vont que sur la mer ; { $hex } est à terre.
samurai-at-sea = Seuls les navires vont sur la mer ; { $hex } est en mer, et { $tile } n’est pas un navire.
samurai-hex-not-in-play = La case { $hex } n’est pas en jeu avec ce nombre de joueurs.
samurai-occupied = Une tuile est déjà posée sur { $hex }.
samurai-nothing-to-exchange = Aucune de vos tuiles sans 侍 ne se trouve sur { $hex } pour être reprise.
samurai-same-hex = La tuile reprise doit aller sur une autre case ; elle ne revient pas sur { $hex }.
samurai-no-such-figure = Cette figure ne s’y trouve pas : { $settlement }, { $figure }.
samurai-swap-without-effect = Cet échange ne changerait rien ; pour vous défaire de la tuile, défaussez-la (F).

# Errors in a move that somebody wrote.
samurai-ambiguous-name = « { $text } » peut désigner plusieurs localités : { $known }. Écrivez-en un peu plus.
samurai-unknown-settlement = « { $text } » n’est pas une localité.
samurai-unknown-hex = Il n’y a pas de case « { $text } » sur la carte.
samurai-exchange-on-land = Un échange de tuiles ne se fait que sur une case de terre ; « { $text } » n’en est pas une.
samurai-unknown-tile = Il n’y a pas de tuile « { $text } ». Tuiles possibles : { $known }.
samurai-swap-with-itself = Une figure ne s’échange pas avec elle-même.
samurai-unreadable = « { $text } » n’est pas un coup. Écrivez par exemple « S2@k15 », « h@Kyoto », « Navire 1 k17 » ou « end ».

# Errors in a deal.
samurai-deal-players = La distribution doit contenir les tuiles de { $wanted } joueurs, séparées par « / », et non de { $found }.
samurai-deal-tile = « { $text } », dans la distribution pour { $side }, n’est pas une tuile. Tuiles possibles : { $known }.
samurai-deal-count = La distribution doit compter { $wanted } tuiles pour { $side }, et non { $found }.
samurai-deal-kind = Dans la distribution, { $side } n’a pas le bon nombre de tuiles { $tile } : { $found } au lieu de { $wanted }.
samurai-deal-figures = « { $text } » n’est pas un ordre de figures. Après les tuiles, la distribution doit finir par { $wanted } lettres, autant de h que de b et de r.

# Errors in a position.
samurai-position-field-count = Une position a treize champs, séparés par des espaces ; on en trouve ici { $found }.
samurai-position-parts = Le champ « { $field } » doit avoir { $wanted } éléments, et non { $found }.
samurai-position-bad-number = « { $text } » n’est pas un nombre valable pour le champ « { $field } ».
samurai-position-bad-word = « { $text } » ne convient pas au champ « { $field } ». Valeurs possibles : { $known }.
samurai-position-bad-tile = « { $text } » n’est pas une tuile.
samurai-position-bad-figures = « { $text } » ne peut pas désigner les figures présentes à { $settlement } : écrivez h, b et r une fois au plus chacun, ou « - ».
samurai-position-bad-laid = « { $text } » n’est pas une tuile posée : écrivez-la comme H4@k15.
samurai-position-two-tiles = Il y a deux tuiles sur { $hex }.
samurai-position-hand-order = Les tuiles de la main « { $text } » ne sont pas dans l’ordre (casques, bouddhas, rizières, samouraïs, navires, cavalier, échanges, inconnues).
samurai-position-tile-count = La main, la réserve, la carte et la boîte ({ $side }) doivent compter 20 tuiles en tout, et non { $found }.
samurai-position-tile-twice = { $side } a trop de tuiles { $tile } : { $found }.
samurai-position-tile-place = La tuile { $tile } ne peut pas se trouver sur { $hex }.
samurai-position-hand-size = Le nombre de tuiles en main ({ $side }) ne peut pas être { $found } ici.
samurai-position-before-the-game = C’est impossible avant le début de la partie : on choisit d’abord les tuiles, puis on place les figures à tour de rôle, et rien d’autre.
samurai-position-settlement = Le nombre de figures à { $settlement } ne peut pas être { $found } ici.
samurai-position-figure-count = En comptant la carte, les figures prises et celles mises de côté, il faut { $wanted } figures de chaque sorte ; le nombre de « { $figure } » ne convient pas.
samurai-position-figures-in-all = En comptant la carte, les figures prises et celles mises de côté, il faut { $wanted } figures en tout, et non { $found }.
samurai-position-no-screens = Les figures prises sont ici connues de tous : à deux joueurs, ou avec des figures visibles, aucune ne peut être derrière un paravent.
samurai-position-over = Une partie n’est terminée que si un tour vient de s’achever et qu’une sorte de figures a quitté la carte ou que quatre figures sont mises de côté.
samurai-position-bad-bytes = Ces octets ne sont pas un état de Samurai.
samurai-position-field-options = options
samurai-position-field-phase = phase
samurai-position-field-seat = qui joue
samurai-position-field-laid = posées ce tour
samurai-position-field-figures = figures sur la carte
samurai-position-field-tiles = tuiles sur la carte
samurai-position-field-captured = figures prises
samurai-position-field-aside = figures mises de côté
samurai-position-field-hands = mains
samurai-position-field-supplies = réserves
samurai-position-field-out = échanges de figures utilisés
samurai-position-field-turn = tours de jeu
samurai-position-field-acts = coups

# Every rule in our own words, for the list of rules.
samurai-rule-M1 = Avant la partie, chacun choisit en secret cinq de ses vingt tuiles ; les quinze autres forment sa réserve cachée. En option, les cinq sont tirées au hasard.
samurai-rule-M2 = Edo commence avec une figure de chaque sorte.
samurai-rule-M3 = À partir du premier joueur, chacun place à son tour une figure : d’abord deux dans chaque ville, puis une dans chaque village. En option, le hasard les place.
samurai-rule-M4 = Aucune ville n’a jamais deux figures de la même sorte.
samurai-rule-M5 = Quand toutes les figures sont placées, le premier joueur commence.
samurai-rule-M6 = À son tour, on pose une ou plusieurs tuiles de sa main ; un échange de figures à lui seul suffit.
samurai-rule-M7 = Une seule au plus peut être sans le signe 侍. Les tuiles qui le portent sont rapides : on en pose autant qu’on veut.
samurai-rule-M8 = Les navires vont sur des cases de mer vides, les autres tuiles sur des cases de terre vides.
samurai-rule-M9 = On ne pose jamais de tuile sur une localité, même quand ses figures sont parties.
samurai-rule-M10 = Une tuile qui porte une figure influence, à hauteur de son nombre, les figures de cette sorte dans les localités voisines ; samouraïs, navires et cavaliers influencent toutes les sortes.
samurai-rule-M11 = Un échange de figures permute deux figures quelconques de la carte, puis sort du jeu.
samurai-rule-M12 = Un échange de tuiles se pose là où se trouve une de ses propres tuiles sans le signe 侍 ; celle-ci va aussitôt sur une autre case de terre vide, et l’échange reste avec une force de 0.
samurai-rule-M13 = Quand toutes les cases de terre autour d’une localité sont occupées, ses figures sont prises, chacune par le joueur qui l’influence le plus.
samurai-rule-M14 = Si aucun joueur n’a seul la plus grande influence, la figure est mise de côté.
samurai-rule-M15 = À la fin du tour, on pioche dans sa réserve jusqu’à cinq tuiles en main, tant qu’il en reste.
samurai-rule-M16 = La partie se termine après le tour où la dernière figure d’une sorte quitte la carte ou la quatrième figure est mise de côté.
samurai-rule-M17 = Le joueur qui a seul la majorité dans deux sortes gagne dans tous les cas.
samurai-rule-M18 = Sinon, seuls concourent ceux qui ont seuls la majorité dans une sorte : celui qui a le plus de figures des autres sortes gagne.
samurai-rule-M19 = À égalité, celui qui a le plus de figures en tout gagne.
samurai-rule-M20 = Si l’égalité persiste, la victoire est partagée.
samurai-rule-M21 = À trois ou quatre joueurs, les figures prises sont derrière les paravents : on ne voit que le nombre de celles des autres. À deux joueurs, et quand on lève les paravents à la fin, elles sont visibles.
samurai-rule-M22 = Les places suivent le même décompte : le joueur qui a seul la majorité dans deux sortes est premier ; viennent ensuite ceux qui ont une majorité, selon leurs figures des autres sortes, puis selon toutes leurs figures ; enfin ceux qui n’en ont pas, selon toutes leurs figures. À égalité parfaite, la place est partagée.
