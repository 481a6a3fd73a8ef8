// HTTP requests with JSON bodies; refusals become errors in the user's language.
import { Refusal } from "./refusal";
import { has, language, say, type Values } from "./words.svelte";

/** GET requests are retried after these refusals, with these pauses. */
const TRANSIENT = new Set(["web-offline", "http-too-often", "http-429", "http-502", "http-503", "http-504"]);
const PAUSES = [500, 1500];
const LONGEST_PAUSE = 10_000;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function send(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  for (let number = 0; ; number += 1) {
    const answer = await fetch(path, request).catch(() => null);
    if (answer?.ok) return answer;
    const refusal = await refusalIn(answer);
    const time = method === "GET" && TRANSIENT.has(refusal.code) ? PAUSES[number] : undefined;
    if (time === undefined) throw refusal;
    await new Promise((over) => setTimeout(over, Math.max(time, retryAfter(answer))));
  }
}

async function refusalIn(answer: Response | null): Promise<Refusal> {
  if (answer === null) return new Refusal({ code: "web-offline", message: translated("web-offline") });
  const body: unknown = await answer.json().catch(() => null);
  if (isTrouble(body)) return new Refusal(body);
  return new Refusal({
    code: `http-${answer.status}`,
    message: translated("web-failed", { status: String(answer.status) }),
  });
}

/** A message; empty if no language has been loaded yet. */
const translated = (id: string, values: Values = {}): string => (has(id) ? say(id, values) : "");

/** The pause that the server asks for, in milliseconds. */
function retryAfter(answer: Response | null): number {
  return Math.min(LONGEST_PAUSE, 1000 * (Number(answer?.headers.get("Retry-After")) || 0));
}

function isTrouble(value: unknown): value is { code: string; message: string } {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}

async function asJson<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const get = <T>(path: string): Promise<T> => asJson<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => asJson<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => asJson<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => asJson<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => asJson<T>("DELETE", path);
export const getText = async (path: string): Promise<string> => (await send("GET", path)).text();
export const postForText = async (path: string, body: unknown): Promise<string> =>
  (await send("POST", path, body)).text();
