// The server's data for Kamisado (games/kamisado/view.py).

export type Side = "black" | "white";
export const SIDES: readonly Side[] = ["black", "white"];

export interface Tower {
  side: Side;
  colour: string;
  /** Dragon teeth: 0 to 4. */
  markers: number;
  /** Null for a tower that is not placed yet. */
  square: string | null;
}

export interface KamisadoView {
  game: "kamisado";
  phase: "place" | "play" | "refill" | "over";
  match: string;
  setup: string;
  orientation: string;
  round: number;
  rounds: number | null;
  target: number | null;
  score: Record<Side, number>;
  to_act: Side | null;
  must: string | null;
  must_square: string | null;
  towers: Tower[];
}

export interface KamisadoBoard {
  squares: Record<string, string>;
  colours: Record<string, { letter: string; kanji: string }>;
}
