// Whose turn it is at a table, and how a game ended, in words.
import { wholeEnding } from "./ending";
import type { TableView } from "./protocol";
import { sidesOf } from "./wording";
import { say } from "./words.svelte";

/** The player to act, or the ending; `passing`: the turn passes on by itself. Needs the words of `show`. */
export function turnInWords(table: TableView, passing = false): string {
  const { state, you } = table;
  const sides = sidesOf(table);
  if (state.result) return wholeEnding(table, state.result);
  if (state.status === "open") return say("plain-waits-for-players");
  if (!passing && you.length === 1 && state.to_act.some((seat) => you.includes(seat))) return say("plain-your-turn");
  return say("plain-turn-of", { side: state.to_act.map((acting) => sides[acting]).join(", ") });
}
