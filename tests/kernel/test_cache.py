"""The cache folder: it is named after all code and data that can be compiled in."""

import os
from pathlib import Path

import pytest

from draftwork.kernel import cache


def test_any_change_of_code_or_data_gives_another_folder(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1\n")
    (tmp_path / "edition.json").write_text("{}\n")
    names = {cache.fingerprint([tmp_path])}
    (tmp_path / "rules.py").write_text("a = 2\n")
    names.add(cache.fingerprint([tmp_path]))
    (tmp_path / "edition.json").write_text("[]\n")
    names.add(cache.fingerprint([tmp_path]))
    (tmp_path / "more.py").write_text("")
    names.add(cache.fingerprint([tmp_path]))
    (tmp_path / "more.py").rename(tmp_path / "other.py")
    names.add(cache.fingerprint([tmp_path]))
    assert len(names) == 5
    (tmp_path / "notes.txt").write_text("not compiled in")
    assert cache.fingerprint([tmp_path]) in names


def test_games_of_third_parties_are_among_the_sources() -> None:
    import hoard

    import draftwork

    folders = cache.sources()
    assert Path(draftwork.__file__).parent.resolve() in folders
    assert Path(hoard.__file__).parent.resolve() in folders


def test_the_folder_follows_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache.folder() == tmp_path / "xdg" / "draftwork" / cache.fingerprint(cache.sources())
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "numba"))
    place = cache.folder()
    assert place is not None
    assert place.is_relative_to(tmp_path / "numba")


def test_without_a_writable_folder_there_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(blocker))
    assert cache.folder() is None


def test_without_a_home_folder_there_is_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(Path, "home", no_home)
    assert cache.folder() is None


def test_folders_unused_for_a_month_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    current = cache.folder()
    assert current is not None
    old, recent = current.parent / "old", current.parent / "recent"
    old.mkdir()
    recent.mkdir()
    os.utime(old, (0, 0))
    cache.prune()
    assert sorted(current.parent.iterdir()) == sorted([current, recent])
