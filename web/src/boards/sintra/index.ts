import glass from "../../../../draftwork/games/sintra/art/glass.svg?raw";
import palace from "../../../../draftwork/games/sintra/art/palace.svg?raw";
import table from "../../../../draftwork/games/sintra/art/table.svg?raw";
import { addArt } from "../shared/art";
import { boardMessages } from "../shared/messages";

addArt("sintra", glass, palace, table);

export { default } from "./Board.svelte";
export { default as Components } from "./Components.svelte";
export { default as LogPiece } from "./LogPiece.svelte";
export { nextRound } from "./round";
export { travels } from "./travel";
export const messages = boardMessages(
  import.meta.glob<string>("./messages/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
