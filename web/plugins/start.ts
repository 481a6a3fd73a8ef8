// The part of index.html that works before any module runs: a message in five languages, and a loader that retries.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { minifySync, type Plugin } from "vite";
import { LANGUAGES, formatter } from "./offline.ts";

/** How often the script is named that loads the loader again. */
const SECOND_CHANCES = 3;
const SCRIPTS = ["start.js", "again.js"] as const;

/** The message that is shown until the page has loaded. */
export function startMessage(): string {
  const paragraphs = LANGUAGES.map((language) => {
    const say = formatter(language);
    const links = `<a href="">${say("web-offline-again")}</a> · <a href="/plain/">${say("web-plain-pages")}</a>`;
    return `<p lang="${language}">${say("web-starting")} ${links}</p>`;
  });
  return `<div id="start" role="status"><progress aria-label="Kaisho"></progress>${paragraphs.join("")}</div>`;
}

/** Let the loader load the entry module and the style sheet. A small script names it again if its request failed. */
export function withLoader(html: string): string {
  const main = /<script type="module"[^>]* src="([^"]+)"><\/script>/.exec(html);
  const style = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)">/.exec(html);
  if (!main || !style) throw new Error("index.html has no entry module or no style sheet");
  const scripts = [
    `<script defer src="/start.js" data-main="${main[1]}" data-style="${style[1]}"></script>`,
    ...Array.from({ length: SECOND_CHANCES }, (_, number) => `<script defer src="/again.js?${number + 1}"></script>`),
  ];
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
      for (const fileName of SCRIPTS) {
        const text = readFileSync(resolve(import.meta.dirname, `../src/${fileName}`), "utf8");
        this.emitFile({ type: "asset", fileName, source: minifySync(fileName, text).code });
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (html) => (building ? withLoader(html) : html).replace("<!-- start -->", startMessage()),
    },
  };
}
