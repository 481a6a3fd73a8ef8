# The aim
caminos-board-aim = Amaç: yukarıdan bakıldığında karşılıklı iki kenarı kendi renginden bir yolla birleştirmek.
