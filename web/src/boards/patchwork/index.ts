import { withSharedMessages } from "../shared/messages";
import en from "./messages/en.ftl?raw";
import pl from "./messages/pl.ftl?raw";
import uk from "./messages/uk.ftl?raw";

export { default } from "./Board.svelte";
export { default as Piece } from "./LogPiece.svelte";
export const words = withSharedMessages({ en, pl, uk });
