import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import { markdown } from "./markdown.ts";

const PAGES = fileURLToPath(new URL("../../docs/play/", import.meta.url));

type Transform = (code: string, id: string) => { code: string } | null;

/** The HTML that the plugin makes of Markdown, without the line ends between elements. */
function html(text: string, file = "docs/play/sintra.en.md"): string {
  const made = (markdown().transform as unknown as Transform)(text, file);
  if (!made) throw new Error(`${file} was left alone`);
  return (JSON.parse(made.code.replace(/^export default |;$/g, "")) as string).replace(/>\n+</g, "><").trim();
}

describe("the plugin", () => {
  it("exports HTML as the default of a module", () => {
    expect(html("Hello\n")).toBe("<p>Hello</p>");
  });

  it("ignores other files", () => {
    const transform = markdown().transform as unknown as Transform;
    expect(transform("# x", "src/main.ts")).toBeNull();
  });
});

describe("inline text", () => {
  it("supports emphasis and code", () => {
    expect(html("**32 dice**, *each* as `W4`")).toBe(
      "<p><strong>32 dice</strong>, <em>each</em> as <code>W4</code></p>",
    );
  });

  it("is escaped", () => {
    expect(html("1 < 2 & <script>alert()</script>")).toBe(
      "<p>1 &lt; 2 &amp; &lt;script&gt;alert()&lt;/script&gt;</p>",
    );
  });

  it("keeps the text of a link without the link", () => {
    expect(html("See [the rules](../rules/sintra.md) first.")).toBe("<p>See the rules first.</p>");
  });
});

describe("headings", () => {
  it("are shifted down by one level", () => {
    expect(html("# How to play\n\n## The aim\n\nWin.")).toBe(
      "<h2>How to play</h2><h3>The aim</h3><p>Win.</p>",
    );
  });
});

describe("lists", () => {
  it("support items of several lines", () => {
    expect(html("- one,\n  still one\n- **two**")).toBe(
      "<ul><li>one,\nstill one</li><li><strong>two</strong></li></ul>",
    );
  });

  it("support numbers", () => {
    expect(html("1. first\n2. second\n10. tenth")).toBe(
      "<ol><li>first</li><li>second</li><li>tenth</li></ol>",
    );
  });
});

describe("tables", () => {
  it("have a head and a body without the separator row", () => {
    expect(html("| for | score |\n|---|---|\n| wood | **2** |\n| glass | value |")).toBe(
      "<table><thead><tr><th>for</th><th>score</th></tr></thead><tbody>" +
        "<tr><td>wood</td><td><strong>2</strong></td></tr><tr><td>glass</td><td>value</td></tr></tbody></table>",
    );
  });
});

describe("code blocks", () => {
  it("may have blank lines", () => {
    expect(html("```text\nA  1\n\nB  2\n```\n\nText.")).toBe(
      '<pre tabindex="0">A  1\n\nB  2</pre><p>Text.</p>',
    );
  });

  it("are escaped and otherwise unchanged", () => {
    expect(html("```sh\ndraftwork verify <file>\n**not bold**\n```")).toBe(
      '<pre tabindex="0">draftwork verify &lt;file&gt;\n**not bold**</pre>',
    );
  });
});

describe("non-breaking spaces", () => {
  it("follow one-letter words and numbers in Polish and Ukrainian", () => {
    expect(html("Leży w\npuli 5 kostek `7 c4`.", "docs/play/x.pl.md")).toBe(
      "<p>Leży w\u00a0puli 5\u00a0kostek <code>7 c4</code>.</p>",
    );
    expect(html("a die i take 5 of", "docs/play/x.en.md")).toBe("<p>a die i take 5 of</p>");
  });
});

describe("every how-to-play page", () => {
  const files = readdirSync(PAGES);

  it("exists for four games in three languages", () => {
    expect(files).toHaveLength(12);
  });

  it.each(files)("%s has no Markdown and no commands left", (file) => {
    const made = html(readFileSync(PAGES + file, "utf8"), file);
    expect(made).not.toMatch(/```|\*\*|\]\(|^#/m);
    expect(made).not.toMatch(/--[a-z]|\.\/run|draftwork /);
    expect(made.match(/<h3>/g)?.length).toBeGreaterThan(7);
  });
});

describe("omitted content", () => {
  it("includes pictures and the paragraph with the glossary link", () => {
    expect(html("![A game](../pictures/x.svg)\n\nText.\n\nWords: [glossary](../glossary.md).")).toBe(
      "<p>Text.</p>",
    );
  });

  it.each(["## In a terminal", "## W terminalu", "## У терміналі"])("includes the section %j", (heading) => {
    const text = `# Play\n\n${heading}\n\nType this.\n\n- and that\n\n## Scoring\n\nPoints.`;
    expect(html(text)).toBe("<h2>Play</h2><h3>Scoring</h3><p>Points.</p>");
  });

  it("does not include a section that only mentions a terminal", () => {
    expect(html("## Moves\n\nAlso in a terminal.")).toContain("Also in a terminal.");
  });
});
