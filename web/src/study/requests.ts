// The requests of a study (docs/protocol.md, “Studying”).
import { post, postForText } from "../http";
import type { Analysis, GameName, Options, SolverVerdict, StudyRequest as Request, StudyResult } from "../protocol";

/** The start of a study. */
export interface Start {
  game: GameName;
  /** The version of the rules, if it is not the current one. */
  version?: number;
  options?: Options;
  position?: string;
  deal?: string;
}

/** A study request without null fields. */
export type StudyRequest = { [Field in keyof Request]: NonNullable<Request[Field]> };
export type Outcome = "win" | "loss" | "draw" | "unknown";

export const requestStudy = (wanted: StudyRequest): Promise<StudyResult> => post("/api/study", wanted);
export const requestRecord = (wanted: StudyRequest): Promise<string> => postForText("/api/study/record", wanted);
export const requestOpinion = (wanted: StudyRequest & { bot: string; seconds: number }): Promise<Analysis> =>
  post("/api/study/opinion", wanted);
export const requestVerdict = (wanted: StudyRequest & { seconds: number }): Promise<SolverVerdict> =>
  post("/api/study/verdict", wanted);

/** The start of a study for further requests: its deal, its position, or its options if there is no chance. */
export function startOf(result: StudyResult, fromPosition: boolean): Start {
  const { options, deal } = result;
  const by = { game: result.game, ...(result.version ? { version: result.version } : {}) };
  if (deal !== null) return { ...by, options, deal };
  return fromPosition && result.start !== null ? { ...by, position: result.start } : { ...by, options };
}
