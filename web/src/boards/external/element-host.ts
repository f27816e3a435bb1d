// The host of a third-party board: it creates the element, gives it data, handles its events and notices its errors.
import type { Board, BoardElement, BoardElementClass } from "./board-element";

export interface HostActions {
  /** Returns whether the path leads to a move or to a refusal. */
  choose: (path: string[], event: Event) => boolean;
  hint: (text: string | null) => void;
  announce: (text: string) => void;
  fail: (error: unknown) => void; // the element has thrown an error; called once
}

const MAX_TEXT = 500; // characters of a hint or an announcement

export class ElementHost {
  #element: BoardElement | null = null;
  #board: Board | null = null; // the last data
  #listening = new AbortController();

  /** `address` is the address of the module: errors of files beside it are errors of the board. */
  constructor(
    private readonly root: HTMLElement,
    private readonly address: string,
    private readonly actions: HostActions,
  ) {}

  /** Create the element with its first data. */
  start(Element: BoardElementClass, board: Board): void {
    this.#watchErrors();
    this.#board = board;
    this.#attempt(() => {
      const element = new Element();
      element.board = board;
      this.#listen(element);
      this.#element = element;
      this.root.append(element); // an error of connectedCallback is reported to the window
    });
  }

  update(board: Board): void {
    const element = this.#element;
    if (!element || this.#board === board) return;
    this.#board = board;
    this.#attempt(() => (element.board = board));
  }

  stop(): void {
    this.#listening.abort();
    this.#element?.remove();
    this.#element = null;
  }

  #attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.stop();
    this.actions.fail(error);
  }

  /** Notice errors that no caller catches: of callbacks, handlers, timers and promises of the board. */
  #watchErrors(): void {
    const folder = new URL(".", new URL(this.address, location.href)).href;
    const { signal } = this.#listening;
    const isOwn = (error: unknown): boolean => error instanceof Error && (error.stack ?? "").includes(folder);
    const onError = (event: ErrorEvent): void => {
      if (event.filename.startsWith(folder) || isOwn(event.error)) this.#fail(event.error);
    };
    const onRejection = (event: PromiseRejectionEvent): void => {
      if (isOwn(event.reason)) this.#fail(event.reason);
    };
    window.addEventListener("error", onError, { signal });
    window.addEventListener("unhandledrejection", onRejection, { signal });
  }

  #listen(element: BoardElement): void {
    const { choose, hint, announce } = this.actions;
    const handlers: Record<string, (detail: Record<string, unknown>, event: Event) => boolean> = {
      choose: ({ path }, event) => isPath(path) && choose(path, event),
      hint: ({ text }) => (text === null || isText(text)) && (hint(text), true),
      announce: ({ text }) => isText(text) && (announce(text), true),
    };
    for (const [name, handle] of Object.entries(handlers)) {
      const listener = (event: Event): void => {
        const { detail } = event as CustomEvent<Record<string, unknown> | null>;
        if (!handle(detail ?? {}, event)) console.warn(`ignored event of the board: ${name}`, detail);
      };
      element.addEventListener(name, listener, { signal: this.#listening.signal });
    }
  }
}

const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((key) => typeof key === "string");

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= MAX_TEXT;
