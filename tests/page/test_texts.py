"""The messages that the code of the page uses exist. tests/i18n tests the messages themselves."""

import re

from tests.i18n.catalogues import FOLDERS, PAGE, code, entries


def own_ids() -> set[str]:
    return {id for folder in FOLDERS if folder.is_relative_to(PAGE) for id in entries(folder / "en.ftl")}


def test_there_are_texts() -> None:
    assert len(own_ids()) > 150


def test_every_text_that_is_asked_for_is_there() -> None:
    sources = [text for file, text in code().items() if file.is_relative_to(PAGE)]
    written = {id for text in sources for id in re.findall(r'"(page-[a-z0-9-]+)"', text)}
    assert written - own_ids() == set()


def test_boards_that_use_shared_messages_have_them() -> None:
    for index in (PAGE / "boards").glob("*/index.ts"):
        sources = [file for file in index.parent.rglob("*") if file.is_file()]
        uses = any("page-board-" in file.read_text("utf-8") for file in sources)
        assert not uses or "boardMessages" in index.read_text("utf-8"), index
