// Views that the server could not make.
import { describe, expect, it } from "vitest";
import { isPlain, previewOf } from "../src/boards/board";

describe("a plain view", () => {
  it("is recognized with and without a position", () => {
    expect(isPlain({ plain: true, position: "a b c" })).toBe(true);
    expect(isPlain({ plain: true, position: null })).toBe(true);
  });

  it("is nothing else", () => {
    for (const view of [null, undefined, 3, "plain", {}, { game: "kamisado" }, { plain: false }, { plain: "yes" }]) {
      expect(isPlain(view)).toBe(false);
    }
  });

  it("has no preview", () => {
    const { view, refused } = previewOf(7, { plain: true, position: null });
    expect(view).toBeNull();
    expect(refused?.rule).toBeNull();
  });

  it("does not affect other views", () => {
    const view = { game: "kaito" };
    expect(previewOf(7, view)).toEqual({ act: 7, view, refused: null });
  });
});
