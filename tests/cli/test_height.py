"""The board and the choices fit into the window, through whole matches."""

from collections.abc import Callable

import pytest
from typer.testing import Result

from tests.cli.conftest import moves_of_player_1

Run = Callable[..., Result]
TITLES = {
    "patchwork": ("Patchwork  ", "Patchwork  ", "Печворк  "),
    "sintra": ("Stained Glass of Sintra: ", "Witraże Sintry: ", "Вітражі Сінтри: "),
    "sagrada": ("Sagrada: ",) * 3,
    "blueprints": ("Blueprints: ",) * 3,
}
LANGUAGES = ("en", "pl", "uk")


def screens(run: Run, game: str, lang: str, columns: int, lines: int) -> list[list[str]]:
    """The lines from each board to the input after it, in a whole match."""
    typed = "".join(f"{move}\n" for move in moves_of_player_1(game, "SEED"))
    text = run(
        *("play", game, "--seats", "me,apprentice", "--seed", "SEED", "--lang", lang),
        typed=typed,
        COLUMNS=str(columns),
        LINES=str(lines),
    ).stdout
    title = TITLES[game][LANGUAGES.index(lang)]
    boards = text.split(f"\n{title}")[1:-1]  # the last one has the result instead of choices
    assert len(boards) == typed.count("\n")
    return [board.partition("\n●")[0].splitlines() for board in boards]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", TITLES)
def test_the_board_and_the_choices_fit_50_lines(run: Run, game: str, lang: str) -> None:
    # A window of 160 × 50 has the same width: the output has at most 100 columns.
    highest = max(map(len, screens(run, game, lang, 100, 50)))
    assert 25 < highest < 50  # with a line for the input


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_window_the_pool_and_the_choices_of_sagrada_fit_24_lines(run: Run, lang: str) -> None:
    for screen in screens(run, "sagrada", lang, 80, 24):
        below = next(i for i, line in enumerate(reversed(screen)) if line.split()[:5] == list("abcde"))
        assert below < 23
