import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Unit tests stand beside their modules. A test file that needs a DOM requests it in its first line. Tests of runes need
// one too: without a DOM, Svelte compiles modules for a server, where effects do not run.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  server: { fs: { allow: [".."] } }, // messages that all games share
  test: {
    include: ["{src,scripts}/**/*.test.ts"],
    setupFiles: ["testing/setup.ts"],
    // A thread and a DOM for each file would take five times as long. testing/setup.ts isolates the files.
    pool: "threads",
    maxWorkers: 1,
    isolate: false,
    environmentOptions: {
      happyDOM: {
        url: "http://table.test/",
        // A click on a link loads nothing.
        settings: {
          navigation: {
            disableMainFrameNavigation: true,
            disableChildPageNavigation: true,
            disableFallbackToSetURL: true,
          },
        },
      },
    },
    restoreMocks: true,
    unstubGlobals: true,
  },
});
