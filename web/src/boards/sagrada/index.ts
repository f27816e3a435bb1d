import dice from "../../../../draftwork/games/sagrada/art/dice.svg?raw";
import table from "../../../../draftwork/games/sagrada/art/table.svg?raw";
import window from "../../../../draftwork/games/sagrada/art/window.svg?raw";
import { addArt } from "../shared/art";
import { boardMessages } from "../shared/messages";

addArt("sagrada", dice, table, window);

export { default } from "./Board.svelte";
export { default as Components } from "./Components.svelte";
export { default as LogPiece } from "./LogPiece.svelte";
export { nextRound } from "./round";
export { travels } from "./travel";
export const messages = boardMessages(
  import.meta.glob<string>("./messages/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
