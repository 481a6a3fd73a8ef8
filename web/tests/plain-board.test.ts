import { expect, test } from "vitest";
import { actText, drawnIn, grouped, pictureAddress } from "../src/boards/plain/acts";

const named = (...names: string[]): { act: number; name: string }[] => names.map((name, act) => ({ act, name }));

test("a view may come with a picture and written acts", () => {
  for (const view of [null, undefined, 3, "x", {}, { drawn: null }, { drawn: {} }]) expect(drawnIn(view)).toBeNull();
  expect(drawnIn({ drawn: { svg: "<svg/>", acts: { 3: "a1" } } }))
    .toEqual({ svg: "<svg/>", acts: { 3: "a1" }, spoken: {} });
  expect(pictureAddress('<svg a="#1"/>')).toBe("data:image/svg+xml,%3Csvg%20a%3D%22%231%22%2F%3E");
});

test("an act is offered in words, in the language of the page or in English, otherwise in notation", () => {
  const spoken = { en: { 1: "take one", 2: "take two" }, de: { 1: "nimm eins" } };
  const drawn = { svg: "", acts: { 1: "1", 2: "2", 3: "3" }, spoken };
  expect([1, 2, 3, 4].map((act) => actText(drawn, act, "de"))).toEqual(["nimm eins", "take two", "3", undefined]);
});

test("many acts are grouped by their first word, otherwise by their first character, otherwise not at all", () => {
  const lines = named("take 1", "take 2", "leave 1", "leave 2");
  expect(grouped(lines).map(([head, acts]) => [head, acts.length])).toEqual([["take", 2], ["leave", 2]]);
  expect(grouped(named("a1", "a2", "b1", "b2")).map(([head]) => head)).toEqual(["a", "b"]);
  expect(grouped(named("1", "2", "3"))).toEqual([["", named("1", "2", "3")]]);
});
