// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { keep, kept } from "./storage";

beforeEach(() => localStorage.clear());

describe("what this browser remembers", () => {
  it("is kept under a name of ours, until it is forgotten", () => {
    keep("theme", "dark");
    expect(localStorage.getItem("draftwork.theme")).toBe("dark");
    expect(kept("theme")).toBe("dark");
    keep("theme", null);
    expect(kept("theme")).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it("is heard of from other windows", () => {
    keep("token", "mine");
    localStorage.setItem("draftwork.token", "of another window");
    expect(kept("token")).toBe("of another window");
  });

  it("may be an empty text", () => {
    keep("nickname", "");
    expect(kept("nickname")).toBe("");
  });
});

describe("a browser that remembers nothing", () => {
  const forbid = (): never => {
    throw new DOMException("forbidden", "SecurityError");
  };

  it("still knows it until the page is closed", () => {
    vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
    expect(kept("shut")).toBeNull();
    keep("shut", "mine");
    expect(kept("shut")).toBe("mine");
    keep("shut", null);
    expect(kept("shut")).toBeNull();
  });

  it("forgets what was to be forgotten although it is still stored", () => {
    const stored = { getItem: () => "old", setItem: forbid, removeItem: forbid };
    vi.stubGlobal("localStorage", stored);
    expect(kept("full")).toBe("old");
    keep("full", null);
    expect(kept("full")).toBeNull();
  });

  it("trusts the store again once it takes something", () => {
    vi.stubGlobal("localStorage", { getItem: () => "old", setItem: forbid, removeItem: forbid });
    keep("full", "new");
    vi.unstubAllGlobals();
    keep("full", "newer");
    localStorage.setItem("draftwork.full", "of another window");
    expect(kept("full")).toBe("of another window");
  });
});
