import { addArt } from "../parts/art";
import { withParts } from "../parts/words";
import dice from "../../../../draftwork/games/sagrada/art/dice.svg?raw";
import table from "../../../../draftwork/games/sagrada/art/table.svg?raw";
import window from "../../../../draftwork/games/sagrada/art/window.svg?raw";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import uk from "./uk.ftl?raw";

addArt("sagrada", dice, table, window);

export { default } from "./Board.svelte";
export { default as Components } from "./Components.svelte";
export { default as Piece } from "./Piece.svelte";
export const words = withParts({ en, pl, uk });
