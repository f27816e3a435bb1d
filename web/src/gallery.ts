// A page for work on the boards: it shows one position without a server. It is not part of the built page. Run `python
// web/scripts/fixture.py GAME SEED PLIES … > web/fixture.json` and `npm run dev`, then open
// /gallery.html?lang=pl&theme=dark.
import { mount } from "svelte";

import { loadBoard } from "./boards";
import { addCatalogue, addMessages, setLanguage } from "./i18n/translate.svelte";
import "./design/index.css";

const parameters = new URLSearchParams(location.search);
const fixture = await (await fetch(parameters.get("fixture") ?? "/fixture.json")).json();
for (const [code, ftl] of Object.entries<string>(fixture.messages)) addMessages(code, ftl);
setLanguage(parameters.get("lang") ?? "en");
document.documentElement.dataset.theme = parameters.get("theme") ?? "light";

const board = await loadBoard(fixture.game);
const target = document.getElementById("app");
if (!board || !target) throw new Error(`no board for ${fixture.game}`);
addCatalogue(board.messages);
mount(board.default, {
  target,
  props: {
    view: fixture.view,
    before: null,
    seat: fixture.seat,
    names: fixture.names,
    choices: fixture.choices,
    marked: null,
    play: (move: number) => console.log("play", move),
    announce: (text: string) => console.log("say", text),
  },
});
