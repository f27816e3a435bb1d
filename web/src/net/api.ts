// Requests to the server. What goes wrong is an ApiError, which says in words what and is shown as it is.
import type { Fault, Guest, Message } from "../types/wire";
import { randomNickname } from "../i18n/nickname";
import { save, load } from "../state/storage";

export class ApiError extends Error {
  constructor(
    readonly error: string,
    readonly words: Message,
    readonly faults: Message[] = [], // all that is wrong with components, where that is the reason
  ) {
    super(error);
  }
}

/** What to show of anything that was thrown. */
export function errorMessage(fault: unknown): Message {
  if (fault instanceof ApiError) return fault.words;
  console.error(fault);
  return { id: "page-trouble", args: {} };
}

export const authToken = (): string | null => load("token");

export function saveGuest(guest: Guest): void {
  save("token", guest.token);
  save("nickname", guest.nickname);
}

export function clearToken(): void {
  save("token", null);
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Ask the server; `Answer` is what the contract of the address says. */
export async function request<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let answer = await send(method, path, body);
  if (answer.status === 401 && authToken()) {
    clearToken(); // of a server that has forgotten us: the next click makes a new guest
    answer = await send(method, path, body);
  }
  if (answer.ok) {
    const kind = answer.headers.get("content-type") ?? "";
    if (answer.status === 204) return undefined as Answer;
    return (kind.includes("json") ? await answer.json() : await answer.text()) as Answer;
  }
  throw await troubleOf(answer);
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  const mine = authToken();
  if (mine) headers.Authorization = `Bearer ${mine}`;
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

async function troubleOf(answer: Response): Promise<ApiError> {
  const fault = (await answer.json().catch(() => null)) as Fault | null;
  if (fault?.message) return new ApiError(fault.error, fault.message, fault.faults);
  return new ApiError("trouble", { id: "page-trouble", args: {} });
}

function unlessForgotten(fault: unknown): null {
  if (authToken()) throw fault;
  return null;
}

/** Be somebody: a guest with a friendly name, made when one is first needed. */
export async function ensureGuest(): Promise<void> {
  const known = authToken() ? await request("GET", "/me").catch(unlessForgotten) : null;
  if (known) return;
  saveGuest(await request<Guest>("POST", "/guests", { nickname: load("nickname") ?? randomNickname() }));
}

/** Random text that goes into the seed, or names a message of ours. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
