# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# kamisado-standard

example-kamisado-standard-title = Le sumo qui pousse
example-kamisado-standard-about = Un match standard en quatre manches, où trois points suffisent pour gagner. Observez la dernière manche : le sumo orange de Noir repousse trois fois la même tour, et après chaque poussée Noir rejoue.
example-kamisado-standard-1 = Noir ouvre avec Jaune et s’arrête sur l’orange : Blanc doit répondre avec Orange. Le camp qui ouvre peut toujours gagner cette première manche ; on ne sait pas si ce coup y suffit.
example-kamisado-standard-2 = Orange file de six cases et libère a8. Jaune, sur d5, voit maintenant une porte ouverte par c6 et b7. Les huit réponses perdent toutes, le solveur le prouve.
example-kamisado-standard-3 = Belle réponse : Violet s’arrête encore sur l’orange, et la tour orange de Blanc, sur a2, bute contre deux tours noires. Deux coups seulement gagnent ici, et tous deux finissent sur l’orange.
example-kamisado-standard-4 = Orange ne peut avancer ni tout droit ni en diagonale : elle passe. Elle se trouve sur une case violette, Noir rejoue donc Violet.
example-kamisado-standard-5 = Violet profite de ce coup gratuit et monte jusqu’à g7, sur le marron. Dès que la tour marron de Blanc quittera h8, Violet pourra y entrer.
example-kamisado-standard-6 = Marron doit bouger, et chacun de ses six coups ouvre h8. Violet et Jaune sont maintenant tous deux à un coup du but.
example-kamisado-standard-7 = La même ruse une seconde fois : Bleu fait un petit pas sur l’orange, et la tour orange de Blanc est toujours coincée sur a2.
example-kamisado-standard-8 = Encore un coup passé sur une case violette. Il appelle justement la tour que Blanc craint le plus.
example-kamisado-standard-9 = Violet va de g7 à h8 et gagne la manche. La tour reçoit une dent de dragon et devient un sumo : un point pour Noir.
example-kamisado-standard-10 = Le vainqueur décide comment remplir les deux rangées de base. Noir choisit la gauche, ce qui place le nouveau sumo dans le coin h1.
example-kamisado-standard-11 = Blanc a perdu la manche et ouvre donc. Marron court jusqu’à b2, nez à nez avec trois tours noires ; la seule ouverture dont le gain est prouvé était Orange cinq cases tout droit.
example-kamisado-standard-12 = Noir répond avec Marron, jusqu’à a7 : de là, la tour vise b8, que Blanc vient de quitter. En échange, a1 est ouvert à Blanc.
example-kamisado-standard-13 = Rouge a treize coups, et tous perdent. Celui-ci libère g8 : toute la colonne g appartient désormais à la tour jaune de Noir.
example-kamisado-standard-14 = Orange va en e6 et ajoute une troisième menace, par f7 vers g8. Elle s’arrête sur le violet et appelle ainsi la tour blanche la moins utile.
example-kamisado-standard-15 = La tour violette de Blanc fait un petit pas sur le vert. Contre trois menaces à la fois, il n’y a plus de défense.
example-kamisado-standard-16 = Les sept coups de Vert gagneraient tous. Celui-ci s’arrête sur l’orange, car la tour orange de Blanc n’a presque plus de place.
example-kamisado-standard-17 = Il ne reste que deux cases à Orange, et toutes deux sont orange. Quoi que fasse Blanc, c’est la tour orange de Noir qui suit.
example-kamisado-standard-18 = De e6 par f7 à g8 : Orange atteint la rangée de base adverse et devient le deuxième sumo de Noir. Le score est de 2:0, et un point de plus gagne le match.
example-kamisado-standard-19 = Cette fois, Noir remplit par la droite. Les deux sumos se retrouvent dans les coins, Orange en a1 et Violet en h1.
example-kamisado-standard-20 = Blanc avance Bleu de cinq cases, sur le bleu. Face au meilleur jeu, ce coup perd ; encore faut-il que Noir trouve la réponse.
example-kamisado-standard-21 = L’erreur du match. Bleu quitte la colonne f, et la tour violette de Blanc voit soudain de f8 jusqu’à f1. Tous les coups gagnants allaient tout droit et gardaient cette colonne fermée.
example-kamisado-standard-22 = Blanc frappe aussitôt. Vert vient en d3 et menace f1 elle aussi ; elle s’arrête sur le violet, car le sumo violet de Noir ne peut plus sauver la manche.
example-kamisado-standard-23 = Le sumo va en h4 et vise d8, à quatre cases. Mais dix coups sur dix perdent désormais, et c’est à Blanc de jouer Rose.
example-kamisado-standard-24 = Le seul coup gagnant. Rose se plante devant la tour marron en b1 et l’appelle, puisque la case est marron : Marron doit s’écarter.
example-kamisado-standard-25 = À gauche, a2 est violet, et la tour violette de Blanc irait droit au but. Marron va donc à droite, sur le jaune, et ouvre b1.
example-kamisado-standard-26 = Jaune s’arrête sur l’orange. Le sumo orange de Noir, coincé en a1, n’a plus qu’une seule case.
example-kamisado-standard-27 = Forcé, et fatal : la case a2 est violette.
example-kamisado-standard-28 = Sept cases tout droit dans la colonne f ouverte. Violet gagne la manche et devient le sumo de Blanc : 2:1.
example-kamisado-standard-29 = Blanc remplit par la droite. Un second marqueur sur son sumo vaudrait deux points et le match ; à Noir, un seul point suffit.
example-kamisado-standard-30 = Noir a perdu la manche et ouvre. Rose part loin, en a7, juste devant la tour orange de Blanc. Le prix : g1 est vide, et la tour rose de Blanc a la voie libre.
example-kamisado-standard-31 = Rouge quitte b8, et Rose n’est plus qu’à un pas en diagonale du but. Les douze coups de Rouge perdent tous.
example-kamisado-standard-32 = Rouge va en f6 et s’arrête sur le marron. Il ne faut pas appeler la tour rose de Blanc, et Noir y veillera jusqu’à la fin de la manche.
example-kamisado-standard-33 = Marron descend en c2, juste devant un sumo en c1. Cela comptera très bientôt.
example-kamisado-standard-34 = Jaune parcourt toute la diagonale jusqu’à b7. Avec Rose en a7, elle enferme la tour orange de Blanc dans son coin, et elle s’arrête sur l’orange.
example-kamisado-standard-35 = Orange ne peut pas bouger et passe. Son coin a8 est lui-même orange : c’est donc à Noir de jouer Orange, le sumo.
example-kamisado-standard-36 = La première poussée. Le sumo avance en c2 et repousse Marron en c3. Blanc saute son tour, et Noir continue avec Marron, car c3 est marron.
example-kamisado-standard-37 = Marron court en d5 et s’arrête sur l’orange. La tour orange de Blanc est toujours enfermée.
example-kamisado-standard-38 = Encore un coup passé, d’orange à orange. Le sumo est ainsi appelé une deuxième fois.
example-kamisado-standard-39 = La deuxième poussée ramène Marron en c4, une case verte. Ici tous les coups gagnaient ; celui-ci empêche tout simplement Blanc de jouer.
example-kamisado-standard-40 = Noir rejoue, avec Vert, et s’arrête sur le violet. Trois tours noires sont maintenant à un coup du but.
example-kamisado-standard-41 = Le sumo de Blanc joue pour la première fois de la manche. Un pas sur le marron ne vaut ni plus ni moins que ses cinq autres coups.
example-kamisado-standard-42 = Marron va en c6, sur l’orange. La tour enfermée est comme une sonnette : chaque fois que Noir sonne, le sumo peut agir.
example-kamisado-standard-43 = La tour orange de Blanc passe pour la troisième fois de la manche.
example-kamisado-standard-44 = La troisième poussée, et cette fois c’est le seul coup qui gagne. Marron tombe sur le bleu, et Noir continue avec Bleu.
example-kamisado-standard-45 = Bleu monte en a6 et appelle Vert. Blanc a trois coups, et tous perdent.
example-kamisado-standard-46 = Vert s’arrête sur le bleu, car la tour bleue de Noir est bloquée par les siennes. Mais Vert a quitté f8.
example-kamisado-standard-47 = Bleu a Rose devant elle et Jaune en diagonale : Noir passe à son tour. La case a6 est verte, Vert doit donc repartir.
example-kamisado-standard-48 = Il ne reste à Vert qu’une seule case, et elle est rouge.
example-kamisado-standard-49 = Rouge avance de deux cases, tout droit en f8. Trois sumos, trois points : Noir gagne le match.
example-kamisado-standard-end = Noir gagne le match 3:1. Deux manches se sont jouées sur une tour qui ne pouvait pas bouger et rendait ainsi la main ; dans la dernière, un sumo en a tiré trois poussées.

# kamisado-tournament

example-kamisado-tournament-title = Gagnée avant le premier coup
example-kamisado-tournament-about = Dans cette manche de tournoi, chacun choisit sa disposition, et Blanc, qui place en second, en trouve une contre laquelle toute ouverture perd. Observez combien le chemin reste étroit : bien souvent, une seule réponse conserve le gain.
example-kamisado-tournament-1 = Avec la mise en place de tournoi, les tours ne partent pas forcément de leur couleur. Noir, qui ouvrira la manche, place ses tours en premier, une à une depuis sa gauche. Bleu va en a1.
example-kamisado-tournament-4 = Suivent Violet, Vert et Rouge. Blanc regarde sans rien dire : celui qui place en second peut répondre à toute la disposition.
example-kamisado-tournament-8 = La disposition de Noir est complète, et aucune tour ne se trouve sur sa propre couleur.
example-kamisado-tournament-9 = À Blanc de placer ses tours, depuis sa propre gauche, c’est-à-dire h8. Orange prend le coin.
example-kamisado-tournament-12 = Puis viennent Rouge, Vert et Rose. Blanc choisit chaque tour avec la rangée achevée de Noir sous les yeux.
example-kamisado-tournament-16 = Une manche ordinaire commence, avec 102 ouvertures possibles. Mais le solveur prouve que Blanc a trouvé la réponse parfaite : les 102 perdent toutes.
example-kamisado-tournament-17 = Il faut bien que Noir joue quelque chose. Orange va en f4 et s’arrête sur le bleu.
example-kamisado-tournament-18 = Bleu court jusqu’à c3, sur le marron. Trois coups sur treize conservent le gain, et celui-ci en est un.
example-kamisado-tournament-19 = Marron monte jusqu’à h7. La case h1 se libère, et la tour marron de Blanc, en a8, voit toute la plus longue diagonale du plateau.
example-kamisado-tournament-20 = Le seul coup gagnant : Violet s’arrête sur le marron, car la tour marron de Noir est coincée en h7 devant Orange et Rouge. La case d8 s’ouvre à Rouge, mais Rouge ne sera pas appelée.
example-kamisado-tournament-21 = Marron passe. La case h7 est violette, Blanc rejoue donc Violet.
example-kamisado-tournament-22 = Un pas en e5, encore sur le marron. Quatre coups sur cinq auraient gâché le gain.
example-kamisado-tournament-23 = Marron ne peut toujours pas bouger, et Violet est appelée une fois de plus.
example-kamisado-tournament-24 = Seul ce coup gagne : Violet descend en e2, juste devant la rangée de base de Noir, et menace f1. Vert est appelée, car elle n’y peut rien.
example-kamisado-tournament-25 = Vert a cinq coups, et tous perdent. En quittant c1, elle ouvre la colonne c à la tour bleue de Blanc.
example-kamisado-tournament-26 = Le seul coup gagnant sur douze, et un coup courageux : Rouge barre la route à sa propre tour marron et ouvre g8 à celle de Noir. Mais elle s’arrête sur l’orange, et Orange est inoffensive.
example-kamisado-tournament-27 = Orange s’enfonce dans la moitié de Blanc et prépare sa propre entrée. Elle s’arrête sur le rose et laisse jouer la tour rose de Blanc.
example-kamisado-tournament-28 = De nouveau, un seul coup sur onze gagne. Rose va en a4 et s’arrête sur le jaune, bien que cela ouvre e8 à la tour verte de Noir.
example-kamisado-tournament-29 = Jaune a quatre cases : trois sont roses, et sur la quatrième la tour bleue de Blanc va au but. Noir choisit le rose.
example-kamisado-tournament-30 = Un seul pas, et le seul qui gagne : Rose s’arrête sur le bleu. Quatre tours blanches sont maintenant à un coup du but.
example-kamisado-tournament-31 = Bleu a deux coups. En a2, case violette, la tour violette de Blanc gagnerait aussitôt ; Bleu va donc en b2, sur le marron.
example-kamisado-tournament-32 = Pour la septième fois de la manche, un seul coup gagne. Marron s’arrête sur le rose, et il ne reste qu’une case à la tour rose de Noir, en g1.
example-kamisado-tournament-33 = Forcé : Rose va en h2, sur le rouge, et la tour rouge de Blanc attend en g2.
example-kamisado-tournament-34 = Les trois coups de Rouge atteignent tous la rangée de base. Blanc prend la diagonale, vers f1.
example-kamisado-tournament-end = Blanc gagne la manche. Placer en second valait mieux que jouer en premier : avec la bonne disposition, tout était gagné d’avance, et pourtant, sept fois, un seul coup conservait le gain.
