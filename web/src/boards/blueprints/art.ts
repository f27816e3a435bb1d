// Our own materials, dice and cards, shared with the server's pictures, and what only the page needs.
import dice from "../../../../draftwork/games/blueprints/art/dice.svg?raw";
import table from "../../../../draftwork/games/blueprints/art/table.svg?raw";
import { addArt } from "../shared/art";
import light from "./light.svg?raw";

export function addBlueprintsArt(): void {
  addArt("bp", dice, table, light);
}
