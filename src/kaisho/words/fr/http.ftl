## server

http-foreign-host = Ce serveur ne répond pas au nom « { $host } ». S’il doit y répondre, indiquez --public-url.
http-right-address = L’adresse du club :
http-foreign-origin = Cette requête vient d’une page de { $origin }, pas de ce club.
http-no-origin = Cette requête n’indique pas de quelle page elle vient (en-tête Origin).
http-too-often = Trop de requêtes. Attendez un instant et réessayez.
http-bad-request = La requête est incompréhensible : { $why }
http-not-found = Il n’y a rien à cette adresse.
http-no-documentation = Cette installation ne contient pas la documentation. Dans une copie des sources, la commande « make docs » la produit.
http-not-this-way = Cette adresse n’accepte pas cette méthode.
http-too-long = La requête est trop longue.
http-too-slow = La requête a mis trop de temps à arriver. Veuillez la renvoyer.
http-bad-form = Ce formulaire a expiré. Rechargez la page et remplissez-le de nouveau.
http-preparing = Les règles sont en préparation pour cet ordinateur. Cela n’arrive qu’une fois et prend une minute ou deux ; chaque jeu s’ouvre dès qu’il est prêt.
