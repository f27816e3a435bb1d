import { describe, expect, it } from "vitest";

import { formatHash, packRecord, parseHash, unpackRecord } from "./replay-link";

const RECORD = { game: "patchwork", moves: Array<string>(60).fill("advance"), seats: ["Łucja", "Ґеник"] };

describe("links to positions of uploaded records", () => {
  it("holds the whole record", async () => {
    const packed = await packRecord(RECORD);
    expect(packed).toMatch(/^[\w-]{40,200}$/);
    expect(await unpackRecord(packed)).toEqual(RECORD);
  });

  it("does not hold a record that is too long", async () => {
    const digits = Array.from({ length: 6_000 }, (_, i) => String((i * 7919) % 10_007));
    expect(await packRecord({ moves: digits })).toBe("");
  });

  it("is refused if it is damaged", async () => {
    const packed = await packRecord(RECORD);
    await expect(unpackRecord(packed.slice(0, 20))).rejects.toThrow();
    await expect(unpackRecord("%")).rejects.toThrow();
  });
});

describe("the hash of a replay", () => {
  it.each([
    ["", { ply: 0, packed: "" }],
    ["12", { ply: 12, packed: "" }],
    ["12~abc-_", { ply: 12, packed: "abc-_" }],
    ["what", { ply: 0, packed: "" }],
  ])("reads %s", (hash, expected) => expect(parseHash(hash)).toEqual(expected));

  it("is written as it is read", () => {
    expect(formatHash(12, "abc")).toBe("12~abc");
    expect(formatHash(12, "")).toBe("12");
  });
});
