"""The cache folders: each is named after the code and data that can be compiled into the functions in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from draftwork.kernel import cache
from draftwork.kernel.cache import SHARED, Unit

SINTRA, SAGRADA = "draftwork.games.sintra", "draftwork.games.sagrada"


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """The module reads units and folders once in a process."""
    cache.folder_of.cache_clear()
    yield
    cache.folder_of.cache_clear()


def test_any_change_of_code_or_data_gives_another_hash(tmp_path: Path) -> None:
    def digest() -> str:
        return cache.read("game", {"game": Unit((tmp_path,))}).hash

    (tmp_path / "rules.py").write_text("a = 1\n")
    (tmp_path / "edition.json").write_text("{}\n")
    hashes = {digest()}
    (tmp_path / "rules.py").write_text("a = 2\n")
    hashes.add(digest())
    (tmp_path / "edition.json").write_text("[]\n")
    hashes.add(digest())
    (tmp_path / "more.py").write_text("")
    hashes.add(digest())
    (tmp_path / "more.py").rename(tmp_path / "other.py")
    hashes.add(digest())
    assert len(hashes) == 5
    (tmp_path / "notes.txt").write_text("not compiled in")
    assert digest() in hashes


def test_each_game_is_a_unit_and_the_rest_is_shared() -> None:
    import hoard

    import draftwork

    units = cache.find_units()
    root = Path(draftwork.__file__).parent.resolve()
    assert units["hoard"].places == (Path(hoard.__file__).parent.resolve(),)
    assert units[SINTRA].places == (root / "games" / "sintra",)
    shared = set(units[SHARED].files())
    assert {root / "kernel" / "cache.py", root / "games" / "contract.py"} <= shared
    assert not shared & set(units[SINTRA].files())
    assert root / "games" / "sintra" / "state.py" in set(units[SINTRA].files())


def test_together_the_units_contain_all_sources() -> None:
    import draftwork

    root = Path(draftwork.__file__).parent.resolve()
    files = {file for unit in cache.find_units().values() for file in unit.files()}
    assert {file for file in root.rglob("*") if file.suffix in (".py", ".json")} <= files


@pytest.mark.parametrize(
    ("module", "unit"),
    [
        ("draftwork.lab.playout", SHARED),
        ("draftwork.games.defaults", SHARED),
        ("draftwork.games.sintra.rules.panes", SINTRA),
        (SINTRA, SINTRA),
        ("hoard.rules", "hoard"),
        ("hoarder", None),
        ("__main__", None),
    ],
)
def test_a_module_belongs_to_one_unit(module: str, unit: str | None) -> None:
    assert cache.unit_of(module) == unit


def test_a_package_that_names_another_game_depends_on_it(tmp_path: Path) -> None:
    for name, text in (("one", "from draftwork.games import sintra"), ("two", "import one"), ("three", "")):
        (tmp_path / f"{name}.py").write_text(text)
    units = {name: Unit((tmp_path / f"{name}.py",)) for name in ("one", "two", "three")}
    units[SINTRA] = Unit((tmp_path / "sintra",))
    assert cache.read("one", units).names == {SINTRA}
    assert cache.read("two", units).names == {"one"}
    assert cache.read("three", units).names == frozenset()


def test_a_folder_depends_on_its_units_only(monkeypatch: pytest.MonkeyPatch) -> None:
    choices: list[list[str] | None] = [[], [SINTRA], [SAGRADA], [SINTRA, SAGRADA], None]
    before = [cache.folder_name(names) for names in choices]
    assert len(set(before)) == len(choices)
    assert before[1].startswith("sintra-")
    change(monkeypatch, SINTRA)
    after = [cache.folder_name(names) for names in choices]
    assert [a == b for a, b in zip(after, before, strict=True)] == [True, False, True, False, False]
    change(monkeypatch, SHARED)
    assert not set(before + after) & {cache.folder_name(names) for names in choices}


def test_a_folder_depends_on_what_its_units_depend_on(monkeypatch: pytest.MonkeyPatch) -> None:
    read = cache.read_all()
    named = read | {"hoard": read["hoard"]._replace(names=frozenset({SINTRA}))}
    monkeypatch.setattr(cache, "read_all", lambda: named)
    before = cache.folder_name(["hoard"])
    assert before.startswith("sintra-hoard-")
    change(monkeypatch, SINTRA)
    assert cache.folder_name(["hoard"]) != before


def change(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Pretend that the sources of a unit are different."""
    read = cache.read_all()
    changed = read | {name: read[name]._replace(hash="changed")}
    monkeypatch.setattr(cache, "read_all", lambda: changed)


def test_a_change_after_reading_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "rules.py"
    file.write_text("a = 1\n")
    units = {SHARED: Unit(()), "game": Unit((tmp_path,))}
    read = {name: cache.read(name, units) for name in units}
    monkeypatch.setattr(cache, "_units", lambda: units)
    monkeypatch.setattr(cache, "read_all", lambda: read)
    assert cache.unchanged(["game"])
    file.write_text("a = 22\n")
    assert not cache.unchanged(["game"])
    assert not cache.unchanged(None)
    assert cache.unchanged([])


def test_the_folder_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache.folder() == tmp_path / "xdg" / "draftwork"
    assert cache.folder_of(None) == tmp_path / "xdg" / "draftwork" / cache.folder_name(None)
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "numba"))
    assert cache.folder() == tmp_path / "numba" / "draftwork"


def test_without_a_writable_folder_there_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocker))
    assert cache.folder() is None
    assert cache.folder_of(None) is None


def test_without_a_home_folder_there_is_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert cache.folder() is None
    cache.prune()


def test_folders_unused_for_a_month_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    game, everything = cache.folder_of(frozenset({SINTRA})), cache.folder_of(None)
    assert game
    assert everything
    old, recent = game.parent / "sintra-old", game.parent / "recent"
    old.mkdir()
    recent.mkdir()
    for place in (old, game, everything):
        os.utime(place, (0, 0))
    cache.prune()
    assert set(game.parent.iterdir()) == {game, everything, recent}
