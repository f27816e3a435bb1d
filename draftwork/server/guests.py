"""Guests: a nickname, and for each browser a signed token, to be revoked or carried to another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, update

from draftwork.server.errors import NotFound, NoToken
from draftwork.server.names import clean_nickname
from draftwork.server.storage.schema import CARRIES, KEPT, PEOPLE, TOKENS
from draftwork.server.storage.store import Store
from draftwork.server.table import commands

TRANSFER_CODE_SECONDS = 600  # a code to another device is good for so long
_MAX_CACHED_TOKENS = 20_000  # tokens whose person is known without asking the database
_TOKEN_CACHE_TTL = 60.0  # seconds; then it is asked again, since another process may have revoked one
_SIGNING_KEY = "signing-key"


@dataclass(frozen=True)
class Person:
    id: str
    nickname: str
    token: str  # the hash of the one they came with

    @property
    def actor(self) -> commands.Actor:
        """As tables know them."""
        return commands.Actor(self.id, self.nickname)


class Guests:
    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = Signer(key, salt="draftwork token", digest_method=hashlib.sha256)
        self._cache: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self._revoked: OrderedDict[str, None] = (
            OrderedDict()
        )  # the last ones; who reads meanwhile may be late

    @classmethod
    async def open(cls, store: Store) -> Guests:
        return cls(store, await store.write(_signing_key))

    async def create(self, nickname: str) -> tuple[Person, str]:
        """Somebody new, and the token that from now on proves who it is."""
        name = clean_nickname(nickname)
        person, (token, digest) = secrets.token_urlsafe(16), self._new_token()
        now = time.time()

        def job(connection: Connection) -> None:
            connection.execute(insert(PEOPLE), {"id": person, "nickname": name, "created": now})
            connection.execute(insert(TOKENS), {"hash": digest, "person": person, "created": now})

        await self._store.write(job)
        return self._add_to_cache(Person(person, name, digest)), token

    async def authenticate(self, token: str) -> Person:
        """Whose token it is; NoToken if nobody's."""
        try:
            digest = _digest(self._signer.unsign(token.encode()))
        except (BadSignature, UnicodeError):
            raise NoToken("no-token") from None
        known = self._cache.get(digest)
        if known and time.monotonic() - known[1] < _TOKEN_CACHE_TTL:
            return known[0]
        wanted = select(PEOPLE.c.id, PEOPLE.c.nickname).join(TOKENS).where(TOKENS.c.hash == digest)
        found = await self._store.read(lambda connection: connection.execute(wanted).one_or_none())
        if found is None or digest in self._revoked:
            raise NoToken("no-token")
        return self._add_to_cache(Person(found.id, found.nickname, digest))

    async def rename(self, person: Person, nickname: str) -> Person:
        name = clean_nickname(nickname)
        change = update(PEOPLE).where(PEOPLE.c.id == person.id).values(nickname=name)
        await self._store.execute(change)
        self._remove_from_cache(person.id)
        return self._add_to_cache(Person(person.id, name, person.token))

    async def revoke(self, person: Person, *, others: bool) -> list[str]:
        """The token they came with, or all but that one, and all codes that would make a new one."""
        this = TOKENS.c.hash == person.token
        which = (TOKENS.c.person == person.id) & (~this if others else this)

        def job(connection: Connection) -> list[str]:
            gone = list(connection.scalars(select(TOKENS.c.hash).where(which)))
            connection.execute(delete(TOKENS).where(which))
            connection.execute(delete(CARRIES).where(CARRIES.c.person == person.id))
            return gone

        gone = await self._store.write(job)
        self._revoked.update(dict.fromkeys(gone))
        while len(self._revoked) > _MAX_CACHED_TOKENS:
            self._revoked.popitem(last=False)
        self._remove_from_cache(person.id)
        return gone

    def check_not_revoked(self, person: Person) -> None:
        """That their token was not revoked since they came with it."""
        if person.token in self._revoked:
            raise NoToken("no-token")

    async def create_transfer_code(self, person: Person) -> str:
        """A code that makes another device this person's, once."""
        code = secrets.token_urlsafe(16)
        row = {
            "hash": _digest(code.encode()),
            "person": person.id,
            "until": time.time() + TRANSFER_CODE_SECONDS,
        }

        def job(connection: Connection) -> None:
            if connection.scalar(select(TOKENS.c.hash).where(TOKENS.c.hash == person.token)) is None:
                raise NoToken("no-token")  # revoked meanwhile
            connection.execute(delete(CARRIES).where(CARRIES.c.until < time.time()))
            connection.execute(insert(CARRIES), row)

        await self._store.write(job)
        return code

    async def claim_transfer_code(self, code: str) -> tuple[Person, str]:
        digest, (token, token_digest) = _digest(code.encode(errors="replace")), self._new_token()

        def job(connection: Connection) -> tuple[str, str]:
            wanted = select(PEOPLE.c.id, PEOPLE.c.nickname).join(CARRIES)
            here = (CARRIES.c.hash == digest) & (CARRIES.c.until >= time.time())
            found = connection.execute(wanted.where(here)).one_or_none()
            if found is None or not connection.execute(delete(CARRIES).where(here)).rowcount:
                raise NotFound("no-such-code")
            row = {"hash": token_digest, "person": found.id, "created": time.time()}
            connection.execute(insert(TOKENS), row)
            return found.id, found.nickname

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


def _digest(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def _signing_key(connection: Connection) -> bytes:
    """The key of this server, made when it is first started."""
    kept = connection.scalar(select(KEPT.c.value).where(KEPT.c.name == _SIGNING_KEY))
    if kept is None:
        kept = secrets.token_bytes(32)
        connection.execute(insert(KEPT), {"name": _SIGNING_KEY, "value": kept})
    return bytes(kept)
