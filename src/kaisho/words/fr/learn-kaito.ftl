# The courses: what each step says. Acts and colours are named as in the words of the games.

## server

learn-kaito-chapter-thief = Le maître voleur
learn-kaito-chapter-winning = Gagner et perdre
learn-kaito-chapter-mon = L’échange de mon
learn-kaito-place = Voici 36 pierres mélangées ; les deux vierges ont laissé des vides. Rouge a été désigné pour commencer : c’est donc vous, Noir, qui placez le kaito. Essayez d’abord sur une pierre.
learn-kaito-place-2 = Seuls les vides conviennent : b5 ou d6. Choisissez.
learn-kaito-place-done = Le kaito montre le rouge : Rouge le déplace en premier. Vous déplacez tous deux le même voleur.
learn-kaito-line = Vous êtes Rouge. Le kaito en c1 se déplace dans sa rangée ou sa colonne. Essayez une case qui n’est ni dans l’une ni dans l’autre, b2 par exemple.
learn-kaito-line-2 = Il doit finir sur une pierre. Essayez de vous arrêter dans un vide, en c4.
learn-kaito-line-3 = Mais il passe par-dessus pierres et vides, aussi loin que vous voulez. Allez jusqu’en c6.
learn-kaito-line-done = Par-dessus deux pierres et deux vides : rien n’arrête un voleur.
learn-kaito-take = Le premier coup d’une partie, et il est à vous. Prenez une pierre noire : d5, f5 ou b3.
learn-kaito-take-done = La pierre reste visible devant vous. On retourne le kaito : il montre le noir, et Noir repart d’où vous l’avez laissé.
learn-kaito-own = Vous pouvez aussi prendre vos propres pierres, par exemple pour envoyer le voleur là où Noir ne gagne rien. Prenez-en une rouge.
learn-kaito-own-done = Cette pierre est définitivement hors du jeu : personne ne peut la récupérer.
learn-kaito-helmet = Noir n’a plus qu’un casque sur le terrain. Celui qui perd son dernier casque a perdu sur-le-champ : gagnez.
learn-kaito-helmet-hint = Regardez la colonne du kaito, vers le haut.
learn-kaito-helmet-done = Le dernier casque est parti, et Noir a perdu.
learn-kaito-sword = Il en va de même des sabres : celui qui n’en a plus sur le terrain a perdu. Trouvez le dernier de Noir.
learn-kaito-sword-hint = Il est à l’autre bout de la rangée du kaito.
learn-kaito-sword-done = Bien visé. Avant chaque coup, comptez les sabres et les casques, les vôtres et ceux de l’adversaire.
learn-kaito-stuck = Une troisième façon de gagner : laissez le kaito là où Noir ne trouve aucune pierre dans sa rangée ni sa colonne.
learn-kaito-stuck-hint = Laquelle des pierres à portée est toute seule ?
learn-kaito-stuck-done = Noir ne peut pas jouer et a perdu.
learn-kaito-danger = Votre dernier casque est en d3. Le prendre vous-même vous ferait perdre aussi, et Noir ne doit pas l’atteindre : jouez de façon à le mettre à l’abri.
learn-kaito-danger-hint = Quittez la troisième rangée et évitez la colonne d.
learn-kaito-danger-done = À l’abri. L’endroit où vous laissez le voleur compte autant que ce que vous prenez.
learn-kaito-exchange = Vous détenez des mon noirs de valeur 2 et 1. Prenez-en un troisième : le 3 en d4.
learn-kaito-exchange-2 = Vous pouvez maintenant racheter une de vos pierres détenues par Noir : un sabre coûte 4, un casque 5. Essayez un sabre pour 2+1.
learn-kaito-exchange-3 = Trop peu, et on ne rend pas la monnaie. Rachetez un casque pour 3+2, avec le mon que vous venez de prendre.
learn-kaito-exchange-done = Le casque est sous le kaito et compte de nouveau aussitôt. Ce que vous avez payé est hors du jeu.
learn-kaito-once = Vous avez pris une pierre, et vos 3+3+2+1 paieraient un sabre et un casque. Rachetez un sabre pour 3+1.
learn-kaito-once-done = Un seul échange par tour : c’est à Noir. Vous gardez le reste de vos mon.
learn-kaito-gone = Vous avez pris plus tôt l’un de vos propres casques. Essayez de le racheter pour 3+2.
learn-kaito-gone-2 = Vos propres pierres que vous avez prises sont perdues. Rachetez plutôt un sabre, ou renoncez et gardez vos mon.
learn-kaito-gone-done = Bien. L’échange est toujours un choix, jamais une obligation.
learn-kaito-plan = Prévoyez : Noir n’a plus qu’un sabre. Laissez le voleur là où Noir n’a qu’une pierre à prendre, et une mauvaise.
learn-kaito-plan-hint = Restez dans la troisième rangée et allez à droite.
learn-kaito-plan-2 = Noir a dû aller en b3, et votre cible est dans cette colonne. Concluez.
learn-kaito-plan-done = Gagné en trois coups. Vous savez tout de Kaito : bonne chasse !
