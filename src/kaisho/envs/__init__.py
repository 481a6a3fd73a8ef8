"""Interfaces that researchers already use, over every game: PettingZoo, Gymnasium and OpenSpiel, each a module of its own."""
