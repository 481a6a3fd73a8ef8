import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROUTES, matched } from "../src/router.svelte";

test("an address gives its values", () => {
  expect(matched("/tables/:table", "/tables/abc")).toEqual({ table: "abc" });
  expect(matched("/people/:name", "/people/J%C3%BCrgen/")).toEqual({ name: "Jürgen" });
  expect(matched("/tables/:table", "/tables")).toBeNull();
  expect(matched("/", "/tables/abc")).toBeNull();
});

test("the server answers every address of a page", () => {
  const server = readFileSync("../src/kaisho/server/browser.py", "utf8");
  const words = /PAGES = frozenset\(\s*\{([^}]*)\}/.exec(server)?.[1] ?? "";
  for (const { pattern } of ROUTES.slice(1)) expect(words).toContain(`"${pattern.split("/")[1]}"`);
});
