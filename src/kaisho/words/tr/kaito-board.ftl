# The aim
kaito-board-aim = Amaç: rakibin son kılıcını ya da son miğferini sahadan çıkarmak.
