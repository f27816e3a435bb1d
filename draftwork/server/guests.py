"""Guests. Each has a nickname and one signed token per browser, and can sign in on other devices."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from draftwork.server.errors import NotFound, NoToken
from draftwork.server.names import clean_nickname
from draftwork.server.storage.schema import CARRIES, KEPT, PEOPLE, TOKENS
from draftwork.server.storage.store import Store
from draftwork.server.table import commands

TRANSFER_CODE_SECONDS = 600  # lifetime of a transfer code
TOKEN_SECONDS = 365 * 86_400.0  # lifetime of a token after its last use
_USE_SECONDS = 86_400.0  # accuracy of the time of the last use
_MAX_CACHED_TOKENS = 20_000  # tokens whose person is found without a database read
_TOKEN_CACHE_TTL = 60.0  # seconds; another process may have revoked the token
_SIGNING_KEY = "signing-key"


@dataclass(frozen=True)
class Person:
    """An authenticated guest."""

    id: str
    nickname: str
    token: str  # hash of the token of this request

    @property
    def actor(self) -> commands.Actor:
        """This person as the author of table commands."""
        return commands.Actor(self.id, self.nickname)


class Guests:
    """Creates and authenticates guests."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store, self.key = store, key
        self._signer = Signer(key, salt="draftwork token", digest_method=hashlib.sha256)
        self._cache: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        # The newest revoked tokens, because a concurrent read can still return a deleted one.
        self._revoked: OrderedDict[str, None] = OrderedDict()
        # Called with the hashes of revoked tokens, and with a person who has a new nickname.
        self.on_revoked: Callable[[Collection[str]], None] = lambda tokens: None
        self.on_renamed: Callable[[str], None] = lambda person: None

    @classmethod
    async def open(cls, store: Store) -> Guests:
        try:
            key = await store.write(_signing_key)
        except IntegrityError:  # another server has created it first
            key = await store.write(_signing_key)
        return cls(store, key)

    async def create(self, nickname: str) -> tuple[Person, str]:
        """Create a guest and the token that identifies them."""
        name = clean_nickname(nickname)
        person, (token, digest) = secrets.token_urlsafe(16), self._new_token()
        now = time.time()

        def job(connection: Connection) -> None:
            connection.execute(insert(PEOPLE), {"id": person, "nickname": name, "created": now})
            connection.execute(insert(TOKENS), _token_row(digest, person, now))

        await self._store.write(job)
        return self._add_to_cache(Person(person, name, digest)), token

    async def authenticate(self, token: str) -> Person:
        """The owner of a token. Raises NoToken if there is none."""
        try:
            digest = _digest(self._signer.unsign(token.encode()))
        except (BadSignature, UnicodeError):
            raise NoToken("no-token") from None
        cached = self._cache.get(digest)
        if cached and time.monotonic() - cached[1] < _TOKEN_CACHE_TTL:
            return cached[0]
        columns = (PEOPLE.c.id, PEOPLE.c.nickname, TOKENS.c.used)
        query = select(*columns).join(TOKENS).where(TOKENS.c.hash == digest)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        now = time.time()
        if row is None or digest in self._revoked or now - row.used > TOKEN_SECONDS:
            raise NoToken("no-token")
        if now - row.used > _USE_SECONDS:
            self._note_use(digest, now)
        return self._add_to_cache(Person(row.id, row.nickname, digest))

    def _note_use(self, digest: str, now: float) -> None:
        """Store the last use of a token. The request does not wait for it, nor fail with it."""
        change = update(TOKENS).where(TOKENS.c.hash == digest).values(used=now)
        written = self._store.write(lambda connection: connection.execute(change).rowcount)
        written.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def rename(self, person: Person, nickname: str) -> Person:
        name = clean_nickname(nickname)
        change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(nickname=name)
        await self._store.execute(change)
        self._remove_from_cache(person.id)
        self.on_renamed(person.id)
        return self._add_to_cache(Person(person.id, name, person.token))

    async def revoke(self, person: Person, *, others: bool) -> list[str]:
        """Revoke the token of this request, or all others, and all transfer codes; returns token hashes."""
        own = TOKENS.c.hash == person.token
        selected = (TOKENS.c.person == person.id) & (~own if others else own)

        def job(connection: Connection) -> list[str]:
            revoked = list(connection.scalars(select(TOKENS.c.hash).where(selected)))
            connection.execute(delete(TOKENS).where(selected))
            connection.execute(delete(CARRIES).where(CARRIES.c.person == person.id))
            return revoked

        revoked = await self._store.write(job)
        self.forget(revoked, [person.id])
        self.on_revoked(revoked)
        return revoked

    def forget(self, tokens: Collection[str], people: Collection[str]) -> None:
        """Note tokens that were revoked, here or at another server, and look up some people again."""
        self._revoked.update(dict.fromkeys(tokens))
        while len(self._revoked) > _MAX_CACHED_TOKENS:
            self._revoked.popitem(last=False)
        for token in tokens:
            self._cache.pop(token, None)
        for person in people:
            self._remove_from_cache(person)

    def check_not_revoked(self, person: Person) -> None:
        """Raise NoToken if the token was revoked after authentication."""
        if person.token in self._revoked:
            raise NoToken("no-token")

    async def create_transfer_code(self, person: Person) -> str:
        """Create a code that signs this person in on another device, once."""
        code = secrets.token_urlsafe(16)
        row = {
            "hash": _digest(code.encode()),
            "person": person.id,
            "until": time.time() + TRANSFER_CODE_SECONDS,
        }

        def job(connection: Connection) -> None:
            if connection.scalar(select(TOKENS.c.hash).where(TOKENS.c.hash == person.token)) is None:
                raise NoToken("no-token")  # revoked in the meantime
            connection.execute(delete(CARRIES).where(CARRIES.c.until < time.time()))
            connection.execute(insert(CARRIES), row)

        await self._store.write(job)
        return code

    async def claim_transfer_code(self, code: str) -> tuple[Person, str]:
        digest, (token, token_digest) = _digest(code.encode(errors="replace")), self._new_token()

        def job(connection: Connection) -> tuple[str, str]:
            query = select(PEOPLE.c.id, PEOPLE.c.nickname).join(CARRIES)
            valid = (CARRIES.c.hash == digest) & (CARRIES.c.until >= time.time())
            row = connection.execute(query.where(valid)).one_or_none()
            if row is None or not connection.execute(delete(CARRIES).where(valid)).rowcount:
                raise NotFound("no-such-code")
            connection.execute(insert(TOKENS), _token_row(token_digest, row.id, time.time()))
            return row.id, row.nickname

        id, nickname = await self._store.write(job)
        return self._add_to_cache(Person(id, nickname, token_digest)), token

    def _new_token(self) -> tuple[str, str]:
        secret = secrets.token_urlsafe(24).encode()
        return self._signer.sign(secret).decode(), _digest(secret)

    def _add_to_cache(self, person: Person) -> Person:
        self._cache[person.token] = (person, time.monotonic())
        self._cache.move_to_end(person.token)
        if len(self._cache) > _MAX_CACHED_TOKENS:
            self._cache.popitem(last=False)
        return person

    def _remove_from_cache(self, id: str) -> None:
        for digest in [digest for digest, (person, _) in self._cache.items() if person.id == id]:
            del self._cache[digest]


def _token_row(digest: str, person: str, now: float) -> dict[str, str | float]:
    return {"hash": digest, "person": person, "created": now, "used": now}


def _digest(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def _signing_key(connection: Connection) -> bytes:
    """The key that signs tokens. It is created at the first start."""
    key = connection.scalar(select(KEPT.c.value).where(KEPT.c.name == _SIGNING_KEY))
    if key is None:
        key = secrets.token_bytes(32)
        connection.execute(insert(KEPT), {"name": _SIGNING_KEY, "value": key})
    return bytes(key)
