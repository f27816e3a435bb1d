"""A sentence not yet in any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from draftwork.words.catalogue import DEFAULT, text

Value: TypeAlias = "str | int | float | Message"


@dataclass(frozen=True)
class Message:
    """A message id of the catalogue, its arguments, and the rule it speaks of."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict[str, Value])
    rule: str = ""

    def text(self, language: str = DEFAULT) -> str:
        args = {key: v.text(language) if isinstance(v, Message) else v for key, v in self.args.items()}
        sentence = text(self.id, language, args)
        return f"{self.rule}: {sentence}" if self.rule else sentence

    def json(self) -> dict[str, Any]:
        """Plain data; a page with the same catalogue writes the same sentence."""
        args = {key: v.json() if isinstance(v, Message) else v for key, v in self.args.items()}
        return {"id": self.id, "args": args} | ({"rule": self.rule} if self.rule else {})

    def __str__(self) -> str:
        return self.text()
