// The rules texts of the games as HTML. Those of our games come from docs/play and are converted at build time. Those of
// third-party games come from the server as Markdown.
import { loadGame } from "../net/games";
import { DEFAULT_LANGUAGE, type Language } from "./languages";

export interface RulesText {
  html: string;
  language: Language; // of the text, which may not exist in the user's language
}

const texts = import.meta.glob<string>("../../../docs/play/*.md", { import: "default" });

/** The rules of a game in a language or else in English; null if the game has no rules text. */
export async function loadRules(game: string, language: Language): Promise<RulesText | null> {
  const own = await texts[`../../../docs/play/${game}.${language}.md`]?.();
  return own === undefined ? loadGuide(game, language) : { html: own, language };
}

async function loadGuide(game: string, wanted: Language): Promise<RulesText | null> {
  const languages = (await loadGame(game))?.guides ?? [];
  const language = [wanted, DEFAULT_LANGUAGE].find((code) => languages.includes(code)) ?? languages[0];
  if (language === undefined) return null;
  const response = await fetch(`/games/${game}/guide/${language}.md`);
  if (!response.ok) throw new Error(`no rules of ${game} in ${language}`);
  const { toHtml } = await import("./markdown"); // only third-party games need the converter
  return { html: toHtml(await response.text(), language), language };
}
