// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { panesSize } from "./Panes.svelte";

describe("panesSize", () => {
  it("draws four panes of a plate as a square", () => {
    expect(panesSize(4, "plate")).toEqual({ width: 82, height: 82, step: 42 });
    expect(panesSize(3, "plate")).toMatchObject({ width: 90, height: 40 });
  });

  it("draws panes side by side, and many of them closer", () => {
    expect(panesSize(2, "row").width).toBe(82);
    expect(panesSize(12, "row").width).toBe(150);
  });

  it("keeps a pile of any size narrow", () => {
    expect(panesSize(1, "pile").width).toBe(40);
    expect(panesSize(2, "pile").width).toBe(48);
    for (const n of [4, 9, 15]) expect(panesSize(n, "pile").width).toBeLessThanOrEqual(60);
  });
});
