// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { fakeServer, json } from "../../testing/server";
import { editionInfo, gameInfo } from "../../testing/wire";
import { addMessages } from "../i18n/translate.svelte";
import type { EditionDetails } from "../types/wire";
import { ApiError } from "./api";
import {
  checkEditionFile,
  defaultEdition,
  editionTitle,
  hasEditionChoice,
  loadEdition,
  loadTableEdition,
  requestedEdition,
  unlistedFaults,
} from "./editions";

beforeEach(() => localStorage.clear());

const NEW = { ...editionInfo({ name: "set 2", hash: "2222" }), about: null };
const OLD = { ...editionInfo({ name: "set 1", hash: "1111", default: false }), about: null };
const GAME = gameInfo({ name: "sintra", editions: [NEW, OLD], own_editions: true });
const OWN: EditionDetails = {
  ...editionInfo({ name: "mine", own: true, default: false }),
  data: { game: "sintra" },
};

const file = (text: string): File => new File([text], "mine.json");
const errorOf = async (request: Promise<unknown>): Promise<ApiError> => {
  const thrown: unknown = await request.catch((fault: unknown) => fault);
  if (!(thrown instanceof ApiError)) throw new Error("no error");
  return thrown;
};

describe("requestedEdition", () => {
  it("is null for the default edition", () => {
    expect(requestedEdition(GAME, defaultEdition(GAME))).toBeNull();
  });

  it("is the name of another shipped edition", () => {
    expect(requestedEdition(GAME, { hash: "1111", own: OWN })).toBe("set 1");
  });

  it("is the data of a file, and undefined without one", () => {
    expect(requestedEdition(GAME, { hash: "", own: OWN })).toEqual({ game: "sintra" });
    expect(requestedEdition(GAME, { hash: "", own: null })).toBeUndefined();
  });
});

describe("hasEditionChoice", () => {
  it.each([
    [false, [NEW], false],
    [false, [NEW, OLD], true],
    [true, [NEW], true],
  ])("own editions %s, %j: %s", (own, editions, choice) => {
    expect(hasEditionChoice(gameInfo({ editions, own_editions: own }))).toBe(choice);
  });
});

describe("the title", () => {
  it("is translated, or else the name", () => {
    addMessages("en", "test-title = The second set");
    expect(editionTitle({ ...NEW, title: { id: "test-title" } })).toBe("The second set");
    expect(editionTitle(OLD)).toBe("set 1");
  });

  it("marks a user's edition, whatever its name", () => {
    expect(editionTitle({ ...OWN, name: "set 2" })).toBe("“set 2”, from a file");
  });
});

describe("a file", () => {
  it("is checked by the server", async () => {
    const requests = fakeServer({ "POST /api/games/sintra/edition": [OWN] });
    expect(await checkEditionFile("sintra", file('\uFEFF{"game": "sintra"}'))).toEqual(OWN);
    expect(requests[0]?.body).toEqual({ game: "sintra" });
  });

  it("that is not JSON or too large is not sent", async () => {
    const requests = fakeServer({});
    expect((await errorOf(checkEditionFile("sintra", file("{")))).reason.id).toBe("page-edition-not-json");
    expect((await errorOf(checkEditionFile("sintra", file("x".repeat(70_000))))).reason.id).toBe(
      "page-edition-too-large",
    );
    expect(requests).toEqual([]);
  });

  it("with faults gives the listed faults and the number of the others", async () => {
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
    const error = await errorOf(checkEditionFile("sintra", file("{}")));
    expect(error.faults).toEqual(faults);
    expect(unlistedFaults(error)).toBe(7);
    expect(unlistedFaults(new ApiError("x", { id: "y", args: { n: 5 } }))).toBe(0);
  });
});

it("loadEdition and loadTableEdition request the data of an edition", async () => {
  fakeServer({ "GET /api/games/sintra/editions/1111": [OWN], "GET /api/tables/t1/edition": [OWN] });
  expect(await loadEdition("sintra", "1111")).toEqual(OWN);
  expect(await loadTableEdition("t1")).toEqual(OWN);
});
