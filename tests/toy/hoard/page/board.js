// @ts-check
// The board of Hoard for the page: a custom element without a build step. docs/boards.md explains the interface.

/**
 * @typedef {object} Player
 * @property {number} seat
 * @property {number[] | null} hand null if hidden
 * @property {number} cards number of cards in hand
 * @property {(number | null)[]} shown per round
 * @property {boolean} has_buried
 * @property {number | null} buried null for none, or if hidden
 * @property {number} score
 *
 * @typedef {{ to_move: number | null, dice: number[], players: Player[] }} View
 * @typedef {import("../../../../web/src/boards/external/board-element").Board<View>} Board
 * @typedef {import("../../../../web/src/boards/external/board-element").BoardChoice} Choice
 */

/**
 * Make an HTML element. Text is never parsed as HTML.
 * @param {string} tag
 * @param {Record<string, string | boolean | EventListener>} attributes booleans, texts and event handlers (`onclick`)
 * @param {(Node | string)[]} children
 */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value);
    else if (typeof value === "string") element.setAttribute(name, value);
    else element.toggleAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** @param {string} text */
const forScreenReaders = (text) => make("span", { class: "visually-hidden" }, text);

export default class HoardBoard extends HTMLElement {
  /** @type {Board | undefined} */
  #board;
  #selected = ""; // the key of the selected card
  #root = this.attachShadow({ mode: "open" });
  #content = make("div", { class: "board", tabindex: "-1", hidden: true });

  constructor() {
    super();
    // The content security policy allows style sheets of the server, but no <style> elements.
    const styles = make("link", { rel: "stylesheet", href: new URL("board.css", import.meta.url).href });
    for (const event of ["load", "error"])
      styles.addEventListener(event, () => (this.#content.hidden = false));
    this.#root.append(styles, this.#content);
    this.#content.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#select("");
    });
  }

  get board() {
    if (!this.#board) throw new Error("the page has not set the board yet");
    return this.#board;
  }

  set board(board) {
    this.#board = board;
    if (!board.choices.some((choice) => choice.key === this.#selected)) this.#selected = "";
    this.#render();
  }

  /** @param {string} id @param {Record<string, unknown>} args */
  #text(id, args = {}) {
    return this.board.translate(`hoard-board-${id}`, args);
  }

  /** @param {string} name @param {object} detail */
  #send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Select a card; the empty key clears the selection. @param {string} key */
  #select(key) {
    this.#selected = key;
    const card = this.board.choices.find((choice) => choice.key === key);
    const bury = card?.choices.some((way) => way.key === "bury" && way.legal) ? "may" : "done";
    const text = card ? this.#text("hint", { card: card.label, bury }) : null;
    this.#send("hint", { text });
    if (text) this.#send("announce", { text });
    this.#render();
  }

  /** Draw everything anew, and keep the focus on the same control, or else on the board. */
  #render() {
    const focused = this.#root.activeElement;
    this.#content.replaceChildren(this.#table(), this.#hand());
    if (!(focused instanceof HTMLElement)) return;
    const same = this.#content.querySelector(`[data-key="${CSS.escape(focused.dataset.key ?? "")}"]`);
    const next = same ?? this.#content.querySelector("button") ?? this.#content;
    if (next instanceof HTMLElement) next.focus();
  }

  #table() {
    const { view } = this.board;
    const rounds = (view.players[0]?.shown ?? []).map((_, round) => {
      const die = view.dice[round];
      const now = view.to_move !== null && round === view.dice.length - 1;
      const label = die === undefined ? this.#text("not-rolled") : this.#text("die", { die });
      return make(
        "th",
        { scope: "col", class: now ? "now" : "", ...(now ? { "aria-current": "step" } : {}) },
        this.#text("round", { round: round + 1 }),
        make("span", { class: "die", "aria-hidden": "true" }, String(die ?? "?")),
        forScreenReaders(label),
      );
    });
    const head = [
      ...rounds,
      ...["buried", "in-hand"].map((id) => make("th", { scope: "col" }, this.#text(id))),
    ];
    return make(
      "table",
      {},
      make("caption", { class: "visually-hidden" }, this.#text("caption")),
      make("thead", {}, make("tr", {}, ...head)),
      ...view.players.map((player) => this.#player(player)),
    );
  }

  /** @param {Player} player */
  #player(player) {
    const { names, seat, view } = this.board;
    const name = names[player.seat] ?? "";
    const title = player.seat === seat ? this.#text("you", { name }) : name;
    const score = make("span", { class: "score" }, this.#text("points", { n: player.score }));
    const shown = player.shown.map((card, round) =>
      card === null ? [] : [this.#card(player, card, `+${view.dice[round]}`)],
    );
    const buried = player.has_buried ? [this.#card(player, player.buried)] : [];
    const backs = Array.from({ length: player.cards }, () => make("span", { class: "small back" }));
    const hand = [
      make("span", { class: "fan", "aria-hidden": "true" }, ...backs),
      forScreenReaders(this.#text("cards", { n: player.cards })),
    ];
    return make(
      "tbody",
      { class: view.to_move === player.seat ? "moving" : "" },
      make(
        "tr",
        {},
        make("th", { scope: "rowgroup", colspan: "5" }, make("span", { class: "name" }, title), score),
      ),
      make("tr", {}, ...[...shown, buried, hand].map((content) => make("td", {}, ...content))),
    );
  }

  /** A card on the table; null is a card that the viewer may not know. @param {Player} player @param {number | null} number */
  #card(player, number, bonus = "") {
    if (number === null) return make("span", { class: "card back" }, forScreenReaders(this.#text("hidden")));
    const { marked } = this.board;
    const isMarked = marked?.seat === player.seat && marked.cards.includes(String(number));
    return make(
      "span",
      { class: isMarked ? "card marked" : "card" },
      String(number),
      bonus && make("span", { class: "bonus" }, bonus),
    );
  }

  /** The cards of the viewer, which can be selected when the viewer has to decide. */
  #hand() {
    const { choices, interactive, seat, view } = this.board;
    const hand = view.players.find((player) => player.seat === seat)?.hand ?? [];
    if (!hand.length) return "";
    const selected = choices.find((choice) => choice.key === this.#selected);
    const cards = interactive
      ? choices.map((card) => this.#handCard(card))
      : hand.map((number) => make("span", { class: "card" }, String(number)));
    const ways = (selected?.choices ?? []).map((way) => this.#way(this.#selected, way));
    return make(
      "section",
      { class: "hand", "aria-labelledby": "hand" },
      make("h2", { id: "hand" }, this.#text("hand")),
      make("div", { class: "cards" }, ...cards),
      make("div", { class: "ways" }, ...ways),
    );
  }

  /** @param {Choice} card */
  #handCard(card) {
    const isSelected = card.key === this.#selected;
    return make(
      "button",
      {
        type: "button",
        class: "card",
        "data-key": card.key,
        "aria-pressed": String(isSelected),
        onclick: () => this.#select(isSelected ? "" : card.key),
      },
      forScreenReaders(card.label),
      make("span", { "aria-hidden": "true" }, card.key.replace("card-", "")),
    );
  }

  /** A way to use the selected card. A refused one says why, and the page announces it. @param {string} card @param {Choice} way */
  #way(card, way) {
    const notes = way.whyNot ? [way.whyNot] : way.effects;
    const gains = way.gains === null ? [] : [make("b", {}, this.#text("gains", { n: way.gains }))];
    return make(
      "button",
      {
        type: "button",
        class: "way",
        "data-key": `${card}/${way.key}`,
        "aria-disabled": String(!way.legal),
        onclick: () => this.#send("choose", { path: [card, way.key] }),
      },
      make("span", {}, way.label),
      ...gains,
      ...notes.map((note) => make("small", {}, note)),
    );
  }
}
