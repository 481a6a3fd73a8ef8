"""The hub: the tables in memory and the connections that follow them. Changes are stored first, then announced."""

from kaisho.server.hub.hub import Hub

__all__ = ["Hub"]
