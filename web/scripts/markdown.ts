// Converts docs/play/*.md into HTML at build time.
import type { Plugin } from "vite";

import { toHtml } from "../src/i18n/markdown.ts";

const LANGUAGE = /\.(\w+)\.md$/;

/** The Vite plugin for `import html from "….md"`. */
export const markdown = (): Plugin => ({
  name: "markdown",
  transform(code, id) {
    if (!id.endsWith(".md")) return null;
    const html = toHtml(code, LANGUAGE.exec(id)?.[1] ?? "");
    return { code: `export default ${JSON.stringify(html)};`, map: null };
  },
});
