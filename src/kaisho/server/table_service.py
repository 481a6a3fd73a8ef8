"""What people do at tables over HTTP: open one, make a request at one, and see one. Functions over ``Services``."""

from __future__ import annotations

from kaisho.server import opening
from kaisho.server.club_clock import now_ms
from kaisho.server.hub import Hub
from kaisho.server.identity import Identity
from kaisho.server.live_table import LiveTable
from kaisho.server.messages import AtTable, OpenTable, TableView
from kaisho.server.people.person import Person
from kaisho.server.requests import carry_out_and_wait
from kaisho.server.security import limit_key
from kaisho.server.services import Services
from kaisho.server.table_messages import table_message
from kaisho.server.viewpoint import Viewpoint


async def open_table(services: Services, identity: Identity, wanted: OpenTable) -> LiveTable:
    """Open a table, if the person has not opened too many today."""
    person = identity.require_person()
    services.quotas.check_table(person.id, limit_key(identity.address))
    return await opening.open_table(services.hub, person, wanted)


async def request_at_table(services: Services, identity: Identity, person: Person, request: AtTable) -> LiveTable:
    """Carry out a request at a table, wait until it is stored, and return the table after it.

    ``person`` is usually that of the identity; a guest who was just made has no identity of their own yet.
    """
    services.quotas.check_request(request, person.id, limit_key(identity.address))
    return await carry_out_and_wait(services.hub, person, request, language=identity.language)


async def wait_for_table(services: Services, identity: Identity, id: str, have: int, wait: float) -> LiveTable:
    """Return a table when there is something new, at the latest after ``wait`` seconds.

    There is something new if the log has more than ``have`` entries, or the person is to act. Whoever holds a seat counts as
    present.
    """
    person = identity.person
    live = await services.hub.settled_table(id)
    viewpoint = Viewpoint.of(live.table, person)
    if person is not None and viewpoint.own:
        live.visited(person.id, now_ms())
    if wait and len(live.table.log) <= have and not viewpoint.is_to_act:
        await services.hub.wait_for_change(live, wait)
        live = await services.hub.settled_table(id)
        if person is not None and viewpoint.own:
            live.visited(person.id, now_ms())
    return live


def describe_table(hub: Hub, live: LiveTable, viewpoint: Viewpoint, seat: int, *, have: int | None = None) -> TableView:
    """Return a table as it is seen from a seat, with the log from entry ``have`` on; without a log if that is None."""
    table = live.table
    entries = [] if have is None else table.replayed(have if have <= len(table.log) else 0)
    return table_message(
        table,
        live.screen,
        entries,
        now_ms(),
        hub.claim_at(live),
        seat=seat,
        own=viewpoint.own,
        here=live.here(),
        following=live.following,
        ratings=live.ratings,
    )


def table_for_person(hub: Hub, live: LiveTable, person: Person | None, have: int) -> TableView:
    """Return a table as a person may see it, with the log from entry ``have`` on."""
    viewpoint = Viewpoint.of(live.table, person)
    return describe_table(hub, live, viewpoint, viewpoint.seat(), have=have)
