"""The services of a running server, in one typed object that handlers and middlewares receive."""

from __future__ import annotations

import asyncio
import functools
from dataclasses import dataclass
from typing import TypeAlias

from litestar.di import NamedDependency
from litestar.params import SkipValidation

from kaisho.server.analysis import Analyst
from kaisho.server.audit import AuditLog
from kaisho.server.authentication import Authenticator
from kaisho.server.bot_players import BotPlayers
from kaisho.server.club_settings import current_settings
from kaisho.server.folder import DataFolder
from kaisho.server.health import StoreHealth
from kaisho.server.hub import Hub
from kaisho.server.limits import Limits
from kaisho.server.metrics import Metrics
from kaisho.server.opening import resume_rematch
from kaisho.server.people.password_pool import PasswordPool
from kaisho.server.people.tries import Tries
from kaisho.server.pictures import Pictures
from kaisho.server.quotas import Quotas
from kaisho.server.rated_positions import RatedPositions
from kaisho.server.settings import Settings
from kaisho.server.sockets import Sockets
from kaisho.server.start_up import open_store
from kaisho.server.store import Store
from kaisho.server.studies import StudyService
from kaisho.server.thinkers import Thinkers


@dataclass(frozen=True)
class Base:
    """What is opened before the event loop runs: if the data folder is unusable, the server does not start."""

    settings: Settings
    folder: DataFolder
    metrics: Metrics
    store: Store
    secret: bytes

    @classmethod
    def open(cls, settings: Settings, folder: DataFolder) -> Base:
        metrics = Metrics()
        metrics.free_bytes.set_function(folder.free_bytes)
        store = open_store(settings, folder, metrics)
        return cls(settings, folder, metrics, store, folder.secret())  # the key last: where there is one, there was a club


@dataclass
class Services:
    """Everything that handlers, middlewares and background tasks work with."""

    settings: Settings
    """As they are now, with the changes by admins."""
    startup_settings: Settings
    folder: DataFolder
    metrics: Metrics
    store: Store
    secret: bytes
    """The key that signs cookies and forms."""
    limits: Limits
    quotas: Quotas
    authenticator: Authenticator
    audit: AuditLog
    passwords: PasswordPool
    tries: Tries
    thinkers: Thinkers
    """Threads for the bots at tables."""
    analysis_thinkers: Thinkers
    """Threads for analyses, so that no bot's move waits for somebody who reviews a game."""
    hub: Hub
    sockets: Sockets
    analyst: Analyst
    pictures: Pictures
    studies: StudyService
    health: StoreHealth
    loaded: asyncio.Event
    """Set when games, words and templates are loaded."""

    @classmethod
    def start(cls, base: Base) -> Services:
        """Create all services. The event loop is running, and the club's clock has been set."""
        settings, metrics, store = base.settings, base.metrics, base.store
        limits = Limits.of(settings, metrics.limited)
        quotas = Quotas(settings)
        thinkers, analysis_thinkers = Thinkers(settings.bots_at_once), Thinkers(max(1, settings.bots_at_once // 2))
        hub = Hub(store, settings, metrics)
        hub.tables.on_ready.append(BotPlayers(hub, thinkers).let_think)
        hub.tables.on_loaded.append(functools.partial(resume_rematch, hub))
        analyst = Analyst(analysis_thinkers, settings, hub.faults, RatedPositions(hub))
        return cls(
            settings=settings,
            startup_settings=settings,
            folder=base.folder,
            metrics=metrics,
            store=store,
            secret=base.secret,
            limits=limits,
            quotas=quotas,
            authenticator=Authenticator(store, base.secret),
            audit=AuditLog(store, limits.audited_refusals),
            passwords=PasswordPool(),
            tries=Tries(),
            thinkers=thinkers,
            analysis_thinkers=analysis_thinkers,
            hub=hub,
            sockets=Sockets(hub, analyst, limits.per_address, limits.per_person, quotas, limits.refusals),
            analyst=analyst,
            pictures=Pictures(hub),
            studies=StudyService(limits.per_address, hub.faults),
            health=StoreHealth(store, base.folder, metrics),
            loaded=asyncio.Event(),
        )

    async def reload_settings(self) -> None:
        """Read again what admins have changed."""
        self.settings = await self.store.read(lambda database: current_settings(database, self.startup_settings))
        self.hub.settings = self.settings

    async def close(self) -> None:
        """Stop threads and processes, and close the store."""
        await self.studies.close()
        self.thinkers.close()
        self.analysis_thinkers.close()
        self.passwords.close()
        self.store.close()


InjectedServices: TypeAlias = NamedDependency[SkipValidation[Services]]
"""The type of the parameter ``services`` of a handler."""
