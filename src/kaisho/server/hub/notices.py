"""Notices to people about tables that they are not looking at, and the chat of those who are."""

from __future__ import annotations

from kaisho.server.connection import Connection
from kaisho.server.hub.connections import Connections
from kaisho.server.live_table import LiveTable, Viewer
from kaisho.server.messages import Challenge, Chat, ChatMessage, ChatNotice, SeatDeclined, YourTurn
from kaisho.server.store.lobby import listed
from kaisho.server.table_status import Status


class Notices:
    """Sends notices to the connections of people."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def notify_turns(self, live: LiveTable) -> None:
        """Notify players who look at something else that it is their turn, or that the game is over."""
        table = live.table
        if table.status is Status.OPEN:
            return
        over = table.status is Status.OVER
        now = (len(table.log), over)
        for seat in range(len(table.seats)) if over else table.to_act():
            person = table.seats[seat].person
            if person is None or live.notified.get(person) == now:
                continue  # once per turn, not for every secret choice or offer of the others
            live.notified[person] = now
            for connection in self._elsewhere(live, person):
                connection.send(YourTurn(table=table.id, game=table.game.name, over=over))

    def _elsewhere(self, live: LiveTable, person: int | None) -> list[Connection]:
        """The connections of a person that do not follow a table."""
        return [connection for connection in self._connections.of(person) if connection not in live.viewers]

    def challenge(self, live: LiveTable) -> None:
        """Notify the people for whom a seat of a new table is reserved."""
        message = Challenge(table=listed(live.table))
        for seat in live.table.seats:
            if seat.kind == "open":
                self._connections.send_to(seat.person, message)

    def notify_decline(self, live: LiveTable, person: int) -> None:
        """Notify the players at a table that somebody declined a reserved seat."""
        table = live.table
        name = next((seat.declined.name for seat in table.seats if seat.declined and seat.declined.person == person), None)
        if name is None:
            return
        message = SeatDeclined(table=table.id, game=table.game.name, person=person, name=name)
        for player in {seat.person for seat in table.seats if seat.kind == "person"}:
            self._connections.send_to(player, message)

    # --- chat ---------------------------------------------------------------------------------------------------------

    def announce_chat(self, live: LiveTable, message: ChatMessage) -> None:
        """Send a new chat message to the viewers, and notify players who look at something else."""
        for connection, viewer in list(live.viewers.items()):
            self.send_chat(live, connection, viewer, [message])
        if not message.seated and live.table.status is not Status.OVER:
            return  # players do not read watchers while they play
        table = live.table
        notice = ChatNotice(table=table.id, game=table.game.name, person=message.person, name=message.name)
        for person in {seat.person for seat in table.seats} - {None, message.person}:
            for connection in self._elsewhere(live, person):
                connection.send(notice)

    def send_chat(self, live: LiveTable, connection: Connection, viewer: Viewer, messages: list[ChatMessage]) -> None:
        """Send the chat messages that a viewer may read: players do not read watchers while they play."""
        reads_all = not viewer.own or live.table.status is Status.OVER
        readable = [message for message in messages if message.seated or reads_all]
        if readable:
            connection.send(Chat(table=live.table.id, lines=readable))
