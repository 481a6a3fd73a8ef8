// What is remarked about an act of Kamisado: a tower that passes because it is blocked, and a push.
import type { RemarkOf } from "../board";
import type { KamisadoView } from "./view";

export const remarkOf: RemarkOf<KamisadoView> = (meaning, before) => {
  if (meaning.do !== "move" || !before) return null;
  const tower = before.towers.find(({ square }) => square === meaning["to"]);
  if (!tower) return null;
  return tower.side === before.to_act && tower.colour === meaning["tower"] ? "passes" : "pushed";
};
