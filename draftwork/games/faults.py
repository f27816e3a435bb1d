"""What files of components have in common, and what can be wrong with it: fields, the game, names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from draftwork.i18n import Message, Value, brief

LONGEST_NAME = 40


@dataclass(frozen=True)
class Faults:
    """Tells faults in the words of a game: its messages GAME-edition-KIND."""

    game: str
    forbidden: str = ";#"  # in names: it would end a line of a position, or a part of it

    def fault(self, kind: str, /, **args: Value) -> Message:
        return Message(f"{self.game}-edition-{kind}", args)

    def of_file(self, data: Mapping[str, Any], known: tuple[str, ...]) -> Iterator[Message]:
        """The fields of the whole file, the game and the name of the edition."""
        if data.get("game", self.game) != self.game:
            yield self.fault("game", game=brief(data["game"], 40))
        yield from self.of_fields(data, known, self.fault("whole"))
        if not self.is_name(data.get("edition", "-")):
            yield self.fault("name", name=brief(data["edition"], LONGEST_NAME), most=LONGEST_NAME)

    def of_fields(
        self, given: Mapping[Any, Any], known: tuple[str, ...], where: Message
    ) -> Iterator[Message]:
        for field in known:
            if field not in given:
                yield self.fault("missing", where=where, field=field)
        for field in given:
            if field not in known:
                yield self.fault("unknown", where=where, field=brief(field, 40), known=", ".join(known))

    def of_id(self, id: Any, place: int, seen: set[int], last: int) -> Iterator[Message]:
        """An entry's number: from 1 to the last, each once. Those `seen` so far get it too."""
        if type(id) is not int or not 1 <= id <= last:
            yield self.fault("id", n=place, id=brief(id, 20), last=last)
        elif id in seen:
            yield self.fault("id-twice", id=id)
        else:
            seen.add(id)

    def is_name(self, name: Any) -> bool:
        return (
            isinstance(name, str)
            and 0 < len(name) <= LONGEST_NAME
            and name == name.strip() != "?"
            and name.isprintable()
            and not set(name) & set(self.forbidden)
        )
