"""The page as an app: manifest and icons, an offline page, and notifications through the service worker."""

from __future__ import annotations

import asyncio
import struct
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.page.conftest import PHONE, NewPage, free_port
from tests.page.players import CAN_ACT, begin, decide, open_table, play_now

Shoot = Callable[[Page, str], None]
OFFLINE = {
    "en-GB": ("You are offline", "Try again"),
    "pl-PL": ("Brak połączenia", "Spróbuj ponownie"),
    "uk-UA": ("Немає з’єднання", "Спробувати ще раз"),
}
READY = "async () => { await navigator.serviceWorker.ready; return !!navigator.serviceWorker.controller; }"
HIDE = "() => Object.defineProperty(document, 'hidden', { get: () => true })"
# Records the notifications of the service worker, whose display depends on the system.
RECORD = """() => {
  window.shown = [];
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    window.shown.push([title, options.data]);
  };
}"""


def wait_for_service_worker(page: Page) -> None:
    page.goto("/")
    page.wait_for_function(READY)


def test_the_page_can_be_installed(new_page: NewPage, address: str) -> None:
    page = new_page()
    wait_for_service_worker(page)
    devtools: CDPSession = page.context.new_cdp_session(page)
    faults = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}  # as all pages of the tests
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{address}/app.webmanifest"
    manifest: dict[str, Any] = page.evaluate("async () => (await fetch('/app.webmanifest')).json()")
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Draftwork", "standalone", "/")
    assert "maskable" in [icon.get("purpose") for icon in manifest["icons"]]
    for icon in manifest["icons"]:
        with urllib.request.urlopen(address + icon["src"]) as answer:
            data = answer.read()
            assert answer.headers["Content-Type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", data[16:24])
            assert icon["sizes"] == f"{width}x{height}"


def test_the_service_worker_has_the_headers_that_browsers_ask_for(address: str) -> None:
    with urllib.request.urlopen(f"{address}/service-worker.js") as answer:
        assert answer.headers["Content-Type"].startswith("text/javascript")
        assert "no-cache" in answer.headers["Cache-Control"]  # browsers find a new version at once
        policy = answer.headers["Content-Security-Policy"]
    assert "script-src 'self'" in policy
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy
    with urllib.request.urlopen(f"{address}/app.webmanifest") as answer:
        assert answer.headers["Content-Type"].startswith("application/manifest+json")


@pytest.fixture
def gate(address: str) -> Iterator[Callable[[bool], str]]:
    """A port that leads to the server while it is open: so a page really loses its server."""
    port, target = free_port(), int(address.rpartition(":")[2])
    loop = asyncio.new_event_loop()
    state: dict[str, Any] = {"server": None, "writers": []}

    async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                writer.write(data)
                await writer.drain()
        except OSError:
            pass
        finally:
            writer.close()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        up, down = await asyncio.open_connection("127.0.0.1", target)
        state["writers"] += [writer, down]
        await asyncio.gather(copy(reader, down), copy(up, writer))

    async def switch(open: bool) -> None:
        if open:
            state["server"] = await asyncio.start_server(connect, "127.0.0.1", port)
        else:
            state["server"].close()
            for writer in state["writers"]:
                writer.close()

    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()

    def set_open(open: bool) -> str:
        asyncio.run_coroutine_threadsafe(switch(open), loop).result(10)
        return f"http://127.0.0.1:{port}"

    async def cancel() -> None:
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    yield set_open
    asyncio.run_coroutine_threadsafe(cancel(), loop).result(10)
    loop.call_soon_threadsafe(loop.stop)
    thread.join(10)


@pytest.mark.parametrize("locale", OFFLINE)
def test_without_the_server_a_page_says_so(
    locale: str, new_page: NewPage, gate: Callable[[bool], str], shoot: Shoot
) -> None:
    title, again = OFFLINE[locale]
    page = new_page(
        PHONE if locale == "uk-UA" else (1366, 768),
        locale=locale,
        allowed_errors=("ERR_CONNECTION", "ERR_EMPTY"),
    )
    there = gate(True)
    page.goto(there)
    page.wait_for_function(READY)
    gate(False)
    page.goto(f"{there}/rules/patchwork")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("heading")).to_have_count(1)  # in one language
    assert page.locator("html").get_attribute("lang") == locale[:2]
    expect(page.get_by_role("img")).to_have_count(0)  # the picture is decoration
    assert page.locator("img").evaluate("(image) => image.naturalWidth") > 0
    shoot(page, f"offline-{locale[:2]}")
    gate(True)
    page.get_by_role("link", name=again).click()
    expect(page.get_by_test_id("rules")).to_be_visible()


def test_the_page_comes_back_by_itself(new_page: NewPage, gate: Callable[[bool], str]) -> None:
    page = new_page(allowed_errors=("ERR_CONNECTION", "ERR_EMPTY"))
    there = gate(True)
    page.goto(there)
    page.wait_for_function(READY)
    gate(False)
    page.goto(f"{there}/rules/patchwork")
    expect(page.get_by_role("heading", level=1)).to_have_text("You are offline")
    gate(True)
    expect(page.get_by_test_id("rules")).to_be_visible(timeout=15_000)


def record_notifications(page: Page) -> None:
    page.add_init_script(f"({RECORD})()")
    page.add_init_script("localStorage.setItem('draftwork.notify', 'on')")


def test_the_service_worker_notifies_of_the_own_turn(new_page: NewPage) -> None:
    pages = [new_page(), new_page(PHONE)]
    for page in pages:
        record_notifications(page)
        wait_for_service_worker(page)
    host, guest = pages
    open_table(host, "patchwork")
    begin(host, guest)
    mover, other = (host, guest) if "Your turn" in host.title() else (guest, host)
    other.evaluate(HIDE)
    decide_until_it_is_the_turn_of(mover, other)
    path = other.evaluate("location.pathname")
    assert other.evaluate("window.shown") == [["● Your turn: Patchwork – Draftwork", path]]


def decide_until_it_is_the_turn_of(mover: Page, other: Page) -> None:
    end = time.monotonic() + 60
    while "Your turn" not in other.title():
        assert time.monotonic() < end, "the turn never passes"
        if mover.evaluate(f"() => Boolean(({CAN_ACT})())"):
            decide(mover)
        mover.wait_for_timeout(200)


def test_without_https_title_and_sound_remain(new_page: NewPage) -> None:
    """In an insecure context there is neither a service worker nor a notification."""
    page = new_page()
    page.add_init_script("delete window.Notification; delete Navigator.prototype.serviceWorker;")
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Notify me")).to_be_disabled()
    expect(page.get_by_text("only over HTTPS")).to_be_visible()
    page.keyboard.press("Escape")
    play_now(page, "patchwork")
    expect(page).to_have_title("● Your turn: Patchwork – Draftwork")


def test_a_button_installs_the_page_where_the_browser_allows_it(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_label("Nickname").wait_for()
    expect(page.get_by_test_id("install")).to_have_count(0)
    page.evaluate("""() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      event.prompt = async () => { window.installed = true; };
      dispatchEvent(event);
    }""")
    page.get_by_test_id("install").click()
    expect(page.get_by_test_id("install")).to_have_count(0)
    assert page.evaluate("window.installed") is True
