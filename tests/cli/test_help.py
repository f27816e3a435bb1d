from collections.abc import Callable

import pytest
from typer.testing import Result

from draftwork import __version__
from draftwork.i18n import LANGUAGES

COMMANDS = ["games", "play", "simulate", "replay", "verify", "draw", "warm"]
Run = Callable[..., Result]


def test_the_help_lists_the_commands(run: Run) -> None:
    asked = run("--help")
    assert asked.exit_code == 0
    assert all(f"{name} " in asked.stdout for name in COMMANDS)


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"draftwork {__version__}\n"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Usage: draftwork", "Commands", "Options", "Show this help"]),
        ("pl", ["Użycie: draftwork", "Polecenia", "Opcje", "Pokaż tę pomoc"]),
        ("uk", ["Використання: draftwork", "Команди", "Параметри", "Показати цю довідку"]),
    ],
)
def test_help_is_translated(run: Run, lang: str, words: list[str]) -> None:
    for result in (
        run("--lang", lang, "--help"),
        run("--help", f"--lang={lang}"),
        run("--help", DRAFTWORK_LANG=lang),
        run("--help", LC_ALL=f"{lang}_XX.UTF-8"),
    ):
        assert [word for word in words if word not in result.stdout] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_is_translated(run: Run, command: str, lang: str) -> None:
    text = run(command, "--help", "--lang", lang).stdout
    assert "cli-" not in text
    assert "<" not in text  # no Python types
    assert "--lang" in text


def test_printing_the_help_does_not_change_the_commands(run: Run) -> None:
    before = run("play", "--help").stdout, run("--help").stdout
    for lang in LANGUAGES:
        run("play", "--help", "--lang", lang)
        run("--help", "--lang", lang)
    assert (run("play", "--help").stdout, run("--help").stdout) == before
