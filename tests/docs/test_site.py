"""The documentation site: its pages, links and assets. `./run test --thorough` builds it."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from scripts import site
from tests.docs.pages import PAGES, ROOT

SECTIONS = site.navigation()
LISTED = [page for section in SECTIONS for page in section.pages]


def test_the_navigation_lists_every_page_once() -> None:
    assert sorted(LISTED) == sorted(str(page.relative_to(ROOT)) for page in PAGES)


def test_no_two_pages_have_the_same_address() -> None:
    assert len({site.site_path(page) for page in LISTED}) == len(LISTED)


@pytest.mark.parametrize(
    ("page", "path"),
    [
        ("README.md", "index.md"),
        ("CONTRIBUTING.md", "contributing.md"),
        ("docs/bots.md", "bots.md"),
        ("docs/play/sintra.pl.md", "play/sintra.pl.md"),
        ("docs/strength/README.md", "strength/index.md"),
        ("tests/toy/README.md", "toy/index.md"),
    ],
)
def test_where_a_page_is_in_the_site(page: str, path: str) -> None:
    assert site.site_path(page) == path


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the site."""
    folder = tmp_path_factory.mktemp("site")
    site.Staging(folder, SECTIONS).write()
    return folder


def test_links_follow_the_layout_of_the_site(staged: Path) -> None:
    assert "(play/patchwork.en.md)" in (staged / "index.md").read_text(encoding="utf-8")
    assert "(index.md#read-on)" in (staged / "contributing.md").read_text(encoding="utf-8")
    assert "(toy/index.md)" in (staged / "adding-a-game.md").read_text(encoding="utf-8")


def test_linked_files_are_copied(staged: Path) -> None:
    assert (staged / "pictures" / "layers.svg").read_bytes() == (
        ROOT / "docs/pictures/layers.svg"
    ).read_bytes()
    assert (staged / "benchmarks" / "results" / "engine.json").is_file()


def test_a_link_to_a_folder_becomes_text(staged: Path) -> None:
    text = (staged / "formats.md").read_text(encoding="utf-8")
    assert "are in schema/:" in text
    assert "unlinked" not in text


def test_the_start_page_holds_the_navigation(staged: Path) -> None:
    text = (staged / "index.md").read_text(encoding="utf-8")
    assert all(f":caption: {section.title}\n" in text for section in SECTIONS)
    assert "Overview <self>\n" in text
    assert "\nplay/blueprints.uk\n" in text
    assert "\napi/draftwork.play\n" in text


def test_the_reference_covers_the_public_packages(staged: Path) -> None:
    pages = {file.stem for file in (staged / "api").iterdir()}
    packages = {"play", "bots", "lab", "games", "testing", "kernel"}
    assert pages == {"draftwork"} | {f"draftwork.{name}" for name in packages}
    assert ".. automodule:: draftwork.lab.simulate\n" in (staged / "api" / "draftwork.lab.rst").read_text()
    assert "see :py:obj:`~draftwork.play.Match`" in (staged / "api" / "draftwork.rst").read_text()


def test_the_modules_of_the_reference_exist() -> None:
    modules = [name for section in SECTIONS for names in section.modules.values() for name in names]
    assert [name for name in modules if find_spec(name.removesuffix(".*")) is None] == []


@pytest.mark.parametrize(
    "text",
    [
        '<script src="https://cdn.example/app.js"></script>',
        "<link rel='stylesheet' href='//fonts.example/a.css'>",
        '<img alt="" src="http://pictures.example/a.png">',
        "<style>@import 'https://fonts.example/a.css';</style>",
        "<style>body { background: url(https://pictures.example/a.png) }</style>",
    ],
)
def test_outside_assets_are_found(tmp_path: Path, text: str) -> None:
    (tmp_path / "page.html").write_text(text)
    (found,) = site.outside_assets(tmp_path)
    assert found.startswith("page.html: ")


def test_local_assets_and_links_are_no_outside_assets(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text(
        '<script src="_static/app.js"></script><img src="data:image/png,"><a href="https://example.org/">a</a>'
    )
    (tmp_path / "style.css").write_text("body { background: url(../a.png) }")
    assert site.outside_assets(tmp_path) == []
