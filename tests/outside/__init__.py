"""A game in a package of its own, outside Kaisho, and how tests install it."""
