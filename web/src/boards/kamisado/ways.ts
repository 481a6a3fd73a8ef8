// The lines ahead of a tower, to show what a move hands over and to choose a move in advance. Nothing here decides
// whether an act is legal: the server does.
import type { KamisadoView, Side, Tower } from "./view";

type Placed = Tower & { square: string };

/** How many squares a tower moves at most, by its markers. */
const REACH = [7, 5, 3, 1, 1] as const;

export const otherSide = (side: Side): Side => (side === "black" ? "white" : "black");

export const isPlaced = (tower: Tower): tower is Placed => tower.square !== null;

/** Whether a square lies on the home row of a side. */
export const isHome = (side: Side, square: string): boolean => square.endsWith(side === "black" ? "1" : "8");

/** The square that lies so many files to the right and rows ahead, as a side looks; null outside the board. */
function ahead(side: Side, square: string, files: number, rows: number): string | null {
  const file = square.charCodeAt(0) + files;
  const rank = Number(square[1]) + (side === "black" ? rows : -rows);
  return file < 97 || file > 104 || rank < 1 || rank > 8 ? null : `${String.fromCharCode(file)}${rank}`;
}

/** The three lines ahead of a tower within its reach, each from the nearest square on, whatever stands there. */
export function linesAhead({ side, square, markers }: Placed): string[][] {
  return [-1, 0, 1].map((file) =>
    Array.from({ length: REACH[markers] ?? 1 }, (_, index) =>
      ahead(side, square, file * (index + 1), index + 1),
    ).filter((reached) => reached !== null),
  );
}

/** Whether a tower can push the towers in front of it by one square (S2, S4 to S9). */
function canPush(tower: Placed, standing: ReadonlyMap<string, Tower>): boolean {
  for (let pushed = 0; ; pushed += 1) {
    const square = ahead(tower.side, tower.square, 0, pushed + 1);
    const met = square === null ? undefined : standing.get(square);
    if (square === null) return false;
    if (met === undefined) return pushed > 0;
    if (pushed === tower.markers || met.side === tower.side) return false;
    if (met.markers >= tower.markers || isHome(met.side, square)) return false;
  }
}

/** Whether a tower has somewhere to go, or something to push. */
export function canMove(tower: Placed, standing: ReadonlyMap<string, Tower>): boolean {
  const free = [-1, 0, 1].some((file) => {
    const square = ahead(tower.side, tower.square, file, 1);
    return square !== null && !standing.has(square);
  });
  return free || canPush(tower, standing);
}

/** What a push hands back to the side that pushed; `after`: the position after it, in which that side acts again. */
export function handedBack(after: KamisadoView): HandOver {
  const standing = new Map(after.towers.filter(isPlaced).map((tower) => [tower.square, tower] as const));
  const tower = standing.get(after.must_square ?? "") ?? null;
  return { tower, blocked: tower !== null && !canMove(tower, standing), wins: false };
}

/** What a move hands to the opponent: a tower that can move, one that is blocked and passes, or a lost round. */
export interface HandOver {
  tower: Placed | null;
  blocked: boolean;
  wins: boolean;
}

/** What the move of a tower to an empty square hands over; `colour` is the colour of that square. */
export function handOver(view: KamisadoView, mover: Placed, to: string, colour: string): HandOver {
  const other = otherSide(mover.side);
  if (isHome(other, to)) return { tower: null, blocked: false, wins: true };
  const standing = new Map(view.towers.filter(isPlaced).map((tower) => [tower.square, tower] as const));
  standing.delete(mover.square);
  standing.set(to, { ...mover, square: to });
  const tower = [...standing.values()].find(({ side, colour: its }) => side === other && its === colour) ?? null;
  return { tower, blocked: tower !== null && !canMove(tower, standing), wins: false };
}
