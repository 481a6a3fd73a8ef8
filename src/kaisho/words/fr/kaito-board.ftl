# The aim
kaito-board-aim = But : faire quitter le terrain au dernier sabre ou au dernier casque adverse.
