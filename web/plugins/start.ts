// The part of index.html that works before any module runs: a message in five languages, and a loader that retries.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { LANGUAGES, formatter } from "./offline.ts";

const LOADER_COPIES = 3;
const LOADER = resolve(import.meta.dirname, "../src/start.js");

/** The loader without comments and indentation. It is a plain script with one statement per line. */
export function loader(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith("//") && !line.startsWith("/**")).join("\n");
}

/** The message that is shown until the page has loaded. */
export function startMessage(): string {
  const paragraphs = LANGUAGES.map((language) => {
    const say = formatter(language);
    const links = `<a href="">${say("web-offline-again")}</a> · <a href="/plain/">${say("web-plain-pages")}</a>`;
    return `<p lang="${language}">${say("web-starting")} ${links}</p>`;
  });
  return `<div id="start" role="status"><progress aria-label="Kaisho"></progress>${paragraphs.join("")}</div>`;
}

/** Let the loader load the entry module and the style sheet. It is included several times, in case a request fails. */
export function withLoader(html: string): string {
  const main = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
  const style = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)">/.exec(html);
  if (!main || !style) throw new Error("index.html has no entry module or no style sheet");
  const scripts = Array.from({ length: LOADER_COPIES }, (_, number) => {
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
      handler: (html) => (building ? withLoader(html) : html).replace("<!-- start -->", startMessage()),
    },
  };
}
