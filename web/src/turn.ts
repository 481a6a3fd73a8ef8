// Whose turn it is at a table, and how a game ended, in words.
import type { TableView } from "./protocol";
import { endingInWords } from "./wording";
import { say } from "./words.svelte";

export const sidesOf = ({ seats }: Pick<TableView, "seats">): string[] => seats.map((seat) => say(seat.word));

/** The player to act, or the ending. */
export function turnInWords(table: TableView): string {
  const { game, state, you } = table;
  const sides = sidesOf(table);
  if (state.result) return endingInWords(game, sides, state.result);
  if (state.status === "open") return say("plain-waits-for-players");
  if (you.length === 1 && state.to_act.some((seat) => you.includes(seat))) return say("plain-your-turn");
  return say("plain-turn-of", { side: state.to_act.map((acting) => sides[acting]).join(", ") });
}
