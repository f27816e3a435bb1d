// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { fakeServer } from "../../testing/server";
import { downloadJson, downloadRecord } from "./download";

interface Saved {
  name: string;
  content: Promise<string>;
}

let blobs: Blob[];
let saved: Saved[];
let revoked: string[];

beforeEach(() => {
  vi.useFakeTimers();
  [blobs, saved, revoked] = [[], [], []];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => `blob:${blobs.push(blob as Blob) - 1}`);
  vi.spyOn(URL, "revokeObjectURL").mockImplementation((address) => void revoked.push(address));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs[Number(this.href.replace("blob:", ""))];
    saved.push({ name: this.download, content: blob?.text() ?? Promise.resolve("") });
  });
});

afterEach(() => vi.useRealTimers());

describe("downloadJson", () => {
  it("downloads indented JSON", async () => {
    downloadJson({ game: "sintra" }, "game.json");
    expect(saved.map((one) => one.name)).toEqual(["game.json"]);
    expect(await saved[0]?.content).toBe('{\n  "game": "sintra"\n}');
    expect(blobs[0]?.type).toBe("application/json");
  });

  it("releases the object URL after ten seconds", () => {
    downloadJson({}, "game.json");
    vi.advanceTimersByTime(9_999);
    expect(revoked).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(revoked).toEqual(["blob:0"]);
  });
});

describe("downloadRecord", () => {
  it("requests the record of a seat and shortens the file name", async () => {
    const requests = fakeServer({ "GET /api/tables/0123456789abc/record?seat=0": [{ moves: ["pass"] }] });
    await downloadRecord("0123456789abc", 0);
    expect(requests).toHaveLength(1);
    expect(saved[0]?.name).toBe("draftwork-01234567.json");
    expect(JSON.parse((await saved[0]?.content) ?? "")).toEqual({ moves: ["pass"] });
  });

  it("requests the record without a seat for a spectator", async () => {
    const requests = fakeServer({ "GET /api/tables/t1/record": [{}] });
    await downloadRecord("t1", null);
    expect(requests[0]?.what).toBe("GET /api/tables/t1/record");
  });
});
