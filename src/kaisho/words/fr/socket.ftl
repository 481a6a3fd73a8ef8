## server

socket-slow = Votre connexion est trop lente pour suivre.
socket-sent-away = Un administrateur de ce club a mis fin à votre connexion.
socket-stopping = Le serveur s’arrête. Vos parties sont conservées ; revenez dans un instant.
socket-too-often = Vous allez trop vite. Attendez un instant et réessayez.
socket-bad-message = Ce message ne respecte pas le protocole : { $why }
socket-hello-first = Envoyez d’abord « hello ».
socket-needs-name = Choisissez d’abord un nom ; sans nom, vous pouvez seulement regarder.
socket-internal = Une erreur s’est produite. Elle a été consignée ; veuillez réessayer.
socket-old-protocol = Le serveur utilise une autre version du protocole. Rechargez la page ou mettez votre programme à jour.
socket-signed-out = Vous avez été déconnecté ici, car votre mot de passe a été changé ou votre session a été fermée.
