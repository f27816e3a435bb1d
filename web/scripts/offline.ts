// Builds the page that the service worker shows while the server cannot be reached, in every language of the page.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const MESSAGES = new URL("../src/i18n/messages/", import.meta.url);
const FILES = new URL("../public/", import.meta.url);

const escape = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** The part of the page in one language. */
function section(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}.ftl`, MESSAGES), "utf8")));
  const text = (id: string): string => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`no message ${id} in ${language}`);
    return escape(bundle.formatPattern(pattern));
  };
  return [
    `<section lang="${language}">`,
    `<h1>${text("page-offline-title")}</h1>`,
    `<p>${text("page-offline-about")}</p>`,
    `<p><a class="button" href="">${text("page-offline-retry")}</a></p>`,
    "</section>",
  ].join("\n");
}

export function offlinePage(): string {
  const languages = readdirSync(MESSAGES).map((file) => file.replace(/\.ftl$/, ""));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Draftwork</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg" />
<link rel="stylesheet" href="/offline.css" />
<script src="/offline.js" defer></script>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="64" height="64" />
${languages.sort().map(section).join("\n")}
</main>
</body>
</html>
`;
}

/** A hash of the offline page and its files. A new one makes browsers install the service worker again. */
export function offlineVersion(): string {
  const hash = createHash("sha256").update(offlinePage());
  for (const file of ["offline.css", "offline.js", "favicon.svg"])
    hash.update(readFileSync(new URL(file, FILES)));
  return hash.digest("hex").slice(0, 12);
}

/** The Vite plugin that adds offline.html to the build. */
export const offline = (): Plugin => ({
  name: "offline",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "offline.html", source: offlinePage() });
  },
});
