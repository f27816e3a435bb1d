"""A server on this machine only: the invitation opens it to the local network, for which 127.0.2.1 stands."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.page.conftest import LAN_ADDRESS, PHONE, NewPage
from tests.page.players import open_table

Shoot = Callable[[Page, str], None]


def test_a_button_makes_the_link_work_for_others(new_page: NewPage, shoot: Shoot) -> None:
    ola, jan = new_page(), new_page(PHONE)
    open_table(ola, "patchwork")
    share = ola.get_by_test_id("share")
    expect(share).to_be_visible()
    expect(ola.get_by_label("Link to the table")).to_have_count(0)  # it would lead others nowhere
    shoot(ola, "only-here")
    share.focus()
    ola.keyboard.press("Enter")
    link = ola.get_by_label("Link to the table")
    expect(link).to_have_value(ola.url.replace("127.0.0.1", LAN_ADDRESS))
    code = ola.get_by_alt_text("QR code for the link")
    expect(code).to_be_visible()
    expect(code).to_have_js_property("complete", True)
    assert code.evaluate("image => image.naturalWidth") > 0
    shoot(ola, "waiting")
    jan.goto(link.input_value())
    jan.get_by_test_id("join").click()
    expect(ola.get_by_test_id("start")).to_be_enabled()
    shoot(jan, "joined-phone")
