import { describe, expect, it } from "vitest";

import { gamePicture } from "./pictures";

describe("gamePicture", () => {
  it.each(["patchwork", "sintra", "sagrada", "blueprints"])("has %s in every language", (game) => {
    expect(gamePicture(game, "en")).toContain(`/${game}.svg`);
    expect(gamePicture(game, "pl")).toContain(`/${game}.pl.svg`);
    expect(gamePicture(game, "uk")).toContain(`/${game}.uk.svg`);
  });

  it("is undefined for an unknown game", () => {
    expect(gamePicture("hoard", "pl")).toBeUndefined();
  });
});
