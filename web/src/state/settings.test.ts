// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

/** The preferences of the system, and the listeners for their changes. */
let system: Record<"contrast" | "dark" | "reduce", boolean>;
let listeners: (() => void)[];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  system = { contrast: false, dark: false, reduce: false };
  listeners = [];
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return Object.entries(system).some(([name, on]) => on && query.includes(name));
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
  }));
});

/** Load the settings module with stored values. */
async function loadSettings(stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(`draftwork.${key}`, value);
  return await import("./settings.svelte");
}

function setBrowserLanguages(...languages: string[]): void {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
}

function fakeNotifications(permission: NotificationPermission, answer = permission): void {
  const fake = { permission, requestPermission: async () => (fake.permission = answer) };
  vi.stubGlobal("Notification", fake);
}

const root = document.documentElement;

describe("the language", () => {
  it.each([
    [["uk-UA", "en"], "uk"],
    [["de", "PL-pl", "en"], "pl"],
    [["de", "fr"], "en"],
    [[], "en"],
  ])("for a browser that prefers %j is %s", async (languages, expected) => {
    setBrowserLanguages(...languages);
    const { settings } = await loadSettings();
    expect(settings.language).toBe(expected);
  });

  it("is the stored one, whatever the browser prefers", async () => {
    setBrowserLanguages("uk");
    const { settings } = await loadSettings({ language: "pl" });
    expect(settings.language).toBe("pl");
  });

  it("is the browser's when the stored one is unknown", async () => {
    setBrowserLanguages("uk");
    const { settings } = await loadSettings({ language: "de" });
    expect(settings.language).toBe("uk");
  });

  it("is stored and applied to the document", async () => {
    const { settings } = await loadSettings();
    settings.setLanguage("pl");
    expect(localStorage.getItem("draftwork.language")).toBe("pl");
    await vi.waitFor(() => expect(root.lang).toBe("pl")); // once the messages are loaded
  });
});

describe("reduced motion", () => {
  it("follows the system", async () => {
    const { settings } = await loadSettings();
    settings.apply();
    expect(settings.reducedMotion).toBe(false);
    system.reduce = true;
    for (const listener of listeners) listener();
    expect(settings.reducedMotion).toBe(true);
  });
});

describe("the theme", () => {
  it.each([
    [{ contrast: false, dark: false }, "light"],
    [{ contrast: false, dark: true }, "dark"],
    [{ contrast: true, dark: true }, "contrast"],
  ])("for a system with %j is %s", async (preferences, expected) => {
    system = { ...system, ...preferences };
    const { settings } = await loadSettings();
    settings.apply();
    expect(root.dataset.theme).toBe(expected);
    expect(settings.shownTheme).toBe(expected);
  });

  it("follows a change of the system", async () => {
    const { settings } = await loadSettings();
    settings.apply();
    system.dark = true;
    for (const listener of listeners) listener();
    expect(root.dataset.theme).toBe("dark");
  });

  it("ignores a change of the system after a choice", async () => {
    const { settings } = await loadSettings();
    settings.setTheme("light");
    system.dark = true;
    for (const listener of listeners) listener();
    expect(root.dataset.theme).toBe("light");
    expect(localStorage.getItem("draftwork.theme")).toBe("light");
  });

  it("is the system's when the stored one is unknown", async () => {
    const { settings } = await loadSettings({ theme: "pink" });
    expect(settings.theme).toBe("system");
  });
});

describe("confirmation", () => {
  it("is asked for on touch screens by default", async () => {
    const { settings } = await loadSettings();
    expect(settings.confirm).toBe("touch");
    settings.setConfirm("always");
    expect(localStorage.getItem("draftwork.confirm")).toBe("always");
  });

  it("is read from the storage", async () => {
    const { settings } = await loadSettings({ confirm: "never" });
    expect(settings.confirm).toBe("never");
  });

  it("is the default when the stored one is unknown", async () => {
    const { settings } = await loadSettings({ confirm: "sometimes" });
    expect(settings.confirm).toBe("touch");
  });
});

describe("letters", () => {
  it("are off by default and stored when turned on", async () => {
    const { settings } = await loadSettings();
    expect(settings.letters).toBe(false);
    settings.setLetters(true);
    expect(settings.letters).toBe(true);
    expect(localStorage.getItem("draftwork.letters")).toBe("on");
    settings.setLetters(false);
    expect(localStorage.getItem("draftwork.letters")).toBeNull();
  });

  it("are read from the storage", async () => {
    const { settings } = await loadSettings({ letters: "on" });
    expect(settings.letters).toBe(true);
  });
});

describe("sounds", () => {
  it("are on by default and stored when turned off", async () => {
    const { settings } = await loadSettings();
    expect(settings.sounds).toBe(true);
    settings.setSounds(false);
    expect(localStorage.getItem("draftwork.sounds")).toBe("off");
  });
});

describe("motion", () => {
  it("has a speed, which is stored and can be turned off", async () => {
    const { settings } = await loadSettings();
    expect(settings.speed).toBe("normal");
    settings.setSpeed("off");
    expect(localStorage.getItem("draftwork.speed")).toBe("off");
    expect(document.documentElement.dataset.motion).toBe("off");
  });

  it("has a pace of bots, which is stored", async () => {
    const { settings } = await loadSettings();
    expect(settings.pace).toBe("normal");
    settings.setPace("slow");
    expect((await loadSettings()).settings.pace).toBe("slow");
  });

  it("shows summaries of rounds unless they are turned off", async () => {
    const { settings } = await loadSettings();
    expect(settings.summaries).toBe(true);
    settings.setSummaries(false);
    expect((await loadSettings()).settings.summaries).toBe(false);
  });
});

describe("the notation", () => {
  it("is hidden by default and stored when shown", async () => {
    const { settings } = await loadSettings();
    expect(settings.notation).toBe(false);
    settings.setNotation(true);
    expect(settings.notation).toBe(true);
    expect(localStorage.getItem("draftwork.notation")).toBe("on");
    settings.setNotation(false);
    expect(localStorage.getItem("draftwork.notation")).toBeNull();
  });

  it("is read from the storage", async () => {
    const { settings } = await loadSettings({ notation: "on" });
    expect(settings.notation).toBe(true);
  });
});

describe("won cards", () => {
  it("are face up by default; face down is stored", async () => {
    const { settings } = await loadSettings();
    expect(settings.faceDown).toBe(false);
    settings.setFaceDown(true);
    expect(settings.faceDown).toBe(true);
    expect(localStorage.getItem("draftwork.face-down")).toBe("on");
    settings.setFaceDown(false);
    expect(localStorage.getItem("draftwork.face-down")).toBeNull();
  });

  it("are read from the storage", async () => {
    const { settings } = await loadSettings({ "face-down": "on" });
    expect(settings.faceDown).toBe(true);
  });
});

describe("the bot", () => {
  it("is the game's default until one is chosen, and the choice is stored", async () => {
    const bots = ["random", "craftsman", "master"];
    const { settings } = await loadSettings();
    expect(settings.opponent(bots, "craftsman")).toBe("craftsman");
    settings.setBot("master");
    vi.resetModules();
    expect((await loadSettings()).settings.opponent(bots, "craftsman")).toBe("master");
  });

  it("is the default of a game that lacks the chosen bot", async () => {
    const { settings } = await loadSettings({ bot: "master" });
    expect(settings.opponent(["random", "theirs"], "random")).toBe("random");
  });
});

describe("notifications", () => {
  it("are on after the browser grants permission", async () => {
    fakeNotifications("default", "granted");
    const { settings } = await loadSettings();
    await settings.setNotify(true);
    expect(settings.notify).toBe(true);
    expect(localStorage.getItem("draftwork.notify")).toBe("on");
  });

  it("stay off after the browser denies permission", async () => {
    fakeNotifications("default", "denied");
    const { settings } = await loadSettings();
    await settings.setNotify(true);
    expect(settings.notify).toBe(false);
    expect(localStorage.getItem("draftwork.notify")).toBeNull();
  });

  it("are off when the permission was revoked later", async () => {
    fakeNotifications("denied");
    const { settings } = await loadSettings({ notify: "on" });
    expect(settings.notify).toBe(false);
  });

  it("can be turned off", async () => {
    fakeNotifications("granted");
    const { settings } = await loadSettings({ notify: "on" });
    expect(settings.notify).toBe(true);
    await settings.setNotify(false);
    expect(settings.notify).toBe(false);
  });
});
