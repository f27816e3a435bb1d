import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import uk from "./uk.ftl?raw";

export { default } from "./Board.svelte";
export { default as Components } from "./Components.svelte";
export { default as Piece } from "./Piece.svelte";
export const words = { en, pl, uk };
