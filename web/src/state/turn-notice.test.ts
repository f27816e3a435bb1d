// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { playSound } from "./sound";
import { notifyTurn, setTitle } from "./turn-notice";

vi.mock("./sound", () => ({ playSound: vi.fn() }));

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

describe("setTitle", () => {
  it("shows in the document title whether it is the viewer's turn", () => {
    setTitle("Sagrada", true);
    expect(document.title).toBe("● Your turn: Sagrada – Draftwork");
    setTitle("Sagrada", false);
    expect(document.title).toBe("Sagrada – Draftwork");
  });
});

describe("notifyTurn", () => {
  it("plays a sound and notifies while the page is hidden", () => {
    notifyTurn("Sagrada");
    expect(playSound).toHaveBeenCalledWith("turn");
    expect(shown.map((notice) => notice.title)).toEqual(["● Your turn: Sagrada – Draftwork"]);
    expect(shown[0]?.options.tag).toBe("draftwork-turn"); // a new notification replaces the old one
  });

  it("focuses the page when the notification is clicked", () => {
    const focus = vi.spyOn(window, "focus").mockReturnValue();
    notifyTurn("Sagrada");
    shown[0]?.onclick?.();
    expect(focus).toHaveBeenCalled();
    expect(shown[0]?.close).toHaveBeenCalled();
  });

  it.each([
    ["the setting is off", () => (settings.notify = false)],
    ["the page is visible", () => vi.spyOn(document, "hidden", "get").mockReturnValue(false)],
    ["the permission is denied", () => (Notice.permission = "denied")],
  ])("does not notify when %s", (_, arrange) => {
    arrange();
    notifyTurn("Sagrada");
    expect(shown).toEqual([]);
    expect(playSound).toHaveBeenCalledWith("turn");
  });

  it("only plays a sound where the Notification constructor throws", () => {
    function Forbidden(): void {
      throw new TypeError("Illegal constructor");
    }
    Forbidden.permission = "granted";
    vi.stubGlobal("Notification", Forbidden);
    expect(() => notifyTurn("Sagrada")).not.toThrow();
    expect(playSound).toHaveBeenCalledWith("turn");
  });
});
