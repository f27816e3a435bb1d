// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { load, save } from "./storage";

beforeEach(() => localStorage.clear());

describe("storage", () => {
  it("keeps and removes values under a prefixed key", () => {
    save("theme", "dark");
    expect(localStorage.getItem("draftwork.theme")).toBe("dark");
    expect(load("theme")).toBe("dark");
    save("theme", null);
    expect(load("theme")).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it("reads values written by another window", () => {
    save("token", "mine");
    localStorage.setItem("draftwork.token", "of another window");
    expect(load("token")).toBe("of another window");
  });

  it("keeps an empty text", () => {
    save("nickname", "");
    expect(load("nickname")).toBe("");
  });
});

describe("storage that throws", () => {
  const forbid = (): never => {
    throw new DOMException("forbidden", "SecurityError");
  };

  it("keeps values in memory", () => {
    vi.stubGlobal("localStorage", { getItem: forbid, setItem: forbid, removeItem: forbid });
    expect(load("shut")).toBeNull();
    save("shut", "mine");
    expect(load("shut")).toBe("mine");
    save("shut", null);
    expect(load("shut")).toBeNull();
  });

  it("hides a stored value that could not be removed", () => {
    const stored = { getItem: () => "old", setItem: forbid, removeItem: forbid };
    vi.stubGlobal("localStorage", stored);
    expect(load("full")).toBe("old");
    save("full", null);
    expect(load("full")).toBeNull();
  });

  it("is used again after a successful write", () => {
    vi.stubGlobal("localStorage", { getItem: () => "old", setItem: forbid, removeItem: forbid });
    save("full", "new");
    vi.unstubAllGlobals();
    save("full", "newer");
    localStorage.setItem("draftwork.full", "of another window");
    expect(load("full")).toBe("of another window");
  });
});
