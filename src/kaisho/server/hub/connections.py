"""Who is connected, and who is no longer admitted."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from kaisho.server.connection import CLOSE_POLICY, CLOSE_STOPPING, Connection
from kaisho.server.messages import Message
from kaisho.server.metrics import Metrics
from kaisho.server.people.person import Person
from kaisho.server.table_status import TableRefusal


class Connections:
    """All socket connections, also by person."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._all: set[Connection] = set()
        self._by_person: dict[int, set[Connection]] = {}
        self.leaving: set[int] = set()
        """People who are being deleted, or have been: all their requests are refused."""
        self.banned: set[int] = set()
        """People banned since the start, with their bots: requests that are already under way are refused as well."""

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._all))

    def __len__(self) -> int:
        return len(self._all)

    def of(self, person: int | None) -> Collection[Connection]:
        """The connections of a person."""
        return self._by_person.get(person, ()) if person is not None else ()

    def people(self) -> list[Person]:
        """The people who are connected, in the order in which they came, without bots and those who are sent away."""
        connected = [next(iter(own)).person for own in self._by_person.values()]
        gone = self.leaving | self.banned
        return [person for person in connected if person is not None and person.kind != "bot" and person.id not in gone]

    def add(self, connection: Connection) -> None:
        self._all.add(connection)
        if connection.person is not None:
            self._by_person.setdefault(connection.person.id, set()).add(connection)
        self._metrics.connections.set(len(self._all))

    def remove(self, connection: Connection) -> None:
        self._all.discard(connection)
        if connection.person is not None:
            own = self._by_person.get(connection.person.id, set())
            own.discard(connection)
            if not own:
                self._by_person.pop(connection.person.id, None)
        if connection.dropped:
            self._metrics.slow_readers.inc()
        self._metrics.connections.set(len(self._all))

    def send_to(self, person: int | None, message: Message) -> None:
        """Send a message to all connections of a person."""
        for connection in self.of(person):
            connection.send(message)

    def sign_out(self, person: int) -> None:
        """Close the connections of a person whose login has ended. Clients with another login connect again at once."""
        for connection in list(self.of(person)):
            connection.close(CLOSE_POLICY, "socket-signed-out")

    def send_away(self, people: Collection[int]) -> None:
        """Close the connections of people, and of nobody else."""
        for connection in self:
            if connection.person is not None and connection.person.id in people:
                connection.close(CLOSE_POLICY, "socket-sent-away")

    def send_away_with_bots(self, person: int) -> None:
        """Close the connections of a person and of the person's bots."""
        for connection in self:
            if connection.person is not None and person in (connection.person.id, connection.person.owner):
                connection.close(CLOSE_POLICY, "socket-sent-away")

    def check_welcome(self, person: int | None) -> None:
        """Raise for somebody who was deleted or banned while the request was under way."""
        if person in self.leaving or person in self.banned:
            raise TableRefusal("socket-sent-away")

    def say_goodbye(self) -> None:
        """Close all connections because the server stops."""
        for connection in self:
            connection.close(CLOSE_STOPPING, "socket-stopping")
