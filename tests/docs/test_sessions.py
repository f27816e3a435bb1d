"""Pages that install packages are run step by step in an environment of their own, here in pure mode.

tests/compiled/test_sessions.py runs them in compiled mode.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.docs.environment import Environment
from tests.docs.pages import PAGES, ROOT, Block, Mark, Wrong, blocks
from tests.docs.reading import Reader, needs_environment

SESSIONS = [page for page in PAGES if any(needs_environment(block) for block in blocks(page))]


def read_session(reader: Reader, page: Path, folder: Path, pure: bool) -> None:
    reader.environment = Environment(folder, pure)
    reader.read(page)


def test_how_to_add_a_game_is_such_a_page() -> None:
    assert [page.name for page in SESSIONS] == ["adding-a-game.md"]


@pytest.mark.long
@pytest.mark.parametrize("page", SESSIONS, ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_step_by_step(page: Path, reader: Reader, tmp_path: Path) -> None:
    read_session(reader, page, tmp_path, pure=True)


def _block(text: str, kind: str, mark: str) -> Block:
    return Block(Path("page.md"), 1, "sh", text, (Mark(kind, None, mark),))


def test_blocks_share_a_shell_and_its_files(reader: Reader, tmp_path: Path) -> None:
    reader.environment = Environment(tmp_path, pure=True)
    reader.check(_block("mkdir new\ncd new\nDRAFTWORK_PURE=0 false\n", "shell", "a folder"))
    reader.check(_block("one\n  two\n", "file", "text"))
    reader.check(_block("2\n", "file", "text: two"))
    assert (tmp_path / "work/new/text").read_text() == "one\n2\n"
    for text, kind, mark in (
        ("false\n", "shell", "a folder"),
        ("again", "file", "text"),
        ("3", "file", "text: three"),
    ):
        with pytest.raises(Wrong):
            reader.check(_block(text, kind, mark))
