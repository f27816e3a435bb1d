"""A package of a third party that is broken: commands report it in one sentence and list the other games."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.third_party import install, run_python

GAME = """
from hoard import GAME as HOARD
from dataclasses import replace
from pathlib import Path
GAME = replace(HOARD, name="bad", folder=Path(__file__).parent)
"""
PACKAGES: dict[str, tuple[dict[str, str | bytes], str, str]] = {
    "does not compile": ({"bad/__init__.py": "GAME = ("}, "bad:GAME", "SyntaxError"),
    "raises": ({"bad/__init__.py": "1 / 0"}, "bad:GAME", "ZeroDivisionError"),
    "has no such module": ({}, "bad:GAME", "ModuleNotFoundError"),
    "names nothing": ({}, "!", "AttributeError"),
    "names no game": ({"bad/__init__.py": "GAME = 7"}, "bad:GAME", "TypeError"),
    "names another game": ({}, "hoard:GAME", "TypeError"),
    "has no texts": ({"bad/__init__.py": GAME}, "bad:GAME", "FileNotFoundError"),
    "has texts that are not Fluent": (
        {"bad/__init__.py": GAME, "bad/messages/en.ftl": "bad-name = Bad\n\nbad about\n"},
        "bad:GAME",
        "en.ftl, line 3: Expected token",
    ),
    "has texts that are not UTF-8": (
        {"bad/__init__.py": GAME, "bad/messages/en.ftl": b"bad-name = \xff"},
        "bad:GAME",
        "UnicodeDecodeError",
    ),
    "has a wrong translation": (
        {"bad/__init__.py": GAME, "bad/messages/en.ftl": "bad-name = Bad", "bad/messages/pl.ftl": "="},
        "bad:GAME",
        "pl.ftl, line 1",
    ),
}


@pytest.mark.parametrize("what", PACKAGES)
def test_a_broken_package_is_reported_in_one_sentence(what: str, tmp_path: Path) -> None:
    files, entry, fault = PACKAGES[what]
    install(tmp_path, "bad", files, entry)
    done = run_python(tmp_path, "-m", "draftwork", "games", "--lang", "pl")
    assert done.returncode == 0, done.stderr
    assert "Patchwork" in done.stdout
    assert done.stderr.startswith("Gra „bad” jest zainstalowana, ale nie da się jej wczytać: ")
    assert len(done.stderr.splitlines()) == 1
    assert fault in done.stderr


def test_a_broken_package_does_not_stop_other_commands(tmp_path: Path) -> None:
    install(tmp_path, "bad", {}, "!")
    listed = run_python(tmp_path, "-m", "draftwork", "edition", "list")
    assert (listed.returncode, "sintra" in listed.stdout, "bad" in listed.stderr) == (0, True, True)
    code = "from draftwork.kernel.cache import find_units; print(find_units())"
    assert "hoard" in run_python(tmp_path, "-c", code).stdout
    played = run_python(tmp_path, "-m", "draftwork", "play", "bad")
    assert played.returncode == 2
    assert "cannot be loaded" in played.stderr


def test_missing_translations_are_in_english(tmp_path: Path) -> None:
    """A package without uk.ftl, and with only one message in pl.ftl."""
    texts = "bad-name = Good\nbad-about = About it: { -place }.\n-place = here\n"
    files = {"bad/__init__.py": GAME, "bad/messages/en.ftl": texts, "bad/messages/pl.ftl": "bad-name = Dobra"}
    install(tmp_path, "bad", files)
    for language, name in (("en", "Good"), ("uk", "Good"), ("pl", "Dobra")):
        done = run_python(tmp_path, "-m", "draftwork", "games", "--lang", language)
        assert (done.returncode, done.stderr) == (0, "")
        assert f"╭─ {name} ─" in done.stdout
        assert "About it: here." in done.stdout
    imports = "from draftwork.games import load; from draftwork.i18n import source"
    code = f"{imports}; load('bad'); print(source('pl'))"
    sent = run_python(tmp_path, "-c", code).stdout.splitlines()
    assert {"bad-name = Dobra", "bad-about = About it: { -place }.", "-place = here"} <= set(sent)
    assert "bad-name = Good" not in sent
