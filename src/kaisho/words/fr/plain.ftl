# The plain pages of the club.

plain-skip = Aller au contenu
plain-nav = Le club
plain-home = Accueil
plain-examples = Parties commentées
plain-examples-about = Des parties entières, commentées tour par tour : à quoi sert le coup, ce qu’il menace et ce qui a été manqué.
plain-leaderboards = Classements
plain-admin = Administration
plain-language = Langue
plain-imprint = Mentions légales
plain-privacy = Confidentialité
plain-documentation = Documentation
plain-as-text = Le plateau en texte simple
plain-name = Nom
plain-sign-in = Se connecter
plain-my-games = Mes parties
plain-your-turn = C’est à vous
plain-their-turn = En attente des autres
plain-turn-of = Au tour de { $side }
plain-waits-for-players = En attente de joueurs
plain-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
plain-unread-chat = { $count ->
    [one] { $count } message non lu
   *[other] { $count } messages non lus
}
plain-open-tables = Tables ouvertes
plain-sit-down = S’asseoir
plain-new-game = Nouvelle partie
plain-watch = Parties à regarder
plain-clock-kind = Type de pendule
plain-clock-none = sans pendule
plain-clock-turn = minutes par tour
plain-clock-fischer = temps + secondes par tour
plain-clock-days = jours par tour
plain-clock-turn-each = { $time } par tour
plain-clock-fischer-each = { $time } + { $increment } s par tour
plain-clock-days-each = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
plain-days = Jours
plain-rated-game-listed = Partie classée (avec un compte et une pendule, à une table ouverte, sans reprise, camps tirés au sort)
plain-rated = classée
plain-refresh = Actualiser
plain-somebody = quelqu’un qui est parti
plain-computer = ordinateur ({ $level })
plain-level-easy = facile
plain-level-medium = moyen
plain-level-strong = fort
plain-level-random = au hasard
plain-level-greedy = glouton
plain-level-uct = recherche arborescente
plain-kept-for = réservée à { $name }
plain-open-seat = place libre
plain-declined-by = place libre, refusée par { $name }
plain-confirm = Cochez d’abord la case pour confirmer.
plain-board = Le plateau
plain-pass-screen = Au tour de { $side } : passez l’écran.
plain-cover = Plusieurs personnes, un écran
plain-cover-how = Ce qui est caché n’est montré qu’au joueur dont c’est le tour. Les autres détournent les yeux.
plain-show-what = Montrer ce que voit { $side }
plain-choose = Choisir un coup
plain-play = Jouer
plain-write-act = Écrire un coup, dans n’importe quelle notation
plain-players = Joueurs
plain-labelled = { $name } : { $value }
plain-time-left = Temps restant
plain-points = Points
plain-series = Série
plain-to-act = doit jouer
plain-you = (vous)
plain-here = (présent)
plain-asked-draw = { $side } propose la nulle.
plain-asked-back = { $side } voudrait reprendre un coup.
plain-asked-rematch = { $side } voudrait une autre partie.
plain-waits-draw = La nulle est proposée. En attente des autres.
plain-waits-back = Une reprise est proposée. En attente des autres.
plain-waits-rematch = Une autre partie est proposée. En attente des autres.
plain-yes = Oui
plain-no = Non
plain-next-game = Vers la partie suivante
plain-not-drawn = Le plateau ne peut pas être dessiné pour le moment. Rien n’est perdu : tout ce qui est joué compte.
plain-resign = Abandonner
plain-resign-sure = Oui, j’abandonne cette partie
plain-claim-now = Le joueur dont c’est le tour est absent depuis longtemps. Vous pouvez réclamer la victoire ou annuler la partie.
plain-claim-win = Réclamer la victoire
plain-claim-now-on = Le joueur dont c’est le tour est absent depuis longtemps. Vous pouvez continuer sans lui ou annuler la partie.
plain-claim-on = Continuer sans lui
plain-claim-off = Annuler la partie
plain-log = Déroulement
plain-log-empty = Rien pour l’instant.
plain-log-none = Aucun coup n’a été joué.
plain-left = a quitté la partie
plain-left-resigned = a abandonné
plain-left-flag = n’a plus de temps
plain-left-claimed = ne revient pas
plain-log-hidden = quelque chose de caché
plain-forced = (forcé)
plain-chat = Discussion
plain-watcher = spectateur
plain-say-something = Écrire un message
plain-say = Envoyer
plain-invite-how = Envoyez ce lien aux personnes avec qui vous voulez jouer. La partie commence quand toutes les places sont prises.
plain-invite-link = Lien d’invitation
plain-leave = Quitter la table
plain-invitation = Invitation
plain-begun-without-you = Toutes les places sont prises.
plain-watch-it = Regarder
plain-first = Début
plain-previous = Précédent
plain-next = Suivant
plain-last = Fin
plain-ply = coups joués : { $at } sur { $last }
plain-kind-guest = invité
plain-kind-account = compte
plain-kind-bot = bot
plain-since = ici depuis { $moment }
plain-ratings = Cotes
plain-rating = Cote
plain-games = Parties
plain-players-number = { $count ->
    [one] un joueur
   *[other] { $count } joueurs
}
plain-provisional = (provisoire)
plain-no-ratings = Pas encore de partie classée.
plain-finished-games = Parties terminées
plain-no-games = Aucune partie publique.
plain-place = Rang
plain-nobody-rated = Personne n’a encore de cote fiable ici.
plain-account = Compte
plain-no-text = Le club n’a rien écrit ici.
plain-wait = Un instant, s’il vous plaît
plain-end-resigned = Abandon de { $loser } : la victoire revient à { $winner }.
plain-end-flag = Le temps de { $loser } est écoulé : la victoire revient à { $winner }.
plain-end-claimed = Absence prolongée de { $loser } : la victoire revient à { $winner }.
plain-end-nobody = La partie est terminée ; personne n’a gagné.
plain-ranked = { $place ->
    [1] 1er { $side }
   *[other] { $place }e { $side }
}
plain-ranking = Classement : { $places }.
plain-ranking-title = Classement
plain-end-agreed-draw = Partie nulle d’un commun accord.
plain-end-first-left = Le camp en tête avait quitté la partie : la victoire revient à { $winner }.
plain-end-others-left = Les autres ont quitté la partie : la victoire revient à { $winner }.
plain-end-aborted = La partie a été interrompue avant que les deux camps aient joué deux tours : elle ne compte pas.
plain-unrated-few-acts = La partie n’est pas classée : quelqu’un est parti avant que tous aient joué deux tours.
plain-unrated-pair-limit = La partie n’est pas classée : les mêmes personnes ont joué trop de parties classées entre elles en un jour.
plain-end-called-off = La partie a été annulée.
plain-end-closed = La table a été fermée.

# Score sheets.
plain-sheet = Feuille de notation
plain-sheet-blank = Feuille de notation vierge
plain-decline-all = Refuser les { $count } places réservées
plain-no-guests = Ce club n’accueille pas d’invités. Connectez-vous avec un compte.

## server

# Only on the plain pages.
plain-not-dealt = La partie est mise en place dès que toutes les places sont prises.
plain-side = Camp
plain-options = Options
plain-choose-others = Choisissez avec qui jouer.
plain-choose-act = Choisissez un coup ou écrivez-en un.
plain-acts = Votre coup
plain-take-back = Reprendre mon dernier coup de ce tour
plain-player = Joueur
plain-runs = en marche
plain-proposals = Propositions et fin de partie
plain-game-before = La partie précédente
plain-log-back = reprend un coup
plain-look-back = Revoir la partie
plain-record = Télécharger la partie
plain-to-table = Aller à la table
plain-show = Montrer
plain-seconds = Secondes
plain-best = Un bon coup : { $act }
plain-proved = Valeur prouvée pour le joueur dont c’est le tour : { $value } (1 gagné, -1 perdu)
plain-game = Jeu
plain-trouble = Cela n’a pas fonctionné
plain-begin-about = Des jeux de société dans le navigateur, sans scripts : contre l’ordinateur, avec quelqu’un à côté de vous ou avec des gens au loin.
plain-with-another = Joueur { $number } (s’il y en a un)
plain-with-same = comme ci-dessus
plain-with-bot-easy = l’ordinateur, facile
plain-with-bot-medium = l’ordinateur, moyen
plain-with-bot-strong = l’ordinateur, fort
plain-with-here = quelqu’un devant cet écran
plain-with-listed = n’importe qui : table ouverte
plain-with-private = un ami, par un lien d’invitation
plain-with-invited = quelqu’un du club, par son nom
plain-no-such-side = Avec ces options, ce camp n’existe pas.
plain-not-a-number = « { $text } » n’est pas un nombre entier.
plain-how-to-write = Comment écrire les coups
plain-offer-draw = Proposer la nulle
plain-offer-back = Demander à reprendre un coup
plain-offer-rematch = Une autre partie, camps inversés
plain-claim-later = { $minutes ->
    [one] Si le joueur dont c’est le tour reste absent, on pourra réclamer la victoire ou annuler la partie à partir de { $moment } (une minute).
   *[other] Si le joueur dont c’est le tour reste absent, on pourra réclamer la victoire ou annuler la partie à partir de { $moment } ({ $minutes } minutes).
}
plain-invite-others = Inviter d’autres joueurs
plain-seen-by = Vu par
plain-analysis = Analyse
plain-analyse = Analyser cette position
plain-who-thinks = Analysée par
plain-expects = Évaluation pour le joueur dont c’est le tour : { $value } (1 gagné, -1 perdu)
plain-goes-on = Une suite possible :
plain-looked-at = { $count } positions examinées
plain-looks-again = Cette page se recharge d’elle-même.
plain-sheet-print = Imprimer
plain-sheet-forms = Feuilles de notation vierges à imprimer
plain-sheet-paper-a4 = A4
plain-sheet-paper-letter = US Letter
plain-sheet-of-record = Feuille de notation d’une partie enregistrée
plain-sheet-paste = La partie enregistrée, sous forme de texte
plain-second-factor-key = Scannez ceci avec une application (par exemple Aegis, Google Authenticator, FreeOTP ou un gestionnaire de mots de passe) ou saisissez la clé, puis tapez le code qu’elle affiche.
