import { addArt } from "../shared/art";
import { withSharedMessages } from "../shared/messages";
import glass from "../../../../draftwork/games/sintra/art/glass.svg?raw";
import palace from "../../../../draftwork/games/sintra/art/palace.svg?raw";
import table from "../../../../draftwork/games/sintra/art/table.svg?raw";
import en from "./messages/en.ftl?raw";
import pl from "./messages/pl.ftl?raw";
import uk from "./messages/uk.ftl?raw";

addArt("sintra", glass, palace, table);

export { default } from "./Board.svelte";
export { default as Components } from "./Components.svelte";
export { default as Piece } from "./LogPiece.svelte";
export const words = withSharedMessages({ en, pl, uk });
