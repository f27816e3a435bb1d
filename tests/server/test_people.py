"""Guests: tokens that are signed, revoked and carried."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import select, update

from draftwork.server.errors import Malformed, NotFound, NoToken
from draftwork.server.guests import People
from draftwork.server.storage.schema import CARRIES, TOKENS
from draftwork.server.storage.store import Store, open_database
from draftwork.server.storage.writer import Job

T = TypeVar("T")


def among(folder: Path, work: Callable[[People, Store], Awaitable[T]]) -> T:
    async def run() -> T:
        store = Store(open_database(f"sqlite:///{folder / 'store.sqlite'}"))
        try:
            return await work(await People.open(store), store)
        finally:
            await store.close()

    return asyncio.run(run())


def test_a_token_is_known_again_after_a_restart(tmp_path: Path) -> None:
    async def welcome(people: People, store: Store) -> tuple[str, str]:
        person, token = await people.welcome("  Ola   z  Gdyni ")
        assert person.nickname == "Ola z Gdyni"
        return person.id, token

    id, token = among(tmp_path, welcome)

    async def again(people: People, store: Store) -> None:
        assert (await people.who(token)).id == id

    among(tmp_path, again)


@pytest.mark.parametrize("name", ["", " ", "a\u202eb", "\x1b[2J", "a\x00b"])
def test_a_name_that_is_none(tmp_path: Path, name: str) -> None:
    async def work(people: People, store: Store) -> None:
        with pytest.raises(Malformed):
            await people.welcome(name)

    among(tmp_path, work)


def test_a_token_that_was_changed_or_never_given(tmp_path: Path) -> None:
    async def work(people: People, store: Store) -> None:
        _, token = await people.welcome("Ola")
        middle = len(token) // 2
        for wrong in ("", "x", "é.é", token[:-2], token[:middle] + token[middle + 1 :], "." * 400):
            with pytest.raises(NoToken):
                await people.who(wrong)
        _, other = await people.welcome("Jan")
        with pytest.raises(NoToken):
            await people.who(token.partition(".")[0] + "." + other.partition(".")[2])

    among(tmp_path, work)


def test_tokens_are_revoked_one_or_all_others(tmp_path: Path) -> None:
    async def work(people: People, store: Store) -> None:
        ola, first = await people.welcome("Ola")
        _, second = await people.claim(await people.carry(ola))
        _, third = await people.claim(await people.carry(ola))
        await people.revoke(await people.who(third), others=False)
        with pytest.raises(NoToken):
            await people.who(third)
        await people.revoke(await people.who(second), others=True)
        with pytest.raises(NoToken):
            await people.who(first)
        assert (await people.who(second)).id == ola.id

    among(tmp_path, work)


def test_revoking_takes_back_codes_that_wait(tmp_path: Path) -> None:
    async def work(people: People, store: Store) -> None:
        ola, _ = await people.welcome("Ola")
        jan, _ = await people.welcome("Jan")
        code, others = await people.carry(ola), await people.carry(jan)
        assert await people.revoke(ola, others=True) == []
        with pytest.raises(NotFound):
            await people.claim(code)
        assert (await people.claim(others))[0].id == jan.id
        assert await people.revoke(ola, others=False) == [ola.token]
        with pytest.raises(NoToken):  # it was asked for before, and is made after
            await people.carry(ola)

    among(tmp_path, work)


def test_who_reads_while_a_token_is_revoked_does_not_remember_it(tmp_path: Path) -> None:
    async def work(people: People, store: Store) -> None:
        ola, token = await people.welcome("Ola")
        again = await People.open(store)  # that knows nobody yet
        read = store.read

        async def slowly(job: Job[T]) -> T:
            found = await read(job)
            await again.revoke(ola, others=False)
            return found

        store.read = slowly  # type: ignore[method-assign]
        with pytest.raises(NoToken):
            await again.who(token)
        store.read = read  # type: ignore[method-assign]
        for _ in range(2):
            with pytest.raises(NoToken):
                await again.who(token)
        with pytest.raises(NoToken):
            again.check(ola)

    among(tmp_path, work)


def test_a_code_carries_once_and_lapses(tmp_path: Path) -> None:
    async def work(people: People, store: Store) -> None:
        ola, _ = await people.welcome("Ola")
        code = await people.carry(ola)
        same, _ = await people.claim(code)
        assert (same.id, same.nickname) == (ola.id, "Ola")
        late = await people.carry(ola)
        await store.execute(update(CARRIES).values(until=1.0))
        for wrong in (code, late, "", "no such code"):
            with pytest.raises(NotFound):
                await people.claim(wrong)

    among(tmp_path, work)


def test_a_new_name_is_everywhere_at_once(tmp_path: Path) -> None:
    async def work(people: People, store: Store) -> None:
        ola, first = await people.welcome("Ola")
        _, second = await people.claim(await people.carry(ola))
        await people.rename(await people.who(first), "Aleksandra")
        assert (await people.who(second)).nickname == "Aleksandra"

    among(tmp_path, work)


def test_who_reads_the_database_finds_no_token(tmp_path: Path) -> None:
    async def work(people: People, store: Store) -> None:
        _, token = await people.welcome("Ola")
        kept = await store.read(lambda connection: connection.scalar(select(TOKENS.c.hash)))
        assert kept
        assert kept not in token
        assert token.partition(".")[0] not in kept

    among(tmp_path, work)
