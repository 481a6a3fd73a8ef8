import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { licences } from "./plugins/licences.ts";
import { offline } from "./plugins/offline.ts";
import { start } from "./plugins/start.ts";
import { words } from "./plugins/words.ts";

const version = /__version__ = "(.+)"/.exec(readFileSync("../src/kaisho/__init__.py", "utf8"))![1];
// The Kaisho server behind `npm run dev`: KAISHO=http://127.0.0.1:8008 npm run dev
const server = process.env["KAISHO"] ?? "http://127.0.0.1:8008";
const proxied = { target: server, changeOrigin: true, headers: { origin: server } };

/** Chunks that are loaded together anyway compress better as one: the entry with the framework and the club's own
 * modules, the home page, and what the small picture of a game needs. The entry must be one file, because only the
 * loader (start.js) tries again if it fails. */
const CHUNKS = [
  {
    name: "club",
    test: /node_modules.(svelte|esm-env|clsx|devalue)|src.(main|App|(session|words|my-games)\.svelte)\b/,
    priority: 2,
  },
  { name: "home", test: /src.pages.Home\.svelte/, priority: 1 },
  { name: (id: string) => /boards.(\w+).Picture\.svelte/.exec(id)?.[1] ?? null, priority: 0 },
];

export default defineConfig({
  plugins: [words(), offline(), start(), svelte(), licences()],
  define: { __VERSION__: JSON.stringify(version) },
  build: {
    outDir: "../src/kaisho/server/web",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    cssCodeSplit: false, // one style sheet, so that no part of it can fail to load
    chunkSizeWarningLimit: 600, // three.js, which only the 3D board of Caminos loads
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { proxy: { "/api": proxied, "/plain": proxied, "/socket": { ...proxied, ws: true } } },
  test: { environment: "node", include: ["tests/**/*.test.ts"] },
});
