# The aim
kamisado-board-aim = Amaç: kulelerinden biriyle rakibin başlangıç sırasına ulaşmak.
