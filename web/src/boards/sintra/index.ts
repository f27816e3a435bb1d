import { addArt } from "../parts/art";
import { withParts } from "../parts/words";
import glass from "../../../../draftwork/games/sintra/art/glass.svg?raw";
import palace from "../../../../draftwork/games/sintra/art/palace.svg?raw";
import table from "../../../../draftwork/games/sintra/art/table.svg?raw";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import uk from "./uk.ftl?raw";

addArt("sintra", glass, palace, table);

export { default } from "./Board.svelte";
export { default as Components } from "./Components.svelte";
export { default as Piece } from "./Piece.svelte";
export const words = withParts({ en, pl, uk });
