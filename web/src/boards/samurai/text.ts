// Samurai in words: labels, effects of an act, and the whole position as text.
import { labelled, say } from "../../words.svelte";
import type { Effect } from "./effects";
import type { Race } from "./majorities";
import {
  FIGURES,
  HAND,
  laidAt,
  onMap,
  ranked,
  settlementAt,
  type Counts,
  type Figure,
  type Player,
  type Settlement,
  type Side,
  type FinalPlace,
  type Static,
  type View,
} from "./view";

export const sideName = (side: Side): string => say(`samurai-${side}`);
export const figureName = (figure: Figure): string => say(`samurai-${figure}`);

/** A tile in words: what it shows, and its number if it matters. */
export function tileName(board: Static, tile: string): string {
  const kind = board.tiles[tile];
  if (!kind) return tile;
  return kind.value ? `${say(kind.word)} ${kind.value}` : say(kind.word);
}

/** A tile in words with everything that matters for a choice: also its count, and whether it has the character. */
export function tileLabel(board: Static, tile: string, count = 1): string {
  const name = `${tileName(board, tile)}${count === 1 ? "" : ` ×${count}`}`;
  return board.tiles[tile]?.character ? `${name}, ${say("samurai-board-character")}` : name;
}

/** A hex in words: a settlement by its name, any other by column and row. */
export const placeName = (board: Static, at: string): string => board.hexes[at]?.name ?? at;

function kindOf(board: Static, at: string): string {
  const hex = board.hexes[at];
  if (hex?.kind !== "settlement") return say(hex?.kind === "sea" ? "samurai-board-sea" : "samurai-board-land");
  return say(hex.figures === 1 ? "samurai-board-village" : "samurai-board-city");
}

const influences = (board: Static, numbers: readonly number[]): string =>
  board.seats.map((side, seat) => `${sideName(side)} ${numbers[seat] ?? 0}`).join(", ");

export const fate = (side: Side | null): string =>
  side ? say("samurai-board-for", { side: sideName(side) }) : say("samurai-board-for-nobody");

/** A figure of a settlement with the influence of every side on it. */
export function figureLine(board: Static, settlement: Settlement, figure: Figure): string {
  const influence = influences(board, settlement.influence[figure] ?? []);
  return labelled(figureName(figure), `${influence}; ${fate(settlement.taker[figure] ?? null)}`);
}

export const openLand = (open: number): string => say("samurai-board-open", { count: open });

/** The label of a hex for screen readers: where, what kind, what is there, and how it is marked. */
export function hexLabel(board: Static, view: View, at: string, marks: readonly string[]): string {
  const hex = board.hexes[at]!;
  const settlement = settlementAt(view, at);
  const laid = laidAt(view, at);
  const parts = [hex.name ? `${hex.name} (${at})` : at, hex.island, kindOf(board, at)].filter((part) => part !== null);
  if (!settlement) {
    parts.push(laid ? labelled(sideName(laid.seat), tileName(board, laid.tile)) : say("samurai-board-empty"));
  } else if (!settlement.figures.length) parts.push(say("samurai-board-empty"));
  else {
    const figures = settlement.figures.map((figure) => figureLine(board, settlement, figure));
    parts.push(...figures, openLand(settlement.open));
  }
  return [...parts, ...marks].join(". ");
}

/** The effect of an act on a figure. */
export function effectLine(board: Static, effect: Effect): string {
  const numbers = board.seats.map((side, seat) => {
    const [before, after] = [effect.before[seat] ?? 0, effect.after[seat] ?? 0];
    return `${sideName(side)} ${before === after ? after : `${before} → ${after}`}`;
  });
  return labelled(`${effect.name}, ${figureName(effect.figure)}`, `${numbers.join(", ")}; ${effectFate(effect)}`);
}

export function effectFate(effect: Effect): string {
  if (!effect.falls) {
    return effect.isFor === undefined ? openLand(effect.open) : `${fate(effect.isFor)}, ${openLand(effect.open)}`;
  }
  if (effect.isFor === undefined) return say("samurai-board-taken");
  return effect.isFor
    ? say("samurai-board-taken-by", { side: sideName(effect.isFor) })
    : say("samurai-board-set-aside");
}

/** The place of a side at the end, and the figures that decided it. */
export function standingLine(player: Player, standing: FinalPlace, others: number): string {
  const place = say("plain-ranked", { place: standing.place, side: sideName(player.seat) });
  return `${place} – ${placeReason(player, standing, others)}`;
}

/** Why a side has its place: players who left come after those who stayed, whatever their figures. */
export function placeReason(player: Player, standing: FinalPlace, others: number): string {
  if (player.left) return say("plain-left");
  const kinds = standing.majorities.map(figureName).join(" + ");
  return say(
    `samurai-place-by-${Math.min(standing.majorities.length, 2)}`,
    { kinds, others, total: player.captured_in_all },
  );
}

export const countsLine = (counts: Counts): string =>
  FIGURES.map((figure) => `${figureName(figure)} ${counts[figure]}`).join(", ");

/** The race for the majority of a kind, in words. */
export function raceLine(view: View, race: Race): string {
  const shares = view.players.flatMap(({ seat }, number) =>
    race.counts[number] === null ? [] : [`${sideName(seat)} ${race.counts[number]}`]);
  if (race.hidden) shares.push(say("samurai-board-behind-screen", { count: race.hidden }));
  const ahead = race.leader === "tied"
    ? say("samurai-board-tied")
    : race.leader ? say("samurai-board-leads", { side: sideName(race.leader) }) : say("samurai-board-for-nobody");
  const left = labelled(say("samurai-board-on-map"), race.left);
  return labelled(figureName(race.figure), `${shares.join(", ")}; ${ahead}; ${left}`);
}

/** What the side to act has to do. */
export function task(board: Static, view: View): string {
  if (view.phase === "over" || view.to_act === null) return say("samurai-show-over");
  const side = sideName(view.to_act);
  if (view.phase === "place") {
    return say(citiesOpen(board, view) ? "samurai-show-place-city" : "samurai-show-place-village", { side });
  }
  if (!view.laid_something) return say("samurai-show-first-lay", { side });
  return say(view.may_lay_without_character ? "samurai-show-any-lay" : "samurai-show-character-only", { side });
}

/** Whether a city still needs a figure. */
function citiesOpen(board: Static, view: View): boolean {
  return Object.entries(board.hexes).some(([at, hex]) =>
    hex.figures > 1 && (settlementAt(view, at)?.figures.length ?? 0) < hex.figures,
  );
}

function playerLines(board: Static, player: Player): string[] {
  const tiles = (known: readonly string[] | null, size: number): string =>
    known ? `${size} (${known.map((tile) => tileName(board, tile)).join(", ") || "–"})` : String(size);
  const captured = player.captured
    ? countsLine(player.captured)
    : say("samurai-board-behind-screen", { count: player.captured_in_all });
  const name = `${sideName(player.seat)}${player.left ? ` (${say("plain-left")})` : ""}`;
  const parts = [
    `${say("samurai-show-hand")} ${tiles(player.hand, player.hand_size)}`,
    `${say("samurai-show-supply")} ${tiles(player.supply, player.supply_size)}`,
    `${say("samurai-show-captured")} ${captured}`,
  ];
  return [labelled(name, parts.join("; "))];
}

/** What a player has: captured figures and tiles. */
export function holdingLine(player: Player): string {
  const captured = player.captured
    ? countsLine(player.captured)
    : say("samurai-board-behind-screen", { count: player.captured_in_all });
  return [
    labelled(say("samurai-show-captured"), captured),
    labelled(say("samurai-show-hand"), player.hand_size),
    labelled(say("samurai-show-supply"), player.supply_size),
    say(player.figure_exchange_used ? "samurai-board-exchange-used" : "samurai-board-exchange-left"),
  ].join("; ");
}

/** The whole position, line by line. */
export function lines(board: Static, view: View): string[] {
  const settled = Object.keys(board.hexes).filter((at) => board.hexes[at]!.kind === "settlement");
  const laid = Object.keys(board.hexes).filter((at) => laidAt(view, at));
  return [
    ...ranked(view).map(({ player, standing, others }) => standingLine(player, standing, others)),
    ...view.players.flatMap((player) => playerLines(board, player)),
    labelled(say("samurai-board-on-map"), countsLine(onMap(view))),
    labelled(say("samurai-show-aside"), countsLine(view.aside)),
    ...settled.map((at) => hexLabel(board, view, at, [])),
    ...laid.map((at) => hexLabel(board, view, at, [])),
  ];
}

export const picked = (size: number): string => say("samurai-board-pick", { count: size, of: HAND });
