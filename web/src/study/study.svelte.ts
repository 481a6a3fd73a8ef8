// A game that is studied: its lines, the place that is shown, and what the server told of the places seen so far.
import { previewOf, type Preview, type Refused } from "../boards/board";
import { get, getText } from "../http";
import type { Ending, GameName, Options, Shown, TableShown } from "../protocol";
import { Refusal } from "../refusal";
import { exampleOf } from "../examples";
import { beginsFromPosition, gameOf, write, type Address, type Source } from "./address";
import { askRecord, askStudy, startOf, type Start, type Studied, type StudyWanted } from "./asking";
import { Tree, depthOf, leavesMainAt, wayOn, wayTo, type Branch } from "./tree";

/** What is the same in the whole study. */
export interface Subject {
  game: GameName;
  options: Options;
  seats: string[];
  board: unknown;
  tags: Record<string, string>;
  start: Start;
  source: Source | null;
  /** How the game ended at its table, and who had left it; the rules alone may say otherwise. */
  ended: Ended | null;
}

export interface Ended {
  result: Ending;
  left: number[];
}

/** A place: all the server told of it, or for a while only its view. */
export type Place = Pick<Studied, "view" | "seat" | "legal" | "to_act" | "points" | "result" | "news"> & { position: string | null };

const PATIENCE = 150; // ms on a place before the rest of it is asked for, so that one can leaf quickly

export class Study {
  readonly subject: Subject;
  readonly tree = new Tree();
  /** The acts with which the study began: of a game that is looked back at, those that were played. */
  readonly recorded: readonly Branch[];
  /** Grows with every change of the tree, which itself is plain. */
  version = $state(0);
  shown = $state.raw<Branch>(this.tree.root);
  /** The whole line in which one steps. */
  line = $state.raw<Branch[]>([]);
  now = $state.raw<Place>({ view: null, seat: -1, legal: [], to_act: null, points: [], result: null, news: [], position: null });
  refused = $state.raw<Refused | null>(null);
  waiting = $state(false);
  /** Whose eyes see what is hidden; null for who acts. */
  eyes = $state<number | null>(null);
  notation: string;
  /** Grows when the acts are written anew. */
  written = $state(0);
  readonly #hidden: boolean;
  #places = new Map<number, Place>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(subject: Subject, told: Studied, notation: string, hidden: boolean) {
    this.subject = subject;
    this.notation = notation;
    this.#hidden = hidden;
    const end = this.tree.addAll(this.tree.root, told.acts);
    this.recorded = wayTo(end);
    const way = [this.tree.root, ...this.recorded];
    told.views?.forEach((view, number) => {
      const branch = way[number];
      if (branch) this.#places.set(branch.id, { ...seenOnly(told, view), to_act: way[number + 1]?.seat ?? null });
    });
    this.#places.set(end.id, told);
    this.show(told.acts.length ? this.tree.root : end);
    if (told.refused) this.refused = told.refused;
  }

  // --- going about -------------------------------------------------------------------------------------------------

  show(branch: Branch): void {
    clearTimeout(this.#timer);
    this.shown = branch;
    this.refused = null;
    if (!this.line.includes(branch) && branch !== this.tree.root) this.line = [...wayTo(branch), ...wayOn(branch)];
    else if (branch === this.tree.root && !this.line.length) this.line = wayOn(branch);
    const known = this.#places.get(branch.id);
    if (known) this.now = known;
    if (known?.position === null) this.#timer = setTimeout(() => void this.#ask(branch), PATIENCE);
    else if (!known) void this.#ask(branch);
  }

  get at(): number {
    return this.line.indexOf(this.shown) + 1;
  }

  /** Step to after so many acts of the line. */
  step(to: number): void {
    const within = Math.max(0, Math.min(this.line.length, to));
    if (within !== this.at) this.show(within ? this.line[within - 1]! : this.tree.root);
  }

  /** Another way on from the place before: the next or the one before it. */
  aside(by: 1 | -1): void {
    const others = this.shown.parent?.children ?? [];
    const next = others[(others.indexOf(this.shown) + by + others.length) % others.length];
    if (next && next !== this.shown) this.show(next);
  }

  see(eyes: number | null): void {
    this.eyes = eyes;
    if (!this.#hidden) return;
    this.#places.clear();
    void this.#ask(this.shown);
  }

  /** After how many of the recorded acts one stands; null beside them. */
  get along(): number | null {
    return this.shown === this.tree.root ? 0 : this.recorded.indexOf(this.shown) + 1 || null;
  }

  /** How the game ended at its table, where its last position is shown. */
  get ended(): Ended | null {
    return this.along === this.recorded.length ? this.subject.ended : null;
  }

  /** From a variation back to where it left the recorded acts. */
  rejoin(): void {
    const way = wayTo(this.shown).filter((place) => this.recorded.includes(place));
    this.show(way.at(-1) ?? this.tree.root);
    this.line = [...this.recorded];
  }

  // --- what is asked -----------------------------------------------------------------------------------------------

  /** The question about a place with more acts after it, from the nearest place of which all is known. */
  #wanted(branch: Branch, more: readonly number[] = []): StudyWanted {
    const way = [this.tree.root, ...wayTo(branch)];
    let known = way.length - 1;
    while (known > 0 && this.#positionOf(way[known]!) === null) known -= 1;
    const acts = [...way.slice(known + 1).map((place) => place.act), ...more];
    const position = this.#positionOf(way[known]!);
    const { game, version } = this.subject.start;
    const from = position === null ? this.subject.start : { game, ...(version ? { version } : {}), position };
    return { ...from, acts, notation: this.notation, ...(this.eyes === null ? {} : { seat: this.eyes }) };
  }

  #positionOf(branch: Branch): string | null {
    return this.#places.get(branch.id)?.position ?? null;
  }

  /** All of a place, for those who think about it. */
  whole(): StudyWanted {
    return { ...this.subject.start, acts: wayTo(this.shown).map((place) => place.act), notation: this.notation };
  }

  async #ask(branch: Branch): Promise<void> {
    const told = await askStudy(this.#wanted(branch));
    this.#places.set(branch.id, told);
    if (this.shown === branch) this.now = told;
  }

  /** The position shown, as a line of text. */
  async position(): Promise<string> {
    const { shown } = this;
    if (this.#positionOf(shown) === null) await this.#ask(shown);
    return this.#positionOf(shown) ?? "";
  }

  /** Play an act at the place shown: the known way, or a new one. What is refused leaves everything as it is. */
  play = async (act: number): Promise<boolean> => {
    if (this.waiting) return false;
    const from = this.shown;
    this.waiting = true;
    this.refused = null;
    try {
      const told = await askStudy(this.#wanted(from, [act]));
      const played = told.acts.at(-1);
      if (told.refused || !played) {
        this.refused = told.refused;
        return false;
      }
      const branch = this.tree.add(from, played);
      this.#places.set(branch.id, told);
      this.version += 1;
      if (!this.line.includes(branch)) this.line = [...wayTo(branch), ...wayOn(branch)];
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

  /** Play several acts, as long as they can be played. */
  async follow(acts: readonly number[]): Promise<void> {
    for (const act of acts) if (!(await this.play(act))) return;
  }

  preview = async (act: number): Promise<Preview> => {
    const told = await askStudy(this.#wanted(this.shown, [act]));
    return told.refused ? { act, view: null, refused: told.refused } : previewOf(act, told.view);
  };

  /** Write all acts anew: in another notation, or in another language. */
  async rewrite(notation: string): Promise<void> {
    this.notation = notation;
    this.written += 1;
    for (const end of this.tree.ends()) {
      const way = wayTo(end);
      const told = await askStudy({ ...this.subject.start, acts: way.map((place) => place.act), notation });
      told.acts.forEach((played, number) => (way[number]!.text = played.text));
    }
    this.version += 1;
  }

  /** The line that is shown, to its end, as a record. */
  record(): Promise<string> {
    const { start, tags } = this.subject;
    return askRecord({ ...start, tags, acts: this.line.map((place) => place.act), notation: this.notation });
  }

  // --- lines -------------------------------------------------------------------------------------------------------

  remove(branch: Branch): void {
    const inside = wayTo(this.shown).includes(branch);
    const before = this.tree.remove(branch);
    this.version += 1;
    this.line = this.line.includes(branch) ? [...wayTo(before), ...wayOn(before)] : this.line;
    if (inside) this.show(before);
  }

  promote(branch: Branch): void {
    this.tree.promote(branch);
    this.version += 1;
  }

  /** The act just made, as boards are told of it. */
  get last(): Shown[] {
    const { shown } = this;
    if (!shown.parent) return [];
    return [{ n: depthOf(shown) - 1, kind: "act", seat: shown.seat, act: shown.act, text: shown.text, left: null, forced: false, at: 0 }];
  }

  get address(): string {
    const left = leavesMainAt(this.shown);
    const at: Address = {
      start: this.subject.start,
      source: this.subject.source,
      main: wayOn(this.tree.root).map((place) => place.act),
      at: depthOf(left),
      tried: wayTo(this.shown).slice(depthOf(left)).map((place) => place.act),
    };
    return write(at, this.now.position ?? "");
  }
}

function seenOnly(told: Studied, view: unknown): Place {
  return { view, seat: told.seat, legal: [], to_act: null, points: told.points, result: null, news: [], position: null };
}

// --- opening a study -------------------------------------------------------------------------------------------------

export interface Ways {
  /** How acts of a game are to be written. */
  notation(game: GameName): string;
  hidden(game: GameName): boolean;
}

function opened(told: Studied, fromPosition: boolean, source: Source | null, ways: Ways, ended: Ended | null = null): Study {
  const { game, options, seats, board, tags } = told;
  const subject = { game, options, seats, board, tags, start: startOf(told, fromPosition), source, ended };
  return new Study(subject, told, ways.notation(game), ways.hidden(game));
}

export async function openRecord(record: string, source: Source | null, ways: Ways): Promise<Study> {
  const game = gameOf(record);
  const asked = askStudy({ record, views: true, ...(game === null ? {} : { notation: ways.notation(game) }) });
  const [told, ended] = await Promise.all([asked, endedAt(source)]);
  return opened(told, beginsFromPosition(record), source, ways, ended);
}

export async function openAddress(address: Address, ways: Ways): Promise<Study> {
  const study = await begun(address, ways);
  study.step(address.at ?? (address.source === null ? study.line.length : 0));
  await study.follow(address.tried);
  return study;
}

async function endedAt(source: Source | null): Promise<Ended | null> {
  if (source?.kind !== "table") return null;
  const { seats, state } = await get<TableShown>(`/api/tables/${encodeURIComponent(source.id)}`);
  return state.result && { result: state.result, left: seats.flatMap((seat, number) => (seat.left ? [number] : [])) };
}

async function recordOf({ kind, id }: Source): Promise<string> {
  return kind === "table" ? getText(`/api/tables/${encodeURIComponent(id)}/record`) : (await exampleOf(id)).record;
}

async function begun({ source, start, main }: Address, ways: Ways): Promise<Study> {
  if (source !== null) return openRecord(await recordOf(source), source, ways);
  const notation = ways.notation(start?.game ?? "");
  const told = await askStudy({ ...start, acts: main, views: true, ...(notation ? { notation } : {}) });
  return opened(told, start?.position !== undefined, null, ways);
}
