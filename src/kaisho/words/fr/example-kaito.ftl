# Notes on the example games: example-ID-N is said after the act with the number N of the record src/kaisho/examples/ID.kaisho.

## server

# kaito-exchange

example-kaito-exchange-title = Un sabre pour prendre appui
example-kaito-exchange-about = Il ne reste qu’un casque à chaque camp quand Rouge rachète un sabre. Observez à quoi il sert : ce n’est pas le sabre qui compte, mais la case où le kaito peut désormais s’arrêter.
example-kaito-exchange-1 = Le second joueur choisit sur laquelle des deux cases vides le kaito commence. Noir le pose en b2 ; Rouge dispose de toute la deuxième rangée et de la colonne b.
example-kaito-exchange-2 = Rouge commence par amasser de l’argent : le mon noir en a2 vaut 3. Pour 4 on rachète un sabre, pour 5 un casque.
example-kaito-exchange-3 = Noir fait de même et prend le mon rouge de valeur 3 en a5. Les deux bourses sont égales.
example-kaito-exchange-4 = Rouge prend un sabre. L’ordinateur, au niveau fort, aurait préféré le mon en a4, qui aurait complété le prix d’un sabre.
example-kaito-exchange-5 = Noir retire un mon noir du terrain. C’est étrange à voir, mais raisonnable : avec ce que Noir enlève, Rouge ne pourra jamais payer.
example-kaito-exchange-6 = Le premier casque tombe. Noir en a encore deux, en d4 et en c3.
example-kaito-exchange-7 = Noir remonte la colonne d et prend un sabre. Mais de d6, le kaito voit un casque noir.
example-kaito-exchange-8 = Le seul coup dont le gain est prouvé. Il ne reste à Noir que son dernier casque, en c3 : celui qui le prend décide de la partie.
example-kaito-exchange-9 = Noir rend la pareille et prend un casque rouge. Cela n’y change plus rien : les sept coups perdent.
example-kaito-exchange-10 = Rouge prend un de ses propres mon de valeur 1, car avec les 3 de Noir il aurait payé un sabre. Prendre son propre casque en f5 aurait fait perdre Rouge.
example-kaito-exchange-11 = Encore un casque rouge de moins. Chaque camp n’a plus qu’un casque sur le terrain, Rouge en f5 et Noir en c3.
example-kaito-exchange-12 = Rouge retire de nouveau un de ses mon, de valeur 2. Le kaito est sur la rangée du dernier casque noir, et Noir ne doit pas y toucher.
example-kaito-exchange-13 = Noir prend un de ses propres sabres en b1. Il n’y a pas de bonne case : les six coups perdent.
example-kaito-exchange-14 = Un mon noir de valeur 1. Avec les 3 du début, Rouge a maintenant 4, exactement le prix d’un sabre.
example-kaito-exchange-15 = Rouge rachète un sabre et le pose sous le kaito, en c1. Y renoncer ferait perdre. Le sabre lui-même compte peu ; ce qui compte, c’est qu’il y ait une pierre en c1.
example-kaito-exchange-16 = Noir quitte la colonne c au plus vite et prend le sabre en f1.
example-kaito-exchange-17 = Voilà à quoi servait le sabre. Rouge revient le prendre, et la première rangée est vide : Noir ne peut plus bouger que dans la colonne c.
example-kaito-exchange-18 = Noir a cinq coups dans cette colonne, et l’un d’eux livrerait même son propre casque. De c6, la case la plus lointaine, Rouge voit encore tout.
example-kaito-exchange-19 = Rouge descend en c3 et prend le dernier casque noir.
example-kaito-exchange-end = Rouge gagne en prenant le dernier casque. C’est l’échange qui a fait la différence : le sabre racheté a donné au kaito une case où revenir.
