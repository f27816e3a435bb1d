// @vitest-environment happy-dom
import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { tableInfo } from "../../testing/wire";
import type { Record as MatchRecord } from "../types/record";
import { checkRecord, storeCommitment, storedCommitment, storeNonce } from "./commitments";

const SEED = "seven sparrows";
const COMMITMENT = createHash("sha256").update(`draftwork commitment 1\0${SEED}`).digest("hex");
const OPEN = tableInfo({ state: "open", commitment: COMMITMENT });

function record(more: Partial<MatchRecord> = {}): MatchRecord {
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

describe("storeCommitment", () => {
  it("stores the commitment of an open table", () => {
    storeCommitment(OPEN);
    expect(storedCommitment("t1")).toEqual({ table: "t1", commitment: COMMITMENT, nonces: [] });
  });

  it("ignores a table that has started", () => {
    storeCommitment(tableInfo({ state: "running" }));
    expect(storedCommitment("t1")).toBeNull();
  });

  it("keeps the first commitment of a table", () => {
    storeCommitment(OPEN);
    storeCommitment({ ...OPEN, commitment: "another" });
    expect(storedCommitment("t1")?.commitment).toBe(COMMITMENT);
  });

  it("keeps the last hundred tables", () => {
    for (let i = 0; i <= 100; i += 1) storeCommitment({ ...OPEN, id: `t${i}` });
    expect(storedCommitment("t0")).toBeNull();
    expect(storedCommitment("t1")).not.toBeNull();
    expect(storedCommitment("t100")).not.toBeNull();
  });

  it("starts over when the stored text is not JSON", () => {
    localStorage.setItem("draftwork.promises", "{broken");
    expect(storedCommitment("t1")).toBeNull();
    storeCommitment(OPEN);
    expect(storedCommitment("t1")?.commitment).toBe(COMMITMENT);
  });
});

describe("storeNonce", () => {
  it("stores a nonce with its table only", () => {
    storeCommitment(OPEN);
    storeCommitment({ ...OPEN, id: "t2" });
    storeNonce("t1", "aa");
    storeNonce("t1", "bb");
    storeNonce("unknown", "cc");
    expect(storedCommitment("t1")?.nonces).toEqual(["aa", "bb"]);
    expect(storedCommitment("t2")?.nonces).toEqual([]);
  });
});

describe("checkRecord", () => {
  it("accepts the committed seed when one of our nonces was used", async () => {
    storeCommitment(OPEN);
    storeNonce("t1", "aa");
    expect(await checkRecord("t1", record({ nonces: ["aa", "ff"] }))).toBe("kept");
  });

  it("accepts the committed seed for a viewer without nonces", async () => {
    storeCommitment(OPEN);
    expect(await checkRecord("t1", record({ nonces: ["ff"] }))).toBe("kept");
  });

  it("accepts the last nonce of a player who left and joined again", async () => {
    storeCommitment(OPEN);
    storeNonce("t1", "aa");
    storeNonce("t1", "bb");
    expect(await checkRecord("t1", record({ nonces: ["bb"] }))).toBe("kept");
  });

  it("rejects another seed", async () => {
    storeCommitment(OPEN);
    expect(await checkRecord("t1", record({ seed: "eight sparrows" }))).toBe("broken");
  });

  it("rejects a seed that matches only the commitment in the record", async () => {
    storeCommitment({ ...OPEN, commitment: "0".repeat(64) });
    expect(await checkRecord("t1", record())).toBe("broken");
  });

  it("rejects a record without our nonce", async () => {
    storeCommitment(OPEN);
    storeNonce("t1", "aa");
    expect(await checkRecord("t1", record({ nonces: ["ff"] }))).toBe("broken");
    const { nonces, ...without } = record();
    expect(nonces).toEqual([]);
    expect(await checkRecord("t1", without)).toBe("broken");
  });

  it("returns unknown when no commitment was stored", async () => {
    expect(await checkRecord("t1", record())).toBe("unknown");
  });

  it("returns unknown while the seed is not published", async () => {
    storeCommitment(OPEN);
    expect(await checkRecord("t1", record({ seed: null }))).toBe("unknown");
  });

  it("compares the commitments where SubtleCrypto is missing", async () => {
    vi.stubGlobal("crypto", {});
    storeCommitment(OPEN);
    expect(await checkRecord("t1", record())).toBe("kept");
    expect(await checkRecord("t1", record({ commitment: "another" }))).toBe("broken");
    expect(await checkRecord("t1", record({ commitment: null }))).toBe("broken");
  });
});
