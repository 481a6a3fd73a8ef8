web-offline = Il n’y a pas de connexion avec le club. Veuillez réessayer dans un instant.
web-failed = Cela n’a pas fonctionné ({ $status }). Veuillez réessayer.
web-reconnecting = La connexion est perdue. Reconnexion en cours ; vos parties sont à l’abri.
web-unsent = Pas encore envoyé
web-unsent-about = Le serveur n’a pas encore confirmé cet envoi. Il est conservé ici et partira une seule fois, dès que la connexion sera rétablie.
web-clock-guessed = Temps restant, estimé : sans connexion, on ne sait pas si la pendule a été arrêtée
web-reload = Recharger
web-loading = Chargement…
web-loading-again = Une partie de cette page n’a pas pu être chargée. Nouvelle tentative en cours.
web-plain-pages = Pages sans scripts
web-menu = Menu
web-sound = Son
web-theme-system = Couleurs : comme le système
web-theme-light = Couleurs : claires
web-theme-dark = Couleurs : sombres
web-close = Fermer
web-challenge = Une place vous est réservée : { $game }
web-seat-declined = { $name } a refusé la place réservée : { $game }
web-your-turn-at = C’est à vous de jouer : { $game }
web-over-at = Une partie est terminée : { $game }
web-nowhere = Il n’y a rien ici
web-nowhere-about = Il n’y a pas de page à cette adresse. L’adresse est peut-être mal saisie, ou la page n’existe plus.
web-ways-on = Vous pouvez aller à l’une de ces pages :
web-other-address = Vous avez ouvert ce club à l’adresse { $here }. Pour jouer, passez par sa véritable adresse :
web-welcome = { $count ->
    [one] Un jeu, une table
    [4] Quatre jeux, une table
   *[other] { $count } jeux, une table
}
web-welcome-about = Choisissez un jeu et commencez : contre l’ordinateur, avec quelqu’un à côté de vous ou avec un ami au loin. Aucun compte n’est nécessaire.
web-games = Les jeux
web-play = Jouer
web-here = Ici
web-invite = Inviter
web-more = Plus…
web-computer-level = Contre l’ordinateur
web-won = victoire
web-lost = défaite
web-drawn = sans vainqueur
web-over = terminée
web-your-name = Votre nom
web-name-made-up = laisser vide pour un nom inventé
web-away = (absent)
web-seat-left = Vous avez quitté cette partie : la table joue pour vous, et vous pouvez regarder.
web-left-resigned = { $side } a abandonné ; la table continue pour ce camp.
web-left-flag = { $side } n’a plus de temps ; la table continue pour ce camp.
web-left-claimed = { $side } ne revient pas ; la table continue pour ce camp.
web-take-back = Reprendre le coup
web-ask-back = Demander à reprendre
web-offer-draw = Proposer la nulle
web-rematch = Rejouer
web-chat-close = Fermer
web-chat-open = Ouvrir
web-mute = Masquer ce que dit { $name }
web-unmute = Ne plus masquer { $name }
web-muted-here = (masqué)
web-said-at = { $name } a écrit dans la discussion : { $game }
web-copy = Copier le lien
web-copied = Copié
web-study = Étudier
web-look-back = Revoir la partie
web-notify-on = Me prévenir quand c’est mon tour : activé
web-notify-off = Me prévenir quand c’est mon tour : désactivé
web-notify-refused = Le navigateur n’autorise pas les notifications ici. Vous pouvez changer cela dans ses réglages.
web-scan = Ou scannez ceci avec un téléphone :
web-scan-label = Code QR du lien d’invitation
web-notation = Notation
web-notation-symbols = symboles
web-notation-spoken = en mots
web-notation-short = abrégée
web-needed = Ce champ est obligatoire.
web-between = Un nombre de { $least } à { $most }.
web-show-password = Afficher le mot de passe
web-copy-text = Copier
web-changed = Modification enregistrée.
web-settings = Réglages
web-settings-about = La langue et les personnes masquées sont enregistrées avec votre compte, tout le reste sur cet appareil.
web-notation-squares = cases
web-notation-letters = lettres
web-notation-signs = symboles
web-notation-codes = codes
web-declined-draw = La nulle a été refusée.
web-declined-back = La reprise du coup a été refusée.
web-declined-rematch = La proposition d’une autre partie a été refusée.
web-taken-back = { $side } a repris un coup.
web-play-with = Jouer avec { $name }
web-rated-games = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
web-rating-line = { $count ->
    [one] Une partie classée
   *[other] { $count } parties classées
} : de { $first } à { $last }, entre { $least } et { $most }.
web-how-to-be-rated = Il faut un compte pour jouer des parties classées : ouvrez une table à tout le monde, avec une pendule, et cochez « Partie classée ». Ceux qui en ont joué assez apparaissent ici.
web-about = À propos
web-about-kaisho = Kaisho est un club de jeux de plateau : { $games }. Tout ce que vous voyez ici vient de ce serveur ; aucun autre n’est sollicité.
web-about-version = Version { $version }, protocole { $protocol }
web-about-interface = pour les programmes
web-rules = Règles
web-rules-about = Choisissez un jeu. Chaque règle a un code ; quand un coup est refusé, le message indique la règle qui l’interdit.
web-rule = Règle { $rule }
web-all-rules = Toutes les règles
web-learn = Apprendre
web-learn-about = Chaque jeu en petites étapes : de vraies positions dans lesquelles vous jouez vous-même. Votre progression est conservée sur cet appareil.
web-learn-first = Nouveau ici ? Apprenez d’abord un jeu.
web-learn-instead = Apprendre le jeu pas à pas
web-learn-begin = Commencer
web-learn-on = Continuer
web-steps-done = Étapes faites : { $done } sur { $all }
web-waiting = { $count ->
    [one] une partie vous attend
   *[other] { $count } parties vous attendent
}
web-running = Parties en cours
web-no-own-games = Vous n’êtes à aucune table en ce moment.
web-all-own-games = Toutes mes parties
web-older = Parties plus anciennes
web-kept-for-you = Quelqu’un vous a réservé une place
web-decline = Non, merci
web-status-open = attend des joueurs
web-status-playing = en cours
web-status-over = terminée
web-preparing = Les règles sont en préparation pour cet ordinateur. Cela n’arrive qu’une fois et prend une minute ou deux ; chaque jeu s’ouvre dès qu’il est prêt.

## server

# Pages that the server writes.
web-starting = Le club est en cours de chargement. Si cela dure, le serveur ou le réseau est surchargé : une nouvelle tentative se fera automatiquement.
web-offline-title = Pas de connexion
web-offline-page = Le club n’est pas joignable pour le moment. Les parties se jouent sur le serveur : vous ne pouvez donc pas jouer maintenant. Rien n’est perdu, et vos parties restent comme vous les avez laissées.
web-offline-again = Réessayer
