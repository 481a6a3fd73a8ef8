// Why a tower must move: the square that demanded it, and the passes in between.
import type { EntryView } from "../../protocol";
import type { Acts } from "../board";
import { isPass } from "./sign";
import { SIDES, type KamisadoBoard, type KamisadoView, type Side } from "./view";
import { isPlaced } from "./ways";

/** What demanded the tower; `led`: it is not known how the square was reached. */
export type Demand = "stopped" | "passed" | "pushed" | "led";

export interface Why {
  demand: Demand;
  /** Who reached the square, and the colour of the tower. */
  side: Side | null;
  tower: string | null;
  /** The square that demands the tower. */
  square: string;
  /** From each demanding square to the tower that it demands; more than one after passes. The latest is the first. */
  links: { from: string; to: string }[];
}

interface Move {
  side: Side;
  tower: string;
  to: string;
  pass: boolean;
}

/** The moves up to the latest act shown, of which the log may know more. */
function movesOf(acts: Acts, last: readonly EntryView[], log: readonly EntryView[]): Move[] {
  const latest = last.at(-1);
  if (!latest) return [];
  const before = log.filter(({ n }) => n < latest.n && !last.some((entry) => entry.n === n));
  const moves: Move[] = [];
  for (const { act, seat, text } of [...before, ...last]) {
    const meaning = act === null ? null : acts.of(act);
    if (meaning?.do !== "move") moves.length = 0; // A round begins after it.
    else {
      const [tower, to] = [String(meaning["tower"]), String(meaning["to"])];
      moves.push({ side: SIDES[seat] ?? "black", tower, to, pass: isPass(text ?? "") });
    }
  }
  return moves;
}

/** The square where a move ended for the opponent: after a push, where the last pushed tower stopped. */
function demanding(move: Move, next: Side, colour: string, board: KamisadoBoard): string {
  if (move.side !== next) return move.to;
  const file = Object.keys(board.squares).filter((square) => square[0] === move.to[0]);
  return file.find((square) => board.squares[square] === colour) ?? move.to; // A file has each colour once.
}

/** The only opposing tower on a square of that colour, if nothing is known of the moves. */
function deduced(view: KamisadoView, board: KamisadoBoard): string | null {
  const opposing = view.towers.filter(isPlaced).filter(({ side }) => side !== view.to_act);
  const found = opposing.filter(({ square }) => board.squares[square] === view.must);
  return found.length === 1 ? found[0]!.square : null;
}

export function whyMust(
  view: KamisadoView,
  board: KamisadoBoard,
  acts: Acts,
  last: readonly EntryView[],
  log: readonly EntryView[],
): Why | null {
  if (view.phase !== "play" || view.must === null || view.must_square === null || view.to_act === null) return null;
  const moves = movesOf(acts, last, log);
  const move = moves.at(-1);
  if (!move) {
    const square = deduced(view, board);
    const links = square === null ? [] : [{ from: square, to: view.must_square }];
    return square === null ? null : { demand: "led", side: null, tower: null, square, links };
  }
  const square = demanding(move, view.to_act, view.must, board);
  const links = [{ from: square, to: view.must_square }];
  for (let index = moves.length - 1; index > 0 && moves[index]!.pass; index -= 1) {
    const passed = moves[index]!;
    links.push({ from: demanding(moves[index - 1]!, passed.side, passed.tower, board), to: passed.to });
  }
  const demand = move.pass ? "passed" : move.side === view.to_act ? "pushed" : "stopped";
  return { demand, side: move.side, tower: move.tower, square, links };
}
