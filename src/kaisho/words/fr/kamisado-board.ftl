# The aim
kamisado-board-aim = But : atteindre la rangée de départ adverse avec l’une de vos tours.
