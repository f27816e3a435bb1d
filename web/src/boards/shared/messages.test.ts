// @vitest-environment happy-dom
import { expect, it } from "vitest";

import { addCatalogue, t } from "../../i18n/translate.svelte";
import { withSharedMessages } from "./messages";

it("withParts puts the texts of a board after the shared ones", () => {
  addCatalogue(withSharedMessages({ en: "page-board-close = Shut\ntest-own = Own", pl: "", uk: "" }));
  expect(t("page-board-others")).toBe("The other players");
  expect(t("test-own")).toBe("Own");
  expect(t("page-board-close")).toBe("Shut");
});

it("withParts has shared texts in every language", () => {
  const { en, pl, uk } = withSharedMessages({ en: "", pl: "", uk: "" });
  expect(new Set([en, pl, uk]).size).toBe(3);
  for (const texts of [en, pl, uk]) expect(texts).toContain("page-board-close =");
});
