import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ROUTES, matchPath } from "../src/router.svelte";

test("a path has parameters", () => {
  expect(matchPath("/tables/:table", "/tables/abc")).toEqual({ table: "abc" });
  expect(matchPath("/people/:name", "/people/J%C3%BCrgen/")).toEqual({ name: "Jürgen" });
  expect(matchPath("/tables/:table", "/tables")).toBeNull();
  expect(matchPath("/", "/tables/abc")).toBeNull();
});

test("the server knows the path of every page", () => {
  const server = readFileSync("../src/kaisho/server/browser.py", "utf8");
  const words = /PAGES = frozenset\(\s*\{([^}]*)\}/.exec(server)?.[1] ?? "";
  for (const { pattern } of ROUTES.slice(1)) expect(words).toContain(`"${pattern.split("/")[1]}"`);
});
