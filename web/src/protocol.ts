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
  /** By seat, from 1 on; equal ones share a place. */
  places: number[];
  /** Why a rated game is not rated. */
  unrated?: string | null;
}

/** Who did not take a seat that was kept. */
export interface Decliner {
  person: number;
  name: string;
}

export interface ListedSeat {
  kind: "open" | "person" | "bot" | "gone";
  person: number | null;
  bot: string | null;
  name: string;
  declined?: Decliner | null;
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
  unread_chat: number;
}

export type Status = "open" | "playing" | "over";

/** One entry of the log: an act (null where it is hidden from you), or a take-back to `left` acts. */
export interface Shown {
  n: number;
  kind: "act" | "back" | "left";
  seat: number;
  act: number | null;
  text: string | null;
  left: number | null;
  forced: boolean;
  at: number;
  /** Why a player has left a game that goes on for the others. */
  reason?: string | null;
}

export type Value = string | number | { word: string; values?: Record<string, Value> } | Value[];

/** What an act brought about besides itself, and what a board shows of it. */
export interface News {
  id: string;
  values: Record<string, Value>;
  rule: string | null;
  drawn: { kind: string } | null;
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
  /** Why the player has left a game that goes on: the table plays for the seat. */
  left?: string | null;
  declined?: Decliner | null;
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
  /** Null before the game has been dealt. */
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
  /** The seats of each side. */
  teams: number[][];
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
  | { type: "declined"; table: string; game: GameName; person: number; name: string }
  | { type: "your-turn"; table: string; game: GameName; over: boolean }
  | { type: "said"; table: string; game: GameName; person: number; name: string }
  | { type: "done"; id: number }
  | { type: "preview"; id: number; table: string; act: number; view: unknown }
  | ({ type: "refused"; id: number | null; table: string | null } & Trouble)
  | { type: "ping"; n: number }
  | { type: "changed"; you: You }
  | { type: "bye"; code: string; message: string };

export interface OptionShown {
  name: string;
  values: string[];
  least: number | null;
  most: number | null;
  default: OptionValue;
  /** Another option and the value it must have for this one to mean anything. */
  only: [option: string, value: string] | null;
}

export interface GameShown {
  name: GameName;
  version: number;
  options: OptionShown[];
  hidden: boolean;
  notations: string[];
  customs: Customs;
}

export interface Duration {
  least: number;
  most: number;
  option: string | null;
  value: string | null;
  /** A numeric option by which the minutes are multiplied. */
  times: string | null;
}

/** What a rulebook says around the rules. */
export interface Customs {
  players: number[];
  age: number | null;
  durations: Duration[];
  /** Who takes the seat `lead_seat`. */
  lead: "experienced" | "youngest" | "lot";
  lead_seat: number;
  lead_word: string;
  /** Options that are recommended for a first game. */
  first: Record<string, string>;
}

export interface Club {
  name: string;
  version: string;
  protocol: number;
  registration: "open" | "invitation" | "closed";
  /** Whether people can come in with a name only. */
  guests: boolean;
  chat: boolean;
  imprint: string;
  privacy: string;
  languages: string[];
  games: GameShown[];
  bots: string[];
  claim_after: number;
  /** The club's own address, where it has one; pages opened under another one get no socket. */
  address: string | null;
  preparing: boolean;
  /** Whether games at tables that are not listed can be rated. */
  rated_unlisted: boolean;
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

/** One of my own logins. */
export interface OwnLogin {
  id: string;
  device: string;
  created: number;
  seen: number;
  this: boolean;
}

export interface SecondFactor {
  on: boolean;
  since: number | null;
  recovery_codes: number;
}

/** What an app is told: a key to type, and an address for a QR code. */
export interface FactorSetup {
  key: string;
  uri: string;
}

/** Two who have finished games with each other. */
export interface PairLine {
  first: string;
  second: string;
  games: number;
  rated: number;
  won_by_first: number;
  won_by_second: number;
  last: number;
}

export interface AuditEntry {
  at: number;
  what: string;
  person: string | null;
  by: string | null;
  detail: string;
}

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

/** An example game in the list of all. */
export interface ExampleListed {
  id: string;
  game: GameName;
  title: string;
  about: string;
  acts: number;
}

export interface Note {
  /** After how many acts it is said: it is about all acts since the note before it. */
  at: number;
  text: string;
}

/** An example game with all that is said of it in one language. */
export interface ExampleTold extends ExampleListed {
  language: string;
  record: string;
  notes: Note[];
  end: string;
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
  customs: string[];
  rules: RuleTold[];
  leaving: string[];
}
