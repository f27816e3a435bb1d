import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { markdown } from "./scripts/markdown.ts";

// The page goes into the Python package, which serves it. For work on it: `draftwork serve --port 8000`, then
// `npm run dev`.
export default defineConfig({
  plugins: [markdown(), svelte()],
  build: {
    outDir: "../draftwork/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // which file belongs to what: a test sums up what the first load takes
  },
  server: {
    fs: { allow: [".."] }, // the art of the games, and how to play
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
