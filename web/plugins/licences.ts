// Writes the licences of all bundled third-party packages, fonts included, into one text file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const FILE = "third-party.txt";
/** Licence texts for packages that only name their licence. */
const COMMON_TEXTS = resolve(import.meta.dirname, "../licences");
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

interface Package {
  name: string;
  version: string;
  license?: string;
  homepage?: string;
}

/** The folder of the package that a module belongs to; null for our modules. */
function packageFolder(module: string): string | null {
  const path = module.replace(/^\0/, "").replace(/\?.*$/, "");
  if (!path.includes("node_modules")) return null;
  for (let folder = dirname(path); folder.includes("node_modules"); folder = dirname(folder)) {
    const file = join(folder, "package.json");
    if (existsSync(file) && (JSON.parse(readFileSync(file, "utf8")) as Partial<Package>).version) return folder;
  }
  return null;
}

function licenceOf(folder: string): string {
  const { name, version, license, homepage } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Package;
  const texts = readdirSync(folder).filter((file) => LICENCE_FILE.test(file)).sort();
  const files = texts.length ? texts.map((file) => join(folder, file)) : [resolve(COMMON_TEXTS, `${license}.txt`)];
  if (!files.every(existsSync)) throw new Error(`${name} (${license}) has no licence text`);
  const head = [`${name} ${version}`, license ?? "", homepage ?? ""].filter(Boolean).join("\n");
  return [head, ...files.map((file) => readFileSync(file, "utf8").trim())].join("\n\n");
}

export function licences(): Plugin {
  let root = "";
  return {
    name: "kaisho-licences",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const sources = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : file.originalFileNames.map((name) => resolve(root, name)),
      );
      const folders = new Set(sources.map(packageFolder).filter((folder) => folder !== null));
      const source = [...folders].map(licenceOf).sort().join(`\n\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: FILE, source: `${source}\n` });
    },
  };
}
