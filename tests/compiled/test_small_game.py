"""The battery on a small game of a third party, with rules derived from others, in compiled mode."""

from pathlib import Path

from tests.testing.test_small_game import check_battery


def test_a_game_of_few_lines_passes_the_battery(tmp_path: Path) -> None:
    check_battery(tmp_path, "0")
