// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";

import { addArt } from "./art";

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="die"><rect fill="url(#glow)"/></symbol><use href="#die"/><linearGradient id="glow"/>
</svg>`;

const added = (name: string): Element | null => document.getElementById(name);

beforeEach(() => (document.body.innerHTML = ""));

describe("drawings", () => {
  it("of two games do not clash: ids and what refers to them get a prefix", () => {
    addArt("bp", DRAWING);
    addArt("pw", DRAWING);
    for (const game of ["bp", "pw"]) {
      const art = added(`art-${game}`);
      expect(art?.querySelector("symbol")?.id).toBe(`${game}-die`);
      expect(art?.querySelector("rect")?.getAttribute("fill")).toBe(`url(#${game}-glow)`);
      expect(art?.querySelector("use")?.getAttribute("href")).toBe(`#${game}-die`);
    }
  });

  it("are added once, all of a game together", () => {
    addArt("bp", DRAWING, DRAWING);
    addArt("bp", DRAWING);
    expect(document.querySelectorAll("#art-bp")).toHaveLength(1);
    expect(added("art-bp")?.querySelectorAll("symbol")).toHaveLength(2);
  });

  it("are hidden from readers, but not by display, which would take gradients away", () => {
    addArt("bp", DRAWING);
    expect(added("art-bp")?.getAttribute("aria-hidden")).toBe("true");
    expect((added("art-bp") as SVGElement).style.display).toBe("");
  });
});
