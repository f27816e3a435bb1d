// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { errorResponse, fakeServer } from "../../testing/server";
import { gameInfo } from "../../testing/wire";

beforeEach(() => vi.resetModules());

/** Load the rules of a game whose package has them in these languages. */
async function rulesOf(guides: string[], language: string) {
  fakeServer({
    "GET /api/games": [[gameInfo({ name: "hoard", guides })]],
    ...Object.fromEntries(guides.map((code) => [`GET /games/hoard/guide/${code}.md`, [`# Rules ${code}\n`]])),
  });
  const { loadRules } = await import("./rules");
  return loadRules("hoard", language);
}

describe("the rules of a third-party game", () => {
  it("come in the language of the user", async () => {
    expect(await rulesOf(["en", "pl"], "pl")).toEqual({ html: "<h2>Rules pl</h2>\n", language: "pl" });
  });

  it("come in English if there is no other", async () => {
    expect(await rulesOf(["en", "pl"], "uk")).toMatchObject({ language: "en" });
  });

  it("come in any language if there is no English text", async () => {
    expect(await rulesOf(["pl"], "uk")).toMatchObject({ language: "pl" });
  });

  it("are null if there are none", async () => {
    expect(await rulesOf([], "en")).toBeNull();
  });

  it("are escaped", async () => {
    fakeServer({
      "GET /api/games": [[gameInfo({ name: "hoard", guides: ["en"] })]],
      "GET /games/hoard/guide/en.md": ["Text <script>alert()</script> [link](javascript:alert())"],
    });
    const { loadRules } = await import("./rules");
    expect((await loadRules("hoard", "en"))?.html).not.toMatch(/<script|<a/);
  });

  it("fail if the server does not send them", async () => {
    fakeServer({
      "GET /api/games": [[gameInfo({ name: "hoard", guides: ["en"] })]],
      "GET /games/hoard/guide/en.md": [errorResponse(404, "not-found")],
    });
    const { loadRules } = await import("./rules");
    await expect(loadRules("hoard", "en")).rejects.toThrow("no rules of hoard in en");
  });
});
