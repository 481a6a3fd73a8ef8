"""Tables where people and bots play."""
