## server

people-name-length = Un nom doit compter de { $least } à { $most } caractères.
people-name-signs = Un nom doit commencer par une lettre ou un chiffre et ne contenir que des lettres, des chiffres, des espaces simples et - _ . '
people-name-letters = Un nom ne doit contenir que des lettres d’écritures courantes, sans symboles phonétiques ni petites capitales.
people-name-scripts = Un nom doit être écrit dans une seule écriture : latine, grecque, cyrillique ou une autre, mais pas dans plusieurs.
people-name-reserved = Ce nom est réservé au club. Veuillez en choisir un autre.
people-name-taken = « { $name } », ou un nom très proche, est déjà pris. « { $free } » est libre.
people-name-too-soon =
    { $days ->
        [one] Vous pourrez de nouveau changer de nom dans un jour.
       *[other] Vous pourrez de nouveau changer de nom dans { $days } jours.
    }
people-password-length = Un mot de passe doit compter de { $least } à { $most } caractères.
people-password-is-name = Votre nom n’est pas un bon mot de passe.
people-password-common = Ce mot de passe est l’un des premiers que d’autres essaieraient. Choisissez-en un plus long : trois ou quatre mots sans rapport entre eux se retiennent facilement.
people-wrong-password = Le nom ou le mot de passe est incorrect.
people-banned = Vous n’avez plus accès à ce club.
people-unknown = Il n’y a personne de ce nom ici.
people-too-many-muted = Vous avez déjà masqué { $most } personnes ; c’est le maximum.
people-not-guest = Vous avez déjà un compte.
people-not-account = Il faut un compte pour cela.
people-registration-closed = Ce club n’accepte pas de nouveaux comptes pour le moment.
people-invitation-needed = Il faut une invitation pour avoir un compte dans ce club.
people-invitation-unknown = Cette invitation n’existe pas, a déjà servi ou a expiré.
people-too-many-bots = Un compte peut avoir au plus { $most } bots.
people-not-your-bot = Ce bot n’est pas l’un des vôtres.
people-too-many-tokens = Un bot peut avoir au plus { $most } jetons. Révoquez-en un d’abord.
people-token-unknown = Ce jeton n’existe pas.
people-still-playing = Il reste des parties en cours ou des tables ouvertes. Terminez-les ou quittez-les d’abord.
people-needs-name = Choisissez d’abord un nom.
people-needs-account = Il faut un compte pour cela.
people-needs-admin = Seul un administrateur du club peut faire cela.
people-wrong-token = Ce jeton n’est pas valable, ou ne l’est plus.
people-passwords-busy = De très nombreuses personnes se connectent en même temps. Attendez un instant et réessayez.
people-too-many-tries = Il y a eu trop de tentatives de connexion à ce compte. Réessayez dans { $minutes } min, ou sur un appareil où vous vous êtes déjà connecté.
people-code-needed = Ce compte a un second facteur. Saisissez le code affiché par votre application, ou un code de secours.
people-wrong-code = Le code est incorrect ou a déjà servi. Attendez le prochain code affiché par votre application.
people-second-factor-on = Vous avez déjà un second facteur.
people-second-factor-off = Vous n’avez pas de second facteur.
people-second-factor-not-begun = Commencez d’abord la configuration du second facteur.
people-needs-second-factor = Les administrateurs de ce club ont besoin d’un second facteur. Configurez-le sur la page de votre compte.
people-no-guests = Ce club n’accueille pas d’invités. Connectez-vous avec un compte.
people-device-banned = Une personne qui a utilisé cet appareil a été exclue du club. Connectez-vous avec un compte ou adressez-vous aux responsables du club.
people-login-unknown = Cette session n’existe plus.
