// Requests over HTTP: JSON in and out, refusals as errors in the chosen language.
import { Refusal } from "./refusal";
import { language, say } from "./words.svelte";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal({ code: "web-offline", message: say("web-offline") });
  }
  if (answer.ok) return answer;
  const trouble: unknown = await answer.json().catch(() => null);
  if (isTrouble(trouble)) throw new Refusal(trouble);
  throw new Refusal({ code: `http-${answer.status}`, message: say("web-failed", { status: String(answer.status) }) });
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
