import { addArt } from "../shared/art";
import { withSharedMessages } from "../shared/messages";
import dice from "../../../../draftwork/games/sagrada/art/dice.svg?raw";
import table from "../../../../draftwork/games/sagrada/art/table.svg?raw";
import window from "../../../../draftwork/games/sagrada/art/window.svg?raw";
import en from "./messages/en.ftl?raw";
import pl from "./messages/pl.ftl?raw";
import uk from "./messages/uk.ftl?raw";

addArt("sagrada", dice, table, window);

export { default } from "./Board.svelte";
export { default as Components } from "./Components.svelte";
export { default as Piece } from "./LogPiece.svelte";
export const words = withSharedMessages({ en, pl, uk });
