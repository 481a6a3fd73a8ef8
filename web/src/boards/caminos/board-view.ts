// The props that the 3D view and the flat view share.
import type { Palette } from "./colours";
import type { Hand } from "./hand.svelte";
import type { Layout } from "./layout";
import type { Ghost } from "./placing";
import type { Owner, Standing, Static, View } from "./view";

export interface BoardViewProps {
  view: View;
  layout: Layout;
  /** The sides with which each side wins. */
  facing: Static["facing"];
  palette: Palette;
  hand: Hand;
  /** The rotation of the board for this player, in quarter turns. */
  quarters: number;
  /** The visible columns of the latest stones. */
  last: readonly Standing[];
  refused: readonly string[];
  /** A recommended stone. */
  hint: { ghost: Ghost; owner: Owner } | null;
  /** The stone that was chosen for the next turn. */
  planned: { ghost: Ghost; owner: Owner } | null;
  /** A cell was clicked or touched; `previewed` tells whether the preview was there before. */
  onpress(cell: string, previewed: boolean): void;
}
