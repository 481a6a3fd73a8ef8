# What every game shares: errors about games, options, positions, notation and records.

## server

with-rule = { $why } (règle { $rule })
no-such-act = Aucun coup ne porte le numéro { $act }.
unknown-language = Kaisho ne connaît pas la langue « { $language } ». Langues disponibles : { $known }.
unknown-game = Il n’y a pas de jeu « { $name } ». Jeux disponibles : { $known }.
no-course = Il n’y a pas de cours pour le jeu { $game }. Jeux qui en ont un : { $known }.
no-step = Le cours de { $game } n’a pas d’étape « { $step } ».
game-bad-name = Le jeu « { $name } » du paquet { $package } est ignoré : le nom d’un jeu compte de 2 à 30 lettres minuscules et chiffres, et commence par une lettre.
game-twice = Le jeu « { $name } » du paquet { $package } est ignoré : { $other } contient déjà un jeu de ce nom.
game-broken = Impossible de charger le jeu « { $name } » : { $error }
game-not-a-class = Impossible de charger le jeu « { $name } » : son paquet ne contient aucune classe de ce nom dérivée de kaisho.game.Game.
game-other-name = Impossible de charger le jeu « { $name } » : sa classe porte le nom « { $found } ».
unknown-bot = Il n’y a pas de bot « { $name } ». Bots disponibles : { $known }.
unknown-example = Il n’y a pas de partie commentée « { $name } ». Parties disponibles : { $known }.
unknown-style = Il n’y a pas de notation « { $style } ». Notations possibles : { $known }.
unknown-option = Le jeu { $game } n’a pas d’option « { $name } ». Ses options : { $known }.
bad-option-value = L’option { $name } ne peut pas être « { $value } ». Valeurs possibles : { $allowed }.
option-without-value = « { $text } » n’est pas une option : écrivez « nom=valeur ».
option-twice = L’option { $name } est donnée deux fois.
too-many-options = { $found } options sont données ; { $most } au plus sont admises.
text-too-long = Ce texte est trop long : il compte { $found } caractères, { $most } au plus sont admis.
bad-deal-size = La distribution doit compter { $wanted } éléments, et non { $found }.
bad-state-size = Un état de ce jeu occupe { $wanted } octets, pas { $found }.
solve-two-only = { $game } à { $seats } joueurs ne peut pas être résolu : seuls les jeux à deux joueurs le peuvent.
no-planes = { $game } n’a pas de plans d’observation : ses règles ne définissent pas « observe », si bien que les programmes d’apprentissage ne peuvent pas l’observer.
solve-hidden = { $game } comporte des informations cachées : aucune de ses positions ne peut être résolue.
solve-over = La partie est terminée ; il n’y a rien à résoudre.
empty-act = Rien n’a été écrit. Écrivez un coup.
act-not-legal = { $act } n’est pas un coup permis ici.
act-unreadable = « { $text } » n’est pas un coup de ce jeu.
position-bad-field = « { $text } » n’a pas sa place dans une position de ce jeu : elle se compose de champs comme nom=1 ou nom=1,2,3.
position-no-field = La position n’indique pas { $name }.
position-field-size = La position donne { $found } nombres pour { $name } au lieu de { $wanted }.
position-out-of-bounds = La position donne { $found } pour { $name } : seules les valeurs de { $least } à { $most } sont possibles.
position-no-bounds = Ce jeu ne lit pas de positions : il ne précise pas les limites de { $name }.
position-other-options = La position donne { $found } pour { $name } : avec ces options, c’est { $wanted }.
position-over-or-not = Selon la position, la partie est terminée alors que des coups restent possibles, ou l’inverse.
position-concealed = Les coups possibles du camp qui doit jouer sont cachés dans cette position : elle ne montre que ce qu’un autre peut savoir.

# Records.
bad-record = Ligne { $line } : { $why }
record-first-line = Ce n’est pas une partie enregistrée de Kaisho : la première ligne devrait être « kaisho record 1 ».
record-newer = Cette partie enregistrée vient d’une version plus récente de Kaisho (format { $found } ; cette version lit jusqu’au format { $known }). Veuillez mettre Kaisho à jour.
record-newer-rules = Cette partie enregistrée suit la version { $found } des règles du jeu { $game } ; cette version de Kaisho connaît la version { $known }. Veuillez mettre Kaisho à jour.
record-older-rules = Cette partie enregistrée suit la version { $found } des règles du jeu { $game } ; cette version de Kaisho joue selon la version { $known }.
record-bad-tag = « { $text } » n’est pas une étiquette : écrivez « nom: valeur ».
record-unknown-tag = Une partie enregistrée n’a pas d’étiquette « { $name } ».
record-tag-twice = L’étiquette « { $name } » est donnée deux fois.
record-tag-missing = Il manque l’étiquette « { $name } ».
record-no-deal = La partie enregistrée n’a pas de distribution. Une partie en cours où quelque chose est caché est enregistrée sans elle et peut être étudiée quand elle est terminée.
record-bad-version = « { $text } » n’est pas un numéro de version.
record-bad-section = La partie enregistrée indique ici « { $found } », mais c’est la manche { $wanted }.
record-bad-carried = « { $text } » ne donne pas un nombre de points par joueur, ou les points ne s’additionnent pas dans ce jeu.
record-options-and-start = Les options et la position de départ de cette partie enregistrée ne concordent pas.
record-bad-line = « { $text } » n’est pas un coup : une ligne contient le numéro du coup, le camp et le coup.
record-bad-number = On attend ici le coup { $wanted }, pas le coup { $found }.
record-bad-seat = C’est à « { $wanted } » de jouer, pas à « { $found } ».
record-after-end = La partie est déjà terminée ici.
record-truncated = L’étiquette « acts » annonce { $wanted } coups, mais la partie enregistrée en contient { $found }. Il manque peut-être quelque chose.
record-bad-result = La partie enregistrée indique « { $found } », mais les coups mènent à « { $wanted } ».
record-bad-comment = Le commentaire « { $name } » indique « { $found } », mais d’après les coups c’est « { $wanted } ».
record-bad-left = « { $text } » ne dit pas qui est parti ni pourquoi : écrivez un camp encore en jeu, puis resigned, flag ou claimed.
record-left-act = Ce camp avait quitté la partie : la table aurait joué { $wanted }, pas { $found }.
record-comment-misplaced = Le commentaire « { $name } » n’a pas sa place ici.
record-comment-twice = Le commentaire « { $name } » se trouve ici deux fois.
record-comment-case = Le commentaire « { $name } » s’écrit en minuscules : « { $wanted } ».
record-not-text = Ce fichier n’est pas du texte en UTF-8.
file-missing = Le fichier { $file } n’existe pas.
file-unreadable = Impossible de lire le fichier { $file } : { $why }
file-unwritable = Impossible d’écrire le fichier { $file } : { $why }

# Compiling.
compiling = compilation des règles pour cette machine (une minute ou moins) ; les prochains démarrages n’en auront plus besoin
cache-foreign = { $folder } appartient à quelqu’un d’autre, ou d’autres peuvent y écrire ; les règles compilées sont gardées ailleurs jusqu’à la fin de ce programme
cache-unwritable = les règles compilées ne peuvent pas être conservées dans { $folder } ({ $why }) ; ce démarrage est donc plus long
cache-unusable = les règles compilées dans { $folder } sont inutilisables ({ $why })
clock-bad-base = Le temps de réflexion doit être compris entre { $least } et { $most }.
clock-bad-increment = L’incrément doit être compris entre { $least } et { $most } et n’existe qu’avec une pendule Fischer.
store-broken-table = La table { $table } est endommagée dans la base de données et ne peut pas être affichée. Veuillez prévenir l’hébergeur de ce club.
store-newer = Les données viennent d’une version plus récente de Kaisho (format { $found } ; celle-ci connaît le format { $known }). Veuillez mettre Kaisho à jour.
store-other-rules = Cette partie a été jouée selon la version { $found } des règles du jeu { $game } ; cette version de Kaisho joue selon la version { $known }.
store-unknown-form = Les données sont au format { $found }, qu’aucune version connue de Kaisho n’a écrit. Lancez « kaisho restore » avec une sauvegarde.
store-trouble = L’enregistrement a échoué ; rien n’a été modifié. Veuillez réessayer.
missing-extra = Cette fonction a besoin de { $package }, qui n’est pas installé. Pour l’installer : { $install }
env-other-options = Cette position appartient à une partie avec { $found } ; l’environnement a été créé pour { $wanted }.
illegal-step = Partie { $place }, coup { $act } : { $why }
