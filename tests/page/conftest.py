"""Fixtures of the page tests: a real server on a free port, Chromium, and Firefox for tests marked `core`.

The name of a test determines the deals and the moves of the bots: see `steady_server` and `SEEDED_RANDOM`.
Screenshots go to .artefacts/, which CI stores. An error in the console of the page fails the test.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
)

from tests.page import firefox

ROOT = Path(__file__).parents[2]
ARTEFACTS = ROOT / ".artefacts"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Seeds the random functions of the browser with a name. `getRandomValues` never repeats a value, because the
# page uses it for ids too.
SEEDED_RANDOM = """(name) => {
  const generator = (text) => {
    let word = 2166136261; // of the text by FNV-1a, then a linear congruential generator
    for (const letter of text) word = Math.imul(word ^ letter.codePointAt(0), 16777619) >>> 0;
    return () => (word = (Math.imul(word, 1664525) + 1013904223) >>> 0);
  };
  const chance = generator(name);
  Math.random = () => chance() / 2 ** 32;
  crypto.getRandomValues = (bytes) => {
    const drawn = Number(localStorage.getItem('test.drawn') ?? 0) + 1;
    localStorage.setItem('test.drawn', String(drawn)); // a page that is loaded again goes on
    const next = generator(`${drawn} ${name}`);
    for (const index of bytes.keys()) bytes[index] = next() >>> 24;
    return bytes;
  };
}"""
LAN_ADDRESS = "127.0.2.1"  # stands for the address of this machine in the local network
DESKTOP, PHONE = (1280, 800), (360, 740)
NewPage = Callable[..., Page]
TIMEOUT_MS = 20_000  # long enough for a busy machine
expect.set_options(timeout=TIMEOUT_MS)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    found = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    assert found, "the tests of the page need Chromium: scripts/browser installs it or says how"
    return {"executable_path": found, "args": FLAGS}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "engine" in metafunc.fixturenames and metafunc.definition.get_closest_marker("core"):
        metafunc.parametrize("engine", ["chromium", "firefox"], indirect=True)


@pytest.fixture(scope="session")
def debian_firefox(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    assert firefox.executable(), "the tests of the page need Firefox: scripts/browser installs it or says how"
    command = tmp_path_factory.mktemp("firefox") / "firefox"
    command.write_text(f'#!/bin/sh\ncd "{ROOT}" && exec "{sys.executable}" -m tests.page.firefox "$@"\n')
    command.chmod(0o700)
    started = playwright.firefox.launch(
        channel="moz-firefox", executable_path=command, firefox_user_prefs={"ui.prefersReducedMotion": 1}
    )
    yield started
    started.close()


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> Browser:
    """Chromium, or Firefox in the second run of a test that is marked `core`."""
    name = "debian_firefox" if getattr(request, "param", "") == "firefox" else "browser"
    found: Browser = request.getfixturevalue(name)
    return found


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server."""
    assert (ROOT / "draftwork/server/page/index.html").is_file(), "python hatch_build.py run build"
    port = free_port()
    folder = tmp_path_factory.mktemp("server")
    command = [sys.executable, "-m", "tests.page.steady_server", "serve", "--no-browser", "--port", str(port)]
    with (folder / "out.txt").open("w", encoding="utf-8") as out:
        server = subprocess.Popen(
            [*command, "--data", str(folder), "--bot-workers", "1", "--lan-address", LAN_ADDRESS],
            cwd=ROOT,
            env={**os.environ, "DRAFTWORK_PURE": "1"},
            stdout=out,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def wait_for(url: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            with urllib.request.urlopen(url, timeout=5):
                return
        except OSError:
            assert time.monotonic() < end, f"no answer from {url}"
            time.sleep(0.2)


@pytest.fixture
def new_page(engine: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """A function that opens pages, each in its own browser context. Errors in a console fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []
    # the same deals in all browsers
    name = request.node.name.replace("[firefox", "[chromium")

    def on_error(text: str, expected: tuple[str, ...]) -> None:
        if not any(words in text for words in expected):
            errors.append(text)

    def on_console(message: ConsoleMessage, expected: tuple[str, ...]) -> None:
        if message.type == "error":
            on_error(message.text, expected)

    def make(
        size: tuple[int, int] = DESKTOP,
        locale: str = "en-GB",
        refused: str = "",
        allowed_errors: tuple[str, ...] = (),
        **more: Any,
    ) -> Page:
        """Open a page.

        `refused` is an HTTP status that the test expects; browsers log it. `allowed_errors` are parts of
        other expected errors.
        """
        refusal = (f"status of {refused}",) if refused else ()
        expected = ("ERR_INTERNET_DISCONNECTED", *refusal, *allowed_errors)
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        context = engine.new_context(
            base_url=address, viewport=viewport, locale=locale, **{"reduced_motion": "reduce", **more}
        )
        contexts.append(context)
        context.add_init_script(f"({SEEDED_RANDOM})({json.dumps(f'{len(contexts)} {name}')})")
        page = context.new_page()
        page.set_default_timeout(TIMEOUT_MS)
        page.on("console", lambda message: on_console(message, expected))
        page.on("pageerror", lambda error: on_error(str(error), expected))
        return page

    yield make
    for context in contexts:
        context.close()
    assert errors == []


@pytest.fixture
def shoot() -> Callable[[Page, str], None]:
    """A function that saves a screenshot of a page in Chromium."""
    ARTEFACTS.mkdir(exist_ok=True)

    def shot(page: Page, name: str) -> None:
        # In Firefox, Playwright adds a style to the page for this, which the content policy blocks.
        if page.context.browser is not None and page.context.browser.browser_type.name == "chromium":
            page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=True)

    return shot
