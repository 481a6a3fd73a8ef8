// What index.html shows and does until the first module runs: words in five languages, and the loader that tries again.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, speaker } from "./offline.ts";

const CHANCES = 3;
const LOADER = resolve(import.meta.dirname, "../src/start.js");

/** The loader without comments and indentation. It is a plain script with one statement a line. */
export function loader(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith("//") && !line.startsWith("/**")).join("\n");
}

/** Words for somebody who waits. */
export function waitingFor(): string {
  const said = LANGUAGES.map((language) => {
    const say = speaker(language);
    const links = `<a href="">${say("web-offline-again")}</a> · <a href="/plain/">${say("web-plain-pages")}</a>`;
    return `<p lang="${language}">${say("web-starting")} ${links}</p>`;
  });
  return `<div id="start" role="status"><progress aria-label="Kaisho"></progress>${said.join("")}</div>`;
}

/** The entry module and the style sheet are left to the loader, which has several chances to be loaded itself. */
export function withLoader(html: string): string {
  const main = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
  const style = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)">/.exec(html);
  if (!main || !style) throw new Error("index.html has no entry module or no style sheet");
  const scripts = Array.from({ length: CHANCES }, (_, number) => {
    const path = number ? `/start.js?${number + 1}` : "/start.js";
    return `<script defer src="${path}" data-main="${main[1]}" data-style="${style[1]}"></script>`;
  });
  return html
    .replace(main[0], scripts.join("\n    "))
    .replace(style[0], `<link rel="preload" as="style" href="${style[1]}">`);
}

export function start(): Plugin {
  let building = false;
  return {
    name: "kaisho-start",
    configResolved(config) {
      building = config.command === "build";
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "start.js", source: loader(readFileSync(LOADER, "utf8")) });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => (building ? withLoader(html) : html).replace("<!-- start -->", waitingFor()),
    },
  };
}
