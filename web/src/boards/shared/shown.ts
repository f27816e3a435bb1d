// The note of the board that is shown: there is one board at a time, and many things on it have something to tell.
import { Tip } from "./tip.svelte";

export const tip = new Tip();
