// HTTP requests to the server and the identity of the guest. Every failure is an ApiError with a message to show.
import { randomNickname } from "../i18n/nickname";
import { setCurrentGuest } from "../state/identities";
import { load, save } from "../state/storage";
import type { ApiError as ErrorBody, Guest, Me, Message } from "../types/wire";

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly reason: Message,
    readonly faults: Message[] = [], // every fault of an edition file, if the request checked one
  ) {
    super(code);
  }
}

/** The message to show for anything that was thrown. */
export function errorMessage(error: unknown): Message {
  if (error instanceof ApiError) return error.reason;
  console.error(error);
  return { id: "page-trouble", args: {} };
}

export const authToken = (): string | null => load("token");

export const saveGuest = setCurrentGuest;

export function clearToken(): void {
  save("token", null);
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Send a request. The caller names the type of the response body. */
export async function request<Body>(method: Method, path: string, body?: unknown): Promise<Body> {
  let response = await send(method, path, body);
  if (response.status === 401 && authToken()) {
    clearToken(); // The server does not know the token. The next action creates a new guest.
    response = await send(method, path, body);
  }
  if (!response.ok) throw await toApiError(response);
  if (response.status === 204) return undefined as Body;
  const isJson = (response.headers.get("content-type") ?? "").includes("json");
  return (isJson ? await response.json() : await response.text()) as Body;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  const token = authToken();
  if (token) headers.Authorization = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new ApiError("offline", { id: "page-offline", args: {} });
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const fault = (await response.json().catch(() => null)) as ErrorBody | null;
  if (fault?.message) return new ApiError(fault.error, fault.message, fault.faults);
  return new ApiError("trouble", { id: "page-trouble", args: {} });
}

/** Create a guest account unless this browser has one. */
export async function ensureGuest(): Promise<void> {
  if (authToken() && (await isTokenValid())) return;
  saveGuest(await request<Guest>("POST", "/guests", { nickname: load("nickname") ?? randomNickname() }));
}

/** Have a guest account with this nickname: create one, or rename the current one. */
export async function ensureNickname(nickname: string): Promise<void> {
  const changed = nickname !== load("nickname");
  save("nickname", nickname);
  await ensureGuest();
  if (changed) save("nickname", (await request<Me>("PATCH", "/me", { nickname })).nickname);
}

async function isTokenValid(): Promise<boolean> {
  try {
    await request("GET", "/me");
    return true;
  } catch (error) {
    if (authToken()) throw error; // The token is not the problem.
    return false;
  }
}

/** 128 random bits in hexadecimal: a contribution to the seed, or the id of a client message. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
