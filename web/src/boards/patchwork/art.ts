// The drawings of Patchwork: those of the server, and cloth effects for the page.
import fabrics from "../../../../draftwork/games/patchwork/art/fabrics.svg?raw";
import symbols from "../../../../draftwork/games/patchwork/art/symbols.svg?raw";
import { addArt } from "../shared/art";
import cloth from "./cloth.svg?raw";

export function addPatchworkArt(): void {
  addArt("pw", fabrics, symbols, cloth);
}
