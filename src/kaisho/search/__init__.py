"""Counting and searching over any game, by its compiled rules."""
