// Requests over HTTP: JSON in and out, refusals as errors in the chosen language.
import { Refusal } from "./refusal";
import { has, language, say, type Values } from "./words.svelte";

/** What is only read is asked for again after these refusals, and after these pauses. */
const PASSING = new Set(["web-offline", "http-too-often", "http-429", "http-502", "http-503", "http-504"]);
const PAUSES = [500, 1500];
const LONGEST_PAUSE = 10_000;

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  for (let number = 0; ; number += 1) {
    const answer = await fetch(path, request).catch(() => null);
    if (answer?.ok) return answer;
    const refusal = await refusalIn(answer);
    const time = method === "GET" && PASSING.has(refusal.code) ? PAUSES[number] : undefined;
    if (time === undefined) throw refusal;
    await new Promise((over) => setTimeout(over, Math.max(time, pauseAsked(answer))));
  }
}

async function refusalIn(answer: Response | null): Promise<Refusal> {
  if (answer === null) return new Refusal({ code: "web-offline", message: said("web-offline") });
  const trouble: unknown = await answer.json().catch(() => null);
  if (isTrouble(trouble)) return new Refusal(trouble);
  return new Refusal({ code: `http-${answer.status}`, message: said("web-failed", { status: String(answer.status) }) });
}

/** A message, or nothing where no language has been loaded yet. */
const said = (id: string, values: Values = {}): string => (has(id) ? say(id, values) : "");

/** How long the server wants to be left alone, in milliseconds. */
function pauseAsked(answer: Response | null): number {
  return Math.min(LONGEST_PAUSE, 1000 * (Number(answer?.headers.get("Retry-After")) || 0));
}

function isTrouble(value: unknown): value is { code: string; message: string } {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}

async function asJson<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  const text = await answer.text();
  return (text ? JSON.parse(text) : null) as T;
}

export const get = <T>(path: string): Promise<T> => asJson<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => asJson<T>("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => asJson<T>("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => asJson<T>("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => asJson<T>("DELETE", path);
export const getText = async (path: string): Promise<string> => (await ask("GET", path)).text();
export const postForText = async (path: string, body: unknown): Promise<string> => (await ask("POST", path, body)).text();
