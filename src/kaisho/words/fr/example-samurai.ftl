# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# samurai-three

example-samurai-three-title = Neuf, neuf et huit
example-samurai-three-about = Trois joueurs se partagent les figures presque à égalité. Observez qui est seul en tête pour une sorte de figure : seuls ces joueurs restent en course à la fin, quel que soit le butin des autres.
example-samurai-three-1 = Les joueurs garnissent eux-mêmes la carte. Rouge commence par un bouddha à Kyoto.
example-samurai-three-4 = Bleu ajoute un casque à Kyoto, Vert et Rouge remplissent Akita. Les deux villes sont pleines, et aucune ne contient deux figures de la même sorte.
example-samurai-three-12 = Viennent les villages, une figure chacun. Beaucoup de bouddhas et de rizières vont au sud-ouest, vers Shikoku et Kyushu.
example-samurai-three-20 = Les figures se répartissent. Chacun pense aux tuiles qu’il a en main : Rouge aime les casques, Vert les bouddhas.
example-samurai-three-27 = Les 30 figures sont en place, dix de chaque sorte. Avec des premières tuiles tirées au sort, la partie proprement dite commence, et c’est Rouge qui l’ouvre.
example-samurai-three-29 = Rouge pose son plus fort samouraï entre Edo et Kofu. Il compte pour toutes les figures voisines.
example-samurai-three-32 = Bleu va vers Kyoto et Obama. Le navire est une tuile rapide (侍) : on peut le poser en plus d’une autre tuile dans le même tour.
example-samurai-three-34 = Un bouddha de force 3 entre Ozu et Kochi. Vert cherche des bouddhas loin de la foule.
example-samurai-three-36 = Rouge revendique le casque de Tono avec une force de 3.
example-samurai-three-38 = Bleu s’approche d’Edo par l’est, d’où il touche aussi la rizière d’Iwaki.
example-samurai-three-40 = Vert s’installe au nord avec un samouraï de force 3. Il agit à la fois sur Akita et sur Kuji.
example-samurai-three-43 = Casque 4 et un navire : Rouge a 5 sur le casque de Nachi, et il n’y reste qu’une case de terre libre.
example-samurai-three-46 = Bleu pose sa forte tuile de casque près d’Edo et envoie un navire au lointain sud-ouest, vers Imari et Uto.
example-samurai-three-48 = Bouddha 4 en e22 touche deux bouddhas, à Obi et à Beppu. Tous deux reviendront à cette seule tuile.
example-samurai-three-50 = Le Bouddha 4 de Rouge fait de même entre Kofu et Kyoto.
example-samurai-three-52 = Bleu place Bouddha 4 entre Chiba et Edo. Trois figures attendent à Edo, et Bleu accumule de l’influence sur chacune.
example-samurai-three-54 = Un samouraï de force 2 porte Vert à 5 à Ozu. Une case encore, et le bouddha change de mains.
example-samurai-three-56 = Rouge occupe la dernière case de Nachi et prend la première figure de la partie : un casque, à 6 contre rien.
example-samurai-three-58 = Son samouraï de force 3 porte Bleu à 9 pour le casque et le bouddha d’Edo. Celui qui ferme Edo maintenant offre deux figures à Bleu.
example-samurai-three-61 = Casque 4 surpasse le Casque 3 de Rouge à Tono. Un navire près de Moji et Hagi garde un pied dans le sud.
example-samurai-three-63 = Rouge ferme Kyoto et prend les deux figures d’une seule tuile, un casque et un bouddha.
example-samurai-three-66 = Bleu prend le bouddha de Chiba, et il est déjà seul sur la rizière d’Iwaki.
example-samurai-three-68 = Une tuile de rizière ferme Tono, et Vert prend le casque, à 4 contre 3. Peu importe la sorte : n’importe quelle tuile ferme un village.
example-samurai-three-70 = Rouge ferme Edo, bien que Bleu y gagne deux figures. Grâce à la tuile de rizière, les 7 de Rouge battent les 5 de Bleu, et une figure vaut mieux qu’aucune.
example-samurai-three-72 = Bleu occupe la dernière case d’Iwaki et prend la rizière.
example-samurai-three-75 = Le meilleur tour de Vert jusqu’ici : avec un cavalier en plus de la tuile de casque, il ferme Mutsu et Kuji et prend deux figures.
example-samurai-three-77 = L’échange de tuiles. La Rizière 4 de Rouge a fait son travail à Edo ; elle part vers Imari, et une tuile de force 0 reste sur place.
example-samurai-three-79 = Bleu s’occupe de la rizière d’Obama.
example-samurai-three-82 = Vert prend le bouddha d’Ozu. Puis l’échange de figures : le casque de Nikko va à Uto et la rizière d’Uto à Nikko, loin des tuiles de rizière de Rouge.
example-samurai-three-84 = Rouge ferme Imari et prend la rizière grâce à la tuile déplacée.
example-samurai-three-87 = Bleu répond par un échange de figures : le bouddha de Kochi va à Himi, et un casque vient à Kochi, où la tuile de casque de Bleu le prend aussitôt.
example-samurai-three-89 = Vert pose Rizière 4 entre Moji et Beppu. On verra que la tuile n’est là qu’en attente.
example-samurai-three-92 = Le troisième échange de figures amène un casque à Moji, et le samouraï de Rouge le prend, à 2 contre 1. La rizière va à Uto.
example-samurai-three-94 = Rizière 4 en n12 touche Nikko et Ojiya. Bleu court désormais après les rizières : être seul à avoir la majorité est à sa portée.
example-samurai-three-96 = Vert déplace la tuile en attente en d21 et ferme Beppu : le troisième bouddha, pris par l’ancien Bouddha 4.
example-samurai-three-99 = Rouge ferme Obi et Uto à la fois. Vert reçoit le quatrième bouddha, Rouge la rizière d’Uto, à 5 contre 4.
example-samurai-three-101 = Le samouraï de force 3 de Bleu quitte Edo, où il n’y a plus rien à prendre, pour Hagi. Personne n’attendait de menace à cet endroit.
example-samurai-three-104 = Vert ferme Hagi et laisse la rizière à Bleu, car Casque 3 agit aussi sur le casque d’Izumo.
example-samurai-three-108 = Un grand tour : rizière, cavalier et navire. Rouge prend le casque d’Anan et la rizière d’Utazu ; avec neuf figures, il en a plus que quiconque.
example-samurai-three-111 = Bleu prend la rizière d’Obama avec 6. Cela fait trois, et ce n’est pas fini.
example-samurai-three-114 = Vert renforce Izumo. Les derniers casques sont là et à Akita, et quand le dernier d’une sorte disparaît, la partie s’achève.
example-samurai-three-116 = Rouge ferme Akita et Nikko. Vert reçoit un casque, Bleu la rizière ; le bouddha n’est à personne, car Rouge et Vert ont tous deux 4 : il est mis de côté.
example-samurai-three-118 = Bleu ferme Izumo et Bizen. Vert reçoit le dernier casque de la carte, ce qui termine la partie ; Bleu reçoit sa cinquième rizière.
example-samurai-three-end = Les neuf figures de Rouge ne comptent pas : avec quatre casques, autant que Vert, il n’est seul en tête nulle part. Bleu mène aux rizières et Vert aux bouddhas, chacun avec quatre autres figures. En tout, Bleu en a neuf et Vert huit : Bleu gagne, Vert est deuxième, Rouge troisième.
