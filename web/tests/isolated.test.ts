import { beforeAll, expect, test } from "vitest";
import { isolated } from "../src/isolated";
import type { Seat } from "../src/protocol";
import { playerNames } from "../src/wording";
import { chooseLanguage, say } from "../src/words.svelte";

beforeAll(() => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  return chooseLanguage("en");
});

const person = (name: string): Seat => ({
  ...{ kind: "person", person: 1, bot: null, name, declined: null, asks: false },
});

test("only right-to-left letters are isolated", () => {
  for (const name of ["דנה 7", "سلمى", "Ann ואב", "\u{1e900}\u{1e901}"]) {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  }
  for (const name of ["Ann", "Zoë Ωμέγα 会所", "12", "c1-c4", "紫↖5緑"]) expect(isolated(name)).toBe(name);
});

test("a name does not change the order of a sentence or a list", () => {
  expect(say("plain-kept-for", { name: "דנה" })).toBe("reserved for \u2068דנה\u2069");
  expect(say("plain-ply", { at: 3, last: 12 })).toBe("after 3 of 12 moves");
  expect(playerNames([person("דנה"), person("Ann")])).toBe("\u2068דנה\u2069 – Ann");
});
