// A server for `fetch`: what it answers to each request, and what it was asked.
import { vi } from "vitest";

export interface Asked {
  what: string; // method and path, such as "GET /api/games"
  token: string | null;
  body: unknown;
}

type Answer = Response | Error | object | string;

/** Answer requests by method and path; several answers to the same request come in turn, the last one stays. */
export function fakeServer(answers: Record<string, Answer[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? "GET"} ${path}`;
    const headers = new Headers(init.headers);
    asked.push({
      what,
      token: headers.get("Authorization")?.replace("Bearer ", "") ?? null,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const waiting = answers[what];
    const answer = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
    if (answer === undefined) throw new Error(`nobody expected ${what}`);
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    return typeof answer === "string" ? new Response(answer) : json(answer);
  });
  return asked;
}

export function json(content: object, status = 200): Response {
  return new Response(JSON.stringify(content), { status, headers: { "content-type": "application/json" } });
}

/** An error as the server tells one. */
export function refusal(status: number, error: string): Response {
  return json({ error, message: { id: `fault-${error}`, args: {} }, text: error }, status);
}
