// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";

import { findRule, ruleRequest } from "./rule-request.svelte";

afterEach(() => ruleRequest.clear());

describe("findRule", () => {
  const text = document.createElement("div");
  text.innerHTML = "<p>A die (SA-12).</p><ul><li>Edges (SA-1)</li><li>again SA-1</li></ul>";

  it("returns the first element that names the rule", () => {
    expect(findRule(text, "SA-1")?.textContent).toBe("Edges (SA-1)");
    expect(findRule(text, "SA-12")?.textContent).toBe("A die (SA-12).");
  });

  it("returns null if none does", () => {
    expect(findRule(text, "SA-2")).toBeNull();
  });
});

it("a second request for the same rule changes the count", () => {
  const before = ruleRequest.count;
  ruleRequest.show("PW-8");
  ruleRequest.show("PW-8");
  expect([ruleRequest.rule, ruleRequest.count - before]).toEqual(["PW-8", 2]);
  ruleRequest.clear();
  expect(ruleRequest.rule).toBeNull();
});
