import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// Tests stand beside the code they test. A file that needs a DOM asks for one in its first line; so does one that tests
// runes, for Svelte compiles them as for a browser only there.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    include: ["{src,scripts}/**/*.test.ts"],
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
