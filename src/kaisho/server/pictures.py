"""Small pictures of tables: the views of several positions at once, for lists of games.

Tables that are not in memory are read without keeping them there. What a watcher sees of a game that is over never changes,
so it is cached.
"""

from __future__ import annotations

from collections import OrderedDict

from kaisho.game import WATCHER
from kaisho.server.hub import Hub
from kaisho.server.messages import TablePicture
from kaisho.server.people.person import Person
from kaisho.server.store.tables import StoredTableBroken, load_table
from kaisho.server.table import Table
from kaisho.server.table_messages import game_options
from kaisho.server.table_status import Status
from kaisho.server.viewpoint import Viewpoint

MAX_PICTURES = 12
"""Maximum number of tables in one request."""

MAX_CACHED = 500


class Pictures:
    """Makes pictures of tables, for whoever may see them."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._cached: OrderedDict[tuple[str, int], TablePicture] = OrderedDict()

    async def of(self, ids: list[str], person: Person | None) -> list[TablePicture]:
        """The pictures of those of the tables that are listed, or at which the person sits."""
        found = [await self._picture(id, person) for id in dict.fromkeys(ids)]
        return [picture for picture in found if picture is not None]

    async def _picture(self, id: str, person: Person | None) -> TablePicture | None:
        cached = self._cached.get((id, WATCHER if person is None else person.id))
        if cached is not None:
            return cached
        try:
            table = await self._table(id)
        except StoredTableBroken:
            return None
        if table is None or table.layout is None:
            return None
        viewpoint = Viewpoint.of(table, person)
        if not (table.listed or viewpoint.own):
            return None
        picture = self._drawn(table, viewpoint.only_seat() if table.game.hidden else viewpoint.seat())
        if table.status is Status.OVER:
            self._cached[id, WATCHER if person is None else person.id] = picture
            if len(self._cached) > MAX_CACHED:
                self._cached.popitem(last=False)
        return picture

    async def _table(self, id: str) -> Table | None:
        live = self._hub.tables.get(id)
        if live is not None:
            return (await self._hub.settled_table(id)).table
        return await self._hub.store.read(lambda database: load_table(database, id))

    def _drawn(self, table: Table, seat: int) -> TablePicture:
        screen = self._hub.tables.screen(table)
        return TablePicture(
            table=table.id,
            game=table.game.name,
            options=game_options(table.game),
            board=screen.board(),
            seat=seat,
            view=screen.view(table.state_for(seat), seat),
            result=table.ending,
        )
