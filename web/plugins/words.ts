// The Fluent files as modules: `virtual:words/de` holds all that the club's pages say in German, with the words of all games;
// `virtual:word-parts` loads the other files that the browser may need. Comments, and messages that only the server says, are
// left out.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = resolve(import.meta.dirname, "../../src/kaisho");
const FOLDER = `${PACKAGE}/words`;
const PREFIX = "virtual:words/";
const PARTS = "virtual:word-parts";
const CLUB = ["web", "plain", "customs"];
/** Files that only the server and the command read. */
const SERVER = ["cli", "core", "engine", "export", "host", "http", "people", "sheet", "socket", "table"];
/** What a course or an example game says comes with it from the server. */
const TOLD = /^(learn|example)-/;

/** The games of this package, which have words of their own. */
export const GAMES: readonly string[] = readdirSync(`${PACKAGE}/games`).filter((name) => existsSync(`${PACKAGE}/games/${name}/__init__.py`));

// Refusals, faults of positions, deals and texts, and rules are told by the server; score sheets and plain forms are its pages;
// terminals, programs and the pages around these have words of their own.
const SERVERS_SECTION = /^# (Why a move is refused|Errors in a )/;
const SERVERS_OWN = /^(customs-(terminal|lead|leaving-(two|many|turns|places|last)|duration-(each|of))|web-(starting|offline-(title|page|again)))\b|^plain-((with|sheet(?!-blank)|offer)-|(analys(is|e)|how-to-write|looks-again|looked-at|second-factor-key|claim-later|no-such-side|not-a-number|invite-others|seen-by|who-thinks|expects|goes-on) )/;
const SERVERS_OF_A_GAME = /^[a-z0-9]+-((position|deal|how-to|ambiguous|unknown|unreadable|bad|sheet|rule)\b|option-[\w-]+-about\b)/;

export function needed(text: string, name: string): string {
  const server = GAMES.includes(name) ? SERVERS_OF_A_GAME : SERVERS_OWN;
  const kept: string[] = [];
  let keeping = true;
  let section = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("#")) section = !SERVERS_SECTION.test(line);
    if (line.startsWith("#") || !line.trim()) continue;
    if (!/^[ }]/.test(line)) keeping = section && !server.test(line);
    if (keeping) kept.push(line);
  }
  return kept.join("\n") + "\n";
}

/** All files that are loaded when a page or a board needs them, as `de/study`. */
function parts(): string[] {
  const found = (language: string): string[] =>
    readdirSync(`${FOLDER}/${language}`)
      .map((file) => file.replace(/\.ftl$/, ""))
      .filter((name) => ![...CLUB, ...GAMES, ...SERVER].includes(name) && !TOLD.test(name))
      .map((name) => `${language}/${name}`);
  return readdirSync(FOLDER).flatMap(found);
}

export function words(): Plugin {
  return {
    name: "kaisho-words",
    resolveId: (id) => (id.startsWith(PREFIX) || id === PARTS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PARTS}`) {
        const entries = parts().map((part) => `${JSON.stringify(part)}: () => import(${JSON.stringify(`${FOLDER}/${part}.ftl`)})`);
        return `export default {${entries.join(",")}};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const files = [...CLUB, ...GAMES].map((name) => [name, `${FOLDER}/${language}/${name}.ftl`] as const);
      for (const [, file] of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map(([name, file]) => needed(readFileSync(file, "utf8"), name)).join(""))};`;
    },
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(needed(code, id.replace(/^.*\/|\.ftl$/g, "")))};`, map: null };
    },
  };
}
