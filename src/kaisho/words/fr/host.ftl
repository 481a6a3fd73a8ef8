## server

host-bad-text = { $setting } : il faut un texte, sans caractères de contrôle.
host-long-text = { $setting } : texte trop long, { $most } caractères au plus.
host-bad-url = { $setting } ne peut pas être « { $value } ». Il faut une adresse comme https://club.example, sans chemin.
host-bad-network = { $setting } ne peut pas être « { $value } ». Il faut une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8.
host-bad-token = { $setting } : il faut au moins { $least } lettres, chiffres ou symboles, sans espaces.
host-bad-file = { $setting } : impossible de lire le fichier { $file } comme du texte : { $why }
host-no-home = Il n’y a pas de dossier personnel ici. Indiquez le dossier des données avec --data.
host-not-changeable = { $setting } ne peut pas être modifié pendant que le serveur tourne. Réglages modifiables : { $known }.
host-folder-unusable = Le dossier des données { $folder } est inutilisable : { $why }
host-folder-busy = Un serveur tourne sur le dossier des données { $folder } (processus { $process }). Arrêtez-le d’abord, ou indiquez un autre dossier avec --data.
host-bad-secret = { $file } n’est pas une clé de Kaisho. Remettez la bonne, ou supprimez le fichier : tout le monde devra alors se reconnecter.
host-no-data = { $folder } ne contient pas encore de données d’un serveur. Lancez « kaisho serve » une fois, ou indiquez le bon dossier avec --data.
host-older-data = Les données de { $folder } sont dans un format plus ancien. Lancez « kaisho serve » une fois : il les mettra à jour.
host-club-lost = Il y avait un club dans { $folder } ({ $traces }), mais sa base de données manque ou est vide. Si une restauration a été interrompue, relancez-la ; sinon, remettez kaisho.sqlite avec les fichiers qui l’accompagnent, ou lancez « kaisho restore » avec une sauvegarde. Pour ouvrir malgré tout un club vide ici, démarrez avec --new-club.
host-commits-lost = { $lost ->
    [one] Il manque à la base de données sa dernière modification : son journal (kaisho.sqlite-wal) a été supprimé ou tronqué. Remettez-le, ou lancez « kaisho restore » avec une sauvegarde. Pour continuer sans cette modification, supprimez { $file }.
   *[other] Il manque à la base de données ses { $lost } dernières modifications : son journal (kaisho.sqlite-wal) a été supprimé ou tronqué. Remettez-le, ou lancez « kaisho restore » avec une sauvegarde. Pour continuer sans ces modifications, supprimez { $file }.
}
host-database-damaged = La base de données { $file } est endommagée : { $why }. Gardez-en une copie et lancez « kaisho restore » avec la dernière sauvegarde.
host-database-unusable = La base de données { $file } est inutilisable : { $why }. Elle ne semble pas endommagée ; vérifiez les droits du dossier et son disque.
host-disk-full = Il n’y a plus de place sur le disque pour { $file }. Rien n’est perdu ; faites de la place et réessayez.
host-backup-made = La sauvegarde est dans { $file } ({ $size } Mo de données, vérifiées).
host-backup-unknown = { $file } n’est pas une sauvegarde de Kaisho.
host-backup-damaged = La sauvegarde { $file } est endommagée. Rien n’a été modifié.
host-backup-newer = La sauvegarde { $file } vient d’une version plus récente de Kaisho ({ $version }). Veuillez mettre Kaisho à jour.
host-restored = Les données du { $made } ont été restaurées dans { $folder }.
host-restored-upgraded = Elles venaient de Kaisho { $version } et ont été mises à jour.
host-restored-former = Les données précédentes ont été conservées dans { $file }.
host-unknown-variable = Note : { $name } n’est pas un réglage de Kaisho.
host-listens = Kaisho est ouvert : { $address }
host-how-to-stop = Appuyez sur Ctrl-C pour arrêter ; les parties sont conservées.
host-stopped = Kaisho est fermé.
host-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $why }. Choisissez-en un autre avec --port.
host-no-person = Il n’y a personne du nom de « { $name } ».
host-made-admin = { $name } a maintenant le rôle d’administrateur.
host-unmade-admin = { $name } n’a plus le rôle d’administrateur.
host-banned = { $name } n’a plus accès au club, et toutes ses sessions sont fermées.
host-unbanned = { $name } a de nouveau accès au club.
host-renamed = { $before } s’appelle maintenant { $name }.
host-new-password = Nouveau mot de passe pour { $name } : { $password } (il ne sera plus affiché ; toutes les sessions sont fermées).
host-invitation =
    { $days ->
        [one] Invitation pour un compte, valable un jour : { $code }
       *[other] Invitation pour un compte, valable { $days } jours : { $code }
    }
host-no-table = Il n’y a pas de table « { $table } ».
host-table-ended = La partie de la table { $table } est déjà terminée.
host-closing-table = La table { $table } sera fermée : par le serveur en marche dans les deux secondes, sinon à son prochain démarrage.
host-club-changed = { $setting } a été modifié ; un serveur en marche applique la nouvelle valeur dans les deux secondes.
host-club-as-started = { $setting } reprend la valeur donnée au démarrage du serveur.
host-nobody = Il n’y a encore personne.
host-no-tables = Aucune table n’est ouverte ni en cours.
host-no-pairs = Aucune partie entre deux personnes n’est encore terminée.
host-pair-games = parties : { $games }, dont classées : { $rated }
host-kind-account = compte
host-kind-guest = invité
host-kind-bot = bot
host-is-admin = administrateur
host-is-banned = exclu
host-table-open = ouverte
host-table-playing = en cours
host-no-second-factor = { $name } n’a pas de second facteur.
host-second-factor-reset = { $name } n’a plus de second facteur et peut se connecter avec le seul mot de passe.
