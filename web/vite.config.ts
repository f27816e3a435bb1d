import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { markdown } from "./scripts/markdown.ts";
import { offline, offlineVersion } from "./scripts/offline.ts";

// The build writes into the Python package, which serves the page. For development run `draftwork serve --port 8000`
// and `npm run dev`.
export default defineConfig({
  plugins: [markdown(), offline(), svelte()],
  define: { OFFLINE_VERSION: JSON.stringify(offlineVersion()) },
  build: {
    outDir: "../draftwork/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy forbids data: URLs of scripts
    modulePreload: { polyfill: false },
    manifest: "manifest.json", // a test uses it to measure the size of the first load
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/service-worker.ts" },
      output: {
        // A service worker keeps its address: browsers look there for a new version.
        entryFileNames: ({ name }) => (name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    fs: { allow: [".."] }, // drawings of the games, and docs/play
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/games": "http://127.0.0.1:8000" },
  },
});
