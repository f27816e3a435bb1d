// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { chime } from "./sound";
import "./texts";
import { called, titled } from "./turn";

vi.mock("./sound", () => ({ chime: vi.fn() }));

const shown: Notice[] = [];

class Notice {
  static permission = "granted";
  onclick: (() => void) | null = null;
  close = vi.fn();

  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this);
  }
}

beforeEach(() => {
  shown.length = 0;
  Notice.permission = "granted";
  vi.stubGlobal("Notification", Notice);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  settings.notify = true;
});

describe("the title", () => {
  it("says when it is one's turn", () => {
    titled("Sagrada", true);
    expect(document.title).toBe("● Your turn: Sagrada – Draftwork");
    titled("Sagrada", false);
    expect(document.title).toBe("Sagrada – Draftwork");
  });
});

describe("a call", () => {
  it("is a sound and, while the page is hidden, a notification", () => {
    called("Sagrada");
    expect(chime).toHaveBeenCalledWith("turn");
    expect(shown.map((notice) => notice.title)).toEqual(["● Your turn: Sagrada – Draftwork"]);
    expect(shown[0]?.options.tag).toBe("draftwork-turn"); // a second one takes the place of the first
  });

  it("brings the page back when it is clicked", () => {
    const focus = vi.spyOn(window, "focus").mockReturnValue();
    called("Sagrada");
    shown[0]?.onclick?.();
    expect(focus).toHaveBeenCalled();
    expect(shown[0]?.close).toHaveBeenCalled();
  });

  it.each([
    ["nobody wants to be notified", () => (settings.notify = false)],
    ["the page is looked at", () => vi.spyOn(document, "hidden", "get").mockReturnValue(false)],
    ["the browser forbids it by now", () => (Notice.permission = "denied")],
  ])("notifies nobody where %s", (_, arrange) => {
    arrange();
    called("Sagrada");
    expect(shown).toEqual([]);
    expect(chime).toHaveBeenCalledWith("turn");
  });

  it("is only a sound on a phone that notifies for installed pages alone", () => {
    function Forbidden(): void {
      throw new TypeError("Illegal constructor");
    }
    Forbidden.permission = "granted";
    vi.stubGlobal("Notification", Forbidden);
    expect(() => called("Sagrada")).not.toThrow();
    expect(chime).toHaveBeenCalledWith("turn");
  });
});
