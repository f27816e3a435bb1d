// What people read. Sentences come as ids with arguments and are written here in the reader's language: those of the
// server and the games from its catalogue, those of the page from the .ftl files beside its parts.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Message } from "../types/wire";
import { formatList, formatNumber, NUMBER, LocalizedNumber } from "./formats";
import { bindMessages } from "./nbsp";

export const LANGUAGES = ["en", "pl", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

type Catalogue = Record<Language, string>;

let language = $state<Language>("en");
let version = $state(0); // raised when texts were added, so that what is shown is written anew
const bundles = Object.fromEntries(
  LANGUAGES.map((code) => [code, new FluentBundle(code, { useIsolating: false, functions: { NUMBER } })]),
) as Record<Language, FluentBundle>;

export function currentLanguage(): Language {
  return language;
}

export function setLanguage(code: Language): void {
  language = code;
  document.documentElement.lang = code;
}

/** Add texts of one language, as Fluent writes them. */
export function addMessages(code: Language, ftl: string): void {
  bundles[code].addResource(new FluentResource(bindMessages(ftl, code)), { allowOverrides: true });
  version += 1;
}

/** Add the texts of a part of the page in all languages. */
export function addCatalogue(catalogue: Catalogue): void {
  for (const code of LANGUAGES) addMessages(code, catalogue[code]);
}

/** The sentence of an id in the reader's language. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  void version;
  const bundle = bundles[language];
  const message = bundle.getMessage(id);
  if (!message?.value) return id;
  return bundle.formatPattern(message.value, shown(args));
}

/** The sentence of a message. Its rule is shown beside it, by parts/Said.svelte. */
export function translate(words: Message): string {
  return t(words.id, words.args ?? {});
}

function shown(args: Record<string, unknown>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, variable(value)]));
}

function variable(value: unknown): FluentVariable {
  if (Array.isArray(value)) return formatList(value.map(written), language);
  if (typeof value === "object" && value !== null && "id" in value) return translate(value as Message);
  return typeof value === "number" ? new LocalizedNumber(value) : String(value);
}

const written = (value: unknown): string =>
  typeof value === "number" ? formatNumber(value, language) : String(variable(value));
