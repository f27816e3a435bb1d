from pathlib import Path
from typing import Any

import pytest

from draftwork.testing import Battery

TESTS = Path(__file__).parent.parent
FIRST_BAG = 94  # panes in the bag when the factories are filled for the first time


@pytest.mark.long
class TestSintra(Battery):
    game = "sintra"
    data = TESTS
    schema = TESTS.parent / "docs" / "schema"

    def fixed_deal(self, dealt: dict[str, Any]) -> dict[str, Any]:
        """Only the first bag is fixed: after the tower is poured into the bag, draws depend on the moves."""
        return {**dealt, "panes": "".join(dealt["panes"])[:FIRST_BAG]}
