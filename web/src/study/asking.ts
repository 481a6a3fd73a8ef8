// What is asked about a study, and what the server answers (docs/protocol.md, “Studying”).
import { post, postForText } from "../http";
import type { Ending, GameName, News, Options } from "../protocol";
import type { Refused } from "../boards/board";

/** Where a study begins. */
export interface Start {
  game: GameName;
  /** By which version of the rules, where it is not the present one. */
  version?: number;
  options?: Options;
  position?: string;
  deal?: string;
}

export interface StudyWanted extends Partial<Start> {
  record?: string;
  acts?: (number | string)[];
  seat?: number;
  notation?: string;
  tags?: Record<string, string>;
  views?: boolean;
}

export interface Studied {
  game: GameName;
  version?: number | null;
  options: Options;
  seats: string[];
  board: unknown;
  deal: string | null;
  start: string | null;
  position: string | null;
  acts: { seat: number; act: number; text: string }[];
  seat: number;
  view: unknown;
  legal: number[];
  to_act: number | null;
  turn: number;
  points: number[];
  result: Ending | null;
  news: News[];
  tags: Record<string, string>;
  refused: (Refused & { at: number; code: string }) | null;
  views: unknown[] | null;
}

export interface Opinion {
  bot: string;
  act: number;
  text: string;
  value: number | null;
  proved: boolean;
  nodes: number;
  line: number[];
  texts: string[];
}

export type Outcome = "win" | "loss" | "draw" | "unknown";

export interface JudgedAct {
  act: number;
  text: string;
  outcome: Outcome;
}

export interface Verdict {
  seat: number;
  outcome: Outcome;
  winner: number | null;
  round: boolean;
  nodes: number;
  acts: JudgedAct[];
  undecided: number;
  line: number[];
  texts: string[];
}

export const askStudy = (wanted: StudyWanted): Promise<Studied> => post("/api/study", wanted);
export const askRecord = (wanted: StudyWanted): Promise<string> => postForText("/api/study/record", wanted);
export const askOpinion = (wanted: StudyWanted & { bot: string; seconds: number }): Promise<Opinion> => post("/api/study/opinion", wanted);
export const askVerdict = (wanted: StudyWanted & { seconds: number }): Promise<Verdict> => post("/api/study/verdict", wanted);

/** How the start of an answer is named again: by its deal, by a position, or for a game without chance by nothing more. */
export function startOf(told: Studied, fromPosition: boolean): Start {
  const { options, deal } = told;
  const by = { game: told.game, ...(told.version ? { version: told.version } : {}) };
  if (deal !== null) return { ...by, options, deal };
  return fromPosition && told.start !== null ? { ...by, position: told.start } : { ...by, options };
}
