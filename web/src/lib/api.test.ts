// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { fakeServer, json, refusal } from "../../testing/server";
import { ask, beSomebody, become, forget, nonce, token, Trouble, wordsOf } from "./api";
import { keep, kept } from "./storage";
import "./texts";

beforeEach(() => localStorage.clear());

const OFFLINE = new TypeError("failed to fetch");
const GUEST = { token: "fresh", nickname: "Otter" };

describe("a request", () => {
  it("says who asks and what, as JSON", async () => {
    become({ token: "secret", nickname: "Ann" });
    const asked = fakeServer({ "POST /api/tables": [{ id: "t1" }] });
    expect(await ask("POST", "/tables", { game: "sintra" })).toEqual({ id: "t1" });
    expect(asked).toEqual([{ what: "POST /api/tables", token: "secret", body: { game: "sintra" } }]);
  });

  it("of somebody who is nobody has no token", async () => {
    const asked = fakeServer({ "GET /api/games": [[]] });
    await ask("GET", "/games");
    expect(asked[0]).toEqual({ what: "GET /api/games", token: null, body: undefined });
  });

  it("may be answered by text or by nothing", async () => {
    fakeServer({
      "GET /api/words/en": ["hello = Hello"],
      "DELETE /api/me": [new Response(null, { status: 204 })],
    });
    expect(await ask("GET", "/words/en")).toBe("hello = Hello");
    expect(await ask("DELETE", "/me")).toBeUndefined();
  });

  it("that is refused says why in the server's words", async () => {
    fakeServer({ "POST /api/tables": [refusal(400, "bad-seats")] });
    const thrown: unknown = await ask("POST", "/tables", {}).catch((fault: unknown) => fault);
    expect(thrown).toBeInstanceOf(Trouble);
    expect(thrown).toMatchObject({ error: "bad-seats", words: { id: "fault-bad-seats" } });
  });

  it("that a proxy refuses without our words is some trouble", async () => {
    fakeServer({
      "GET /api/games": [new Response("<html>502</html>", { status: 502 }), json({ detail: "no" }, 500)],
    });
    const trouble = { error: "trouble", words: { id: "page-trouble" } };
    await expect(ask("GET", "/games")).rejects.toMatchObject(trouble);
    await expect(ask("GET", "/games")).rejects.toMatchObject(trouble);
  });

  it("that reaches nobody says so", async () => {
    fakeServer({ "GET /api/games": [OFFLINE] });
    await expect(ask("GET", "/games")).rejects.toMatchObject({ words: { id: "page-offline" } });
  });
});

describe("a server that has forgotten us", () => {
  it("is asked again as nobody", async () => {
    keep("token", "old");
    const asked = fakeServer({ "GET /api/tables": [refusal(401, "no-token"), []] });
    expect(await ask("GET", "/tables")).toEqual([]);
    expect(asked.map((one) => one.token)).toEqual(["old", null]);
    expect(token()).toBeNull();
  });

  it("is asked only once by somebody who is nobody already", async () => {
    const asked = fakeServer({ "POST /api/tables": [refusal(401, "no-token")] });
    await expect(ask("POST", "/tables", {})).rejects.toMatchObject({ error: "no-token" });
    expect(asked).toHaveLength(1);
  });
});

describe("to be somebody", () => {
  it("makes a guest under a friendly name where one is needed", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const asked = fakeServer({ "POST /api/guests": [GUEST] });
    await beSomebody();
    expect(asked.map((one) => one.body)).toEqual([{ nickname: "Robin" }]);
    expect(token()).toBe("fresh");
    expect(kept("nickname")).toBe("Otter");
  });

  it("takes the name of before", async () => {
    keep("nickname", "Ann");
    const asked = fakeServer({ "POST /api/guests": [GUEST] });
    await beSomebody();
    expect(asked[0]?.body).toEqual({ nickname: "Ann" });
  });

  it("changes nothing for somebody the server knows", async () => {
    keep("token", "secret");
    const asked = fakeServer({ "GET /api/me": [{ nickname: "Ann" }] });
    await beSomebody();
    expect(asked).toHaveLength(1);
    expect(token()).toBe("secret");
  });

  it("makes a new guest where the server has forgotten us", async () => {
    keep("token", "old");
    fakeServer({ "GET /api/me": [refusal(401, "no-token")], "POST /api/guests": [GUEST] });
    await beSomebody();
    expect(token()).toBe("fresh");
  });

  it("keeps who we are where the server only cannot be reached", async () => {
    keep("token", "secret");
    fakeServer({ "GET /api/me": [OFFLINE] });
    await expect(beSomebody()).rejects.toMatchObject({ error: "offline" });
    expect(token()).toBe("secret");
  });

  it("keeps the name when the token is forgotten", () => {
    become({ token: "secret", nickname: "Ann" });
    forget();
    expect(token()).toBeNull();
    expect(kept("nickname")).toBe("Ann");
  });
});

describe("what is shown of something thrown", () => {
  it("is what the trouble says", () => {
    expect(wordsOf(new Trouble("x", { id: "fault-x" }))).toEqual({ id: "fault-x" });
  });

  it("is a general sentence for all else, which goes to the console", () => {
    const written = vi.spyOn(console, "error").mockReturnValue();
    const fault = new Error("a bug");
    expect(wordsOf(fault).id).toBe("page-trouble");
    expect(written).toHaveBeenCalledWith(fault);
  });
});

describe("a nonce", () => {
  it("is sixteen random bytes, each written with two digits", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).set([0, 1, 15, 16, 255]);
      return bytes;
    });
    expect(nonce()).toBe(`00010f10ff${"00".repeat(11)}`);
  });

  it("is another one each time", () => {
    expect(nonce()).not.toBe(nonce());
  });
});
