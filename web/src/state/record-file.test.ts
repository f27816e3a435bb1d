import { describe, expect, it } from "vitest";

import { ApiError } from "../net/api";
import { readRecord, recordError } from "./record-file";

function refused(text: string): string {
  try {
    readRecord(text);
  } catch (error) {
    if (error instanceof ApiError) return error.reason.id;
    throw error;
  }
  return "";
}

describe("readRecord", () => {
  it("reads a record, also one with a byte order mark", () => {
    expect(readRecord('\uFEFF{"game": "sintra", "moves": []}')).toEqual({ game: "sintra", moves: [] });
  });

  it.each([
    ["no JSON", "page-no-record"],
    ['{"game": "sintra", "edition": "open set", "strips": []}', "page-no-record-edition"],
    ["[1, 2]", "page-no-record-other"],
    ["null", "page-no-record-other"],
    ['{"name": "something else"}', "page-no-record-other"],
  ])("says what %s is", (text, id) => expect(refused(text)).toBe(id));
});

describe("recordError", () => {
  it("replaces only errors for programmers", () => {
    const malformed = recordError(new ApiError("malformed", { id: "malformed", args: {} }));
    expect((malformed as ApiError).reason.id).toBe("page-no-record-other");
    const illegal = new ApiError("bad-record", { id: "record-illegal", args: {} });
    expect(recordError(illegal)).toBe(illegal);
  });
});
