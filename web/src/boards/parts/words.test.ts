// @vitest-environment happy-dom
import { expect, it } from "vitest";

import { addCatalogue, t } from "../../lib/words.svelte";
import { withParts } from "./words";

it("a board has the texts of the shared parts and its own, which come last", () => {
  addCatalogue(withParts({ en: "page-board-close = Shut\ntest-own = Own", pl: "", uk: "" }));
  expect(t("page-board-others")).toBe("The other players");
  expect(t("test-own")).toBe("Own");
  expect(t("page-board-close")).toBe("Shut");
});

it("every language has its own texts of the parts", () => {
  const { en, pl, uk } = withParts({ en: "", pl: "", uk: "" });
  expect(new Set([en, pl, uk]).size).toBe(3);
  for (const texts of [en, pl, uk]) expect(texts).toContain("page-board-close =");
});
