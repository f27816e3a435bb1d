import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page goes into the Python package, which serves it. For work on it: `draftwork serve --port 8000`, then
// `npm run dev`.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../draftwork/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server allows no data: scripts
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
    fs: { allow: [".."] }, // the boards share art and components with the games
  },
});
