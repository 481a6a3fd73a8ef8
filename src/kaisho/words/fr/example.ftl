# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.


# kamisado-standard

example-kamisado-standard-title = Le sumo qui pousse
example-kamisado-standard-about = Un match standard en quatre manches, où trois points suffisent pour gagner. Observez la dernière manche : le sumo orange des Noirs repousse trois fois la même tour, et après chaque poussée les Noirs rejouent.
example-kamisado-standard-1 = Les Noirs ouvrent avec Jaune et s’arrêtent sur l’orange : les Blancs doivent répondre avec Orange. Le camp qui ouvre peut toujours gagner cette première manche ; on ne sait pas si ce coup y suffit.
example-kamisado-standard-2 = Orange file de six cases et libère a8. Jaune, sur d5, voit maintenant une porte ouverte par c6 et b7. Les huit réponses perdent toutes, le solveur le prouve.
example-kamisado-standard-3 = Belle réponse : Violet s’arrête encore sur l’orange, et la tour orange des Blancs, sur a2, bute contre deux tours noires. Deux coups seulement gagnent ici, et tous deux finissent sur l’orange.
example-kamisado-standard-4 = Orange ne peut avancer ni tout droit ni en diagonale : elle passe. Elle se trouve sur une case violette, les Noirs rejouent donc Violet.
example-kamisado-standard-5 = Violet profite de ce coup gratuit et monte jusqu’à g7, sur le marron. Dès que la tour marron des Blancs quittera h8, Violet pourra y entrer.
example-kamisado-standard-6 = Marron doit bouger, et chacun de ses six coups ouvre h8. Violet et Jaune sont maintenant tous deux à un coup du but.
example-kamisado-standard-7 = La même ruse une seconde fois : Bleu fait un petit pas sur l’orange, et la tour orange des Blancs est toujours coincée sur a2.
example-kamisado-standard-8 = Encore un coup passé sur une case violette. Il appelle justement la tour que les Blancs craignent le plus.
example-kamisado-standard-9 = Violet va de g7 à h8 et gagne la manche. La tour reçoit une dent de dragon et devient un sumo : un point pour les Noirs.
example-kamisado-standard-10 = Le vainqueur décide comment regarnir les deux lignes de départ. Les Noirs choisissent la gauche, ce qui place le nouveau sumo dans le coin h1.
example-kamisado-standard-11 = Les Blancs ont perdu la manche, ils ouvrent. Marron court jusqu’à b2, nez à nez avec trois tours noires ; la seule ouverture dont le gain est prouvé était Orange cinq cases tout droit.
example-kamisado-standard-12 = Les Noirs répondent avec Marron, jusqu’à a7 : de là, elle vise b8, que les Blancs viennent de quitter. En échange, a1 est ouvert aux Blancs.
example-kamisado-standard-13 = Rouge a treize coups, et tous perdent. Celui-ci libère g8 : toute la colonne g appartient désormais à la tour jaune des Noirs.
example-kamisado-standard-14 = Orange va en e6 et ajoute une troisième menace, par f7 vers g8. Elle s’arrête sur le violet et appelle ainsi la tour blanche la moins utile.
example-kamisado-standard-15 = La tour violette des Blancs fait un petit pas sur le vert. Contre trois menaces à la fois, il n’y a plus de défense.
example-kamisado-standard-16 = Les sept coups de Vert gagneraient tous. Celui-ci s’arrête sur l’orange, car la tour orange des Blancs n’a presque plus de place.
example-kamisado-standard-17 = Il ne reste que deux cases à Orange, et toutes deux sont orange. Quoi que fassent les Blancs, c’est la tour orange des Noirs qui suit.
example-kamisado-standard-18 = De e6 par f7 à g8 : Orange atteint la ligne adverse et devient le deuxième sumo des Noirs. Le score est de 2:0, un point de plus gagne le match.
example-kamisado-standard-19 = Cette fois, les Noirs regarnissent par la droite. Les deux sumos se retrouvent dans les coins, Orange en a1 et Violet en h1.
example-kamisado-standard-20 = Les Blancs avancent Bleu de cinq cases, sur le bleu. Bien joué en face, ce coup perd ; encore faut-il que les Noirs trouvent la réponse.
example-kamisado-standard-21 = L’erreur du match. Bleu quitte la colonne f, et la tour violette des Blancs voit soudain de f8 jusqu’à f1. Tous les coups gagnants allaient tout droit et gardaient cette colonne fermée.
example-kamisado-standard-22 = Les Blancs frappent aussitôt. Vert vient en d3 et menace f1 lui aussi ; il s’arrête sur le violet, car le sumo violet des Noirs ne peut plus sauver la manche.
example-kamisado-standard-23 = Le sumo va en h4 et vise d8, à quatre cases. Mais dix coups sur dix perdent désormais, et c’est aux Blancs de jouer Rose.
example-kamisado-standard-24 = Le seul coup gagnant. Rose se plante devant la tour marron en b1 et l’appelle, puisque la case est marron : Marron doit s’écarter.
example-kamisado-standard-25 = À gauche, a2 est violet, et la tour violette des Blancs irait droit au but. Marron va donc à droite, sur le jaune, et ouvre b1.
example-kamisado-standard-26 = Jaune s’arrête sur l’orange. Le sumo orange des Noirs, coincé en a1, n’a plus qu’une seule case.
example-kamisado-standard-27 = Forcé, et fatal : la case a2 est violette.
example-kamisado-standard-28 = Sept cases tout droit dans la colonne f ouverte. Violet gagne la manche et devient le sumo des Blancs : 2:1.
example-kamisado-standard-29 = Les Blancs regarnissent par la droite. Un second marqueur sur leur sumo vaudrait deux points et le match ; aux Noirs, un seul point suffit.
example-kamisado-standard-30 = Les Noirs ont perdu la manche et ouvrent. Rose part loin, en a7, juste devant la tour orange des Blancs. Le prix : g1 est vide, et la tour rose des Blancs a la voie libre.
example-kamisado-standard-31 = Rouge quitte b8, et Rose n’est plus qu’à un pas en diagonale du but. Les douze coups de Rouge perdent tous.
example-kamisado-standard-32 = Rouge va en f6 et s’arrête sur le marron. Il ne faut pas appeler la tour rose des Blancs, et les Noirs y veilleront jusqu’à la fin de la manche.
example-kamisado-standard-33 = Marron descend en c2, juste devant un sumo en c1. Cela comptera très bientôt.
example-kamisado-standard-34 = Jaune parcourt toute la diagonale jusqu’à b7. Avec Rose en a7, elle enferme la tour orange des Blancs dans son coin, et elle s’arrête sur l’orange.
example-kamisado-standard-35 = Orange ne peut pas bouger et passe. Son coin a8 est lui-même orange : c’est donc aux Noirs de jouer Orange, le sumo.
example-kamisado-standard-36 = La première poussée. Le sumo avance en c2 et repousse Marron en c3. Les Blancs passent leur tour, et les Noirs continuent avec Marron, car c3 est marron.
example-kamisado-standard-37 = Marron court en d5 et s’arrête sur l’orange. La tour orange des Blancs est toujours enfermée.
example-kamisado-standard-38 = Encore un coup passé, d’orange à orange. Le sumo est ainsi appelé une deuxième fois.
example-kamisado-standard-39 = La deuxième poussée ramène Marron en c4, une case verte. Ici tous les coups gagnaient ; celui-ci empêche tout simplement les Blancs de jouer.
example-kamisado-standard-40 = Les Noirs rejouent, avec Vert, et s’arrêtent sur le violet. Trois tours noires sont maintenant à un coup du but.
example-kamisado-standard-41 = Le sumo des Blancs joue pour la première fois de la manche. Un pas sur le marron vaut ni plus ni moins que ses cinq autres coups.
example-kamisado-standard-42 = Marron va en c6, sur l’orange. La tour enfermée est comme une sonnette : chaque fois que les Noirs sonnent, le sumo peut agir.
example-kamisado-standard-43 = La tour orange des Blancs passe pour la troisième fois de la manche.
example-kamisado-standard-44 = La troisième poussée, et cette fois c’est le seul coup qui gagne. Marron tombe sur le bleu, et les Noirs continuent avec Bleu.
example-kamisado-standard-45 = Bleu monte en a6 et appelle Vert. Les Blancs ont trois coups, et tous perdent.
example-kamisado-standard-46 = Vert s’arrête sur le bleu, car la tour bleue des Noirs est bloquée par les siennes. Mais Vert a quitté f8.
example-kamisado-standard-47 = Bleu a Rose devant elle et Jaune en diagonale : les Noirs passent à leur tour. La case a6 est verte, Vert doit donc repartir.
example-kamisado-standard-48 = Il ne reste à Vert qu’une seule case, et elle est rouge.
example-kamisado-standard-49 = Rouge avance de deux cases, tout droit en f8. Trois sumos, trois points : les Noirs gagnent le match.
example-kamisado-standard-end = Les Noirs gagnent le match 3:1. Deux manches se sont jouées sur une tour qui ne pouvait pas bouger et donnait ainsi le trait ; dans la dernière, un sumo en a tiré trois poussées.


# kamisado-tournament

example-kamisado-tournament-title = Gagnée avant le premier coup
example-kamisado-tournament-about = Dans cette manche de tournoi, chacun choisit son alignement, et les Blancs, qui placent en second, en trouvent un contre lequel toute ouverture perd. Observez combien le chemin reste étroit : bien souvent, une seule réponse conserve le gain.
example-kamisado-tournament-1 = Avec la mise en place de tournoi, les tours ne partent pas forcément sur leur couleur. Les Noirs, qui ouvriront la manche, placent en premier, tour par tour depuis leur gauche. Bleu va en a1.
example-kamisado-tournament-4 = Suivent Violet, Vert et Rouge. Les Blancs regardent sans rien dire : qui place en second peut répondre à tout l’alignement.
example-kamisado-tournament-8 = L’alignement des Noirs est complet, et aucune tour ne se trouve sur sa propre couleur.
example-kamisado-tournament-9 = Aux Blancs de placer, depuis leur propre gauche, c’est-à-dire h8. Orange prend le coin.
example-kamisado-tournament-12 = Puis viennent Rouge, Vert et Rose. Les Blancs choisissent chaque tour avec la ligne achevée des Noirs sous les yeux.
example-kamisado-tournament-16 = Une manche ordinaire commence, avec 102 ouvertures possibles. Mais les Blancs ont trouvé la réponse parfaite : il est prouvé que les 102 perdent toutes.
example-kamisado-tournament-17 = Il faut bien que les Noirs jouent quelque chose. Orange va en f4 et s’arrête sur le bleu.
example-kamisado-tournament-18 = Bleu court jusqu’à c3, sur le marron. Trois coups sur treize conservent le gain, et celui-ci en est un.
example-kamisado-tournament-19 = Marron monte jusqu’à h7. La case h1 se libère, et la tour marron des Blancs, en a8, voit toute la plus longue diagonale du plateau.
example-kamisado-tournament-20 = Le seul coup gagnant : Violet s’arrête sur le marron, car la tour marron des Noirs est coincée en h7 devant Orange et Rouge. La case d8 s’ouvre à Rouge, mais Rouge ne sera pas appelée.
example-kamisado-tournament-21 = Marron passe. La case h7 est violette, les Blancs rejouent donc Violet.
example-kamisado-tournament-22 = Un pas en e5, encore sur le marron. Quatre coups sur cinq auraient gâché le gain.
example-kamisado-tournament-23 = Marron ne peut toujours pas bouger, et Violet est appelée une fois de plus.
example-kamisado-tournament-24 = Seul ce coup gagne : Violet descend en e2, juste devant la ligne des Noirs, et menace f1. Vert est appelée, car elle n’y peut rien.
example-kamisado-tournament-25 = Vert a cinq coups, et tous perdent. En quittant c1, elle ouvre la colonne c à la tour bleue des Blancs.
example-kamisado-tournament-26 = Le seul coup gagnant sur douze, et un coup courageux : Rouge barre la route à sa propre tour marron et ouvre g8 à celle des Noirs. Mais elle s’arrête sur l’orange, et Orange est inoffensive.
example-kamisado-tournament-27 = Orange s’enfonce dans le camp des Blancs et prépare sa propre entrée. Elle s’arrête sur le rose et laisse jouer la tour rose des Blancs.
example-kamisado-tournament-28 = De nouveau, un seul coup sur onze gagne. Rose va en a4 et s’arrête sur le jaune, bien que cela ouvre e8 à la tour verte des Noirs.
example-kamisado-tournament-29 = Jaune a quatre cases : trois sont roses, et sur la quatrième la tour bleue des Blancs va au but. Les Noirs choisissent le rose.
example-kamisado-tournament-30 = Un seul pas, et le seul qui gagne : Rose s’arrête sur le bleu. Quatre tours blanches sont maintenant à un coup du but.
example-kamisado-tournament-31 = Bleu a deux coups. En a2, case violette, la tour violette des Blancs gagnerait aussitôt ; Bleu va donc en b2, sur le marron.
example-kamisado-tournament-32 = Pour la septième fois de la manche, un seul coup gagne. Marron s’arrête sur le rose, et il ne reste qu’une case à la tour rose des Noirs, en g1.
example-kamisado-tournament-33 = Forcé : Rose va en h2, sur le rouge, et la tour rouge des Blancs attend en g2.
example-kamisado-tournament-34 = Les trois coups de Rouge atteignent tous la ligne. Les Blancs prennent la diagonale, vers f1.
example-kamisado-tournament-end = Les Blancs gagnent la manche. Placer en second valait mieux que jouer en premier : avec le bon alignement, tout était gagné d’avance, et pourtant, sept fois, un seul coup conservait le gain.


# kaito-exchange

example-kaito-exchange-title = Un sabre pour prendre appui
example-kaito-exchange-about = Il ne reste qu’un casque à chaque camp quand Rouge rachète un sabre. Observez à quoi il sert : ce n’est pas le sabre qui compte, mais la case où le kaito peut désormais s’arrêter.
example-kaito-exchange-1 = Le second joueur choisit sur lequel des deux vides le kaito commence. Noir le pose en b2 ; Rouge dispose de toute la deuxième rangée et de la colonne b.
example-kaito-exchange-2 = Rouge commence par amasser de l’argent : le mon noir en a2 vaut 3. Pour 4 on rachète un sabre, pour 5 un casque.
example-kaito-exchange-3 = Noir fait de même et prend le mon rouge de valeur 3 en a5. Les deux bourses sont égales.
example-kaito-exchange-4 = Rouge prend un sabre. L’ordinateur fort aurait préféré le mon en a4, qui aurait complété le prix d’un sabre.
example-kaito-exchange-5 = Noir retire un mon noir du terrain. C’est étrange à voir, mais raisonnable : ce que Noir enlève, Rouge ne pourra jamais s’en servir pour payer.
example-kaito-exchange-6 = Le premier casque tombe. Noir en a encore deux, en d4 et en c3.
example-kaito-exchange-7 = Noir remonte la colonne d et prend un sabre. Mais de d6, le kaito voit un casque noir.
example-kaito-exchange-8 = Le seul coup dont le gain est prouvé. Il ne reste à Noir que son dernier casque, en c3 : qui le prend décide de la partie.
example-kaito-exchange-9 = Noir rend la pareille et prend un casque rouge. Cela n’y change plus rien : les sept coups perdent.
example-kaito-exchange-10 = Rouge prend un de ses propres mon de valeur 1, car avec les 3 de Noir il aurait payé un sabre. Prendre son propre casque en f5 aurait perdu.
example-kaito-exchange-11 = Encore un casque rouge de moins. Chaque camp n’a plus qu’un casque sur le terrain, Rouge en f5 et Noir en c3.
example-kaito-exchange-12 = Rouge retire de nouveau un de ses mon, de valeur 2. Le kaito est sur la rangée du dernier casque noir, et Noir ne doit pas y toucher.
example-kaito-exchange-13 = Noir prend un de ses propres sabres en b1. Il n’y a pas de bonne case : les six coups perdent.
example-kaito-exchange-14 = Un mon noir de valeur 1. Avec les 3 du début, Rouge a maintenant 4, exactement le prix d’un sabre.
example-kaito-exchange-15 = Rouge rachète un sabre et le pose sous le kaito, en c1. Renoncer perdrait. Le sabre lui-même compte peu ; ce qui compte, c’est qu’il y ait une pierre en c1.
example-kaito-exchange-16 = Noir quitte la colonne c au plus vite et prend le sabre en f1.
example-kaito-exchange-17 = Voilà à quoi servait le sabre. Rouge revient le prendre, et la première rangée est vide : Noir ne peut plus bouger que dans la colonne c.
example-kaito-exchange-18 = Noir a cinq coups dans cette colonne, et l’un d’eux livrerait même son propre casque. De c6, la case la plus lointaine, Rouge voit encore tout.
example-kaito-exchange-19 = Rouge descend en c3 et prend le dernier casque noir.
example-kaito-exchange-end = Rouge gagne en prenant le dernier casque. C’est l’échange qui a fait la différence : le sabre racheté a donné au kaito une case où revenir.


# caminos-connection

example-caminos-connection-title = Par monts et par vaux
example-caminos-connection-about = Vert relie le côté ouest au côté est par-dessus des pièces de hauteurs différentes. Observez combien de pièces barrent la route de Jaune tout en portant celle de Vert.
example-caminos-connection-1 = Jaune commence par une pièce L sur le côté ouest. Tout est encore ouvert, et les pièces basses invitent à construire par-dessus.
example-caminos-connection-2 = Vert construit aussitôt par-dessus : deux cubes de la pièce L recouvrent a4 et b4, et c4 monte à deux. Vu d’en haut, le côté ouest est désormais vert en a4.
example-caminos-connection-3 = Jaune passe dans l’autre moitié et pose une pièce Z en travers de l’est.
example-caminos-connection-4 = Vert recouvre le reste de la première pièce jaune, de b5 à b7. Plus aucune de ses faces n’est visible d’en haut.
example-caminos-connection-5 = Un nouveau départ dans le coin nord-ouest. La pièce T touche à la fois le côté nord et le côté ouest.
example-caminos-connection-6 = La même idée sur l’autre aile : une pièce L sur f4 et f5 coupe en deux la pièce Z jaune.
example-caminos-connection-7 = Jaune s’étire le long du bord nord, vers le milieu.
example-caminos-connection-8 = Vert recouvre b1 et b2 et comble le trou en b3. De b1 à b7, tout est vert : une pièce de plus vers le côté sud gagnerait, et il y a 17 façons de la poser.
example-caminos-connection-9 = Juste à temps. Jaune dresse une pièce L sur b3 et c3, haute de trois, et coupe la ligne verte. On ne peut plus rien construire sur une pile de trois.
example-caminos-connection-10 = Vert entame un second chemin plus à l’est, qui monte de e2 par e3 à e4.
example-caminos-connection-11 = Le mur jaune grandit : b3, c3, c4 et d4 sont maintenant tous hauts de trois.
example-caminos-connection-12 = Une pièce Z sur d2 et d3 enserre le mur par le nord-est et rejoint les nouvelles pièces vertes.
example-caminos-connection-13 = Jaune menace à son tour. Entre le mur et cette pièce T sur le côté sud, il ne manque qu’un petit bout, et 15 pièces le combleraient aussitôt.
example-caminos-connection-14 = Vert prend c1 à Jaune, et avec elle le lien du mur avec le côté nord. En même temps, Vert atteint lui-même ce côté et menace de relier de 13 façons.
example-caminos-connection-15 = Encore un mur de trois, sur e3 et f3. Il sépare le nord de Vert de son centre.
example-caminos-connection-16 = La pièce O se dresse sur d6 et e6. Elle barre la route de Jaune vers le sud et rejoint les pièces vertes de l’est.
example-caminos-connection-17 = Une dernière idée : la rangée du bord sud. De c8 à h8, tout est jaune, et deux pièces la termineraient à l’ouest.
example-caminos-connection-18 = Vert recouvre h8 depuis le côté est, et la rangée ne mène plus au but.
example-caminos-connection-19 = Jaune élève encore un mur en c7. Mais une recherche poussée prouve maintenant que Vert gagne.
example-caminos-connection-20 = La pièce T mène Vert de f4 au côté est. Il ne manque plus que le pont entre b5 et f5.
example-caminos-connection-21 = Jaune peut poser une pièce de 41 façons, et aucune n’y fait rien.
example-caminos-connection-22 = Le voilà : c5 haut d’un, d5 de deux, e5 d’un. Le chemin va de a4 à h4, en descendant et en remontant. Trois pièces seulement gagnent ici ; toute autre aurait laissé la nulle à Jaune.
example-caminos-connection-end = Vert relie l’ouest et l’est. Les deux premières pièces jaunes ont été recouvertes, et chacune des pièces vertes posées dessus fait partie du chemin gagnant.


# caminos-draw

example-caminos-draw-title = Personne ne passe
example-caminos-draw-about = Sur le losange, les deux camps se barrent la route jusqu’à ce que plus personne ne puisse poser de pièce. Observez aussi le bord : avec le décompte des points, on compare à la fin les pièces de bord.
example-caminos-draw-1 = Jaune pose une pièce L près du coin sud du losange. Ici, les voisines d’une case sont en diagonale, et les quatre côtés sont dentelés.
example-caminos-draw-2 = Vert recouvre aussitôt h8 et h9. Dans cette partie, les deux camps répondent d’en haut aux pièces basses.
example-caminos-draw-3 = Une pièce T au nord-est. Jaune veut deux bases avant que Vert ne puisse les recouvrir toutes deux.
example-caminos-draw-4 = Vert recouvre aussi f9 et g9 : on ne voit plus rien de la première pièce jaune.
example-caminos-draw-5 = Jaune revient par le centre avec une pièce Z.
example-caminos-draw-6 = Encore une pièce L par-dessus, sur f7 et f8. Les pièces vertes commencent à former une longue ligne.
example-caminos-draw-7 = Jaune renforce le côté nord autour de e3 et f3.
example-caminos-draw-8 = Vert emploie sa quatrième et dernière pièce L, sur e4 et f4. Ce sont les meilleures pour recouvrir ; il faudra désormais s’en passer.
example-caminos-draw-9 = Une pièce T dressée : g5 monte à deux et relie l’est de Jaune au centre.
example-caminos-draw-10 = Vert recouvre f5 et monte à trois en e5. Maintenant 13 pièces différentes relieraient aussitôt deux côtés.
example-caminos-draw-11 = Jaune rompt la ligne par une pile de trois en f6. Une pile de trois est définitive : personne ne peut construire par-dessus.
example-caminos-draw-12 = Vert la contourne par l’ouest et recouvre e8.
example-caminos-draw-13 = Jaune renforce l’est. Chaque camp a maintenant un mur que l’autre ne peut franchir.
example-caminos-draw-14 = Une pièce O dressée sur d7 et d8. Quatre pièces achèveraient un chemin vert ; Jaune doit se méfier.
example-caminos-draw-15 = Encore une pile de trois, sur g8 et g9, qui coupe les pièces vertes du sud de toutes les autres.
example-caminos-draw-16 = Vert élargit son groupe de l’ouest. Le bord est encore presque vide : une pièce de bord pour Jaune, aucune pour Vert.
example-caminos-draw-17 = Jaune ferme le sud par des piles de trois sur f9 et f10.
example-caminos-draw-18 = Vert bâtit en b6 et c6. Un chemin le long du côté ouest reste possible.
example-caminos-draw-19 = Jaune menace à présent : huit pièces relieraient aussitôt, par exemple sur f1 et f2.
example-caminos-draw-20 = Trois pièces arrêtent tout, et Vert en trouve une. Avec le meilleur jeu, Vert gagnerait à partir d’ici.
example-caminos-draw-21 = Jaune bouche le nord-ouest en c5 et d5. À lui seul, ce coup ne devrait pas suffire.
example-caminos-draw-22 = Le tournant. Dix-huit des 24 pièces possibles auraient conservé le gain ; celle-ci, en j5 et j6, le laisse échapper.
example-caminos-draw-23 = Jaune voit sa chance. Deux poses sur seize seulement tiennent la nulle, et celle-ci en est une.
example-caminos-draw-24 = À partir d’ici, plus personne ne peut se tromper. Vert prend le coin en f1.
example-caminos-draw-25 = Jaune bouche le dernier trou en e2. Chacun compte maintenant ses pièces de bord.
example-caminos-draw-26 = Vert pose la dernière pièce qui trouve encore sa place. Il reste une pièce O à Jaune et une pièce Z à Vert, mais plus d’espace pour elles.
example-caminos-draw-end = Personne n’a relié deux côtés ; on compare donc les pièces de bord : quatre partout. À égalité, personne ne marque.


# samurai-three

example-samurai-three-title = Neuf, neuf et huit
example-samurai-three-about = Trois joueurs se partagent les figures presque à égalité. Observez qui est seul en tête pour une sorte de figure : eux seuls restent en course à la fin, quel que soit le butin des autres.
example-samurai-three-1 = Les joueurs garnissent eux-mêmes la carte. Rouge commence par un bouddha à Kyoto.
example-samurai-three-4 = Bleu ajoute un casque à Kyoto, Vert et Rouge remplissent Akita. Les deux villes sont pleines, et aucune ne contient deux figures de la même sorte.
example-samurai-three-12 = Viennent les villages, une figure chacun. Beaucoup de bouddhas et de rizières vont au sud-ouest, vers Shikoku et Kyushu.
example-samurai-three-20 = Les figures se répartissent. Chacun pense aux tuiles qu’il a en main : Rouge aime les casques, Vert les bouddhas.
example-samurai-three-27 = Les 30 figures sont en place, dix de chaque sorte. Avec des premières tuiles tirées au sort, la partie proprement dite commence, et c’est Rouge qui l’ouvre.
example-samurai-three-29 = Rouge pose son plus fort samouraï entre Edo et Kofu. Il compte pour toutes les figures voisines.
example-samurai-three-32 = Bleu va vers Kyoto et Obama. Le navire porte le caractère : on peut le poser en plus d’une autre tuile dans le même tour.
example-samurai-three-34 = Un bouddha de force 3 entre Ozu et Kochi. Vert cherche des bouddhas loin de la foule.
example-samurai-three-36 = Rouge revendique le casque de Tono avec une force de 3.
example-samurai-three-38 = Bleu s’approche d’Edo par l’est, d’où il touche aussi la rizière d’Iwaki.
example-samurai-three-40 = Vert s’installe au nord avec un samouraï de 3. Il agit à la fois sur Akita et sur Kuji.
example-samurai-three-43 = Casque 4 et un navire : Rouge a 5 sur le casque de Nachi, et il n’y reste qu’une case de terre libre.
example-samurai-three-46 = Bleu pose sa forte tuile de casque près d’Edo et envoie un navire au lointain sud-ouest, vers Imari et Uto.
example-samurai-three-48 = Bouddha 4 en e22 touche deux bouddhas, à Obi et à Beppu. Tous deux reviendront à cette seule tuile.
example-samurai-three-50 = Le bouddha 4 de Rouge fait de même entre Kofu et Kyoto.
example-samurai-three-52 = Bleu place bouddha 4 entre Chiba et Edo. Trois figures attendent à Edo, et Bleu accumule de l’influence sur chacune.
example-samurai-three-54 = Un samouraï de 2 porte Vert à 5 à Ozu. Une case encore, et le bouddha change de mains.
example-samurai-three-56 = Rouge occupe la dernière case de Nachi et prend la première figure de la partie : un casque, à 6 contre rien.
example-samurai-three-58 = Le samouraï de 3 porte Bleu à 9 pour le casque et le bouddha d’Edo. Qui ferme Edo maintenant offre deux figures à Bleu.
example-samurai-three-61 = Casque 4 surpasse le casque 3 de Rouge à Tono. Un navire près de Moji et Hagi garde un pied dans le sud.
example-samurai-three-63 = Rouge ferme Kyoto et prend les deux figures d’une seule tuile, un casque et un bouddha.
example-samurai-three-66 = Bleu prend le bouddha de Chiba, et il est déjà seul sur la rizière d’Iwaki.
example-samurai-three-68 = Une tuile de rizière ferme Tono, et Vert prend le casque, à 4 contre 3. Peu importe la sorte : n’importe quelle tuile ferme un village.
example-samurai-three-70 = Rouge ferme Edo, bien que Bleu y gagne deux figures. Grâce à la tuile de rizière, les 7 de Rouge battent les 5 de Bleu, et une figure vaut mieux qu’aucune.
example-samurai-three-72 = Bleu occupe la dernière case d’Iwaki et prend la rizière.
example-samurai-three-75 = Le meilleur tour de Vert jusqu’ici : avec un cavalier en plus de la tuile de casque, il ferme Mutsu et Kuji et prend deux figures.
example-samurai-three-77 = L’échange de tuiles. La rizière 4 de Rouge a fait son travail à Edo ; elle part vers Imari, et une tuile de force 0 reste sur place.
example-samurai-three-79 = Bleu s’occupe de la rizière d’Obama.
example-samurai-three-82 = Vert prend le bouddha d’Ozu. Puis l’échange de figures : le casque de Nikko va à Uto et la rizière d’Uto à Nikko, loin des tuiles de Rouge.
example-samurai-three-84 = Rouge ferme Imari et prend la rizière grâce à la tuile déplacée.
example-samurai-three-87 = Bleu répond par son échange de figures : le bouddha de Kochi va à Himi, et un casque vient à Kochi, où la tuile de casque de Bleu le prend aussitôt.
example-samurai-three-89 = Vert pose rizière 4 entre Moji et Beppu. On verra que la tuile n’y est que garée.
example-samurai-three-92 = Le troisième échange de figures amène un casque à Moji, et le samouraï de Rouge le prend, à 2 contre 1. La rizière va à Uto.
example-samurai-three-94 = Rizière 4 en n12 touche Nikko et Ojiya. Bleu court désormais après les rizières : la majorité est à sa portée.
example-samurai-three-96 = Vert déplace la tuile garée en d21 et ferme Beppu : le troisième bouddha, pris par l’ancien bouddha 4.
example-samurai-three-99 = Rouge ferme Obi et Uto à la fois. Vert reçoit le quatrième bouddha, Rouge la rizière d’Uto, à 5 contre 4.
example-samurai-three-101 = Le samouraï de 3 de Bleu quitte Edo, où il n’y a plus rien à prendre, pour Hagi. Personne n’attendait de menace à cet endroit.
example-samurai-three-104 = Vert ferme Hagi et laisse la rizière à Bleu, car casque 3 agit aussi sur le casque d’Izumo.
example-samurai-three-108 = Un grand tour : rizière, cavalier et navire. Rouge prend le casque d’Anan et la rizière d’Utazu ; avec neuf figures, il en a plus que quiconque.
example-samurai-three-111 = Bleu prend la rizière d’Obama avec 6. Cela fait trois, et ce n’est pas fini.
example-samurai-three-114 = Vert renforce Izumo. Les derniers casques sont là et à Akita, et quand le dernier d’une sorte disparaît, la partie s’achève.
example-samurai-three-116 = Rouge ferme Akita et Nikko. Vert reçoit un casque, Bleu la rizière ; le bouddha n’est à personne, car Rouge et Vert ont tous deux 4 : il est mis de côté.
example-samurai-three-118 = Bleu ferme Izumo et Bizen. Vert reçoit le dernier casque de la carte, ce qui termine la partie ; Bleu reçoit sa cinquième rizière.
example-samurai-three-end = Les neuf figures de Rouge ne comptent pas : quatre casques comme Vert, il n’est seul en tête nulle part. Bleu mène aux rizières et Vert aux bouddhas, chacun avec quatre autres figures. En tout, Bleu en a neuf et Vert huit : Bleu gagne, Vert est deuxième, Rouge troisième.
