"""Guests: signed tokens, revocation and transfer codes."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from sqlalchemy import select, update

from draftwork.server.errors import Malformed, NotFound, NoToken
from draftwork.server.guests import Guests
from draftwork.server.storage.database import open_database
from draftwork.server.storage.schema import CARRIES, TOKENS
from draftwork.server.storage.store import Store
from draftwork.server.storage.writer import DatabaseJob

pytestmark = pytest.mark.both_stores

T = TypeVar("T")


def with_guests(database: str, work: Callable[[Guests, Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(open_database(database))
        try:
            return await work(await Guests.open(store), store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_token_is_valid_after_a_restart(database: str) -> None:
    async def create_guest(people: Guests, store: Store) -> tuple[str, str]:
        person, token = await people.create("  Ola   z  Gdyni ")
        assert person.nickname == "Ola z Gdyni"
        return person.id, token

    id, token = with_guests(database, create_guest)

    async def again(people: Guests, store: Store) -> None:
        assert (await people.authenticate(token)).id == id

    with_guests(database, again)


@pytest.mark.parametrize("name", ["", " ", "a\u202eb", "\x1b[2J", "a\x00b"])
def test_invalid_nicknames_are_refused(database: str, name: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        with pytest.raises(Malformed):
            await people.create(name)

    with_guests(database, work)


def test_unknown_and_modified_tokens_are_refused(database: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        _, token = await people.create("Ola")
        middle = len(token) // 2
        for wrong in ("", "x", "é.é", token[:-2], token[:middle] + token[middle + 1 :], "." * 400):
            with pytest.raises(NoToken):
                await people.authenticate(wrong)
        _, other = await people.create("Jan")
        with pytest.raises(NoToken):
            await people.authenticate(token.partition(".")[0] + "." + other.partition(".")[2])

    with_guests(database, work)


def test_revoking_this_token_or_all_others(database: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        ola, first = await people.create("Ola")
        _, second = await people.claim_transfer_code(await people.create_transfer_code(ola))
        _, third = await people.claim_transfer_code(await people.create_transfer_code(ola))
        await people.revoke(await people.authenticate(third), others=False)
        with pytest.raises(NoToken):
            await people.authenticate(third)
        await people.revoke(await people.authenticate(second), others=True)
        with pytest.raises(NoToken):
            await people.authenticate(first)
        assert (await people.authenticate(second)).id == ola.id

    with_guests(database, work)


def test_revoking_deletes_transfer_codes(database: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        ola, _ = await people.create("Ola")
        jan, _ = await people.create("Jan")
        code, others = await people.create_transfer_code(ola), await people.create_transfer_code(jan)
        assert await people.revoke(ola, others=True) == []
        with pytest.raises(NotFound):
            await people.claim_transfer_code(code)
        assert (await people.claim_transfer_code(others))[0].id == jan.id
        assert await people.revoke(ola, others=False) == [ola.token]
        with pytest.raises(NoToken):  # the code was created before the revocation
            await people.create_transfer_code(ola)

    with_guests(database, work)


def test_a_token_revoked_during_a_read_is_not_cached(database: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        ola, token = await people.create("Ola")
        again = await Guests.open(store)  # with an empty cache
        read = store.read

        async def slowly(job: DatabaseJob[T]) -> T:
            found = await read(job)
            await again.revoke(ola, others=False)
            return found

        store.read = slowly  # type: ignore[method-assign]
        with pytest.raises(NoToken):
            await again.authenticate(token)
        store.read = read  # type: ignore[method-assign]
        for _ in range(2):
            with pytest.raises(NoToken):
                await again.authenticate(token)
        with pytest.raises(NoToken):
            again.check_not_revoked(ola)

    with_guests(database, work)


def test_a_transfer_code_works_once_and_expires(database: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        ola, _ = await people.create("Ola")
        code = await people.create_transfer_code(ola)
        same, _ = await people.claim_transfer_code(code)
        assert (same.id, same.nickname) == (ola.id, "Ola")
        late = await people.create_transfer_code(ola)
        await store.execute(update(CARRIES).values(until=1.0))
        for wrong in (code, late, "", "no such code"):
            with pytest.raises(NotFound):
                await people.claim_transfer_code(wrong)

    with_guests(database, work)


def test_a_new_nickname_applies_to_all_tokens(database: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        ola, first = await people.create("Ola")
        _, second = await people.claim_transfer_code(await people.create_transfer_code(ola))
        await people.rename(await people.authenticate(first), "Aleksandra")
        assert (await people.authenticate(second)).nickname == "Aleksandra"

    with_guests(database, work)


def test_the_database_contains_no_token(database: str) -> None:
    async def work(people: Guests, store: Store) -> None:
        _, token = await people.create("Ola")
        stored_hash = await store.read(lambda connection: connection.scalar(select(TOKENS.c.hash)))
        assert stored_hash
        assert stored_hash not in token
        assert token.partition(".")[0] not in stored_hash

    with_guests(database, work)
