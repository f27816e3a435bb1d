// The languages of the page: every file in messages/ is one language. Only the shown language is loaded.
const files = import.meta.glob<string>("./messages/*.ftl", { query: "?raw", import: "default" });

export type Language = string; // code, such as "en"

/** Fluent sources by language. */
export type Catalogue = Record<Language, string>;

const languageOf = (path: string): Language => path.replace(/^.*\/|\.ftl$/g, "");

/** The catalogue of a folder: the result of `import.meta.glob` for files named LANGUAGE.ftl. */
export const toCatalogue = (sources: Record<string, string>): Catalogue =>
  Object.fromEntries(Object.entries(sources).map(([path, ftl]) => [languageOf(path), ftl]));

export const LANGUAGES: readonly Language[] = Object.keys(files).map(languageOf);

/** The page's own messages in a language. */
export const loadPageFile = async (language: Language): Promise<string> =>
  (await files[`./messages/${language}.ftl`]?.()) ?? "";
export const DEFAULT_LANGUAGE: Language = "en";

/** The name of a language in that language, with a capital. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
