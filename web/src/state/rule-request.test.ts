// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";

import { asked, firstNaming } from "./rule-request.svelte";

afterEach(() => asked.forget());

describe("firstNaming", () => {
  const text = document.createElement("div");
  text.innerHTML = "<p>A die (SA-12).</p><ul><li>Edges (SA-1)</li><li>again SA-1</li></ul>";

  it("returns the first element that names the rule", () => {
    expect(firstNaming(text, "SA-1")?.textContent).toBe("Edges (SA-1)");
    expect(firstNaming(text, "SA-12")?.textContent).toBe("A die (SA-12).");
  });

  it("returns null if none does", () => {
    expect(firstNaming(text, "SA-2")).toBeNull();
  });
});

it("asking for the same rule again is noticed", () => {
  const before = asked.times;
  asked.show("PW-8");
  asked.show("PW-8");
  expect([asked.rule, asked.times - before]).toEqual(["PW-8", 2]);
  asked.forget();
  expect(asked.rule).toBeNull();
});
