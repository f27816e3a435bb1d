// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { errorResponse, fakeServer, json } from "../../testing/server";
import { load, save } from "../state/storage";
import { ApiError, authToken, clearToken, ensureGuest, errorMessage, nonce, request, saveGuest } from "./api";

beforeEach(() => localStorage.clear());

const OFFLINE = new TypeError("failed to fetch");
const GUEST = { token: "fresh", nickname: "Otter" };

describe("request", () => {
  it("sends the token and the body as JSON", async () => {
    saveGuest({ token: "secret", nickname: "Ann" });
    const requests = fakeServer({ "POST /api/tables": [{ id: "t1" }] });
    expect(await request("POST", "/tables", { game: "sintra" })).toEqual({ id: "t1" });
    expect(requests).toEqual([{ what: "POST /api/tables", token: "secret", body: { game: "sintra" } }]);
  });

  it("sends no token without a guest account", async () => {
    const requests = fakeServer({ "GET /api/games": [[]] });
    await request("GET", "/games");
    expect(requests[0]).toEqual({ what: "GET /api/games", token: null, body: undefined });
  });

  it("accepts text and empty responses", async () => {
    fakeServer({
      "GET /api/words/en": ["hello = Hello"],
      "DELETE /api/me": [new Response(null, { status: 204 })],
    });
    expect(await request("GET", "/words/en")).toBe("hello = Hello");
    expect(await request("DELETE", "/me")).toBeUndefined();
  });

  it("throws the server's error with its message", async () => {
    fakeServer({ "POST /api/tables": [errorResponse(400, "bad-seats")] });
    const thrown: unknown = await request("POST", "/tables", {}).catch((fault: unknown) => fault);
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ code: "bad-seats", reason: { id: "fault-bad-seats" } });
  });

  it("throws a general error for a failure without our error format", async () => {
    fakeServer({
      "GET /api/games": [new Response("<html>502</html>", { status: 502 }), json({ detail: "no" }, 500)],
    });
    const expected = { code: "trouble", reason: { id: "page-trouble" } };
    await expect(request("GET", "/games")).rejects.toMatchObject(expected);
    await expect(request("GET", "/games")).rejects.toMatchObject(expected);
  });

  it("throws an offline error when fetch fails", async () => {
    fakeServer({ "GET /api/games": [OFFLINE] });
    await expect(request("GET", "/games")).rejects.toMatchObject({ reason: { id: "page-offline" } });
  });
});

describe("request, with a token that the server does not know", () => {
  it("retries without the token after 401", async () => {
    save("token", "old");
    const requests = fakeServer({ "GET /api/tables": [errorResponse(401, "no-token"), []] });
    expect(await request("GET", "/tables")).toEqual([]);
    expect(requests.map((one) => one.token)).toEqual(["old", null]);
    expect(authToken()).toBeNull();
  });

  it("does not retry a 401 when there is no token", async () => {
    const requests = fakeServer({ "POST /api/tables": [errorResponse(401, "no-token")] });
    await expect(request("POST", "/tables", {})).rejects.toMatchObject({ code: "no-token" });
    expect(requests).toHaveLength(1);
  });
});

describe("ensureGuest", () => {
  it("creates a guest with a random nickname", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const requests = fakeServer({ "POST /api/guests": [GUEST] });
    await ensureGuest();
    expect(requests.map((one) => one.body)).toEqual([{ nickname: "Robin" }]);
    expect(authToken()).toBe("fresh");
    expect(load("nickname")).toBe("Otter");
  });

  it("reuses the previous nickname", async () => {
    save("nickname", "Ann");
    const requests = fakeServer({ "POST /api/guests": [GUEST] });
    await ensureGuest();
    expect(requests[0]?.body).toEqual({ nickname: "Ann" });
  });

  it("changes nothing for a known guest", async () => {
    save("token", "secret");
    const requests = fakeServer({ "GET /api/me": [{ nickname: "Ann" }] });
    await ensureGuest();
    expect(requests).toHaveLength(1);
    expect(authToken()).toBe("secret");
  });

  it("creates a new guest when the server rejects the token", async () => {
    save("token", "old");
    fakeServer({ "GET /api/me": [errorResponse(401, "no-token")], "POST /api/guests": [GUEST] });
    await ensureGuest();
    expect(authToken()).toBe("fresh");
  });

  it("keeps the token when the server cannot be reached", async () => {
    save("token", "secret");
    fakeServer({ "GET /api/me": [OFFLINE] });
    await expect(ensureGuest()).rejects.toMatchObject({ code: "offline" });
    expect(authToken()).toBe("secret");
  });

  it("keeps the nickname when the token is forgotten", () => {
    saveGuest({ token: "secret", nickname: "Ann" });
    clearToken();
    expect(authToken()).toBeNull();
    expect(load("nickname")).toBe("Ann");
  });
});

describe("errorMessage", () => {
  it("returns the message of an ApiError", () => {
    expect(errorMessage(new ApiError("x", { id: "fault-x" }))).toEqual({ id: "fault-x" });
  });

  it("returns a general message for other errors and logs them", () => {
    const written = vi.spyOn(console, "error").mockReturnValue();
    const fault = new Error("a bug");
    expect(errorMessage(fault).id).toBe("page-trouble");
    expect(written).toHaveBeenCalledWith(fault);
  });
});

describe("nonce", () => {
  it("writes sixteen random bytes as hexadecimal digits", () => {
    vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
      (bytes as unknown as Uint8Array).set([0, 1, 15, 16, 255]);
      return bytes;
    });
    expect(nonce()).toBe(`00010f10ff${"00".repeat(11)}`);
  });

  it("differs on each call", () => {
    expect(nonce()).not.toBe(nonce());
  });
});
