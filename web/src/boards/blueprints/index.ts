import { t } from "../../lib/words.svelte";
import { dieName } from "./dice";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import uk from "./uk.ftl?raw";

export { default } from "./Board.svelte";
export const words = { en, pl, uk };
/** "W4 ?": which die somebody took is open, where they built with it is not. */
export const veiled = (text: string): string[] => [dieName(text), t("page-blueprints-veiled")];
