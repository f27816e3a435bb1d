import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../i18n/languages";
import { gamePicture } from "./pictures";

describe("gamePicture", () => {
  it.each(["patchwork", "sintra", "sagrada", "blueprints"])("has %s in every language", (game) => {
    for (const language of LANGUAGES)
      expect(gamePicture(game, language)).toContain(`/${game}.${language}.webp`);
  });

  it("is undefined for an unknown game", () => {
    expect(gamePicture("hoard", "pl")).toBeUndefined();
  });
});
