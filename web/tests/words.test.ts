import { expect, test } from "vitest";
import { needed } from "../plugins/words.ts";
import { firstLanguage } from "../src/words.svelte";

test("the language is the stored one, otherwise the first supported one of the browser", () => {
  expect(firstLanguage("tr", ["de-AT"])).toBe("tr");
  expect(firstLanguage(null, ["pt-BR", "nl-BE", "en"])).toBe("nl");
  expect(firstLanguage("xx", ["ja"])).toBe("en");
});

test("messages that only the server uses are left out, with all their lines", () => {
  const text = "# words\nkaito = Kaito\nkaito-position-bad-side = { $n ->\n    [one] a\n   *[other] b\n}\nkaito-red = Red\n" +
    "# Why a move is refused.\nkaito-beneath = No\n\n# More words.\nkaito-black = Black\n";
  expect(needed(text, "kaito")).toBe("kaito = Kaito\nkaito-red = Red\nkaito-black = Black\n");
});
