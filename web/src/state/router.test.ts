// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { find, setPage } from "../../testing/input";
import { currentRoute, navigate, setHash, startRouter } from "./router.svelte";

beforeAll(() => startRouter());

beforeEach(() => navigate("/"));

describe("the current route", () => {
  it.each([
    ["/", { page: "", id: "", hash: "" }],
    ["/new/sagrada", { page: "new", id: "sagrada", hash: "" }],
    ["/replay/abc#12", { page: "replay", id: "abc", hash: "12" }],
    ["/carry#CODE", { page: "carry", id: "", hash: "CODE" }],
    ["//t///abc/", { page: "t", id: "abc", hash: "" }],
    ["/t/a%2Fb%20c", { page: "t", id: "a/b c", hash: "" }],
  ])("is parsed from %s", (path, expected) => {
    navigate(path.startsWith("//") ? `http://table.test${path}` : path);
    expect(currentRoute()).toEqual(expected);
  });

  it("keeps an id with invalid percent encoding as it is", () => {
    navigate("/t/%E0%A4%A");
    expect(currentRoute()).toMatchObject({ page: "t", id: "%E0%A4%A" });
  });

  it("scrolls to the top after navigation", () => {
    const scroll = vi.spyOn(window, "scrollTo").mockReturnValue();
    navigate("/new/sintra");
    expect(scroll).toHaveBeenCalledWith(0, 0);
  });

  it("follows the browser's back button", () => {
    navigate("/new/sintra");
    history.replaceState(null, "", "/t/abc"); // the browser changes the address before the event
    dispatchEvent(new PopStateEvent("popstate"));
    expect(currentRoute()).toMatchObject({ page: "t", id: "abc" });
  });
});

describe("setHash", () => {
  it("replaces the current history entry", () => {
    navigate("/replay/abc");
    const before = history.length;
    setHash("7");
    expect(location.hash).toBe("#7");
    expect(location.pathname).toBe("/replay/abc");
    expect(history.length).toBe(before);
  });
});

describe("a click on a link", () => {
  /** Click inside a link; returns whether the router handled it. */
  function follows(link: string, how: MouseEventInit = {}): boolean {
    setPage(link);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...how });
    find("b").dispatchEvent(event);
    return event.defaultPrevented && currentRoute().page === "new";
  }

  it("navigates inside the page for a local address", () => {
    expect(follows('<a href="/new/sintra?x=1#top"><b>Sintra</b></a>')).toBe(true);
    expect(location.search + location.hash).toBe("?x=1#top");
    expect(currentRoute()).toEqual({ page: "new", id: "sintra", hash: "top" });
  });

  it.each([
    ["to another origin", '<a href="http://other.test/new/x"><b>x</b></a>'],
    ["with a target", '<a href="/new/x" target="_blank"><b>x</b></a>'],
    ["with a download attribute", '<a href="/new/x" download><b>x</b></a>'],
    ["to the API", '<a href="/api/new"><b>x</b></a>'],
    ["to a fragment", '<a href="#main"><b>x</b></a>'],
    ["that is not a link", "<p><b>x</b></p>"],
  ])("%s is left to the browser", (_, link) => {
    expect(follows(link)).toBe(false);
  });

  it.each([[{ ctrlKey: true }], [{ metaKey: true }], [{ shiftKey: true }], [{ button: 1 }]])(
    "with %j is left to the browser",
    (how) => {
      expect(follows('<a href="/new/x"><b>x</b></a>', how)).toBe(false);
    },
  );

  it("that was handled already is ignored", () => {
    document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    expect(follows('<a href="/new/x"><b>x</b></a>')).toBe(false);
  });
});
