## server

export-format = { $file } n’est ni Parquet ni NumPy : son nom doit se terminer par l’une de ces extensions : { $known }.
export-needs-pyarrow = Les fichiers Parquet nécessitent un paquet supplémentaire : { $install }
export-no-records = Il n’y a pas de parties enregistrées dans { $folder }.
export-other-game = Toutes les parties d’un export doivent avoir les mêmes options : { $file } contient { $found }, et non { $wanted }.
export-players = { $game } admet ici de 1 à { $most } joueurs, et non { $found }.
export-every-act = Pour prouver la valeur de chaque coup, indiquez aussi combien de positions le solveur peut examiner (--solve).
export-interrupted = L’export a été interrompu ; rien n’a été écrit.
