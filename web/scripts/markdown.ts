// Converts docs/play/*.md into HTML while the page is built. Sections about the terminal, pictures, comments, links into
// the docs and the paragraph that leads to the glossary are left out.
import MarkdownIt from "markdown-it";
import type { Plugin } from "vite";

import { bindWords } from "../src/i18n/nbsp.ts";

const TERMINAL = /terminal|термінал/i;
const NOT_SHOWN = /^!\[|^<!--|\]\(\.\.\/glossary\.md\)/;
const LANGUAGE = /\.(\w+)\.md$/;

const converter = new MarkdownIt();
type Tokens = ReturnType<typeof converter.parse>;

converter.renderer.rules.link_open = () => "";
converter.renderer.rules.link_close = () => "";
// Wide examples scroll, so keys must reach them.
converter.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0">${converter.utils.escapeHtml(tokens[index]?.content.trimEnd() ?? "")}</pre>\n`;

/** The tokens without those of sections and paragraphs that the page does not show. */
function shown(tokens: Tokens): Tokens {
  let inTerminal = false;
  let skipped = 0; // tokens of a paragraph that are still to be left out
  return tokens.filter((token, index) => {
    const content = tokens[index + 1]?.content ?? "";
    if (token.type === "heading_open" && token.tag === "h2") inTerminal = TERMINAL.test(content);
    if (token.type === "paragraph_open" && NOT_SHOWN.test(content)) skipped = 3;
    return !inTerminal && skipped-- <= 0;
  });
}

/** The prose of a paragraph with U+00A0 where its language wants it; code in it stays as it is. */
const bind = (content: string, language: string): string =>
  content
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : bindWords(part, language)))
    .join("");

export function toHtml(markdown: string, language: string): string {
  const tokens = shown(converter.parse(markdown, {}));
  for (const token of tokens) {
    // The page has a heading of its own above the text.
    if (token.type.startsWith("heading")) token.tag = `h${Number(token.tag.slice(1)) + 1}`;
    if (token.type !== "inline") continue;
    token.children = [];
    converter.inline.parse(bind(token.content, language), converter, {}, token.children);
  }
  return converter.renderer.render(tokens, converter.options, {});
}

/** For Vite: `import html from "….md"`. */
export const markdown = (): Plugin => ({
  name: "markdown",
  transform(code, id) {
    if (!id.endsWith(".md")) return null;
    const html = toHtml(code, LANGUAGE.exec(id)?.[1] ?? "");
    return { code: `export default ${JSON.stringify(html)};`, map: null };
  },
});
