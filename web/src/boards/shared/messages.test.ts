// @vitest-environment happy-dom
import { expect, it } from "vitest";

import { LANGUAGES } from "../../i18n/languages";
import { addCatalogue, t } from "../../i18n/translate.svelte";
import { boardMessages } from "./messages";

it("boardMessages puts the messages of a board after the shared ones", () => {
  addCatalogue(boardMessages({ "./messages/en.ftl": "page-board-close = Shut\ntest-own = Own" }));
  expect(t("page-board-others")).toBe("The other players");
  expect(t("test-own")).toBe("Own");
  expect(t("page-board-close")).toBe("Shut");
});

it("boardMessages has the shared messages in every language", () => {
  const catalogue = boardMessages({});
  expect(Object.keys(catalogue)).toEqual(LANGUAGES);
  expect(new Set(Object.values(catalogue)).size).toBe(LANGUAGES.length);
  for (const ftl of Object.values(catalogue)) expect(ftl).toContain("page-board-close =");
});
