// The props that the 3D view and the flat view share.
import type { Hand } from "./hand.svelte";
import type { Layout } from "./layout";
import type { Standing, View } from "./view";

export interface BoardViewProps {
  view: View;
  layout: Layout;
  hand: Hand;
  /** The rotation of the board for this player, in quarter turns. */
  quarters: number;
  /** The visible columns of the latest stones. */
  last: readonly Standing[];
  refused: readonly string[];
  /** A cell was clicked or touched; `previewed` tells whether the preview was there before. */
  onpress(cell: string, previewed: boolean): void;
}
