"""Examples that need a server run against a real one."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from draftwork.server.settings import ServerSettings
from tests.docs.pages import PAGES, ROOT, Block, Wrong, blocks
from tests.docs.reading import Reader, needs_server
from tests.server.guests import run_server

SERVED = [page for page in PAGES if any(needs_server(block) for block in blocks(page))]
MAX_TABLES = 30  # each seat begins at half of them


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests of this file."""
    data = tmp_path_factory.mktemp("server")
    with run_server(ServerSettings(data_folder=data, page_folder=data / "page", bot_workers=1)) as client:
        yield str(client.base_url)


@pytest.fixture
def reader(tmp_path: Path, address: str) -> Reader:
    return Reader(tmp_path, lambda: address)


@pytest.mark.parametrize("document", SERVED, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples(document: Path, reader: Reader) -> None:
    reader.read(document)


def example() -> Block:
    (block,) = filter(needs_server, blocks(ROOT / "docs" / "http.md"))
    return block


def test_the_example_plays_a_move_whichever_seat_begins(reader: Reader) -> None:
    began: set[bool] = set()
    for _ in range(MAX_TABLES):
        reader.script(example())
        assert last_answer(reader.printed)["number"] > 2
        began.add(moved_before(reader.folder / "view.json"))
        if len(began) == 2:
            return
    pytest.fail(f"at {MAX_TABLES} tables the same seat began")


def last_answer(printed: str) -> dict[str, int]:
    """The last JSON object of the output: the acknowledgement of the move."""
    answer: dict[str, int] = json.loads("{" + printed.rpartition("{")[2])
    return answer


def moved_before(view: Path) -> bool:
    """Whether the bot moved before us."""
    return any(event["kind"] == "move" for event in json.loads(view.read_text())["events"])


def test_the_example_with_the_stand_ins_for_curl_and_jq(reader: Reader) -> None:
    reader.script(example(), tools_first=True)
    assert last_answer(reader.printed)["number"] > 2


def test_a_refused_request_is_rejected(reader: Reader) -> None:
    text = "curl -s http://127.0.0.1:8000/api/tables/nothing\n"
    with pytest.raises(Wrong, match='"error"'):
        reader.check(Block(Path("example.md"), 1, "sh", text, ()))
