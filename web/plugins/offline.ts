// Builds the offline page: no script, all five languages, with the messages of the language files. Also writes the
// rules of the club's fonts as a style sheet of their own, for pages that are not built here.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin, Rolldown } from "vite";

const STYLE = resolve(import.meta.dirname, "../src/style/offline.css");
const FOLDER = resolve(import.meta.dirname, "../../src/kaisho/words");
export const LANGUAGES = ["en", "de", "fr", "nl", "tr"];

/** A function that formats the club's messages in a language. */
export function formatter(language: string): (id: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${FOLDER}/${language}/web.ftl`, "utf8")));
  return (id) => bundle.formatPattern(bundle.getMessage(id)!.value!);
}

function section(language: string): string {
  const say = formatter(language);
  const retry = `<a href="">${say("web-offline-again")}</a>`;
  const text = `<h2>${say("web-offline-title")}</h2><p>${say("web-offline-page")}</p><p>${retry}</p>`;
  return `<section lang="${language}">${text}</section>`;
}

export function offlinePage(): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Kaisho</title><link rel="icon" href="/seal.svg">
<link rel="stylesheet" href="/fonts.css"><link rel="stylesheet" href="/offline.css">
</head>
<body><main><h1><img src="/seal.svg" alt="" width="56" height="56"> Kaisho</h1>
${LANGUAGES.map(section).join("\n")}
</main></body></html>
`;
}

/** The font rules of the built style sheet. */
function fontStyle(bundle: Rolldown.OutputBundle): string {
  const style = Object.values(bundle).find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  const fonts = style?.type === "asset" ? String(style.source).match(/@font-face\s*{[^}]*}/g) : null;
  if (!fonts) throw new Error("the built style sheet has no fonts");
  return `${fonts.join("\n")}\n`;
}

export function offline(): Plugin {
  return {
    name: "kaisho-offline",
    apply: "build",
    generateBundle: {
      order: "post", // when the style sheet has been built
      handler(_, bundle) {
        this.emitFile({ type: "asset", fileName: "offline.html", source: offlinePage() });
        this.emitFile({ type: "asset", fileName: "offline.css", source: readFileSync(STYLE, "utf8") });
        this.emitFile({ type: "asset", fileName: "fonts.css", source: fontStyle(bundle) });
      },
    },
  };
}
