"""The names of patterns, tools and objectives as messages.

Pattern names in Latin, Spanish and Catalan are not translated, and neither are new names of own editions.
"""

from __future__ import annotations

import re

from draftwork.games.sagrada.constants import OBJECTIVE_IDS
from draftwork.i18n import Message

TRANSLATED = frozenset(
    (
        "chromatic_splendor",
        "firelight",
        "suns_glory",
        "kaleidoscopic_dream",
        "fractal_drops",
        "ripples_of_light",
        "water_of_life",
        "sun_catcher",
        "shadow_thief",
        "symphony_of_light",
    )
)
_NOT_LETTERS = re.compile(r"[^a-z]+")


def pattern_label(name: str) -> Message | str:
    """The message for the name of a pattern, or the name itself if it has no translation."""
    key = _NOT_LETTERS.sub("_", name.lower().replace("'", "").replace("’", ""))
    return Message(f"sagrada-pattern-{key}") if key in TRANSLATED else name


def pattern_name(name: str, language: str) -> str:
    """The name of a pattern in a language."""
    label = pattern_label(name)
    return label if isinstance(label, str) else label.text(language)


def tool_name(tool: int) -> Message:
    return Message(f"sagrada-tool-{tool}")


def objective_name(objective: int) -> Message:
    return Message(f"sagrada-public-{OBJECTIVE_IDS[objective]}")
