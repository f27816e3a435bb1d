import { boardMessages } from "../shared/messages";

export { default } from "./Board.svelte";
export { default as LogPiece } from "./LogPiece.svelte";
export { travels } from "./travel";
export const messages = boardMessages(
  import.meta.glob<string>("./messages/*.ftl", { eager: true, query: "?raw", import: "default" }),
);
