"""Files of games for the page: which are served, how, and that nothing else of a package can be reached."""

import logging
from pathlib import Path

import httpx
import pytest

from draftwork.games import load
from draftwork.i18n import LANGUAGES
from draftwork.server.http import game_files as module
from draftwork.server.http.game_files import game_files, guide_languages
from draftwork.server.http.headers import SECURITY_HEADERS
from tests.server.test_http import error_name
from tests.shipped import GAMES

HOARD = load("hoard").folder


def write(folder: Path, name: str, content: str = "x") -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(content, encoding="utf-8")
    return file


def test_the_games_name_their_board_and_the_languages_of_their_rules(client: httpx.Client) -> None:
    games = {game["name"]: game for game in client.get("/api/games").json()}
    assert games["hoard"]["board"] == "/games/hoard/page/board.js"
    assert games["hoard"]["guides"] == list(LANGUAGES)
    assert {(games[name]["board"], *games[name]["guides"]) for name in GAMES} == {(None,)}


@pytest.mark.parametrize(
    ("name", "media_type"),
    [("page/board.js", "text/javascript"), ("page/board.css", "text/css"), ("guide/uk.md", "text/markdown")],
)
def test_a_file_is_served_with_its_type_and_the_headers(
    client: httpx.Client, name: str, media_type: str
) -> None:
    answer = client.get(f"/games/hoard/{name}")
    assert answer.status_code == 200
    assert answer.content == (HOARD / name).read_bytes()
    assert answer.headers["Content-Type"].partition(";")[0] == media_type
    assert {header: answer.headers[header] for header in SECURITY_HEADERS} == SECURITY_HEADERS
    assert answer.headers["Cache-Control"] == "no-cache"
    again = client.get(f"/games/hoard/{name}", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/games/hoard/page",
        "/games/hoard/page/other.js",
        "/games/hoard/__init__.py",
        "/games/hoard/messages/en.ftl",
        "/games/hoard/page/../__init__.py",
        "/games/hoard/page/%2e%2e/__init__.py",
        "/games/hoard/page/..%2f__init__.py",
        "/games/hoard/page%2f..%2f__init__.py",
        "/games/hoard/page/..%5c__init__.py",
        "/games/hoard//etc/passwd.md",
        "/games/hoard/page/board.js%00.css",
        "/games/hoard/guide/xx.md",
        "/games/patchwork/page/board.js",
        "/games/nothing/page/board.js",
        "/games/%2e%2e/page/board.js",
    ],
)
def test_nothing_else_is_served(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, error_name(answer)) == (404, "not-found")


def test_only_known_kinds_of_files_are_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for name in ("page/board.js", "page/art/card.svg", "page/index.html", "guide/en.md", "guide/xx.md"):
        write(tmp_path, name)
    write(tmp_path, "rules.py")
    with caplog.at_level(logging.WARNING, "draftwork"):
        assert set(game_files(tmp_path)) == {"page/board.js", "page/art/card.svg", "guide/en.md"}
    assert "index.html" in caplog.text
    assert "its name must end in one of" in caplog.text
    assert guide_languages(tmp_path) == ["en"]


def test_a_game_without_these_folders_has_no_files(tmp_path: Path) -> None:
    assert game_files(tmp_path) == {}
    assert guide_languages(tmp_path) == []


def test_links_do_not_leave_the_folder(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    folder = tmp_path / "game"
    secret = write(tmp_path, "secrets/key.json")
    inside = write(folder, "page/board.js")
    (folder / "page" / "outside.json").symlink_to(secret)
    (folder / "page" / "folder").symlink_to(secret.parent)
    (folder / "page" / "gone.js").symlink_to(tmp_path / "nowhere.js")
    (folder / "page" / "same.js").symlink_to(inside)
    with caplog.at_level(logging.WARNING, "draftwork"):
        assert set(game_files(folder)) == {"page/board.js", "page/same.js"}
    assert "outside.json" in caplog.text


def test_large_files_are_not_served(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_FILE_SIZE", 10)
    monkeypatch.setattr(module, "MAX_TOTAL_SIZE", 25)
    write(tmp_path, "page/a.css", "x" * 11)
    for name in ("page/b.css", "page/c.css", "page/d.css"):
        write(tmp_path, name, "x" * 10)
    with caplog.at_level(logging.WARNING, "draftwork"):
        assert set(game_files(tmp_path)) == {"page/b.css", "page/c.css"}
    assert "it is larger than 10 bytes" in caplog.text
    assert "the files of the game are larger than 25 bytes" in caplog.text
