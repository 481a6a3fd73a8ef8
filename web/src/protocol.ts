// Every message of the server, as docs/protocol.md describes them.

export const PROTOCOL = 1;

export type GameName = string;
export type OptionValue = string | number;
export type Options = Record<string, OptionValue>;

export interface You {
  id: number;
  name: string;
  kind: "guest" | "account" | "bot";
  admin: boolean;
  language: string;
}

export interface Control {
  kind: "none" | "turn" | "fischer" | "days";
  base: number;
  increment: number;
}

export interface Ending {
  values: number[];
  points: number[];
  reason: string;
}

export interface ListedSeat {
  kind: "open" | "person" | "bot" | "gone";
  person: number | null;
  bot: string | null;
  name: string;
}

export interface Listed {
  id: string;
  game: GameName;
  options: string[];
  control: Control;
  rated: boolean;
  listed: boolean;
  status: Status;
  created: number;
  changed: number;
  entries: number;
  to_act: number[];
  seats: ListedSeat[];
  result: Ending | null;
}

export interface OwnGame {
  table: Listed;
  own_seats: number[];
  my_turn: boolean;
  unread: number;
}

export type Status = "open" | "playing" | "over";

/** One entry of the log: an act (null where it is hidden from you), or a take-back to `left` acts. */
export interface Shown {
  n: number;
  kind: "act" | "back";
  seat: number;
  act: number | null;
  text: string | null;
  left: number | null;
  forced: boolean;
  at: number;
}

export type Value = string | number | { word: string };

export interface News {
  id: string;
  values: Record<string, Value>;
}

export interface Clock {
  left: number[];
  running: number[];
  now: number;
}

export interface Seat {
  kind: "open" | "person" | "bot" | "gone";
  name: string | null;
  person: number | null;
  bot: string | null;
  here: boolean;
  word: string;
}

export interface Update {
  type: "update";
  table: string;
  status: Status;
  log: number;
  count: number;
  acts: Shown[];
  chosen: number[];
  to_act: number[];
  turn: number;
  seat: number;
  view: unknown;
  legal: number[];
  may_back: boolean;
  clock: Clock | null;
  offers: Partial<Record<Proposal, number[]>>;
  points: number[];
  result: Ending | null;
  news: News[];
  claim_at: number | null;
}

export type Proposal = "draw" | "back" | "rematch";

export interface TableShown {
  type: "table";
  table: string;
  game: GameName;
  options: Options;
  board: unknown;
  control: Control;
  rated: boolean;
  listed: boolean;
  takebacks: boolean;
  draws: boolean;
  created: number;
  seats: Seat[];
  you: number[];
  invite: string | null;
  before: string | null;
  carried: number[];
  next: string | null;
  state: Update;
}

export interface ChatLine {
  person: number;
  name: string;
  seated: boolean;
  text: string;
  at: number;
}

export interface Chat {
  type: "chat";
  table: string;
  lines: ChatLine[];
}

export interface Lobby {
  type: "lobby";
  open: Listed[];
  playing: Listed[];
}

export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: You | null;
  now: number;
}

/** What was not done, and why: over the socket, and as the body of a refusal over HTTP. */
export interface Trouble {
  code: string;
  message: string;
  rule: string | null;
  squares: string[];
  count: number | null;
}

export type Message =
  | Welcome
  | TableShown
  | Update
  | Chat
  | Lobby
  | { type: "challenge"; table: Listed }
  | { type: "your-turn"; table: string; game: GameName; over: boolean }
  | { type: "done"; id: number }
  | { type: "preview"; id: number; table: string; act: number; view: unknown }
  | ({ type: "refused"; id: number | null; table: string | null } & Trouble)
  | { type: "ping"; n: number }
  | { type: "bye"; code: string; message: string };

export interface OptionShown {
  name: string;
  values: string[];
  least: number | null;
  most: number | null;
  default: OptionValue;
}

export interface GameShown {
  name: GameName;
  version: number;
  options: OptionShown[];
  hidden: boolean;
  notations: string[];
}

export interface Club {
  name: string;
  version: string;
  protocol: number;
  registration: "open" | "invitation" | "closed";
  chat: boolean;
  imprint: string;
  privacy: string;
  languages: string[];
  games: GameShown[];
  bots: string[];
  claim_after: number;
  preparing: boolean;
}

export interface SeatWanted {
  kind: "me" | "here" | "open" | "bot" | "invited";
  bot?: string;
  name?: string;
}

export interface TableWanted {
  game: GameName;
  options?: Options;
  seats: SeatWanted[];
  control?: Control;
  rated?: boolean;
  listed?: boolean;
  takebacks?: boolean;
}

// --- people -------------------------------------------------------------------------------------------------------

export interface PersonShown {
  id: number;
  name: string;
  kind: You["kind"];
  created: number;
}

export interface PoolRating {
  pool: string;
  rating: number;
  deviation: number;
  games: number;
  at: number;
  provisional: boolean;
}

export interface Profile {
  person: PersonShown;
  ratings: PoolRating[];
  games: OwnGame[];
}

export interface RatingPoint {
  pool: string;
  table: string;
  at: number;
  before: number;
  after: number;
}

export interface Place {
  place: number;
  person: number;
  name: string;
  kind: You["kind"];
  rating: number;
  deviation: number;
  games: number;
}

export interface OwnBot {
  bot: { id: number; name: string };
  tokens: { id: number; created: number; used: number | null }[];
}

export interface NewToken {
  bot: number;
  token: string;
}

// --- what admins see ------------------------------------------------------------------------------------------------

export interface PersonLine {
  id: number;
  name: string;
  kind: You["kind"];
  admin: boolean;
  banned: boolean;
  created: number;
  seen: number;
}

export interface TableLine {
  id: string;
  game: GameName;
  options: string;
  status: Status;
  seats: string[];
  rated: boolean;
  listed: boolean;
  created: number;
  changed: number;
}

export interface PersonChanged {
  name: string;
  admin: boolean;
  banned: boolean;
  password: string | null;
}

// --- courses ------------------------------------------------------------------------------------------------------

export interface RuleTold {
  id: string;
  text: string;
}

export interface TaskTold {
  text: string;
  /** `acts`: one of `acts`; `any`: any legal act; `refused`: an act that `rule` refuses, `acts` being examples. */
  goal: "acts" | "any" | "refused";
  acts: number[];
  rule: string | null;
  replies: number[];
  wins: number;
  hint: string | null;
  example: string;
}

export interface StepTold {
  id: string;
  position: string;
  options: Options;
  seat: number;
  rules: RuleTold[];
  tasks: TaskTold[];
  done: string;
}

export interface CourseTold {
  game: GameName;
  language: string;
  title: string;
  about: string;
  chapters: { id: string; title: string; steps: StepTold[] }[];
}

export interface CourseListed {
  game: GameName;
  title: string;
  about: string;
  chapters: number;
  steps: number;
}

export interface RulesTold {
  game: GameName;
  language: string;
  title: string;
  rules: RuleTold[];
}
