// For work on the boards: `python web/scripts/fixture.py GAME SEED PLIES … > web/fixture.json`, `npm run dev`, then open
// /gallery.html?lang=pl&theme=dark. It shows one position without a server; it is not part of the built page.
import { mount } from "svelte";

import { loadBoard } from "./boards";
import { addCatalogue, addMessages, setLanguage } from "./i18n/translate.svelte";
import "./style.css";

const asked = new URLSearchParams(location.search);
const fixture = await (await fetch(asked.get("fixture") ?? "/fixture.json")).json();
for (const [code, ftl] of Object.entries<string>(fixture.words)) addMessages(code, ftl);
setLanguage(asked.get("lang") ?? "en");
document.documentElement.dataset.theme = asked.get("theme") ?? "light";

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
