"""The store: a database behind SQLAlchemy, one writer that commits in groups, and queries by subject."""

from kaisho.server.store.engine import create_all, database_url, open_engine
from kaisho.server.store.rows import RowBatch, StaleWrite
from kaisho.server.store.writer import Store, StoreFailed

__all__ = ["RowBatch", "StaleWrite", "Store", "StoreFailed", "create_all", "database_url", "open_engine"]
