import { describe, expect, it } from "vitest";

import { markdown } from "./markdown.ts";

type Transform = (code: string, id: string) => { code: string } | null;

/** The HTML that the page imports for some Markdown. */
function html(text: string, file = "docs/play/sintra.en.md"): string {
  const made = (markdown().transform as unknown as Transform)(text, file);
  if (!made) throw new Error(`${file} was left alone`);
  return JSON.parse(made.code.replace(/^export default |;$/g, "")) as string;
}

describe("a Markdown file", () => {
  it("is a module whose default is HTML", () => {
    expect(html("Hello\n")).toBe("<p>Hello</p>");
  });

  it("is told from other files", () => {
    const transform = markdown().transform as unknown as Transform;
    expect(transform("# x", "src/main.ts")).toBeNull();
  });
});

describe("text", () => {
  it("has emphasis and code", () => {
    expect(html("**32 dice**, *each* as `W4`")).toBe(
      "<p><strong>32 dice</strong>, <em>each</em> as <code>W4</code></p>",
    );
  });

  it("cannot bring tags of its own", () => {
    expect(html("1 < 2 & <script>alert()</script>")).toBe(
      "<p>1 &lt; 2 &amp; &lt;script&gt;alert()&lt;/script&gt;</p>",
    );
  });

  it("keeps the words of a link, which leads nowhere on the page", () => {
    expect(html("See [the rules](../rules/sintra.md) first.")).toBe("<p>See the rules first.</p>");
  });
});

describe("headings", () => {
  it("are one level lower than in the file: the page has its own first", () => {
    expect(html("# How to play\n\n## The aim\n\nWin.")).toBe(
      "<h2>How to play</h2><h3>The aim</h3><p>Win.</p>",
    );
  });
});

describe("lists", () => {
  it("are made of items of one or several lines", () => {
    expect(html("- one,\n  still one\n- **two**")).toBe(
      "<ul><li>one,\n  still one</li><li><strong>two</strong></li></ul>",
    );
  });

  it("may be numbered", () => {
    expect(html("1. first\n2. second\n10. tenth")).toBe(
      "<ol><li>first</li><li>second</li><li>tenth</li></ol>",
    );
  });
});

describe("tables", () => {
  it("have a head and rows, without the line between", () => {
    expect(html("| for | score |\n|---|--:|\n| wood | **2** |\n| glass | value |")).toBe(
      "<table><thead><tr><th>for</th><th>score</th></tr></thead><tbody>" +
        "<tr><td>wood</td><td><strong>2</strong></td></tr><tr><td>glass</td><td>value</td></tr></tbody></table>",
    );
  });
});

describe("blocks of code", () => {
  it("are shown as they are", () => {
    expect(html("```sh\ndraftwork verify <file>\n**not bold**\n```")).toBe(
      "<pre>draftwork verify &lt;file&gt;\n**not bold**</pre>",
    );
  });
});

describe("what is not for the page", () => {
  it("is left out: pictures, and the line about the glossary", () => {
    expect(html("![A game](../pictures/x.svg)\n\nText.\n\nWords: [glossary](../glossary.md).")).toBe(
      "<p>Text.</p>",
    );
  });

  it.each(["## In a terminal", "## W terminalu", "## У терміналі"])("is the section %j", (heading) => {
    const text = `# Play\n\n${heading}\n\nType this.\n\n- and that\n\n## Scoring\n\nPoints.`;
    expect(html(text)).toBe("<h2>Play</h2><h3>Scoring</h3><p>Points.</p>");
  });

  it("is not a section that only speaks of it", () => {
    expect(html("## Moves\n\nAlso in a terminal.")).toContain("Also in a terminal.");
  });
});
