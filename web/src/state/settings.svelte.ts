// The settings of this browser: language, theme, colour, letters, sounds, notifications, notation, cards face down and
// the bot to play against.
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../i18n/languages";
import { setLanguage } from "../i18n/translate.svelte";
import { load, save } from "./storage";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

/** A stored value if it is one of the allowed ones, else the default. */
const loadOneOf = <Value extends string>(key: string, allowed: readonly Value[], otherwise: Value): Value => {
  const value = load(key) as Value | null;
  return value && allowed.includes(value) ? value : otherwise;
};

/** The first of the browser's languages that the page has. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return wanted.find((code) => LANGUAGES.includes(code)) ?? DEFAULT_LANGUAGE;
}

/** Whether the browser allows notifications. The user can revoke the permission at any time. */
export const notificationsAllowed = (): boolean =>
  "Notification" in window && Notification.permission === "granted";

class Settings {
  theme = $state<Theme>(loadOneOf("theme", THEMES, "system"));
  colour = $state(load("colour") !== "none");
  letters = $state(load("letters") === "on");
  sounds = $state(load("sounds") === "on");
  notify = $state(load("notify") === "on" && notificationsAllowed());
  notation = $state(load("notation") === "on"); // show the notation of moves in the log
  faceDown = $state(load("face-down") === "on"); // show won cards face down until the end of the match
  bot = $state(load("bot") ?? "craftsman");

  language = $state<Language>(loadOneOf("language", LANGUAGES, browserLanguage()));

  setLanguage(language: Language): void {
    this.language = language;
    save("language", language);
    setLanguage(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    this.apply();
  }

  setColour(colour: boolean): void {
    this.colour = colour;
    save("colour", colour ? null : "none");
    this.apply();
  }

  setLetters(on: boolean): void {
    this.letters = on;
    save("letters", on ? "on" : null);
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    save("sounds", on ? "on" : null);
  }

  async setNotify(on: boolean): Promise<void> {
    if (on && "Notification" in window) await Notification.requestPermission();
    this.notify = on && notificationsAllowed();
    save("notify", this.notify ? "on" : null);
  }

  setNotation(on: boolean): void {
    this.notation = on;
    save("notation", on ? "on" : null);
  }

  setFaceDown(on: boolean): void {
    this.faceDown = on;
    save("face-down", on ? "on" : null);
  }

  setBot(bot: string): void {
    this.bot = bot;
    save("bot", bot);
  }

  /** Apply theme and colour to the document. The theme "system" follows the preferences of the operating system. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme === "system" ? systemTheme() : this.theme;
    if (this.colour) delete root.dataset.colour;
    else root.dataset.colour = "none";
  }
}

const contrast = matchMedia("(prefers-contrast: more)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const systemTheme = (): Theme => (contrast.matches ? "contrast" : dark.matches ? "dark" : "light");

export const settings = new Settings();

for (const query of [contrast, dark]) query.addEventListener("change", () => settings.apply());
