// The Fluent files as modules: `virtual:words/de` has the German messages of the club's pages and of all games;
// `virtual:word-parts` loads the other files on demand. Comments, and groups of messages that are marked `## server`,
// are left out.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = resolve(import.meta.dirname, "../../src/kaisho");
const FOLDER = `${PACKAGE}/words`;
const PREFIX = "virtual:words/";
const PARTS = "virtual:word-parts";
const CLUB = ["web", "plain", "customs"];

/** The games of this package, each with a file of messages. */
export const GAMES: readonly string[] = readdirSync(`${PACKAGE}/games`).filter((name) =>
  existsSync(`${PACKAGE}/games/${name}/__init__.py`),
);

/** The messages of a Fluent file that the browser may need (see `browser_messages` in language.py). */
export function browserMessages(text: string): string {
  const lines: string[] = [];
  let forBrowser = true;
  for (const line of text.split(/\r?\n/)) {
    if (/^##(?!#)/.test(line)) forBrowser = line.trim() !== "## server";
    if (forBrowser && line.trim() && !line.startsWith("#")) lines.push(`${line}\n`);
  }
  return lines.join("");
}

/** Messages without the spaces that only people need: the first page stays small. */
const compact = (text: string): string => text.replace(/^([\w-]+) = /gm, "$1=").replace(/^ +/gm, " ");

const readMessages = (language: string, name: string): string =>
  browserMessages(readFileSync(`${FOLDER}/${language}/${name}.ftl`, "utf8"));

/** What `virtual:words/LANGUAGE` exports. */
export const clubMessages = (language: string): string =>
  [...CLUB, ...GAMES].map((name) => readMessages(language, name)).join("");

/** All files that are loaded on demand, such as `de/study`. */
export function parts(): string[] {
  return readdirSync(FOLDER).flatMap((language) =>
    readdirSync(`${FOLDER}/${language}`)
      .map((file) => file.replace(/\.ftl$/, ""))
      .filter((name) => ![...CLUB, ...GAMES].includes(name) && readMessages(language, name))
      .map((name) => `${language}/${name}`),
  );
}

export function words(): Plugin {
  return {
    name: "kaisho-words",
    resolveId: (id) => (id.startsWith(PREFIX) || id === PARTS ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PARTS}`) {
        const entries = parts().map(
          (part) => `${JSON.stringify(part)}: () => import(${JSON.stringify(`${FOLDER}/${part}.ftl`)})`,
        );
        return `export default {${entries.join(",")}};`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      for (const name of [...CLUB, ...GAMES]) this.addWatchFile(`${FOLDER}/${language}/${name}.ftl`);
      return `export default ${JSON.stringify(compact(clubMessages(language)))};`;
    },
    transform(code, id) {
      if (!id.endsWith(".ftl")) return null;
      return { code: `export default ${JSON.stringify(compact(browserMessages(code)))};`, map: null };
    },
  };
}
