// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { addArt } from "./art";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="die"><rect fill="url(#glow)"/></symbol><use href="#die"/><linearGradient id="glow"/>
</svg>`;

const added = (name: string): Element | null => document.getElementById(name);

beforeEach(() => (document.body.innerHTML = ""));

describe("addArt", () => {
  it("prefixes ids and references to them, so that two games do not clash", () => {
    addArt("bp", DRAWING);
    addArt("pw", DRAWING);
    for (const game of ["bp", "pw"]) {
      const art = added(`art-${game}`);
      expect(art?.querySelector("symbol")?.id).toBe(`${game}-die`);
      expect(art?.querySelector("rect")?.getAttribute("fill")).toBe(`url(#${game}-glow)`);
      expect(art?.querySelector("use")?.getAttribute("href")).toBe(`#${game}-die`);
    }
  });

  it("adds the drawings of a game once", () => {
    addArt("bp", DRAWING, DRAWING);
    addArt("bp", DRAWING);
    expect(document.querySelectorAll("#art-bp")).toHaveLength(1);
    expect(added("art-bp")?.querySelectorAll("symbol")).toHaveLength(2);
  });

  it("hides them from screen readers without display: none", () => {
    addArt("bp", DRAWING);
    expect(added("art-bp")?.getAttribute("aria-hidden")).toBe("true");
    expect((added("art-bp") as SVGElement).style.display).toBe("");
  });
});
