export-format = { $file } n’est ni Parquet ni NumPy : son nom doit finir ainsi : { $known }.
export-needs-pyarrow = Les fichiers Parquet demandent un autre paquet : { $install }
export-no-records = Il n’y a pas de feuilles de partie dans { $folder }.
export-other-game = Toutes les parties d’un export ont les mêmes options : { $file } est { $found }, pas { $wanted }.
export-players = { $game } prend ici de 1 à { $most } joueurs, pas { $found }.
export-every-act = Les valeurs de tous les coups demandent un nombre de positions pour le solveur (--solve).
export-solve-hidden = { $game } cache quelque chose à ses joueurs : aucune de ses positions ne peut être résolue.
export-interrupted = L’export a été interrompu ; rien n’a été écrit.
