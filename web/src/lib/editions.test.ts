// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { fakeServer, json } from "../../testing/server";
import { editionInfo, gameInfo } from "../../testing/wire";
import type { EditionDetails } from "../types/wire";
import { Trouble } from "./api";
import {
  checkFile,
  editionTitle,
  firstChoice,
  hasChoice,
  loadOfTable,
  loadShipped,
  unlisted,
  wishedEdition,
} from "./editions";
import "./texts";
import { addTexts } from "./words.svelte";

beforeEach(() => localStorage.clear());

const NEW = { ...editionInfo({ name: "set 2", hash: "2222" }), about: null };
const OLD = { ...editionInfo({ name: "set 1", hash: "1111", default: false }), about: null };
const GAME = gameInfo({ name: "sintra", editions: [NEW, OLD], own_editions: true });
const OWN: EditionDetails = {
  ...editionInfo({ name: "mine", own: true, default: false }),
  data: { game: "sintra" },
};

const file = (text: string): File => new File([text], "mine.json");
const troubleOf = async (asked: Promise<unknown>): Promise<Trouble> => {
  const thrown: unknown = await asked.catch((fault: unknown) => fault);
  if (!(thrown instanceof Trouble)) throw new Error("no trouble");
  return thrown;
};

describe("what the server is told", () => {
  it("is nothing for the usual components", () => {
    expect(wishedEdition(GAME, firstChoice(GAME))).toBeNull();
  });

  it("is the name of another shipped edition", () => {
    expect(wishedEdition(GAME, { hash: "1111", own: OWN })).toBe("set 1");
  });

  it("is the data of a file, and undefined without one", () => {
    expect(wishedEdition(GAME, { hash: "", own: OWN })).toEqual({ game: "sintra" });
    expect(wishedEdition(GAME, { hash: "", own: null })).toBeUndefined();
  });
});

describe("whether there is a choice", () => {
  it.each([
    [false, [NEW], false],
    [false, [NEW, OLD], true],
    [true, [NEW], true],
  ])("own editions %s", (own, editions, choice) => {
    expect(hasChoice(gameInfo({ editions, own_editions: own }))).toBe(choice);
  });
});

describe("the title", () => {
  it("is translated, or else the name", () => {
    addTexts("en", "test-title = The second set");
    expect(editionTitle({ ...NEW, title: { id: "test-title" } })).toBe("The second set");
    expect(editionTitle(OLD)).toBe("set 1");
  });

  it("marks what comes from a file, whatever its name", () => {
    expect(editionTitle({ ...OWN, name: "set 2" })).toBe("“set 2”, from a file");
  });
});

describe("a file", () => {
  it("is checked by the server", async () => {
    const asked = fakeServer({ "POST /api/games/sintra/edition": [OWN] });
    expect(await checkFile("sintra", file('\uFEFF{"game": "sintra"}'))).toEqual(OWN);
    expect(asked[0]?.body).toEqual({ game: "sintra" });
  });

  it("that is not JSON or too large is not sent", async () => {
    const asked = fakeServer({});
    expect((await troubleOf(checkFile("sintra", file("{")))).words.id).toBe("page-edition-not-json");
    expect((await troubleOf(checkFile("sintra", file("x".repeat(70_000))))).words.id).toBe(
      "page-edition-too-large",
    );
    expect(asked).toEqual([]);
  });

  it("with faults brings them all, or says how many are missing", async () => {
    const faults = [
      { id: "one", args: {} },
      { id: "two", args: {} },
    ];
    const fault = {
      error: "bad-edition",
      message: { id: "edition-faults", args: { n: 9 } },
      text: "",
      faults,
    };
    fakeServer({ "POST /api/games/sintra/edition": [json(fault, 400)] });
    const trouble = await troubleOf(checkFile("sintra", file("{}")));
    expect(trouble.faults).toEqual(faults);
    expect(unlisted(trouble)).toBe(7);
    expect(unlisted(new Trouble("x", { id: "y", args: { n: 5 } }))).toBe(0);
  });
});

it("the data of a shipped edition and of a table have their addresses", async () => {
  fakeServer({ "GET /api/games/sintra/editions/1111": [OWN], "GET /api/tables/t1/edition": [OWN] });
  expect(await loadShipped("sintra", "1111")).toEqual(OWN);
  expect(await loadOfTable("t1")).toEqual(OWN);
});
