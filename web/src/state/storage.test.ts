// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { keep, kept } from "./storage";

beforeEach(() => localStorage.clear());

describe("storage", () => {
  it("keeps and removes values under a prefixed key", () => {
    keep("theme", "dark");
    expect(localStorage.getItem("draftwork.theme")).toBe("dark");
    expect(kept("theme")).toBe("dark");
    keep("theme", null);
    expect(kept("theme")).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it("reads values written by another window", () => {
    keep("token", "mine");
    localStorage.setItem("draftwork.token", "of another window");
    expect(kept("token")).toBe("of another window");
  });

  it("keeps an empty text", () => {
    keep("nickname", "");
    expect(kept("nickname")).toBe("");
  });
});

describe("storage that throws", () => {
  const forbid = (): never => {
    throw new DOMException("forbidden", "SecurityError");
  };

  it("keeps values in memory", () => {
    vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
    expect(kept("shut")).toBeNull();
    keep("shut", "mine");
    expect(kept("shut")).toBe("mine");
    keep("shut", null);
    expect(kept("shut")).toBeNull();
  });

  it("hides a stored value that could not be removed", () => {
    const stored = { getItem: () => "old", setItem: forbid, removeItem: forbid };
    vi.stubGlobal("localStorage", stored);
    expect(kept("full")).toBe("old");
    keep("full", null);
    expect(kept("full")).toBeNull();
  });

  it("is used again after a successful write", () => {
    vi.stubGlobal("localStorage", { getItem: () => "old", setItem: forbid, removeItem: forbid });
    keep("full", "new");
    vi.unstubAllGlobals();
    keep("full", "newer");
    localStorage.setItem("draftwork.full", "of another window");
    expect(kept("full")).toBe("of another window");
  });
});
