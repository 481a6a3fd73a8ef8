"""Everything that the fork server loads in advance: see ``forked``."""

import importlib

from kaisho.games import game_class, names
from kaisho.server.app import load_games_and_words

importlib.import_module("kaisho.commands.serve")
load_games_and_words()
for name in names():
    game = game_class(name)()
    game.legal(game.deal())
