# The aim
samurai-board-aim = But : prendre le plus de figurines dans deux des trois sortes : casques, bouddhas, rizières.
