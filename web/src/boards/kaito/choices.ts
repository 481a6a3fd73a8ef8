// The choices of a player: squares to move to, and payments for stones, legal or not.
import type { Acts } from "../board";
import type { KaitoView } from "./view";

export interface Payment {
  act: number;
  values: number[];
  worth: number;
}

export interface Offer {
  stone: "sword" | "helmet";
  payments: Payment[];
}

/** Squares where the kaito may start or move, each with its act. */
export function targetsOf(acts: Acts, legal: readonly number[]): Map<string, number> {
  const targets = new Map<string, number>();
  for (const act of legal) {
    const meaning = acts.of(act);
    if (meaning?.do === "take") targets.set(String(meaning["to"]), act);
    if (meaning?.do === "begin") targets.set(String(meaning["at"]), act);
  }
  return targets;
}

/** The stones that can be bought, each with its possible payments, the cheapest first. */
export function offersOf(acts: Acts, legal: readonly number[]): Offer[] {
  const offers: Offer[] = [];
  for (const act of legal) {
    const meaning = acts.of(act);
    if (meaning?.do !== "exchange") continue;
    const values = [...(meaning["pay"] as number[])].sort((one, two) => two - one);
    const stone = meaning["stone"] as Offer["stone"];
    const payment = { act, values, worth: values.reduce((sum, value) => sum + value, 0) };
    const offer = offers.find((known) => known.stone === stone);
    if (offer) offer.payments.push(payment);
    else offers.push({ stone, payments: [payment] });
  }
  for (const { payments } of offers) {
    payments.sort((one, two) => one.worth - two.worth || one.values.length - two.values.length);
  }
  return offers;
}

export const declineOf = (acts: Acts, legal: readonly number[]): number | null =>
  legal.find((act) => acts.of(act)?.do === "decline") ?? null;

/** The act of moving to a square, legal or not: the server names the rule that forbids it. */
export function actTo(acts: Acts, legal: readonly number[], view: KaitoView, square: string): number | null {
  if (view.phase === "place") return acts.find(legal, (meaning) => meaning.do === "begin" && meaning["at"] === square);
  return acts.find(legal, (meaning) => meaning.do === "take" && meaning["to"] === square);
}

/** The smallest sum that pays a price, in as few stones as possible; all of them if they do not suffice. */
export function enough(purse: readonly number[], price: number): number[] {
  let best: number[] | null = null;
  const worth = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  for (let chosen = 1; chosen < 1 << purse.length; chosen++) {
    const values = purse.filter((_, number) => chosen >> number & 1);
    if (worth(values) < price) continue;
    const better = best === null || worth(values) - worth(best) || values.length - best.length;
    if (better === true || better < 0) best = values;
  }
  return best ?? [...purse];
}

/** The act of buying a stone for certain mon, legal or not. */
export function actOfPurchase(
  acts: Acts,
  legal: readonly number[],
  stone: Offer["stone"],
  values: readonly number[],
): number | null {
  const sorted = (payment: readonly number[]): string => [...payment].sort().join();
  return acts.find(legal, (meaning) =>
    meaning.do === "exchange" && meaning["stone"] === stone && sorted(meaning["pay"] as number[]) === sorted(values),
  );
}
