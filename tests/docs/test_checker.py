"""Tests of the checker itself: it accepts correct pages and rejects wrong ones."""

from pathlib import Path

import pytest

from tests.docs import programs
from tests.docs.pages import Wrong, blocks, spans
from tests.docs.reading import Reader

FEW = '{"game": "blueprints", "edition": "x", "plans": [{"id": 1, "rows": ["X1", "31", "1X"]}]}'
TURNS = "7        7r\n■ ■ ■    ■ ■\n■ · ·    · ■\n         · ■"
BUILDING = "plan\nAnn  X 1  –  | R4    6 4 10 0 3 = 23\n  3 1  L1 L2 R4  | W6\n  1 X  R3  | –"


def page_with(folder: Path, language: str, text: str, *marks: str, name: str = "page.md") -> Path:
    page = folder / name
    lines = ["# A page", "", *(f"<!-- {mark} -->" for mark in marks), f"```{language}", text, "```", ""]
    page.write_text("\n".join(lines), encoding="utf-8")
    return page


@pytest.mark.parametrize(
    ("language", "text", "marks"),
    [
        ("sh", "draftwork games  # with a remark", ()),
        ("sh", "./run play patchwork --seed 1 \\\n    --lang pl", ()),
        (
            "sh",
            "draftwork serve --port 8000\ndraftwork games",
            ("illustration of draftwork serve: it stays",),
        ),
        ("sh", "draftwork arena sintra --bots master@0.1s,apprentice", ("illustration: it takes long",)),
        ("sh", "npm run dev", ("illustration: it stays",)),
        ("sh", "draftwork replay game.json", ("given: a finished match in game.json",)),
        ("sh", "python -m draftwork.testing.trace hoard --seeds 1", ()),
        ("python", ">>> 1 + 1\n2\n", ()),
        ("python", "assert 1 + 1 == 2", ()),
        ("json", FEW, ("illustration: one plan for show",)),
        ("json", "[1, 2]", ("illustration: any list",)),
        ("toml", '[project.entry-points."draftwork.games"]\nhoard = "hoard:GAME"', ()),
        ("text", "draftwork 0.1.0", ("output of draftwork --version",)),
        ("", "anything", ("illustration: a picture",)),
    ],
)
def test_correct_blocks_pass(reader: Reader, language: str, text: str, marks: tuple[str, ...]) -> None:
    reader.read(page_with(reader.folder, language, text, *marks))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("draftwork games --nothing", "no option “--nothing”"),
        ("draftwork nothing", "no command “nothing”"),
        ("./run play chess", "no game “chess”"),
        ("draftwork replay game.json", "no file"),
        ("python -m draftwork.testing.nothing", "no module"),
        ("python -m draftwork.testing.trace hoard --seed 1", "has no option --seed"),
        ("python -m draftwork.testing.schemas --folder . hoard", "ends with code 1"),
        ("make all", "cannot be run here and needs a mark"),
    ],
)
def test_commands_that_fail_are_rejected(reader: Reader, text: str, complaint: str) -> None:
    with pytest.raises(Wrong, match=complaint):
        reader.read(page_with(reader.folder, "sh", f"draftwork games\n{text}"))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("draftwork serve --prot 8000", "no option “--prot”"),
        ("draftwork serve --port many", "“many” .* --port"),
        ("draftwork servo", "no command “servo”"),
        ("draftwork arena chess --bots master,craftsman", "no game “chess”"),
        ("draftwork arena sintra --bots master,crafty", "no bot “crafty”"),
        ("draftwork arena sintra --bots master@fast,apprentice", "is not a bot and its budget"),
        ("draftwork arena sintra --bots random,apprentice --players 5", r"sintra .*\b5\b"),
        ("draftwork arena sintra --bots random,apprentice --option side=C", "“C” is not a value"),
        ("draftwork arena sintra --bots random,apprentice --sprt 30", "is not a test"),
        ("draftwork ladder sintra chess", "no game “chess”"),
        ("draftwork edition new chess", "no game “chess”"),
        ("draftwork arena sintra", "--bots is missing"),
        ("./run test --slow", "no option --slow"),
        ("python -m benchmarks.crash --deaths 3", "has no option --deaths"),
        ("python -m benchmarks.crash --kills many", "invalid int value: 'many'"),
        ("npm run nothing", "no script “nothing”"),
        ("pip install draftwork[all]", "no extra “all”"),
    ],
)
def test_command_lines_of_illustrations_are_parsed(reader: Reader, text: str, complaint: str) -> None:
    with pytest.raises(Wrong, match=complaint):
        reader.read(page_with(reader.folder, "sh", text, "illustration: it takes long"))


@pytest.mark.parametrize(
    ("language", "text", "marks", "complaint"),
    [
        ("", "anything", (), "needs a mark"),
        ("yaml", "a: b", (), "needs a mark"),
        ("python", ">>> 1 + 1\n3\n", (), "Expected:\n    3\nGot:\n    2"),
        ("python", "1 + nothing", (), "NameError: name 'nothing' is not defined"),
        ("json", "{", (), "page.md:3"),
        ("json", "[1, 2]", (), "needs a mark"),
        ("json", '{"game": "chess", "edition": "x"}', (), "no game “chess”"),
        ("json", FEW, (), "12"),
        ("json", FEW.replace("31", "39"), ("illustration: one plan for show",), "page.md:4"),
        ("toml", "[project", (), "TOMLDecodeError"),
        ("toml", '[project.entry-points."draftwork.toys"]\na = "b:C"', (), "nobody looks for"),
        ("toml", '[project.entry-points."draftwork.games"]\na = "b_:C"', (), "No module named 'b_'"),
        ("text", "draftwork 9.9.9", ("output of draftwork --version",), "prints\ndraftwork 0.1.0"),
        ("text", "anything", (), "needs a mark"),
        ("sh", "draftwork games", ("given: a pony",), "“a pony”"),
        ("sh", "draftwork games", ("illustration of draftwork serve: it stays",), "no line begins with"),
        ("sh", "draftwork games", ("illustration:",), "needs a reason"),
        ("sh", "draftwork games", ("illustration",), "needs a reason"),
    ],
)
def test_other_wrong_blocks_are_rejected(
    reader: Reader, language: str, text: str, marks: tuple[str, ...], complaint: str
) -> None:
    with pytest.raises(Wrong, match=complaint):
        reader.read(page_with(reader.folder, language, text, *marks))


@pytest.mark.parametrize(
    ("name", "text", "wrong", "complaint"),
    [
        ("patchwork.pl.md", TURNS, ("■ ■ ■", "■ ■ ·"), "patch 7 does not look like that"),
        ("blueprints.en.md", BUILDING, ("10", "11"), r"scores \[6, 4, 10, 0, 3\], 23 together"),
        ("blueprints.en.md", BUILDING, ("  1 X", "  1 Y"), "not three lines of a building"),
    ],
)
def test_drawings(reader: Reader, name: str, text: str, wrong: tuple[str, str], complaint: str) -> None:
    reader.read(page_with(reader.folder, "text", text, name=name))
    with pytest.raises(Wrong, match=complaint):
        reader.read(page_with(reader.folder, "text", text.replace(*wrong), name=name))


def test_later_blocks_use_the_results_of_earlier_ones(reader: Reader) -> None:
    page = reader.folder / "page.md"
    page.write_text(
        "```python\na = 3\n```\n\n```python\n>>> b = a + 1\n\n```\n\n```python\n>>> b\n4\n\n```\n"
    )
    reader.read(page)
    page.write_text(
        "```sh\ndraftwork edition new sintra -o my.json\n```\n\n```python\nopen('my.json').close()\n```\n"
    )
    reader.read(page)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("```sh\ndraftwork games\n", "has no end"),
        ("<!-- illustration: lost -->\n\nWords.\n", "no block follows"),
    ],
)
def test_pages_that_cannot_be_parsed_are_rejected(tmp_path: Path, text: str, complaint: str) -> None:
    (tmp_path / "page.md").write_text(text)
    with pytest.raises(Wrong, match=complaint):
        blocks(tmp_path / "page.md")


def test_code_in_the_text_is_found_with_its_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("One `a b`\n\n```sh\n`no`\n```\n\nand `export [F\\|G]`, `c\nd`.\n")
    assert list(spans(page)) == [("page.md:1", "a b"), ("page.md:7", "export [F|G]"), ("page.md:7", "c d")]


@pytest.mark.parametrize(
    "text",
    [
        "draftwork",
        "draftwork COMMAND --help",
        "draftwork arena --out",
        "draftwork ladder [GAME…]",
        "draftwork verify FILE --commitment HEX",
        "./run play sagrada --edition ФАЙЛ",
        "python -m benchmarks.crash --kills N [--tables T] [--database URL]",
        "pip install draftwork[testing]",
        "npm run types",
    ],
)
def test_correct_mentions_pass(text: str) -> None:
    assert programs.is_known(text.split())
    programs.check_mention(text.split())


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("draftwork arena --outt", "no option --outt"),
        ("draftwork verify FILE --commit HEX", "no option --commit"),
        ("./run play chess --lang pl", "no game “chess”"),
        ("./run play patchwork --lang de", "no language “de”"),
        ("draftwork learn GAME", "no command “learn”"),
        ("python -m benchmarks.crash [--table T]", "no option --table"),
        ("python -m benchmarks.nothing", "no module"),
    ],
)
def test_wrong_mentions_are_rejected(text: str, complaint: str) -> None:
    with pytest.raises(Wrong, match=complaint):
        programs.check_mention(text.split())
