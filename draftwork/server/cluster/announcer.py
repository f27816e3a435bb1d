"""Announcements between the servers of one database, by NOTIFY and LISTEN of PostgreSQL.

An event is announced after it was stored, never in the transaction that stores it: NOTIFY would let only one
transaction commit at a time. All that is new within a moment goes into one announcement. It only names what
is new, and receivers read it from the database. Announcements may be lost, so receivers also look by
themselves.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from draftwork.server.cluster.lease_keeper import LeaseKeeper
from draftwork.server.log_setup import log
from draftwork.server.storage.store import Store

CHANNEL = "draftwork"
_COLLECT_SECONDS = 0.05  # in which announcements are collected
_MAX_NAMES = 100  # in one announcement, which PostgreSQL limits to 8,000 bytes
_LISTEN_SECONDS = 0.5  # between two looks at whether the server ends
_RETRY_SECONDS = 1.0
_NOTIFY = text("SELECT pg_notify(:channel, :payload)")


class News(msgspec.Struct, omit_defaults=True):
    """What is new at one server."""

    sender: int = 0  # its lease
    events: dict[str, int] = {}  # number of the last event, by table
    tokens: list[str] = []  # hashes of revoked tokens
    people: list[str] = []  # who have a new nickname
    ended: bool = False  # the server has stopped, and its tables are free

    def __len__(self) -> int:
        return len(self.events) + len(self.tokens) + len(self.people)


class Announcer:
    """Announces news of this server, and receives those of others, within one event loop."""

    def __init__(self, store: Store, keeper: LeaseKeeper) -> None:
        self._store, self._keeper = store, keeper
        self._news = News()
        self._sender = ThreadPoolExecutor(1, thread_name_prefix="announce")
        self._listener = threading.Thread(target=self._listen, name="listen", daemon=True)
        self._closed = threading.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._loop = asyncio.get_running_loop()
        self.on_news: Callable[[News], None] = lambda news: None
        self.on_gap: Callable[[], None] = lambda: None  # announcements may have been lost

    def start(self) -> None:
        self._listener.start()

    def event(self, table: str, number: int) -> None:
        self._news.events[table] = number
        self._send_soon()

    def revoked(self, tokens: Collection[str]) -> None:
        self._news.tokens += tokens
        self._send_soon()

    def renamed(self, person: str) -> None:
        self._news.people.append(person)
        self._send_soon()

    def _send_soon(self) -> None:
        if not self._keeper.others:
            self._news = News()
        elif len(self._news) >= _MAX_NAMES:
            self._send()
        elif self._timer is None:
            self._timer = self._loop.call_later(_COLLECT_SECONDS, self._send)

    def _send(self, lease: int | None = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, news, self._news = None, self._news, News()
        news.sender = lease or self._keeper.lease or 0
        self._sender.submit(self._notify, msgspec.json.encode(news).decode())

    def _notify(self, payload: str) -> None:
        engine = self._store.engine.execution_options(isolation_level="AUTOCOMMIT")
        try:
            with engine.connect() as connection:
                connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})
        except SQLAlchemyError as error:  # receivers look by themselves
            log.warning("announcement lost", fault=type(error).__name__)

    async def close(self, lease: int) -> None:
        """Announce what is left, and that the lease of this server has ended."""
        self._news.ended = True
        self._send(lease)
        self._closed.set()
        await asyncio.to_thread(self._sender.shutdown)
        if self._listener.is_alive():
            await asyncio.to_thread(self._listener.join)

    def _listen(self) -> None:
        import psycopg

        url = self._store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self._closed.is_set():
            try:
                with psycopg.connect(url, autocommit=True, application_name="draftwork listen") as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._call(self.on_gap)
                    self._receive(connection)
            except psycopg.Error:
                self._closed.wait(_RETRY_SECONDS)

    def _receive(self, connection: Any) -> None:
        while not self._closed.is_set():
            for notice in connection.notifies(timeout=_LISTEN_SECONDS):
                self._call(self._hear, notice.payload)

    def _call(self, function: Callable[..., None], *arguments: Any) -> None:
        if not self._closed.is_set():
            self._loop.call_soon_threadsafe(function, *arguments)

    def _hear(self, payload: str) -> None:
        try:
            news = msgspec.json.decode(payload, type=News)
        except msgspec.MsgspecError:
            log.warning("announcement not understood")
            return
        if news.sender != self._keeper.lease:
            self.on_news(news)
