# The aim
kaito-board-aim = But : faire quitter le terrain au dernier sabre ou au dernier casque adverse.

# Kaito’s board in the browser. A colour or a stone is inserted as it stands in kaito.ftl.

kaito-board-look-ceramic = Céramique
kaito-board-look-porcelain = Porcelaine
kaito-board-look-lacquer = Laque
kaito-board-look-contrast = Contraste élevé
kaito-board-begin = Le kaito commence ici ; premier à jouer : { $side }.
kaito-board-gain-mon = Prise : { $stone }. Valeur totale des mon : { $worth }.
kaito-board-gain-life = Prise : { $stone }. Encore sur le terrain : { $left }.
kaito-board-gain-own = Prise : { $stone }, de sa propre couleur. Hors du jeu pour de bon.
kaito-board-gain-win = Prise : { $stone }, le dernier. Partie gagnée !
kaito-board-gain-loss = Prise : { $stone }, le dernier de son propre camp. Partie perdue !
kaito-board-then-stuck = Ensuite { $side } ne peut plus jouer : partie gagnée !
kaito-board-then-exchange = Un échange devient possible.
kaito-board-then-danger = Attention : { $side } pourrait gagner au tour suivant.
kaito-board-premove = Prévu pour votre prochain tour : { $square }. Choisissez de nouveau cette case ou appuyez sur Échap pour annuler.
kaito-board-next-turn = prévu pour le prochain tour
kaito-board-hint = conseillé
kaito-board-from-here = le kaito vient d’ici
kaito-board-drop = Déposez le kaito sur une pierre de sa rangée ou de sa colonne.
kaito-board-buy = Pierre à récupérer
kaito-board-payment = Mon à payer
kaito-board-not-held = pas chez l’adversaire
kaito-board-short = il manque { $less }
