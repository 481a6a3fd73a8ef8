## server

table-has-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé : il reste des places libres.
table-never-begun = Aucune partie n’a été jouée à cette table.
table-seat-left = Vous avez quitté cette partie : la table joue pour vous, et vous pouvez regarder.
table-over = La partie est terminée.
table-no-position = Cette position ne peut pas être écrite sous forme de texte pour le moment.
table-not-over = La partie n’est pas encore terminée.
table-no-hints = Il n’y a d’indices que dans les parties non classées contre l’ordinateur.
table-not-full = Toutes les places ne sont pas encore prises.
table-full = Toutes les places sont prises. Vous pouvez regarder.
table-seat-taken = Cette place n’est pas libre. Choisissez-en une autre.
table-sits-already = Vous êtes déjà à cette table.
table-not-seated = Vous n’êtes pas à cette table.
table-not-your-turn = Ce n’est pas à vous de jouer.
table-late-act = La partie a avancé entre-temps : elle en est au coup { $count }. Rien n’a été modifié.
table-log-full = Cette partie est devenue trop longue pour continuer.
table-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
table-no-take-backs = À cette table, on ne reprend pas les coups.
table-no-take-backs-hidden = Ce jeu cache des informations : on ne reprend un coup que pendant son propre tour.
table-no-draws = Ce jeu ne connaît pas la partie nulle.
table-offered-already = Vous l’avez déjà proposé.
table-nothing-offered = Personne ne vous l’a proposé.
table-claim-has-clock = Cette table a une pendule : c’est elle qui décide.
table-claim-own-turn = C’est à vous de jouer.
table-claim-too-early = { $minutes ->
    [one] Les autres sont là, ou absents depuis moins d’une minute.
   *[other] Les autres sont là, ou absents depuis moins de { $minutes } minutes.
}
table-unknown = Cette table n’existe pas.
table-wrong-seats = Ce jeu a { $wanted } places, pas { $found }.
table-needs-you = Prenez vous-même une place : il faut au moins une personne à la table.
table-nobody-of-that-name = Il n’y a personne du nom de « { $name } » ici.
table-too-many = Vous avez { $most } tables en cours. Terminez une partie ou quittez une table d’abord.
table-too-many-watched = Vous suivez { $most } tables. Cessez d’abord d’en suivre une.
table-rated-needs-account = Il faut un compte pour les parties classées. Vous pouvez en créer un tout de suite.
table-rated-needs-clock = Il faut une pendule pour les parties classées.
table-rated-unlisted = Dans ce club, les parties classées se jouent à des tables affichées, où tout le monde peut regarder.
table-rated-no-take-backs = Dans les parties classées, on ne reprend pas les coups : désactivez la reprise.
table-rated-needs-people = Les parties classées se jouent entre personnes : une place est pour vous, les autres sont libres ou pour d’autres personnes.
table-rated-unfair = Avec ces options, on sait dès le début qui gagne. Une partie classée exige un match de longueur standard ou plus, ou un nombre pair de manches.
table-needs-invitation = Cette table est privée : ouvrez-la par son lien d’invitation.
table-chat-off = La discussion est désactivée dans ce club.
table-chat-empty = Ce message est vide.
table-chat-too-often = Vous écrivez très vite. Attendez un instant.
table-enough-for-today = Vous avez atteint la limite pour une journée. Réessayez plus tard.
table-no-such-ply = { $most ->
    [one] La partie compte { $most } coup : choisissez de 0 à { $most }.
   *[other] La partie compte { $most } coups : choisissez de 0 à { $most }.
}
table-no-such-seat = Les places sont numérotées de 0 à { $most } ; -1 désigne un spectateur.
table-analysis-seconds = Une analyse peut durer jusqu’à { $most } secondes.
table-analysis-busy = Trop d’analyses sont en attente. Réessayez dans une minute.
table-analysis-limit = Vous avez atteint la limite de { $most } analyses par heure. Réessayez plus tard.
table-time-over = Le temps est écoulé : plus rien n’est possible dans cette partie.
table-no-such-offer = Cette proposition n’existe pas.
table-claim-own-side = C’est à votre propre camp de jouer : vous ne pouvez pas réclamer la victoire, mais la partie peut être annulée.
table-too-many-take-backs = Vous avez repris { $most } coups dans cette partie, et c’est la limite : terminez votre tour.
table-challenged-already = Vous avez déjà réservé autant de places que possible à cette personne : { $most }. Attendez d’abord une réponse.
table-too-many-challenges = Vous avez déjà réservé des places pour d’autres à { $most } tables. Attendez d’abord quelques réponses.
table-challenged-by-many = Trop de personnes souhaitent jouer avec cette personne en ce moment. Réessayez plus tard.
