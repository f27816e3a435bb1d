from pathlib import Path

from draftwork.testing import Battery

TESTS = Path(__file__).parent.parent


class TestPatchwork(Battery):
    game = "patchwork"
    data = TESTS
    schema = TESTS.parent / "docs" / "schema"
