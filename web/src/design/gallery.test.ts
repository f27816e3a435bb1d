// @vitest-environment happy-dom
import { readFileSync } from "node:fs";

import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Gallery from "./Gallery.svelte";

const read = (file: string): string => readFileSync(`src/design/${file}`, "utf8");

/** The names of the classes and elements that a style sheet styles. */
const styled = (file: string): string[] =>
  [...read(file).matchAll(/^\.([a-z]+)/gm)].map((match) => match[1] ?? "");

test("the gallery shows every part in every theme", () => {
  const target = document.createElement("div");
  const gallery = mount(Gallery, { target });
  const themes = [...target.querySelectorAll<HTMLElement>("[data-theme]")];
  expect(themes.map((theme) => theme.dataset["theme"])).toEqual(["light", "dark", "contrast"]);
  const classes = new Set([...styled("controls.css"), ...styled("surfaces.css")]);
  expect(classes.size).toBeGreaterThan(8);
  for (const theme of themes)
    for (const name of classes) expect(theme.querySelector(`.${name}`), name).not.toBeNull();
  void unmount(gallery);
});

test("the gallery shows every colour, size and shadow of the tokens", () => {
  const target = document.createElement("div");
  const gallery = mount(Gallery, { target });
  const html = target.innerHTML;
  const [light = ""] = read("tokens.css").split("}");
  for (const [, name = ""] of light.matchAll(/^ {2}--([a-z-]+):/gm))
    if (name !== "veil") expect(html, name).toContain(`--${name}`);
  void unmount(gallery);
});
