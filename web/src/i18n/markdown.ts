// Converts rules texts from Markdown into HTML: docs/play at build time, texts of third-party games in the page. The
// output has no sections about the terminal, no pictures, no comments, no links and no paragraph about the glossary.
import MarkdownIt from "markdown-it";

import { bindWords } from "./nbsp.ts";

const TERMINAL = /terminal|термінал/i;
const LEFT_OUT = /^!\[|^<!--|\]\(\.\.\/glossary\.md\)/;

const converter = new MarkdownIt();
type Tokens = ReturnType<typeof converter.parse>;

converter.renderer.rules.link_open = () => "";
converter.renderer.rules.link_close = () => "";
// Wide examples scroll, so the keyboard must reach them.
converter.renderer.rules.fence = (tokens, index) =>
  `<pre tabindex="0">${converter.utils.escapeHtml(tokens[index]?.content.trimEnd() ?? "")}</pre>\n`;

/** Remove the tokens of sections and paragraphs that the page does not show. */
function filterTokens(tokens: Tokens): Tokens {
  let inTerminal = false;
  let skipped = 0; // remaining tokens of a paragraph to remove
  return tokens.filter((token, index) => {
    const content = tokens[index + 1]?.content ?? "";
    if (token.type === "heading_open" && token.tag === "h2") inTerminal = TERMINAL.test(content);
    if (token.type === "paragraph_open" && LEFT_OUT.test(content)) skipped = 3;
    return !inTerminal && skipped-- <= 0;
  });
}

/** Put non-breaking spaces into the prose of a paragraph, but not into code. */
const bind = (content: string, language: string): string =>
  content
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : bindWords(part, language)))
    .join("");

export function toHtml(markdown: string, language: string): string {
  const tokens = filterTokens(converter.parse(markdown, {}));
  for (const token of tokens) {
    // The page has its own heading above the text, so every level moves down by one.
    if (token.type.startsWith("heading")) token.tag = `h${Number(token.tag.slice(1)) + 1}`;
    if (token.type !== "inline") continue;
    token.children = [];
    converter.inline.parse(bind(token.content, language), converter, {}, token.children);
  }
  return converter.renderer.render(tokens, converter.options, {});
}
