// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";

import { loadElement, TIMEOUT_MS } from "./load";

const ADDRESS = "/games/hoard/page/board.js";

/** Load a module with this default export. */
const loaded = (game: string, exported: unknown) =>
  loadElement(game, ADDRESS, () => Promise.resolve({ default: exported }));

afterEach(() => vi.useRealTimers());

describe("loadElement", () => {
  it("registers the exported class under the name of the game", async () => {
    class Board extends HTMLElement {}
    expect(await loaded("Gold_1", Board)).toBe(Board);
    expect(customElements.get("draftwork-board-gold_1")).toBe(Board);
  });

  it("registers a class once, so that the game can be opened again", async () => {
    class Board extends HTMLElement {}
    await loaded("twice", Board);
    expect(await loaded("twice", Board)).toBe(Board);
  });

  it.each([undefined, {}, () => undefined, Date])("refuses the export %o", async (exported) => {
    await expect(loaded("wrong", exported)).rejects.toThrow("no element class");
    expect(customElements.get("draftwork-board-wrong")).toBeUndefined();
  });

  it("fails if the module fails", async () => {
    const failing = () => Promise.reject(new SyntaxError("unexpected token"));
    await expect(loadElement("hoard", ADDRESS, failing)).rejects.toThrow("unexpected token");
  });

  it("fails if the module does not come in time", async () => {
    vi.useFakeTimers();
    const loading = loadElement("hoard", ADDRESS, () => new Promise(() => undefined));
    const failure = expect(loading).rejects.toThrow(`no module after ${TIMEOUT_MS} ms`);
    await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
    await failure;
  });
});
