// The drawings of Blueprints: those of the server, and light effects for the page.
import dice from "../../../../draftwork/games/blueprints/art/dice.svg?raw";
import table from "../../../../draftwork/games/blueprints/art/table.svg?raw";
import { addArt } from "../shared/art";
import light from "./light.svg?raw";

export function addBlueprintsArt(): void {
  addArt("bp", dice, table, light);
}
