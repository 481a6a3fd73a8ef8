# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# caminos-connection

example-caminos-connection-title = Par monts et par vaux
example-caminos-connection-about = Vert relie le côté ouest au côté est par-dessus des pièces de hauteurs différentes. Observez combien de pièces barrent la route de Jaune tout en portant celle de Vert.
example-caminos-connection-1 = Jaune commence par une pièce L sur le côté ouest. Tout est encore ouvert, et les pièces basses invitent à construire par-dessus.
example-caminos-connection-2 = Vert construit aussitôt par-dessus : deux cubes de la pièce L recouvrent a4 et b4, et c4 monte à deux. Vu d’en haut, le côté ouest est désormais vert en a4.
example-caminos-connection-3 = Jaune passe dans l’autre moitié et pose une pièce Z en travers de l’est.
example-caminos-connection-4 = Vert recouvre le reste de la première pièce jaune, de b5 à b7. Plus aucune de ses faces n’est visible d’en haut.
example-caminos-connection-5 = Un nouveau départ dans le coin nord-ouest. La pièce T touche à la fois le côté nord et le côté ouest.
example-caminos-connection-6 = La même idée sur l’autre aile : une pièce L sur f4 et f5 coupe en deux la pièce Z jaune.
example-caminos-connection-7 = Jaune s’étire le long du bord nord, vers le milieu.
example-caminos-connection-8 = Vert recouvre b1 et b2 et comble le trou en b3. De b1 à b7, tout est vert : une pièce de plus vers le côté sud gagnerait, et il y a 17 façons de la poser.
example-caminos-connection-9 = Juste à temps. Jaune dresse une pièce L sur b3 et c3, haute de trois, et coupe la ligne verte. On ne peut plus rien construire sur une pile de trois.
example-caminos-connection-10 = Vert entame un second chemin plus à l’est, qui monte de e2 par e3 à e4.
example-caminos-connection-11 = Le mur jaune grandit : b3, c3, c4 et d4 sont maintenant tous hauts de trois.
example-caminos-connection-12 = Une pièce Z sur d2 et d3 enserre le mur par le nord-est et rejoint les nouvelles pièces vertes.
example-caminos-connection-13 = Jaune menace à son tour. Entre le mur et cette pièce T sur le côté sud, il ne manque qu’un petit bout, et 15 pièces le combleraient aussitôt.
example-caminos-connection-14 = Vert prend c1 à Jaune, et avec elle le lien du mur avec le côté nord. En même temps, Vert atteint lui-même ce côté et menace de relier de 13 façons.
example-caminos-connection-15 = Encore un mur de trois, sur e3 et f3. Il sépare le nord de Vert de son centre.
example-caminos-connection-16 = La pièce O se dresse sur d6 et e6. Elle barre la route de Jaune vers le sud et rejoint les pièces vertes de l’est.
example-caminos-connection-17 = Une dernière idée : la rangée du bord sud. De c8 à h8, tout est jaune, et deux pièces la termineraient à l’ouest.
example-caminos-connection-18 = Vert recouvre h8 depuis le côté est, et la rangée ne mène plus au but.
example-caminos-connection-19 = Jaune élève encore un mur en c7. Mais une recherche poussée prouve maintenant que Vert gagne.
example-caminos-connection-20 = La pièce T mène Vert de f4 au côté est. Il ne manque plus que le pont entre b5 et f5.
example-caminos-connection-21 = Jaune peut poser une pièce de 41 façons, et aucune n’y fait rien.
example-caminos-connection-22 = Le voilà : c5 à un, d5 à deux, e5 à un. Le chemin va de a4 à h4, en descendant et en remontant. Trois pièces seulement gagnent ici ; toute autre aurait laissé la nulle à Jaune.
example-caminos-connection-end = Vert relie l’ouest et l’est. Les deux premières pièces jaunes ont été recouvertes, et chacune des pièces vertes posées dessus fait partie du chemin gagnant.

# caminos-draw

example-caminos-draw-title = Personne ne passe
example-caminos-draw-about = Sur le losange, les deux camps se barrent la route jusqu’à ce que plus personne ne puisse poser de pièce. Observez aussi le bord : avec le décompte des points, on compare à la fin les pièces de bord.
example-caminos-draw-1 = Jaune pose une pièce L près du coin sud du losange. Ici, les voisines d’une case sont en diagonale, et les quatre côtés sont dentelés.
example-caminos-draw-2 = Vert recouvre aussitôt h8 et h9. Dans cette partie, les deux camps répondent d’en haut aux pièces basses.
example-caminos-draw-3 = Une pièce T au nord-est. Jaune veut deux bases avant que Vert ne puisse les recouvrir toutes deux.
example-caminos-draw-4 = Vert recouvre aussi f9 et g9 : on ne voit plus rien de la première pièce jaune.
example-caminos-draw-5 = Jaune revient par le milieu avec une pièce Z.
example-caminos-draw-6 = Encore une pièce L par-dessus, sur f7 et f8. Les pièces vertes commencent à former une longue ligne.
example-caminos-draw-7 = Jaune renforce le côté nord autour de e3 et f3.
example-caminos-draw-8 = Vert emploie sa quatrième et dernière pièce L, sur e4 et f4. Ce sont les meilleures pour recouvrir ; il faudra désormais s’en passer.
example-caminos-draw-9 = Une pièce T dressée : g5 monte à deux et relie l’est de Jaune au centre.
example-caminos-draw-10 = Vert recouvre f5 et monte à trois en e5. Maintenant 13 pièces différentes relieraient aussitôt deux côtés.
example-caminos-draw-11 = Jaune rompt la ligne par une pile de trois en f6. Une pile de trois est définitive : personne ne peut construire par-dessus.
example-caminos-draw-12 = Vert la contourne par l’ouest et recouvre e8.
example-caminos-draw-13 = Jaune renforce l’est. Chaque camp a maintenant un mur que l’autre ne peut franchir.
example-caminos-draw-14 = Une pièce O dressée sur d7 et d8. Quatre pièces achèveraient un chemin vert ; Jaune doit se méfier.
example-caminos-draw-15 = Encore une pile de trois, sur g8 et g9, qui coupe les pièces vertes du sud de toutes les autres.
example-caminos-draw-16 = Vert élargit son groupe de l’ouest. Le bord est encore presque vide : une pièce de bord pour Jaune, aucune pour Vert.
example-caminos-draw-17 = Jaune ferme le sud par des piles de trois sur f9 et f10.
example-caminos-draw-18 = Vert bâtit en b6 et c6. Un chemin le long du côté ouest reste possible.
example-caminos-draw-19 = Jaune menace à présent : huit pièces relieraient aussitôt, par exemple sur f1 et f2.
example-caminos-draw-20 = Trois pièces arrêtent tout, et Vert en trouve une. Avec le meilleur jeu, Vert gagnerait à partir d’ici.
example-caminos-draw-21 = Jaune bouche le nord-ouest en c5 et d5. À lui seul, ce coup ne devrait pas suffire.
example-caminos-draw-22 = Le tournant. Dix-huit des 24 pièces possibles auraient conservé le gain ; celle-ci, en j5 et j6, le laisse échapper.
example-caminos-draw-23 = Jaune voit sa chance. Deux poses sur seize seulement tiennent la nulle, et celle-ci en est une.
example-caminos-draw-24 = À partir d’ici, plus aucun camp ne peut se tromper. Vert prend le coin en f1.
example-caminos-draw-25 = Jaune bouche le dernier trou en e2. Chacun compte maintenant ses pièces de bord.
example-caminos-draw-26 = Vert pose la dernière pièce qui trouve encore sa place. Il reste une pièce O à Jaune et une pièce Z à Vert, mais plus d’espace pour elles.
example-caminos-draw-end = Personne n’a relié deux côtés ; on compare donc les pièces de bord : quatre partout. À égalité, personne ne marque.
