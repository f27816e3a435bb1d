// A page for work on the design. It is not part of the built page. `npm run dev`, then open /gallery.html: it shows all
// parts in all themes. With ?fixture=/fixture.json&lang=pl&theme=dark it shows a board in one position without a server;
// `python web/scripts/fixture.py GAME SEED PLIES … > web/fixture.json` makes such a position.
import { mount } from "svelte";

import { loadBoard } from "./boards";
import Gallery from "./design/Gallery.svelte";
import { addCatalogue, addMessages, setLanguage } from "./i18n/translate.svelte";
import "./design/index.css";

const parameters = new URLSearchParams(location.search);
const file = parameters.get("fixture");
const target = document.getElementById("app");
if (!target) throw new Error("gallery.html has no #app");
if (file) await showBoard(file, target);
else mount(Gallery, { target });

async function showBoard(address: string, target: HTMLElement): Promise<void> {
  const fixture = await (await fetch(address)).json();
  for (const [code, ftl] of Object.entries<string>(fixture.messages)) addMessages(code, ftl);
  setLanguage(parameters.get("lang") ?? "en");
  document.documentElement.dataset.theme = parameters.get("theme") ?? "light";
  const board = await loadBoard(fixture.game);
  if (!board) throw new Error(`no board for ${fixture.game}`);
  addCatalogue(board.messages);
  target.style.cssText = "height: 100dvh; --table-height: 100%";
  const { view, seat, names, choices } = fixture;
  const play = (move: number): void => console.log("play", move);
  const announce = (text: string): void => console.log("say", text);
  mount(board.default, {
    target,
    props: { view, before: null, seat, names, choices, marked: null, play, announce },
  });
}
