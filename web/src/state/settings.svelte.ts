// The settings of this browser: language, theme, letters, confirmation, motion, sounds, notifications, notation, cards face
// down and the bot to play against.
import { loadPageMessages } from "../i18n/catalogues";
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from "../i18n/languages";
import { setLanguage } from "../i18n/translate.svelte";
import { load, save } from "./storage";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const SPEEDS = ["off", "fast", "normal", "slow"] as const; // of the pieces that travel over the board
export type Speed = (typeof SPEEDS)[number];
export const PACES = ["instant", "normal", "slow"] as const; // of the moves of bots
export type Pace = (typeof PACES)[number];
export const CONFIRMS = ["never", "touch", "always"] as const; // when a chosen target waits for a confirmation
export type Confirm = (typeof CONFIRMS)[number];
export type Theme = (typeof THEMES)[number];
export type ShownTheme = Exclude<Theme, "system">;

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

/** Whether the user can still be asked to allow notifications. */
export const canAskToNotify = (): boolean =>
  "Notification" in window && Notification.permission === "default";

class Settings {
  theme = $state<Theme>(loadOneOf("theme", THEMES, "system"));
  shownTheme = $state<ShownTheme>("light");
  reducedMotion = $state(false); // set in the operating system
  letters = $state(load("letters") === "on");
  speed = $state<Speed>(loadOneOf("speed", SPEEDS, "normal"));
  pace = $state<Pace>(loadOneOf("pace", PACES, "normal"));
  confirm = $state<Confirm>(loadOneOf("confirm", CONFIRMS, "touch"));
  summaries = $state(load("summaries") !== "off"); // show the points of a round when it ends
  sounds = $state(load("sounds") !== "off");
  notify = $state(load("notify") === "on" && notificationsAllowed());
  notation = $state(load("notation") === "on"); // show the notation of moves in the log
  faceDown = $state(load("face-down") === "on"); // show won cards face down until the end of the match
  bot = $state<string | null>(load("bot")); // the chosen opponent; null for the default of each game

  language = $state<Language>(loadOneOf("language", LANGUAGES, browserLanguage()));

  setLanguage(language: Language): void {
    this.language = language;
    save("language", language);
    // The former language is shown until the messages are there.
    void loadPageMessages(language).then(() => {
      if (language === this.language) setLanguage(language);
    });
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    save("theme", theme);
    this.apply();
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    save("confirm", confirm);
  }

  setLetters(on: boolean): void {
    this.letters = on;
    save("letters", on ? "on" : null);
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    save("speed", speed);
    this.apply();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    save("pace", pace);
  }

  setSummaries(on: boolean): void {
    this.summaries = on;
    save("summaries", on ? null : "off");
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    save("sounds", on ? null : "off");
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

  /** The bot to play against: the chosen one if it is among these bots, else the default. */
  opponent(bots: readonly string[], otherwise: string): string {
    return this.bot !== null && bots.includes(this.bot) ? this.bot : otherwise;
  }

  /** Apply the theme to the document. The theme "system" follows the preferences of the operating system. */
  apply(): void {
    this.reducedMotion = motion.matches;
    const root = document.documentElement;
    this.shownTheme = this.theme === "system" ? systemTheme() : this.theme;
    root.dataset.theme = this.shownTheme;
    root.dataset.motion = this.speed === "off" ? "off" : "on";
  }
}

const contrast = matchMedia("(prefers-contrast: more)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const motion = matchMedia("(prefers-reduced-motion: reduce)");
const systemTheme = (): ShownTheme => (contrast.matches ? "contrast" : dark.matches ? "dark" : "light");

export const settings = new Settings();

for (const query of [contrast, dark, motion]) query.addEventListener("change", () => settings.apply());
