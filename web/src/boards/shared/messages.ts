// The messages of a board, after those that all boards share.
import { type Catalogue, toCatalogue } from "../../i18n/languages";

const shared = toCatalogue(
  import.meta.glob<string>("./messages/*.ftl", { eager: true, query: "?raw", import: "default" }),
);

/** The catalogue of a board, from the result of `import.meta.glob` for its messages. */
export function boardMessages(sources: Record<string, string>): Catalogue {
  const own = toCatalogue(sources);
  return Object.fromEntries(
    Object.entries(shared).map(([language, ftl]) => [language, `${ftl}\n${own[language] ?? ""}`]),
  );
}
