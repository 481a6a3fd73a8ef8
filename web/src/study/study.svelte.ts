// A study: the tree of acts, the current position, and what the server has answered about positions.
import { previewOf, type Preview, type Refused } from "../boards/board";
import { get, getText } from "../http";
import { actEntry } from "../log";
import type { Ending, GameName, Options, EntryView, SeatView, StudyResult, TableView } from "../protocol";
import { Refusal } from "../refusal";
import { exampleOf } from "../examples";
import { startsFromPosition, gameOf, write, type Address, type Source } from "./address";
import { requestRecord, requestStudy, startOf, type Start, type StudyRequest } from "./requests";
import { Tree, depthOf, branchPoint, mainLineFrom, pathTo, type Branch } from "./tree";

/** The facts of the whole study. */
export interface Subject {
  game: GameName;
  options: Options;
  seats: string[];
  board: unknown;
  tags: Record<string, string>;
  start: Start;
  source: Source | null;
  /** How the game ended at its table, and the seats that had left: the rules alone may end it otherwise. */
  ended: Ended | null;
}

export interface Ended {
  result: Ending;
  left: number[];
  seats: SeatView[];
}

/** A position of the study; while it loads, only its view. */
export type StudyPosition = Pick<StudyResult, "view" | "seat" | "legal" | "to_act" | "points" | "result" | "news"> & {
  position: string | null;
};

const DELAY = 150; // ms to wait before a position is loaded completely, so that quick navigation loads little

export class Study {
  readonly subject: Subject;
  readonly tree = new Tree();
  /** The acts with which the study began: those of the game under review. */
  readonly recorded: readonly Branch[];
  /** Incremented with every change of the tree, which is not reactive itself. */
  version = $state(0);
  current = $state.raw<Branch>(this.tree.root);
  /** The variation that navigation steps through. */
  variation = $state.raw<Branch[]>([]);
  now = $state.raw<StudyPosition>({
    view: null,
    seat: -1,
    legal: [],
    to_act: null,
    points: [],
    result: null,
    news: [],
    position: null,
  });
  refused = $state.raw<Refused | null>(null);
  waiting = $state(false);
  /** The seat whose view is shown; null for the seat to act. */
  viewer = $state<number | null>(null);
  notation: string;
  /** The notation of records; empty for the usual one. */
  written: string;
  /** Incremented when the acts are rewritten. */
  rewrites = $state(0);
  readonly #hidden: boolean;
  #positions = new Map<number, StudyPosition>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(subject: Subject, result: StudyResult, notation: string, written: string, hidden: boolean) {
    this.subject = subject;
    this.notation = notation;
    this.written = written;
    this.#hidden = hidden;
    const end = this.tree.addAll(this.tree.root, result.acts);
    this.recorded = pathTo(end);
    const path = [this.tree.root, ...this.recorded];
    result.views?.forEach((view, number) => {
      const branch = path[number];
      if (branch) this.#positions.set(branch.id, { ...viewOnly(result, view), to_act: path[number + 1]?.seat ?? null });
    });
    this.#positions.set(end.id, result);
    this.show(result.acts.length ? this.tree.root : end);
    if (result.refused) this.refused = result.refused;
  }

  // --- navigation --------------------------------------------------------------------------------------------------

  show(branch: Branch): void {
    clearTimeout(this.#timer);
    this.current = branch;
    this.refused = null;
    if (!this.variation.includes(branch) && branch !== this.tree.root) {
      this.variation = [...pathTo(branch), ...mainLineFrom(branch)];
    } else if (branch === this.tree.root && !this.variation.length) this.variation = mainLineFrom(branch);
    const known = this.#positions.get(branch.id);
    if (known) this.now = known;
    if (known?.position === null) this.#timer = setTimeout(() => void this.#load(branch), DELAY);
    else if (!known) void this.#load(branch);
  }

  get at(): number {
    return this.variation.indexOf(this.current) + 1;
  }

  /** The view before the current act, if it is known and the seat may see it. */
  get before(): unknown {
    const { parent } = this.current;
    return this.#hidden || !parent ? null : (this.#positions.get(parent.id)?.view ?? null);
  }

  /** Go to the position after a number of acts of the variation. */
  step(to: number): void {
    const within = Math.max(0, Math.min(this.variation.length, to));
    if (within !== this.at) this.show(within ? this.variation[within - 1]! : this.tree.root);
  }

  /** Go to the next or previous alternative to the current act. */
  stepAside(by: 1 | -1): void {
    const others = this.current.parent?.children ?? [];
    const next = others[(others.indexOf(this.current) + by + others.length) % others.length];
    if (next && next !== this.current) this.show(next);
  }

  see(viewer: number | null): void {
    this.viewer = viewer;
    if (!this.#hidden) return;
    this.#positions.clear();
    void this.#load(this.current);
  }

  /** Number of recorded acts up to the current position; null in a variation. */
  get recordedIndex(): number | null {
    return this.current === this.tree.root ? 0 : this.recorded.indexOf(this.current) + 1 || null;
  }

  /** How the game ended at its table, if its last position is shown. */
  get ended(): Ended | null {
    return this.recordedIndex === this.recorded.length ? this.subject.ended : null;
  }

  /** Go back from a variation to where it left the recorded acts. */
  rejoin(): void {
    const path = pathTo(this.current).filter((branch) => this.recorded.includes(branch));
    this.show(path.at(-1) ?? this.tree.root);
    this.variation = [...this.recorded];
  }

  // --- requests ----------------------------------------------------------------------------------------------------

  /** The request for a position and further acts after it, from the nearest position that is known. */
  #requestFor(branch: Branch, more: readonly number[] = []): StudyRequest {
    const path = [this.tree.root, ...pathTo(branch)];
    let known = path.length - 1;
    while (known > 0 && this.#positionOf(path[known]!) === null) known -= 1;
    const acts = [...path.slice(known + 1).map((branch) => branch.act), ...more];
    const position = this.#positionOf(path[known]!);
    const { game, version } = this.subject.start;
    const from = position === null ? this.subject.start : { game, ...(version ? { version } : {}), position };
    return { ...from, acts, notation: this.notation, ...(this.viewer === null ? {} : { seat: this.viewer }) };
  }

  #positionOf(branch: Branch): string | null {
    return this.#positions.get(branch.id)?.position ?? null;
  }

  /** The request for the position after an act, from the start of the study. */
  requestTo(end: Branch): StudyRequest {
    return { ...this.subject.start, acts: pathTo(end).map((branch) => branch.act), notation: this.notation };
  }

  async #load(branch: Branch): Promise<void> {
    const result = await requestStudy(this.#requestFor(branch));
    this.#positions.set(branch.id, result);
    if (this.current === branch) this.now = result;
  }

  /** The current position as text. */
  async position(): Promise<string> {
    const { current } = this;
    if (this.#positionOf(current) === null) await this.#load(current);
    return this.#positionOf(current) ?? "";
  }

  /** Play an act in the current position: an existing branch, or a new one. A refused act changes nothing. */
  play = async (act: number): Promise<boolean> => {
    if (this.waiting) return false;
    const from = this.current;
    this.waiting = true;
    this.refused = null;
    try {
      const result = await requestStudy(this.#requestFor(from, [act]));
      const played = result.acts.at(-1);
      if (result.refused || !played) {
        this.refused = result.refused;
        return false;
      }
      const branch = this.tree.add(from, played);
      this.#positions.set(branch.id, result);
      this.version += 1;
      if (!this.variation.includes(branch)) this.variation = [...pathTo(branch), ...mainLineFrom(branch)];
      this.show(branch);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
      return false;
    } finally {
      this.waiting = false;
    }
  };

  /** Play several acts, up to the first that is refused. */
  async follow(acts: readonly number[]): Promise<void> {
    for (const act of acts) if (!(await this.play(act))) return;
  }

  preview = async (act: number): Promise<Preview> => {
    const result = await requestStudy(this.#requestFor(this.current, [act]));
    return result.refused ? { act, view: null, refused: result.refused } : previewOf(act, result.view);
  };

  /** Write all acts again, in another notation or language. */
  async rewrite(notation: string): Promise<void> {
    this.notation = notation;
    this.rewrites += 1;
    for (const end of this.tree.ends()) {
      const path = pathTo(end);
      const result = await requestStudy({ ...this.subject.start, acts: path.map((branch) => branch.act), notation });
      result.acts.forEach((played, number) => (path[number]!.text = played.text));
    }
    this.version += 1;
  }

  /** The whole current variation as a record. */
  record(): Promise<string> {
    const { start, tags } = this.subject;
    const acts = this.variation.map((branch) => branch.act);
    return requestRecord({ ...start, tags, acts, ...(this.written ? { notation: this.written } : {}) });
  }

  // --- variations --------------------------------------------------------------------------------------------------

  remove(branch: Branch): void {
    const inside = pathTo(this.current).includes(branch);
    const before = this.tree.remove(branch);
    this.version += 1;
    this.variation = this.variation.includes(branch) ? [...pathTo(before), ...mainLineFrom(before)] : this.variation;
    if (inside) this.show(before);
  }

  promote(branch: Branch): void {
    this.tree.promote(branch);
    this.version += 1;
  }

  /** The latest act, for boards. */
  get last(): EntryView[] {
    const { current } = this;
    if (!current.parent) return [];
    return [actEntry(depthOf(current) - 1, current)];
  }

  get address(): string {
    const from = branchPoint(this.current);
    const at: Address = {
      start: this.subject.start,
      source: this.subject.source,
      main: mainLineFrom(this.tree.root).map((branch) => branch.act),
      at: depthOf(from),
      tried: pathTo(this.current).slice(depthOf(from)).map((branch) => branch.act),
    };
    return write(at, this.now.position ?? "");
  }
}

function viewOnly(result: StudyResult, view: unknown): StudyPosition {
  return {
    view,
    seat: result.seat,
    legal: [],
    to_act: null,
    points: result.points,
    result: null,
    news: [],
    position: null,
  };
}

// --- opening a study -------------------------------------------------------------------------------------------------

export interface GameFacts {
  /** The notation for the acts of a game, and the one that was chosen for its records; empty for the usual one. */
  notation(game: GameName): string;
  recordNotation(game: GameName): string;
  hidden(game: GameName): boolean;
}

function opened(
  result: StudyResult,
  fromPosition: boolean,
  source: Source | null,
  facts: GameFacts,
  ended: Ended | null = null,
): Study {
  const { game, options, seats, board, tags } = result;
  const subject = { game, options, seats, board, tags, start: startOf(result, fromPosition), source, ended };
  return new Study(subject, result, facts.notation(game), facts.recordNotation(game), facts.hidden(game));
}

export async function openRecord(record: string, source: Source | null, facts: GameFacts): Promise<Study> {
  const game = gameOf(record);
  const asked = requestStudy({ record, views: true, ...(game === null ? {} : { notation: facts.notation(game) }) });
  const [result, ended] = await Promise.all([asked, endedAt(source)]);
  return opened(result, startsFromPosition(record), source, facts, ended);
}

export async function openAddress(address: Address, facts: GameFacts): Promise<Study> {
  const study = await begun(address, facts);
  study.step(address.at ?? (address.source === null ? study.variation.length : 0));
  await study.follow(address.tried);
  return study;
}

async function endedAt(source: Source | null): Promise<Ended | null> {
  if (source?.kind !== "table") return null;
  const { seats, state } = await get<TableView>(`/api/tables/${encodeURIComponent(source.id)}`);
  const left = seats.flatMap((seat, number) => (seat.left ? [number] : []));
  return state.result && { result: state.result, left, seats };
}

async function recordOf({ kind, id }: Source): Promise<string> {
  return kind === "table" ? getText(`/api/tables/${encodeURIComponent(id)}/record`) : (await exampleOf(id)).record;
}

async function begun({ source, start, main }: Address, facts: GameFacts): Promise<Study> {
  if (source !== null) return openRecord(await recordOf(source), source, facts);
  const notation = facts.notation(start?.game ?? "");
  const result = await requestStudy({ ...start, acts: main, views: true, ...(notation ? { notation } : {}) });
  return opened(result, start?.position !== undefined, null, facts);
}
