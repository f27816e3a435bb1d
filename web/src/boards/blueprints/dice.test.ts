// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";

import { addCatalogue, addMessages, setLanguage } from "../../i18n/translate.svelte";
import { settings } from "../../state/settings.svelte";
import { dieName, compareDice, letterOf, materialOf, shortName, valueOf } from "./dice";
import en from "./messages/en.ftl?raw";
import pl from "./messages/pl.ftl?raw";
import uk from "./messages/uk.ftl?raw";

addCatalogue({ en, pl, uk });
addMessages("en", "blueprints-die = { $material } { $value }");

addMessages("en", "blueprints-letter = { $material }");
addMessages("pl", "blueprints-letter = D");

afterEach(() => {
  setLanguage("en");
  settings.setLetters(false);
});

describe("dice", () => {
  it("have a material and a value", () => {
    expect(materialOf("S6")).toBe("S");
    expect(valueOf("S6")).toBe(6);
    expect(dieName("S6")).toBe("S 6");
  });

  it("are sorted by material, then by value", () => {
    const pool = ["G1", "W6", "S2", "R3", "W1", "S2", "G6"];
    expect(pool.toSorted(compareDice)).toEqual(["W1", "W6", "R3", "S2", "S2", "G1", "G6"]);
  });
});

describe("letterOf", () => {
  it("is empty unless the settings ask for letters", () => {
    expect([letterOf("W"), shortName("W4")]).toEqual(["", "4"]);
    settings.setLetters(true);
    expect([letterOf("W"), shortName("W4")]).toEqual(["W", "W4"]);
    setLanguage("pl");
    expect(shortName("W4")).toBe("D4");
  });
});
