// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";

import { reactive, runEffect } from "../../testing/effects.svelte";
import { announce, announcements, clearAnnouncements } from "./announcements.svelte";

const texts = (): string[] => announcements().map((line) => line.text);

beforeEach(clearAnnouncements);

describe("announce", () => {
  it("keeps the last five lines in order", () => {
    for (const text of ["a", "b", "c", "d", "e", "f"]) announce(text);
    expect(texts()).toEqual(["b", "c", "d", "e", "f"]);
  });

  it("gives equal texts different ids", () => {
    announce("fits");
    announce("fits");
    const [first, second] = announcements();
    expect(texts()).toEqual(["fits", "fits"]);
    expect(first?.id).not.toBe(second?.id);
  });

  it("ignores an empty text", () => {
    announce("");
    expect(texts()).toEqual([]);
  });

  it("clears all announcements and does not reuse ids", () => {
    announce("a secret");
    const [before] = announcements();
    clearAnnouncements();
    expect(texts()).toEqual([]);
    announce("something else");
    expect(announcements()[0]?.id).toBeGreaterThan(before?.id ?? Infinity);
  });

  it("notifies effects that read the lines", () => {
    const seen: string[][] = [];
    const end = runEffect(() => void seen.push(texts()));
    announce("a");
    flushSync();
    end();
    expect(seen).toEqual([[], ["a"]]);
  });

  it("does not rerun the effect that announces", () => {
    const news = reactive("a");
    let times = 0;
    const end = runEffect(() => {
      times += 1;
      announce(news.value);
    });
    announce("of another");
    flushSync();
    news.value = "b";
    flushSync();
    end();
    expect(times).toBe(2);
    expect(texts()).toEqual(["a", "of another", "b"]);
  });
});
