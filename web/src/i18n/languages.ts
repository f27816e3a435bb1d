// The languages of the page: every file in messages/ is one language.
const files = import.meta.glob<string>("./messages/*.ftl", { eager: true, query: "?raw", import: "default" });

export type Language = string; // code, such as "en"

/** Fluent sources by language. */
export type Catalogue = Record<Language, string>;

/** The catalogue of a folder: the result of `import.meta.glob` for files named LANGUAGE.ftl. */
export function toCatalogue(sources: Record<string, string>): Catalogue {
  return Object.fromEntries(
    Object.entries(sources).map(([path, ftl]) => [path.replace(/^.*\/|\.ftl$/g, ""), ftl]),
  );
}

export const pageMessages = toCatalogue(files);
export const LANGUAGES: readonly Language[] = Object.keys(pageMessages);
export const DEFAULT_LANGUAGE: Language = "en";

/** The name of a language in that language, with a capital. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
