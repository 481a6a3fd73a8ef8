# The aim
samurai-board-aim = Aim: capture the most figures of two of the three kinds: helmets, buddhas, rice fields.
