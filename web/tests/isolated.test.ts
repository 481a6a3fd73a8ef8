import { beforeAll, expect, test } from "vitest";
import { isolated } from "../src/isolated";
import type { ListedSeat } from "../src/protocol";
import { sitters } from "../src/wording";
import { chooseLanguage, say } from "../src/words.svelte";

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  return chooseLanguage("en");
});

const person = (name: string): ListedSeat => ({ kind: "person", person: 1, bot: null, name });

test("only letters that are written from right to left are isolated", () => {
  for (const name of ["דנה 7", "سلمى", "Ann ואב", "\u{1e900}\u{1e901}"]) expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  for (const name of ["Ann", "Zoë Ωμέγα 会所", "12", "c1-c4", "紫↖5緑"]) expect(isolated(name)).toBe(name);
});

test("a name inside a sentence or a list leaves the rest alone", () => {
  expect(say("plain-kept-for", { name: "דנה" })).toBe("kept for \u2068דנה\u2069");
  expect(say("plain-ply", { at: 3, last: 12 })).toBe("after 3 of 12 moves");
  expect(sitters([person("דנה"), person("Ann")])).toBe("\u2068דנה\u2069 – Ann");
});
