// Small boards and stones for tests, in the format of the server.
import { Layout } from "../../src/boards/caminos/layout";
import type { Owner, Static, Turn, View } from "../../src/boards/caminos/view";

export function square(size = 8): Pick<Static, "cells" | "upright" | "sides"> {
  const cells = Array.from({ length: size * size }, (_, number): Static["cells"][number] => {
    const [u, v] = [number % size, Math.floor(number / size)];
    return { cell: `${"abcdefghijk"[u]}${v + 1}`, point: [u, v] };
  });
  const line = (test: (point: [number, number]) => boolean): string[] =>
    cells.filter(({ point }) => test(point)).map(({ cell }) => cell);
  return {
    cells,
    upright: true,
    sides: {
      N: line(([, v]) => v === 0),
      E: line(([u]) => u === size - 1),
      S: line(([, v]) => v === size - 1),
      W: line(([u]) => u === 0),
    },
  };
}

/** A square with a hole in the middle, as the ring has one. */
export function holed(): Pick<Static, "cells" | "upright" | "sides"> {
  const whole = square(5);
  return { ...whole, cells: whole.cells.filter(({ cell }) => cell !== "c3") };
}

/** As the rhombus: the cells that are at most two steps from the middle of 5 × 5, drawn on a corner. */
export function rhombus(): Pick<Static, "cells" | "upright" | "sides"> {
  const whole = square(5);
  return {
    cells: whole.cells.filter(({ point: [u, v] }) => Math.abs(u - 2) + Math.abs(v - 2) <= 2),
    upright: false,
    sides: { N: ["a3", "b2", "c1"], E: ["c1", "d2", "e3"], S: ["e3", "d4", "c5"], W: ["c5", "b4", "a3"] },
  };
}

export const layoutOf = (board: Pick<Static, "cells" | "upright" | "sides">): Layout => new Layout(board);

const cubes = (...places: [number, number, number][]): Pick<Turn, "cubes"> => ({ cubes: places });
/** L 111/1.. */
export const LYING = cubes([0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]);
/** L 33': a leg of three cubes with an arm that hangs two cubes above the board. */
export const HANGING = cubes([0, 0, 0], [0, 0, 1], [0, 0, 2], [1, 0, 2]);
/** Z .1/11/1. */
export const STEP = cubes([0, 0, 0], [-1, 1, 0], [0, 1, 0], [-1, 2, 0]);

export function viewOf(stacks: Record<string, Owner[]>, more: Partial<View> = {}): View {
  return {
    board: "square",
    players: 2,
    neutral: false,
    scoring: false,
    phase: "play",
    to_act: "yellow",
    out: [],
    bars: 0,
    left: { yellow: { T: 4, Z: 4, L: 3, O: 2 }, green: { T: 4, Z: 4, L: 4, O: 2 } },
    way: [],
    edge_stones: { yellow: 1, green: 0 },
    cells: square().cells.map(({ cell }) => ({ cell, cubes: stacks[cell] ?? [] })),
    ...more,
  };
}
