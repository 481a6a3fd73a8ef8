study-one-start = Partez d’une partie enregistrée, d’une position ou d’une distribution, mais d’une seule des trois.
study-needs-game = De quel jeu s’agit-il ? Nommez-le, ou donnez une partie enregistrée.
study-other-game = La partie enregistrée est une partie de { $found }, pas de { $wanted }.
study-other-options = Le point de départ a d’autres options : { $found }.
study-unknown-tag = « { $name } » ne peut pas être indiqué ici. Indications possibles, sur une ligne chacune : { $known }.
study-too-long = Il peut y avoir au plus { $most } coups.
study-refused = Le coup { $number } ne peut pas être joué. { $why }
study-no-solver = { $game } ne peut pas être résolu ainsi : il faut deux joueurs et rien de caché.
study-nothing-known = On ne sait pas ce que détient le camp qui doit jouer : on ne peut donc pas évaluer la position.
study-rated-game = Une partie classée en cours dans ce club se trouve dans cette position, l’a déjà traversée ou n’en est qu’à un coup. Les bots et le solveur n’en disent rien tant que cette partie n’est pas terminée.
study-busy = Trop d’études sont en cours d’analyse. Réessayez dans un instant.
study-too-slow = Cette étude prend trop de temps : elle a été arrêtée au bout de { $seconds } secondes.

# What the page for studying says.
study-title = Étudier
study-about = Revoyez une partie, essayez d’autres coups et demandez leur avis au bot le plus fort et au solveur. Rien n’est enregistré ; un lien permet d’y revenir.
study-from-start = depuis le début
study-bring = Ouvrir une partie enregistrée ou une position
study-paste = Une partie enregistrée ou une position sous forme de texte
study-position-of = Une position de
study-open = Ouvrir
study-file = Depuis un fichier
study-moves = Coups
study-variation = Variante
study-no-moves = Aucun coup pour l’instant : jouez sur le plateau.
study-promote = En faire la variante principale
study-remove = Supprimer à partir d’ici
study-steps = Parcourir la partie
study-first = Au début
study-before = Un coup en arrière
study-play = Lecture automatique
study-next = Un coup en avant
study-last = À la fin
study-place = Coup de la partie
study-place-of = Coup { $at } sur { $of }
study-thoughts = Que vaut la position ?
study-nothing-to-think = La partie est terminée ici.
study-ask-bot = Demander à l’ordinateur ({ $level })
study-ask-solver = Demander au solveur
study-thinking = Réflexion en cours…
study-would-play = Il jouerait { $text }
study-expects = Évaluation pour { $side } : { $value }
study-proved = prouvé
study-undecided = Pas de résultat dans le temps imparti.
study-drawn = Prouvé : personne ne peut forcer la victoire.
study-wins = Prouvé : { $side } gagne.
study-of-round = (la manche en cours seulement)
study-acts-win = Ces coups gagnent :
study-acts-draw = Ces coups mènent à la nulle :
study-acts-loss = Ces coups perdent :
study-acts-undecided = Non résolus : { $count }
study-seen-from = Vu de
study-eyes = Du point de vue de
study-who-acts = celui qui doit jouer
study-keep = Enregistrer ou partager
study-copy-link = Copier le lien
study-copy-position = Copier la position
study-copy-record = Copier la partie
study-save-record = Enregistrer la partie
study-to-table = Aller à la table
study-other = Étudier autre chose

# The mistakes of a player, after a game.
study-mistakes = Mes erreurs
study-mistakes-judged = { $count } coups examinés sur { $of }
study-mistakes-found = { $count ->
    [one] Une erreur a été trouvée dans vos { $judged } derniers coups.
   *[other] { $count } erreurs ont été trouvées dans vos { $judged } derniers coups.
}
study-mistakes-none = Aucune erreur n’a été trouvée dans vos { $judged } derniers coups.
study-mistakes-open = Sans résultat dans le temps imparti : { $count }.
study-mistakes-next = Erreur suivante
study-mistakes-stop = Arrêter
study-mistakes-go-on = Continuer
study-mistake-win-loss = Ce coup a changé un gain en défaite.
study-mistake-win-draw = Ce coup a changé un gain en partie nulle.
study-mistake-draw-loss = Ce coup a changé une partie nulle en défaite.
study-better = Meilleur coup : { $text }

# An example game with comments.
study-example-aside = Vous essayez votre propre variante. Les commentaires reprennent là où la partie continue.
study-example-back = Revenir à la partie
