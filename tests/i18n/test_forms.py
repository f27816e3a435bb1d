"""Every message of the package and of the page is complete, used, and has correct plurals and typography."""

import re
from pathlib import Path

import pytest

from draftwork.i18n import LANGUAGES
from tests.i18n.catalogues import FOLDERS, PACKAGE, PAGE, ROOT, Parts, arguments, code, counts, entries, keys
from tests.shipped import GAMES

FILES = [folder / f"{language}.ftl" for folder in FOLDERS for language in LANGUAGES]
# Plural forms besides "one". In Polish and Ukrainian "many" and "other" are the same for whole numbers.
FORMS = {"en": set[str](), "pl": {"few"}, "uk": {"few"}}
# In these messages the noun has only two forms: it is a genitive or a masculine personal noun.
TWO_FORMS = {
    "blueprints-building-W",
    "cli-gains",
    "page-players-n",
    "page-waiting-seats",
    "patchwork-todo-turn",
    "sintra-effect-fall",
    "sintra-points-falls",
}
# These messages quote typed input or file contents.
LITERAL = {"cli-edition-no-game", "cli-help-file", "sagrada-bad-draws", "sagrada-bad-rerolls"}
WRONG_SIGN = re.compile(r"[\"'`]|(?<![\w-])-(?![a-z-])|\.\.\.")
# Prefixes of composed ids. The rest of these ids is a string literal in the code …
WITH_A_WRITTEN_REST = (
    "cli-arena-",
    "cli-help-",
    "cli-train-",
    "cli-train-column-",
    *(f"{game}-{part}-" for game in GAMES for part in ("draw", "edition", "log")),
    "page-log-",
    "page-fair-",
    "page-pace-",
    "page-speed-",
    "page-tab-",
    "page-theme-",
    "sagrada-bad-",
    "sagrada-do-",
    "sagrada-draw-now-",
    "sagrada-todo-",
    "sagrada-why-",
)
# … and the rest of these comes from data.

WITH_DATA = (
    "blueprints-building-",
    "cli-arena-sprt-",
    "cli-order-",
    "cli-simulated-",
    "patchwork-option-",
    "sagrada-now-",
    "sagrada-option-",
    "sagrada-pattern-",
    "sagrada-public-",
    "sagrada-tool-",
    "sintra-option-",
    *(f"{game}-edition-{part}-" for game in GAMES for part in ("about", "title")),
)
OF_EVERY_GAME = ("-name", "-about", "-begins", "-notation", "-word")
# The terminal lists several refused choices with the message of one and the first suffix. The second suffix
# names the category of points with a reason.
SUFFIXES = ("-several", "-category")


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_all_folders_are_found() -> None:
    assert {
        PACKAGE / "i18n" / "messages",
        PAGE / "i18n" / "messages",
        PAGE / "boards" / "sagrada" / "messages",
    } <= set(FOLDERS)
    assert sum(len(entries(folder / "en.ftl")) for folder in FOLDERS) > 1000


@pytest.mark.parametrize("file", FILES, ids=named)
def test_every_language_has_the_same_messages_and_arguments(file: Path) -> None:
    assert arguments(file) == arguments(file.with_name("en.ftl"))


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_counted_noun_has_all_forms_of_its_language(file: Path) -> None:
    for id, message in entries(file).items():
        for select in Parts(message).selects:
            given = keys(select)
            if given & {"one", "few", "many"} and counts(select) and id not in TWO_FORMS:
                assert {"one", "1"} & given, id
                assert FORMS[file.stem] <= given, id
                assert {"many", "other"} & given, id


@pytest.mark.parametrize("file", FILES, ids=named)
def test_typographic_signs_are_used(file: Path) -> None:
    for id, message in entries(file).items():
        if id not in LITERAL:
            assert [text for text in Parts(message).texts if WRONG_SIGN.search(text)] == [], id


def unused(ids: set[str], sources: dict[Path, str], referred: set[str]) -> set[str]:
    """Return the ids that are neither literals in the sources nor composed with a declared prefix."""
    written = {
        path: set(re.findall(r"[\"'`]([\w-]+)[\"'`]", text)) | {path.stem} for path, text in sources.items()
    }
    found = ids - set().union(*written.values()) - referred
    for suffix in SUFFIXES:
        found -= {id for id in found if id.endswith(suffix) and id.removesuffix(suffix) in ids}
    found = {id for id in found if not id.startswith(WITH_DATA) and not id.endswith(OF_EVERY_GAME)}
    for prefix in WITH_A_WRITTEN_REST:
        near = {prefix.split("-")[0], "drawing", "faults.py"}
        rests = set().union(*(names for path, names in written.items() if near & {*path.parts, "page"}))
        found = {id for id in found if not (id.startswith(prefix) and id.removeprefix(prefix) in rests)}
    return found


def test_every_message_is_used() -> None:
    ids = {id for folder in FOLDERS for id in entries(folder / "en.ftl")}
    messages = [message for folder in FOLDERS for message in entries(folder / "en.ftl").values()]
    referred = {id for message in messages for id in Parts(message).messages}
    assert sorted(unused(ids, code(), referred)) == []


def test_an_unused_message_is_found() -> None:
    sources = {Path("cli/app.py"): '"draw" "cli-draw"', Path("sintra/draw.py"): '"title"'}
    ids = {
        "cli-draw",
        "cli-help-draw",
        "cli-help-title",
        "sagrada-tool-3",
        "sintra-draw-title",
        "sintra-draw-draw",
    }
    assert unused(ids, sources, set()) == {"cli-help-title"}
