// What somebody has chosen for this browser: language, theme, colour, letters, sounds, notifications, notation, cards
// face down and the bot to play against.
import { save, load } from "./storage";
import { LANGUAGES, setLanguage, type Language } from "../i18n/translate.svelte";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export type Theme = (typeof THEMES)[number];

const chosen = <Value extends string>(key: string, values: readonly Value[], otherwise: Value): Value => {
  const value = load(key) as Value | null;
  return value && values.includes(value) ? value : otherwise;
};

/** The first language of the browser that we speak. */
export function browserLanguage(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return (wanted.find((code) => LANGUAGES.includes(code as Language)) as Language | undefined) ?? "en";
}

/** Whether the browser lets us notify: it can be forbidden after it was allowed. */
export const notificationsAllowed = (): boolean =>
  "Notification" in window && Notification.permission === "granted";

class Settings {
  theme = $state<Theme>(chosen("theme", THEMES, "system"));
  colour = $state(load("colour") !== "none");
  letters = $state(load("letters") === "on");
  sounds = $state(load("sounds") === "on");
  notify = $state(load("notify") === "on" && notificationsAllowed());
  notation = $state(load("notation") === "on"); // of moves, in the log
  faceDown = $state(load("face-down") === "on"); // won cards, until the end of the game
  bot = $state(load("bot") ?? "craftsman");

  language = $state<Language>(chosen("language", LANGUAGES, browserLanguage()));

  setLanguage(language: Language): void {
    this.language = language;
    save("language", language);
    setLanguage(language);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    this.show();
  }

  setColour(colour: boolean): void {
    this.colour = colour;
    save("colour", colour ? null : "none");
    this.show();
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

  /** Put theme and colour on the page, and save to the system's where that was chosen. */
  show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme === "system" ? ofSystem() : this.theme;
    if (this.colour) delete root.dataset.colour;
    else root.dataset.colour = "none";
  }
}

const contrast = matchMedia("(prefers-contrast: more)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const ofSystem = (): Theme => (contrast.matches ? "contrast" : dark.matches ? "dark" : "light");

export const settings = new Settings();

for (const query of [contrast, dark]) query.addEventListener("change", () => settings.show());
