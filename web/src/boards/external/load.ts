// Loading the board of a third-party game: a module whose default export is the class of a custom element.
import type { BoardElementClass } from "./board-element";

export const TIMEOUT_MS = 10_000;

type Import = (address: string) => Promise<{ default?: unknown }>;

const importModule: Import = (address) => import(/* @vite-ignore */ address) as ReturnType<Import>;

/** Load the module and register its element. Throws if it fails, takes too long or exports something else. */
export async function loadElement(
  game: string,
  address: string,
  load: Import = importModule,
): Promise<BoardElementClass> {
  const { default: Element } = await withTimeout(load(address));
  if (!isElementClass(Element)) throw new Error(`the default export of ${address} is no element class`);
  const name = `draftwork-board-${game.toLowerCase()}`;
  if (customElements.get(name) !== Element) customElements.define(name, Element);
  return Element;
}

const isElementClass = (value: unknown): value is BoardElementClass =>
  typeof value === "function" && value.prototype instanceof HTMLElement;

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no module after ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
