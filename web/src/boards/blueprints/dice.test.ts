// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";

import { addCatalogue, addTexts, setLanguage } from "../../lib/words.svelte";
import { dieName, inOrder, letterOf, materialOf, shortName, valueOf } from "./dice";
import en from "./en.ftl?raw";
import pl from "./pl.ftl?raw";
import uk from "./uk.ftl?raw";

addCatalogue({ en, pl, uk });
addTexts("en", "blueprints-die = { $material } { $value }");

afterEach(() => setLanguage("en"));

describe("dice", () => {
  it("have a material and a value", () => {
    expect(materialOf("S6")).toBe("S");
    expect(valueOf("S6")).toBe(6);
    expect(dieName("S6")).toBe("S 6");
  });

  it("are sorted by material, then by value", () => {
    const pool = ["G1", "W6", "S2", "R3", "W1", "S2", "G6"];
    expect(pool.toSorted(inOrder)).toEqual(["W1", "W6", "R3", "S2", "S2", "G1", "G6"]);
  });
});

describe("letterOf", () => {
  it("gives each material its own letter in every language", () => {
    for (const language of ["en", "pl", "uk"] as const) {
      setLanguage(language);
      expect(new Set(["W", "R", "S", "G"].map(letterOf)).size).toBe(4);
    }
    setLanguage("en");
    expect(shortName("W4")).toBe("W4");
  });
});
