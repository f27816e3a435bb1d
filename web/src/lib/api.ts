// Requests to the server. What goes wrong is a Trouble, which says in words what and is shown as it is.
import type { ApiError, Guest } from "../types/wire";
import { randomNickname } from "./nickname";
import { keep, kept } from "./storage";
import type { Words } from "./words.svelte";

export class Trouble extends Error {
  constructor(
    readonly error: string,
    readonly words: Words,
    readonly faults: Words[] = [], // all that is wrong with components, where that is the reason
  ) {
    super(error);
  }
}

/** What to show of anything that was thrown. */
export function wordsOf(fault: unknown): Words {
  if (fault instanceof Trouble) return fault.words;
  console.error(fault);
  return { id: "page-trouble", args: {} };
}

export const token = (): string | null => kept("token");

export function become(guest: Guest): void {
  keep("token", guest.token);
  keep("nickname", guest.nickname);
}

export function forget(): void {
  keep("token", null);
}

type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** Ask the server; `Answer` is what the contract of the address says. */
export async function ask<Answer>(method: Method, path: string, body?: unknown): Promise<Answer> {
  let answer = await request(method, path, body);
  if (answer.status === 401 && token()) {
    forget(); // of a server that has forgotten us: the next click makes a new guest
    answer = await request(method, path, body);
  }
  if (answer.ok) {
    const kind = answer.headers.get("content-type") ?? "";
    if (answer.status === 204) return undefined as Answer;
    return (kind.includes("json") ? await answer.json() : await answer.text()) as Answer;
  }
  throw await troubleOf(answer);
}

async function request(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  const mine = token();
  if (mine) headers.Authorization = `Bearer ${mine}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Trouble("offline", { id: "page-offline", args: {} });
  }
}

async function troubleOf(answer: Response): Promise<Trouble> {
  const fault = (await answer.json().catch(() => null)) as ApiError | null;
  if (fault?.message) return new Trouble(fault.error, fault.message, fault.faults);
  return new Trouble("trouble", { id: "page-trouble", args: {} });
}

function unlessForgotten(fault: unknown): null {
  if (token()) throw fault;
  return null;
}

/** Be somebody: a guest with a friendly name, made when one is first needed. */
export async function beSomebody(): Promise<void> {
  const known = token() ? await ask("GET", "/me").catch(unlessForgotten) : null;
  if (known) return;
  become(await ask<Guest>("POST", "/guests", { nickname: kept("nickname") ?? randomNickname() }));
}

/** Random text that goes into the seed, or names a message of ours. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
