// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { fakeServer, json } from "../../../testing/server";
import { editionInfo, gameInfo, tableInfo } from "../../../testing/wire";
import { addMessages } from "../../i18n/translate.svelte";
import type { EditionChoice } from "../../net/editions";
import EditionForm from "./EditionForm.svelte";
import TableEdition from "./TableEdition.svelte";

addMessages("en", "test-title = The newest set\ntest-about = All is new.\ntest-fault = Row { $n } is wrong.");

const NEW = {
  ...editionInfo({ name: "set 2", hash: "2222", title: { id: "test-title" } }),
  about: { id: "test-about" },
};
const OLD = { ...editionInfo({ name: "set 1", hash: "1111", default: false }), about: null };
const OWN = editionInfo({ name: "mine", hash: "ffff", own: true, default: false });
const GAME = gameInfo({ name: "none", editions: [NEW, OLD], own_editions: true });

let shown: Record<string, unknown> | null = null;
let choice: EditionChoice;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
});

function showForm(game = GAME, hash = "2222"): void {
  choice = { hash, own: null };
  const props = {
    game,
    get choice() {
      return choice;
    },
    set choice(chosen: EditionChoice) {
      choice = chosen;
    },
  };
  shown = mount(EditionForm, { target: document.body, props });
  flushSync();
}

const radios = (): HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>("[type=radio]")];
const text = (id: string): string | undefined =>
  document.querySelector(`[data-testid=${id}]`)?.textContent.trim().replace(/\s+/g, " ");

describe("the choice of components", () => {
  it("names every shipped edition and a file", () => {
    showForm();
    const labels = radios().map((radio) => radio.closest("label")?.textContent.trim().replace(/\s+/g, " "));
    expect(labels.slice(0, 2)).toEqual(["The newest set All is new.", "set 1"]);
    expect(labels[2]).toMatch(/^A file of your own…/);
    expect(radios().map((radio) => radio.checked)).toEqual([true, false, false]);
  });

  it("has no file if the game takes none", () => {
    showForm({ ...GAME, own_editions: false });
    expect(radios()).toHaveLength(2);
  });

  it("reports another shipped edition", () => {
    showForm();
    radios()[1]?.click();
    expect(choice.hash).toBe("1111");
  });
});

describe("a file", () => {
  function choose(): void {
    const input = document.querySelector<HTMLInputElement>("[type=file]");
    if (!input) throw new Error("no input");
    Object.defineProperty(input, "files", { value: [new File(["{}"], "mine.json")] });
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  it("has its faults listed", async () => {
    const faults = [1, 2].map((n) => ({ id: "test-fault", args: { n } }));
    const message = { id: "edition-faults", args: { n: 60 } };
    fakeServer({
      "POST /api/games/none/edition": [json({ error: "bad-edition", message, text: "", faults }, 400)],
    });
    showForm(GAME, "");
    choose();
    await vi.waitFor(() => {
      flushSync();
      expect(text("edition-faults")).toContain("Row 1 is wrong.Row 2 is wrong.");
    });
    expect(text("edition-faults")).toContain("And 58 more faults.");
    expect(choice.own).toBeNull();
  });

  it("without faults is the choice", async () => {
    fakeServer({ "POST /api/games/none/edition": [{ ...OWN, data: {} }] });
    showForm(GAME, "");
    choose();
    await vi.waitFor(() => expect(choice).toEqual({ hash: "", own: { ...OWN, data: {} } }));
  });
});

describe("the components of a table", () => {
  const show = (edition: typeof OWN): void => {
    shown = mount(TableEdition, {
      target: document.body,
      props: { table: tableInfo({ game: "none", edition }), edition },
    });
    flushSync();
  };

  it("are named", () => {
    show(NEW);
    expect(text("edition")).toBe("Components: The newest set");
  });

  it("can be shown unless they are the default", () => {
    show(OLD);
    expect(text("edition")).toBe("Components: set 1 Show the components");
  });

  it("have a hash if they come from a file", () => {
    show(OWN);
    expect(text("edition")).toContain("Components: “mine”, from a file Fingerprint: ffff");
  });
});
