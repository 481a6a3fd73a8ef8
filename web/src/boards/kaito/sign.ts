// The stones that an act names in the notation `symbols`, for the coloured signs in the list of moves.
import { stoneOf, type Colour, type KaitoBoard, type Sort, type Stone } from "./view";

/** The stone at the end of a text, such as 黒紋3 in “d4黒紋3”; null if there is none. */
export function stoneIn(text: string, board: KaitoBoard): Stone | null {
  for (const [colour, kanji] of Object.entries(board.colours)) {
    for (const [sort, { kanji: kind, value }] of Object.entries(board.stones)) {
      if (text.endsWith(`${kanji}${kind}${value ?? ""}`)) return stoneOf(colour as Colour, sort as Sort);
    }
  }
  return null;
}
