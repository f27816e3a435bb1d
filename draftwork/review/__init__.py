"""Reviews of finished matches: what each decision cost, what was luck, and how to play better."""

from pathlib import Path

from draftwork.i18n import add_folder
from draftwork.review.depth import DEPTHS, Depth
from draftwork.review.file import decode, encode
from draftwork.review.model import (
    Alternative,
    Decision,
    LuckEvent,
    Reason,
    Review,
    SeatReview,
    Shares,
    Turn,
)
from draftwork.review.reviewer import review

add_folder(Path(__file__).parent / "messages")

__all__ = [
    "DEPTHS",
    "Alternative",
    "Decision",
    "Depth",
    "LuckEvent",
    "Reason",
    "Review",
    "SeatReview",
    "Shares",
    "Turn",
    "decode",
    "encode",
    "review",
]
