// A view that the server could not make: it is known by its mark, and no preview is drawn from it.
import { describe, expect, it } from "vitest";
import { isPlain, previewOf } from "../src/boards/board";

describe("a plain view", () => {
  it("is known by its mark, with a position or without", () => {
    expect(isPlain({ plain: true, position: "a b c" })).toBe(true);
    expect(isPlain({ plain: true, position: null })).toBe(true);
  });

  it("is nothing else", () => {
    for (const view of [null, undefined, 3, "plain", {}, { game: "kamisado" }, { plain: false }, { plain: "yes" }]) expect(isPlain(view)).toBe(false);
  });

  it("gives a board no preview to draw", () => {
    const { view, refused } = previewOf(7, { plain: true, position: null });
    expect(view).toBeNull();
    expect(refused?.rule).toBeNull();
  });

  it("leaves every other view as it is", () => {
    const view = { game: "kaito" };
    expect(previewOf(7, view)).toEqual({ act: 7, view, refused: null });
  });
});
