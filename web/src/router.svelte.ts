// The router: History API, one chunk per page.
import type { Component } from "svelte";
import { withRetry } from "./retry.svelte";
import { needWords } from "./words.svelte";

export type Values = Record<string, string>;
/** A page may take `values`, the parameters of its path; not every page does. */
export type Page = Component<any>;
interface Route {
  pattern: string;
  load(): Promise<{ default: Page }>;
  /** Files of words that the whole page needs, besides those that are always there. */
  words?: readonly string[];
}

// The server knows the first segments of these paths (server/browser.py), so that they can be opened directly.
export const ROUTES: readonly Route[] = [
  { pattern: "/", load: () => import("./pages/Home.svelte") },
  { pattern: "/tables/:table", load: () => import("./pages/Table.svelte") },
  { pattern: "/study", load: () => import("./pages/Study.svelte") },
  { pattern: "/study/:game", load: () => import("./pages/Study.svelte") },
  { pattern: "/study/example/:example", load: () => import("./pages/Study.svelte") },
  { pattern: "/study/table/:table", load: () => import("./pages/Study.svelte") },
  { pattern: "/join/:table/:invite", load: () => import("./pages/Join.svelte") },
  { pattern: "/tables", load: () => import("./pages/MyGames.svelte") },
  { pattern: "/sign-in", load: () => import("./pages/SignIn.svelte"), words: ["account"] },
  { pattern: "/account", load: () => import("./pages/Account.svelte"), words: ["account"] },
  { pattern: "/settings", load: () => import("./pages/Settings.svelte") },
  { pattern: "/people/:name", load: () => import("./pages/Profile.svelte") },
  { pattern: "/leaderboards", load: () => import("./pages/Leaderboards.svelte") },
  { pattern: "/leaderboards/:game/:players", load: () => import("./pages/Leaderboards.svelte") },
  { pattern: "/learn", load: () => import("./pages/Courses.svelte") },
  { pattern: "/learn/:game", load: () => import("./pages/Course.svelte") },
  { pattern: "/learn/:game/:step", load: () => import("./pages/Lesson.svelte") },
  { pattern: "/rules", load: () => import("./pages/Rules.svelte") },
  { pattern: "/rules/:game", load: () => import("./pages/Rules.svelte") },
  { pattern: "/admin", load: () => import("./pages/Admin.svelte"), words: ["account", "admin", "audit"] },
  { pattern: "/about", load: () => import("./pages/About.svelte") },
  { pattern: "/about/:text", load: () => import("./pages/About.svelte") },
];
const NOT_FOUND: Route = { pattern: "", load: () => import("./pages/NotFound.svelte") };

/** The parameters of a path that matches a pattern (`/tables/:table`), or null. */
export function matchPath(pattern: string, path: string): Values | null {
  const wanted = pattern.split("/");
  const segments = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== segments.length) return null;
  const values: Values = {};
  for (const [index, part] of wanted.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":") && segment) values[part.slice(1)] = decoded(segment);
    else if (part !== segment) return null;
  }
  return values;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A path to redirect to, if it is a path of this site. */
export function localPath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

class Router {
  path = $state(typeof location === "undefined" ? "/" : location.pathname);
  /** The page on the screen; while the next one is loading, the previous one. */
  page = $state.raw<{ page: Page; values: Values; path: string } | null>(null);
  failed = $state(false);

  start(): void {
    addEventListener("popstate", () => void this.#show());
    document.addEventListener("click", (event) => this.#clicked(event));
    void this.#show();
  }

  go(path: string, { replace = false } = {}): void {
    if (path !== location.pathname + location.search) history[replace ? "replaceState" : "pushState"](null, "", path);
    void this.#show().then(() => scrollTo(0, 0));
  }

  /** Handle links within the site without a page load. */
  #clicked(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      return;
    }
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(plain|api|docs)(\/|$)/.test(link.pathname) || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  async #show(): Promise<void> {
    const path = location.pathname;
    this.path = path;
    let route: Route = NOT_FOUND;
    let values: Values = {};
    for (const candidate of ROUTES) {
      const parameters = matchPath(candidate.pattern, path);
      if (parameters) [route, values] = [candidate, parameters];
    }
    try {
      const [{ default: page }] = await Promise.all([withRetry(route.load), needWords(...(route.words ?? []))]);
      if (path !== location.pathname) return;
      this.page = { page, values, path };
      this.failed = false;
    } catch {
      this.failed = path === location.pathname; // A chunk of an older version, or no network.
    }
  }
}

export const router = new Router();
