// The texts of the parts that boards share, put before those of a board.
import en from "./messages/en.ftl?raw";
import pl from "./messages/pl.ftl?raw";
import uk from "./messages/uk.ftl?raw";

type Catalogue = Record<"en" | "pl" | "uk", string>;

export function withSharedMessages(words: Catalogue): Catalogue {
  return { en: `${en}\n${words.en}`, pl: `${pl}\n${words.pl}`, uk: `${uk}\n${words.uk}` };
}
