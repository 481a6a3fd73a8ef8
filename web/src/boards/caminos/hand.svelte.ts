// The stone in hand: its orientation, the cell under it, and whether it fits there.
import type { Acts, Preview } from "../board";
import { tip, type Direction, type Layout } from "./layout";
import { ghostOf, heightsOf, placedGhost, stands, type Ghost } from "./placing";
import { BAR, colourOf, type Owner, type Placement, type Quarter, type Static, type Turn, type View } from "./view";

/** Milliseconds of rest before the server is asked why a stone does not fit. */
const PATIENCE = 140;

/** The current props of the board. */
export interface Around {
  readonly view: View;
  readonly board: Static;
  readonly layout: Layout;
  readonly acts: Acts;
  readonly legal: readonly number[];
  /** Whether a stone for the next turn can be chosen now. */
  readonly early: boolean;
  /** A placed stone that the server has not confirmed yet. */
  readonly unsent: Placement | null;
  /** The name of the viewer's seat, if there is one. */
  readonly own: string | null;
  preview(act: number): Promise<Preview>;
}

export class Hand {
  readonly #around: Around;
  #wanted = $state<string | null>(null);
  #turns = $state<Record<string, number>>({});
  #cell = $state.raw<string | null>(null);
  #reasons = $state.raw<ReadonlyMap<number, { message: string; rule: string | null; squares: string[] }>>(new Map());
  readonly #known = new Map<string, number | null>();
  #knownActs: Acts | null = null;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Whether the last position was one in which a stone for the next turn could be chosen. */
  #wasEarly = false;
  /** Whether there is anything to place, now or in the next turn. */
  readonly active = $derived.by(() => this.#around.legal.length > 0 || this.#around.early);
  /** The stones that can be taken, with their remaining numbers. */
  readonly stones = $derived.by((): [letter: string, remaining: number][] => {
    const { view } = this.#around;
    const own = Object.entries(view.left[this.seat ?? ""] ?? {});
    return view.phase === "bars" ? [[BAR, view.bars], ...own] : own;
  });
  /** The stone in hand; in the phase of bars, a bar unless another one is wanted. */
  readonly stone = $derived.by((): string | null => {
    if (!this.active) return null;
    if (this.#around.unsent) return this.#around.unsent.stone;
    const isThere = this.stones.some(([letter, remaining]) => letter === this.#wanted && remaining > 0);
    return isThere ? this.#wanted : this.#around.view.phase === "bars" && !this.early ? BAR : null;
  });
  readonly ghost = $derived.by((): Ghost | null => {
    const { layout, unsent } = this.#around;
    if (unsent) return placedGhost(layout, this.#heights, unsent.cells);
    return this.turn && ghostOf(layout, this.#heights, layout.point(this.cell), this.turn);
  });
  readonly act = $derived.by((): number | null =>
    this.stone && this.ghost ? this.#actAt(this.stone, this.ghost.first) : null,
  );
  readonly fits = $derived.by((): boolean =>
    this.unsent || (this.act !== null && this.ghost !== null && this.#fitsAt(this.act, this.ghost)),
  );
  /** The cells where the stone can be placed in its orientation. */
  readonly targets = $derived.by((): string[] => {
    const { turn, stone } = this;
    if (!turn || !stone || this.#around.unsent) return [];
    const { layout } = this.#around;
    return [...layout.points].flatMap(([cell, point]) => {
      const ghost = ghostOf(layout, this.#heights, point, turn);
      const act = this.#actAt(stone, ghost.first);
      return act !== null && this.#fitsAt(act, ghost) ? [cell] : [];
    });
  });
  readonly #heights = $derived.by(() => heightsOf(this.#around.view));
  readonly #legal = $derived.by(() => new Set(this.#around.legal));

  /** Whether the stone can be placed there; before one's turn that is judged by the heights of the stacks. */
  #fitsAt(act: number, ghost: Ghost): boolean {
    return this.early ? stands(this.#around.layout, this.#heights, ghost) : this.#legal.has(act);
  }

  /** Whether the stone in hand is for the next turn. */
  get early(): boolean {
    return this.#around.early;
  }

  get unsent(): boolean {
    return this.#around.unsent !== null;
  }

  /** The seat that places: the one to act; otherwise the viewer's own, which waits. */
  get seat(): string | null {
    return this.#around.legal.length ? this.#around.view.to_act : this.#around.own;
  }

  get owner(): Owner {
    return this.stone === BAR ? "neutral" : colourOf(this.seat ?? "yellow");
  }

  get cell(): string {
    return this.#cell !== null && this.#around.layout.points.has(this.#cell) ? this.#cell : this.#around.layout.middle;
  }

  get turn(): Turn | null {
    return this.stone ? this.turnOf(this.stone) : null;
  }

  turnOf(stone: string): Turn | null {
    return this.#around.board.stones[stone]?.turns[this.#turns[stone] ?? 0] ?? null;
  }

  /** Why the stone does not fit here, if the server has answered. */
  get reason(): { message: string; rule: string | null; squares: string[] } | null {
    return this.act === null || this.fits ? null : (this.#reasons.get(this.act) ?? null);
  }

  #actAt(stone: string, first: string): number | null {
    const { acts } = this.#around;
    if (this.#knownActs !== acts) this.#known.clear();
    this.#knownActs = acts;
    const turn = this.#turns[stone] ?? 0;
    const key = `${stone} ${turn} ${first}`;
    let act = this.#known.get(key);
    if (act === undefined) {
      act = acts.find([], (meaning) => {
        const placement = meaning as Placement;
        return placement.stone === stone && placement.turn === turn && placement.cells[0]?.cell === first;
      });
      this.#known.set(key, act);
    }
    return act;
  }

  take(stone: string | null): void {
    this.#wanted = stone;
  }

  over(cell: string): void {
    this.#cell = cell;
  }

  /** Move to the next cell in a direction of the screen. */
  step(direction: Direction, quarters: number): void {
    this.#cell = this.#around.layout.step(this.cell, direction, quarters) ?? this.cell;
  }

  turnBy(quarter: Quarter): void {
    const { stone, turn } = this;
    if (stone && turn) this.#turns[stone] = turn.next[quarter];
  }

  tip(direction: Direction, quarters: number): void {
    this.turnBy(tip(direction, quarters));
  }

  /** Ask why the stone does not fit, once per act and position. Call it in an effect. */
  wonder(): (() => void) | undefined {
    const { act } = this;
    if (act === null || this.fits || !this.#around.legal.length || this.#reasons.has(act)) return undefined;
    const asking = setTimeout(async () => {
      const { view } = this.#around;
      const preview = await this.#around.preview(act).catch(() => null);
      if (preview?.refused && view === this.#around.view) {
        this.#reasons = new Map(this.#reasons).set(act, preview.refused);
      }
    }, PATIENCE);
    return () => clearTimeout(asking);
  }

  /** Reset for a new position. A stone that was taken before one's turn stays in the hand. */
  begin(): void {
    this.#reasons = new Map();
    if (!this.#wasEarly) this.#wanted = null;
    this.#wasEarly = this.early;
  }
}
