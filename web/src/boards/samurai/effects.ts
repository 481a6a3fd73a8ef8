// The effects of an act: the differences between the view before and after it.
import { FIGURES, settlementAt, type Figure, type Settlement, type Side, type View } from "./view";

export interface Effect {
  at: string;
  name: string;
  figure: Figure;
  before: number[];
  after: number[];
  /** The side that would capture the figure, before and after; null is nobody, undefined is hidden. */
  wasFor: Side | null;
  isFor: Side | null | undefined;
  /** Land hexes around it that are still open afterwards. */
  open: number;
  /** Whether it leaves the map by the act, or is surrounded and leaves at the end of the turn. */
  gone: boolean;
  falls: boolean;
  /** Whether the act moved it here. */
  came: boolean;
}

const equal = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((number, seat) => number === other[seat]);

/** Every figure that is affected. */
export function effects(now: View, then: View): Effect[] {
  const affected: Effect[] = [];
  const swapped = sameFigures(now, then);
  for (const at of Object.keys(now.hexes)) {
    const [before, after] = [settlementAt(now, at), settlementAt(then, at)];
    if (!before || !after) continue;
    for (const figure of FIGURES) {
      const effect = effectOn(at, figure, before, after, swapped, () =>
        now.capture === "turn" ? (before.taker[figure] ?? null) : receiver(now, then, figure));
      if (effect) affected.push(effect);
    }
  }
  return affected;
}

/** Whether the map has as many figures as before: then a missing one was moved. */
function sameFigures(now: View, then: View): boolean {
  const count = (view: View): number =>
    Object.values(view.hexes).reduce((sum, hex) => sum + (hex.kind === "settlement" ? hex.figures.length : 0), 0);
  return count(now) === count(then);
}

/** The side that captured a figure: at the end of a turn as predicted, otherwise the side whose count has grown. */
function receiver(now: View, then: View, figure: Figure): Side | null | undefined {
  if (then.aside[figure] > now.aside[figure]) return null;
  const gained = then.players.filter((player, seat) => {
    const before = now.players[seat]!;
    if (player.captured && before.captured) return player.captured[figure] > before.captured[figure];
    return player.captured_in_all > before.captured_in_all;
  });
  return gained.length === 1 ? gained[0]!.seat : undefined;
}

type Receiver = () => Side | null | undefined;

function effectOn(
  at: string,
  figure: Figure,
  before: Settlement,
  after: Settlement,
  swapped: boolean,
  whose: Receiver,
): Effect | null {
  const [old, fresh] = [before.influence[figure], after.influence[figure]];
  if (!old && !fresh) return null;
  if (!fresh && swapped) return null;
  const gone = !fresh;
  const effect: Effect = {
    at,
    name: before.name,
    figure,
    before: old ?? fresh!.map(() => 0),
    after: fresh ?? old!,
    wasFor: before.taker[figure] ?? null,
    isFor: gone ? whose() : (after.taker[figure] ?? null),
    open: after.open,
    gone,
    falls: gone || after.open === 0,
    came: !old,
  };
  const changed = gone || effect.came || !equal(effect.before, effect.after) || before.open !== after.open;
  return changed ? effect : null;
}
