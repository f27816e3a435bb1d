// @vitest-environment happy-dom
import { createHash } from "node:crypto";

import { beforeEach, describe, expect, it, vi } from "vitest";

import { tableInfo } from "../../testing/wire";
import type { Record as Kept } from "../types/record";
import { added, judge, note, promised } from "./fairness";

const SEED = "seven sparrows";
const COMMITMENT = createHash("sha256").update(`draftwork commitment 1\0${SEED}`).digest("hex");
const OPEN = tableInfo({ state: "open", commitment: COMMITMENT });

function record(more: Partial<Kept> = {}): Kept {
  return {
    format: "draftwork-record/1",
    game: "sagrada",
    rules_version: 1,
    edition: { name: "standard", hash: "0" },
    players: 2,
    options: {},
    moves: [],
    seed: SEED,
    commitment: COMMITMENT,
    nonces: [],
    ...more,
  };
}

beforeEach(() => localStorage.clear());

describe("the commitment of a table", () => {
  it("is noted while nothing has begun", () => {
    note(OPEN);
    expect(promised("t1")).toEqual({ table: "t1", commitment: COMMITMENT, nonces: [] });
  });

  it("is not noted later, when the server could have changed it", () => {
    note(tableInfo({ state: "running" }));
    expect(promised("t1")).toBeNull();
  });

  it("stays as it was noted first", () => {
    note(OPEN);
    note({ ...OPEN, commitment: "another" });
    expect(promised("t1")?.commitment).toBe(COMMITMENT);
  });

  it("is kept for the last hundred tables", () => {
    for (let i = 0; i <= 100; i += 1) note({ ...OPEN, id: `t${i}` });
    expect(promised("t0")).toBeNull();
    expect(promised("t1")).not.toBeNull();
    expect(promised("t100")).not.toBeNull();
  });

  it("is noted anew where what was stored cannot be read", () => {
    localStorage.setItem("draftwork.promises", "{broken");
    expect(promised("t1")).toBeNull();
    note(OPEN);
    expect(promised("t1")?.commitment).toBe(COMMITMENT);
  });
});

describe("what this browser adds", () => {
  it("is noted with its table only", () => {
    note(OPEN);
    note({ ...OPEN, id: "t2" });
    added("t1", "aa");
    added("t1", "bb");
    added("unknown", "cc");
    expect(promised("t1")?.nonces).toEqual(["aa", "bb"]);
    expect(promised("t2")?.nonces).toEqual([]);
  });
});

describe("the verdict", () => {
  it("is kept where the seed has the fingerprint told before and our part went in", async () => {
    note(OPEN);
    added("t1", "aa");
    expect(await judge("t1", record({ nonces: ["aa", "ff"] }))).toBe("kept");
  });

  it("is kept for somebody who only watched", async () => {
    note(OPEN);
    expect(await judge("t1", record({ nonces: ["ff"] }))).toBe("kept");
  });

  it("is kept where somebody left and came back: only the last part counts", async () => {
    note(OPEN);
    added("t1", "aa");
    added("t1", "bb");
    expect(await judge("t1", record({ nonces: ["bb"] }))).toBe("kept");
  });

  it("is broken where the seed is another one", async () => {
    note(OPEN);
    expect(await judge("t1", record({ seed: "eight sparrows" }))).toBe("broken");
  });

  it("is broken where the seed fits only what the record says of itself", async () => {
    note({ ...OPEN, commitment: "0".repeat(64) });
    expect(await judge("t1", record())).toBe("broken");
  });

  it("is broken where our part was left out", async () => {
    note(OPEN);
    added("t1", "aa");
    expect(await judge("t1", record({ nonces: ["ff"] }))).toBe("broken");
    const { nonces, ...without } = record();
    expect(nonces).toEqual([]);
    expect(await judge("t1", without)).toBe("broken");
  });

  it("is unknown for somebody who came after the start", async () => {
    expect(await judge("t1", record())).toBe("unknown");
  });

  it("is unknown while the seed is secret", async () => {
    note(OPEN);
    expect(await judge("t1", record({ seed: null }))).toBe("unknown");
  });

  it("compares the told commitments where the browser cannot work one out", async () => {
    vi.stubGlobal("crypto", {});
    note(OPEN);
    expect(await judge("t1", record())).toBe("kept");
    expect(await judge("t1", record({ commitment: "another" }))).toBe("broken");
    expect(await judge("t1", record({ commitment: null }))).toBe("broken");
  });
});
