"""Generator of the JSON schema of reviews.

    python -m draftwork.review.schema [--write] --file docs/schema/review.json

Without --write it checks whether the file is current.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from draftwork.review.model import Review
from draftwork.testing.schemas import DIALECT, run_for_file


def review_schema() -> dict[str, Any]:
    """The schema of a review."""
    return {"$schema": DIALECT, **msgspec.json.schema(Review)}


def main(arguments: list[str]) -> int:
    return run_for_file("draftwork.review.schema", __doc__, review_schema(), arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
