// A fake of `fetch` with prepared responses. It records the requests.
import { vi } from "vitest";

export interface RecordedRequest {
  what: string; // method and path, such as "GET /api/games"
  token: string | null;
  body: unknown;
}

type Answer = Response | Error | object | string;

/** Respond by method and path. Several responses to the same request are used in order; the last one is repeated. */
export function fakeServer(answers: Record<string, Answer[]>): RecordedRequest[] {
  const requests: RecordedRequest[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    const what = `${init.method ?? "GET"} ${path}`;
    const headers = new Headers(init.headers);
    requests.push({
      what,
      token: headers.get("Authorization")?.replace("Bearer ", "") ?? null,
      body: typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined,
    });
    const waiting = answers[what];
    const answer = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
    if (answer === undefined) return errorResponse(500, `unexpected request: ${what}`);
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    return typeof answer === "string" ? new Response(answer) : json(answer);
  });
  return requests;
}

export function json(content: object, status = 200): Response {
  return new Response(JSON.stringify(content), { status, headers: { "content-type": "application/json" } });
}

/** An error response in the format of the server. */
export function errorResponse(status: number, error: string): Response {
  return json({ error, message: { id: `fault-${error}`, args: {} }, text: error }, status);
}
