// `npm run check`: no line of the sources is longer than 120 columns. Generated and third-party files are left out.
import { readdirSync, readFileSync } from "node:fs";

const MAX_COLUMNS = 120;
const FOLDERS = ["src", "plugins", "tests", "public"];
const FILES = ["index.html", "vite.config.ts", "svelte.config.js"];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`),
);
const long = [...FILES, ...sources]
  .filter((file) => /\.(ts|js|svelte|css|html)$/.test(file) && !file.includes(".generated."))
  .flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (line.length > MAX_COLUMNS ? [`${file}:${index + 1}: ${line.length} columns`] : [])),
  );
for (const violation of long) console.error(violation);
process.exitCode = long.length ? 1 : 0;
