# The aim
samurai-board-aim = Amaç: üç türden (miğfer, buda, pirinç tarlası) ikisinde en çok figürü almak.
