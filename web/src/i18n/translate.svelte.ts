// Translation. The server and the page send message ids with arguments; this module formats them in the user's
// language. The messages of the games come from the server, those of the page and its boards from their .ftl files.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Message } from "../types/wire";
import { formatList, formatNumber, LocalizedNumber, NUMBER } from "./formats";
import { type Catalogue, DEFAULT_LANGUAGE, type Language, LANGUAGES } from "./languages";
import { bindMessages } from "./nbsp";

let language = $state<Language>(DEFAULT_LANGUAGE);
let version = $state(0); // grows when messages are added, so that shown texts are formatted again
const bundles = new Map(
  LANGUAGES.map((code) => [code, new FluentBundle(code, { useIsolating: false, functions: { NUMBER } })]),
);

export function currentLanguage(): Language {
  return language;
}

export function setLanguage(code: Language): void {
  language = code;
  document.documentElement.lang = code;
}

/** Add messages of one language in Fluent syntax. Later messages override earlier ones. */
export function addMessages(code: Language, ftl: string): void {
  bundles.get(code)?.addResource(new FluentResource(bindMessages(ftl, code)), { allowOverrides: true });
  version += 1;
}

export function addCatalogue(catalogue: Catalogue): void {
  for (const [code, ftl] of Object.entries(catalogue)) addMessages(code, ftl);
}

/** Format a message by its id; an unknown id is returned as it is. */
export function t(id: string, args: Record<string, unknown> = {}): string {
  void version;
  const bundle = bundles.get(language);
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return id;
  return bundle.formatPattern(message.value, toVariables(args));
}

/** Whether the current language has a message. */
export function hasMessage(id: string): boolean {
  void version;
  return bundles.get(language)?.hasMessage(id) ?? false;
}

/** Format a message. Its rule is not part of the text: MessageWithRule.svelte shows it. */
export function translate(message: Message): string {
  return t(message.id, message.args ?? {});
}

function toVariables(args: Record<string, unknown>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(args).map(([key, value]) => [key, toVariable(value)]));
}

/** An argument may be a number, a text, a message, or a list of these. */
function toVariable(value: unknown): FluentVariable {
  if (Array.isArray(value)) return formatList(value.map(toText), language);
  if (typeof value === "object" && value !== null && "id" in value) return translate(value as Message);
  return typeof value === "number" ? new LocalizedNumber(value) : String(value);
}

const toText = (value: unknown): string =>
  typeof value === "number" ? formatNumber(value, language) : String(toVariable(value));
