"""Checks that the edition files of all games share: the fields, the game, names and ids."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from draftwork.i18n import Message, MessageValue, shorten

MAX_NAME_LENGTH = 40


@dataclass(frozen=True)
class Faults:
    """The checks of edition files of a game. They yield faults as messages GAME-edition-KIND."""

    game: str
    forbidden: str = ";#"  # characters that names must not contain, because positions use them

    def fault(self, kind: str, /, **args: MessageValue) -> Message:
        """The message GAME-edition-KIND."""
        return Message(f"{self.game}-edition-{kind}", args)

    def of_file(self, data: Mapping[str, Any], known: tuple[str, ...]) -> Iterator[Message]:
        """Check the top-level fields, the game and the name of the edition."""
        if data.get("game", self.game) != self.game:
            yield self.fault("game", game=shorten(data["game"], 40))
        yield from self.of_fields(data, known, self.fault("whole"))
        if not self.is_name(data.get("edition", "-")):
            yield self.fault("name", name=shorten(data["edition"], MAX_NAME_LENGTH), most=MAX_NAME_LENGTH)

    def of_fields(
        self, given: Mapping[Any, Any], known: tuple[str, ...], where: Message
    ) -> Iterator[Message]:
        """Check that all known fields are given, and no others."""
        for field in known:
            if field not in given:
                yield self.fault("missing", where=where, field=field)
        for field in given:
            if field not in known:
                yield self.fault("unknown", where=where, field=shorten(field, 40), known=", ".join(known))

    def of_id(self, id: Any, place: int, seen: set[int], last: int) -> Iterator[Message]:
        """Check the id of the entry at a place: from 1 to `last`, and not in `seen`. Add it to `seen`."""
        if type(id) is not int or not 1 <= id <= last:
            yield self.fault("id", n=place, id=shorten(id, 20), last=last)
        elif id in seen:
            yield self.fault("id-twice", id=id)
        else:
            seen.add(id)

    def is_name(self, name: Any) -> bool:
        """Whether a value can be the name of an edition."""
        return (
            isinstance(name, str)
            and 0 < len(name) <= MAX_NAME_LENGTH
            and name == name.strip() != "?"
            and name.isprintable()
            and not set(name) & set(self.forbidden)
        )
