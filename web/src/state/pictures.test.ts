import { describe, expect, it } from "vitest";

import { pictureOf } from "./pictures";

describe("pictureOf", () => {
  it.each(["patchwork", "sintra", "sagrada", "blueprints"])("has %s in every language", (game) => {
    expect(pictureOf(game, "en")).toContain(`/${game}.svg`);
    expect(pictureOf(game, "pl")).toContain(`/${game}.pl.svg`);
    expect(pictureOf(game, "uk")).toContain(`/${game}.uk.svg`);
  });

  it("has none of an unknown game", () => {
    expect(pictureOf("hoard", "pl")).toBeUndefined();
  });
});
