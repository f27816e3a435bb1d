// How to play, as HTML made while the page is built: docs/play/*.md are ours and use little of Markdown. What speaks of
// the terminal is left out, and so are pictures and links into the docs.
import type { Plugin } from "vite";

const ELSEWHERE = /^##\s.*(terminal|термінал)/i;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const inline = (text: string): string =>
  escape(text)
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replace(/\*([^*]+)\*/g, "<em>$1</em>");

function sections(markdown: string): string {
  return markdown
    .split(/^(?=## )/m)
    .filter((section) => !ELSEWHERE.test(section))
    .join("");
}

function list(block: string): string {
  const tag = /^\d/.test(block) ? "ol" : "ul";
  const items = block.split(/^(?:- |\d+\. )/m).filter((item) => item.trim());
  return `<${tag}>${items.map((item) => `<li>${inline(item.trim())}</li>`).join("")}</${tag}>`;
}

function table(block: string): string {
  const rows = block.split("\n").map((line) => line.replace(/^\||\|$/g, "").split("|"));
  const row = (cells: string[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`).join("")}</tr>`;
  const [head = [], , ...body] = rows;
  return `<table><thead>${row(head, "th")}</thead><tbody>${body.map((cells) => row(cells, "td")).join("")}</tbody></table>`;
}

function block(text: string): string {
  const [, marks, heading] = /^(#+) (.*)$/.exec(text) ?? [];
  if (marks && heading) return `<h${marks.length + 1}>${inline(heading)}</h${marks.length + 1}>`;
  if (text.startsWith("![")) return "";
  if (text.startsWith("```")) return `<pre>${escape(text.replace(/^```.*\n|\n```$/g, ""))}</pre>`;
  if (text.startsWith("|")) return table(text);
  if (/^(- |\d+\. )/.test(text)) return list(text);
  if (/\]\(\.\.\/glossary\.md\)/.test(text)) return "";
  return `<p>${inline(text)}</p>`;
}

const toHtml = (markdown: string): string =>
  sections(markdown)
    .split(/\n{2,}/)
    .map((text) => block(text.trim()))
    .join("");

/** For Vite: `import html from "….md"`. */
export const markdown = (): Plugin => ({
  name: "markdown",
  transform(code, id) {
    return id.endsWith(".md") ? { code: `export default ${JSON.stringify(toHtml(code))};`, map: null } : null;
  },
});
