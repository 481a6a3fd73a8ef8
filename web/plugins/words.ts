// The Fluent files as modules: `virtual:words/de` holds all that the club's pages say in German, and any other file is a
// module of its own. Comments, and messages that only the server says, are left out.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "../../src/kaisho/words");
const PREFIX = "virtual:words/";
const CLUB = ["web", "plain", "customs", "kamisado", "kaito", "caminos", "samurai"];

// Refusals, faults of positions, deals and texts, and rules are told by the server; score sheets and plain forms are its pages;
// terminals, programs and the pages around these have words of their own.
const SERVERS_SECTION = /^# (Why an act is refused|What is wrong with)/;
const SERVERS_OWN = /^((kamisado|kaito|caminos|samurai)-(position|deal|how-to|ambiguous|unknown|unreadable|bad|sheet|rule|option)|customs-(terminal|lead|leaving-(two|many|turns|places|last)|duration-(each|of))|web-(starting|offline-(title|page|again)))\b|^plain-(with|sheet(?!-blank)|offer)-/;

export function needed(text: string): string {
  const kept: string[] = [];
  let keeping = true;
  let section = true;
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith("#")) section = !SERVERS_SECTION.test(line);
    if (line.startsWith("#") || !line.trim()) continue;
    if (!/^[ }]/.test(line)) keeping = section && !SERVERS_OWN.test(line);
    if (keeping) kept.push(line);
  }
  return kept.join("\n") + "\n";
}

export function words(): Plugin {
  return {
    name: "kaisho-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const language = id.slice(PREFIX.length + 1);
      const files = CLUB.map((name) => `${FOLDER}/${language}/${name}.ftl`);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => needed(readFileSync(file, "utf8"))).join(""))};`;
    },
    transform(code, id) {
      return id.endsWith(".ftl") ? { code: `export default ${JSON.stringify(needed(code))};`, map: null } : null;
    },
  };
}
