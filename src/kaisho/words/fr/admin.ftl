# The administration page.

admin-admins-only = Seuls les administrateurs du club voient cette page.
admin-people = Personnes
admin-tables = Tables
admin-find-people = Tout ou partie du nom
admin-found = { $count ->
    [0] Aucun résultat
    [one] Une personne trouvée
   *[other] { $count } personnes trouvées
}
admin-more-people = Les { $count } premières personnes. Précisez le nom pour en trouver d’autres.
admin-is-admin = administrateur
admin-is-banned = exclu
admin-seen = dernière visite : { $moment }
admin-ban-sure = Oui, exclure tout de suite
admin-new-password-sure = Oui, remplacer l’ancien
admin-sure = Oui, avec tous les droits
admin-no-admin-sure = Oui, retirer ce droit
admin-close-table = Fermer
admin-close-table-sure = Oui, mettre fin à la partie
admin-no-tables = Aucune table ouverte, aucune partie en cours.
admin-no-second-factor-sure = Oui, supprimer
admin-audit-more = Entrées plus anciennes
admin-audit-about-whom = Personne concernée ou administrateur
admin-order-ban = exclure
admin-order-unban = réadmettre
admin-order-password = donner un nouveau mot de passe
admin-order-admin = nommer administrateur
admin-order-no-admin = retirer le rôle d’administrateur
admin-order-rename = renommer
admin-done = C’est fait : { $name }
admin-new-password-once = Nouveau mot de passe pour { $name }, affiché cette seule fois :
admin-invite = Invitations
admin-days = Valable (jours)
admin-make-invitation = Créer une invitation
admin-invitation-once = { $days ->
    [one] Une invitation pour un compte, valable un jour, affichée cette seule fois :
   *[other] Une invitation pour un compte, valable { $days } jours, affichée cette seule fois :
}
admin-club = Le club
admin-club-name = Nom du club
admin-registration = Nouveaux comptes
admin-registration-open = ouverts à tous
admin-registration-invitation = sur invitation
admin-registration-closed = fermés
admin-close-about = La partie s’arrête ; personne n’a gagné ni perdu.
admin-table-closed = La table a été fermée.
admin-pairs = Qui a joué contre qui
admin-pairs-about = Les parties terminées des { $days } derniers jours, en commençant par les paires qui ont le plus de parties classées. Si deux personnes jouent beaucoup de parties classées et que la même gagne toujours, cela mérite un coup d’œil.
admin-pairs-line = { $games ->
    [one] une partie
   *[other] { $games } parties
}, dont classées : { $rated } · victoires { $first } : { $second }
admin-pairs-none = Aucune partie entre deux personnes n’est encore terminée.
admin-guests = Les invités peuvent entrer avec un simple nom
admin-order-no-second-factor = supprimer le second facteur
admin-audit-about = Les dernières connexions, les refus et les décisions des administrateurs. Les adresses n’y sont pas conservées.

## server

# Only on the plain page.
admin-person = Une personne
admin-what = Action
admin-new-name = Nouveau nom (pour renommer)
admin-do = Exécuter
admin-on = oui
admin-off = non
admin-close = Fermer une table
admin-table = Adresse ou identifiant de la table
