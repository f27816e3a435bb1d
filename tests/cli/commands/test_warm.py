"""The command `warm`, with replaced compile jobs."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import draftwork.kernel
import draftwork.lab.warm
from draftwork.cli.language import set_language
from draftwork.cli.output.console import err
from draftwork.cli.output.progress import show_log_messages
from draftwork.i18n import Message

Run = Callable[..., Result]


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    done: list[str] = []
    monkeypatch.setattr(draftwork.kernel, "PURE", False)

    def warm(advance: Callable[[int, str], None]) -> None:
        for name in ("one", "two"):
            advance(1, name)
            done.append(name)

    monkeypatch.setattr(draftwork.lab.warm, "warm", warm)
    return done


@pytest.mark.parametrize(("lang", "word"), [("en", "kept in"), ("pl", "Wynik jest w"), ("uk", "Результат у")])
def test_the_cache_folder_is_shown(
    run: Run, done: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, word: str
) -> None:
    monkeypatch.setattr("draftwork.kernel.cache.folder", lambda: tmp_path)
    text = run("warm", "--lang", lang).stdout
    assert done == ["one", "two"]
    assert f"{word} {tmp_path}" in text


def test_a_missing_cache_folder_is_reported(
    run: Run, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("draftwork.kernel.cache.folder", lambda: None)
    text = run("warm", FORCE_COLOR="1").stdout
    assert done == ["one", "two"]
    assert "XDG_CACHE_HOME" in text


def test_log_messages_are_in_the_selected_language(capsys: pytest.CaptureFixture[str]) -> None:
    logger = logging.getLogger("draftwork")
    set_language("pl")
    with show_log_messages(err()):
        logger.warning("%s", Message("kernel-compiling"))
        logger.warning("plain %d", 1)
    with show_log_messages(None):
        logger.warning("unheard")
    set_language("en")
    told = capsys.readouterr().err
    assert told.startswith("Kompiluję")
    assert told.endswith("plain 1\n")
    assert logger.handlers == []
