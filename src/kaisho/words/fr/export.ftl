export-format = { $file } n’est ni Parquet ni NumPy : son nom doit se terminer par l’une de ces extensions : { $known }.
export-needs-pyarrow = Les fichiers Parquet nécessitent un paquet supplémentaire : { $install }
export-no-records = Il n’y a pas de feuilles de partie dans { $folder }.
export-other-game = Toutes les parties d’un export ont les mêmes options : { $file } contient { $found }, et non { $wanted }.
export-players = { $game } admet ici de 1 à { $most } joueurs, et non { $found }.
export-every-act = Pour évaluer chaque coup, indiquez au solveur un nombre de positions (--solve).
export-solve-hidden = { $game } comporte des informations cachées : aucune de ses positions ne peut être résolue.
export-interrupted = L’export a été interrompu ; rien n’a été écrit.
