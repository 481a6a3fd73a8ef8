// The messages of the server. Generated from its structs by tools/protocol_types.py (make generated): do not edit.

export const PROTOCOL = 1;

/** Reasons of endings at a table; other reasons are those of the game's rules. */
export const TABLE_REASONS: readonly string[] = [
  "resigned",
  "flag",
  "agreed-draw",
  "claimed",
  "called-off",
  "closed",
  "first-left",
  "aborted",
];

/** Reasons of endings without a winner or loser, which are not rated. */
export const UNCOUNTED: readonly string[] = [
  "called-off",
  "closed",
  "aborted",
];

/** The first message: the protocol that the client speaks, and the language for messages to people. */
export interface Hello {
  do: "hello";
  id?: number | null;
  protocol: number;
  language?: string | null;
}

/** Subscribe to open tables and games to watch, or unsubscribe. */
export interface Lobby {
  do: "lobby";
  id?: number | null;
  on?: boolean;
}

/** The answer to `ping`, to be sent at once: the server measures the lag by it. */
export interface Pong {
  do: "pong";
  id?: number | null;
  n: number;
}

/** Ask for `done`: without an answer, the client knows that the connection is dead. */
export interface Probe {
  do: "ping";
  id?: number | null;
}

/** Subscribe to a table. The answer has the entries of the log from number `have` on. */
export interface Watch {
  do: "watch";
  id?: number | null;
  table?: string | null;
  have?: number;
}

/** Unsubscribe from a table. */
export interface Unwatch {
  do: "unwatch";
  id?: number | null;
  table?: string | null;
}

/** Switch to the view of one of the client's seats, where several people share a screen and a game hides something. */
export interface Look {
  do: "look";
  id?: number | null;
  table?: string | null;
  seat: number;
}

/** Ask for the view after an act, without playing it. */
export interface Preview {
  do: "preview";
  id?: number | null;
  table?: string | null;
  act: number | string;
  seat?: number | null;
}

/** Ask for the view after the first `acts` acts that stand, of a running game or one that is over. */
export interface Past {
  do: "past";
  id?: number | null;
  table?: string | null;
  acts: number;
  seat?: number | null;
}

/** Ask what the strong bot would play now, where all other seats are bots. */
export interface Hint {
  do: "hint";
  id?: number | null;
  table?: string | null;
  seat?: number | null;
}

/** Take an open seat: any, or the one named. A private table asks for the key of its invitation. */
export interface Join {
  do: "join";
  id?: number | null;
  table?: string | null;
  seat?: number | null;
  invite?: string | null;
}

/** Leave a seat before the game has begun. */
export interface Leave {
  do: "leave";
  id?: number | null;
  table?: string | null;
}

/** Play an act. `after` is the last `count` received, so that no act is played twice or too late. */
export interface Act {
  do: "act";
  id?: number | null;
  table?: string | null;
  after: number;
  act: number | string;
  seat?: number | null;
}

/** Take back the last act of one's own turn, or of one's own secret choice. */
export interface Back {
  do: "back";
  id?: number | null;
  table?: string | null;
  after: number;
  seat?: number | null;
}

/** Propose a draw, a take-back of one's last act, or another game. */
export interface Offer {
  do: "offer";
  id?: number | null;
  table?: string | null;
  what: "back" | "draw" | "rematch";
}

/** Accept a proposal, or decline it. */
export interface AnswerOffer {
  do: "answer";
  id?: number | null;
  table?: string | null;
  what: "back" | "draw" | "rematch";
  yes: boolean;
}

/** Give up the game. */
export interface Resign {
  do: "resign";
  id?: number | null;
  table?: string | null;
}

/** Claim the win, or call the game off, because the player to act has been away for too long. */
export interface Claim {
  do: "claim";
  id?: number | null;
  table?: string | null;
  what: "off" | "win";
}

/** Say whether the table leaves forced acts to this person: with `ask` it no longer plays them. */
export interface Forced {
  do: "forced";
  id?: number | null;
  table?: string | null;
  ask: boolean;
}

/** Send a chat message. */
export interface Say {
  do: "say";
  id?: number | null;
  table?: string | null;
  text: string;
}

export interface NewAccount {
  name: string;
  password: string;
  invitation?: string | null;
  language?: string | null;
}

/** Settings that an admin changes while the server runs. */
export interface ClubOrder {
  club_name?: string | null;
  registration?: "closed" | "invitation" | "open" | null;
  guests?: "off" | "on" | null;
  chat?: "off" | "on" | null;
  imprint?: string | null;
  privacy?: string | null;
}

export interface InvitationRequest {
  days?: number;
}

/** What an admin changes about a person. */
export interface PersonOrder {
  banned?: boolean | null;
  admin?: boolean | null;
  name?: string | null;
  new_password?: boolean;
  /** Removes the second factor of somebody who has lost it. */
  no_second_factor?: boolean;
}

export interface NewGuest {
  name: string;
  language?: string | null;
}

export interface SignIn {
  name: string;
  password: string;
  /**
   * A code of the second factor, or a recovery code. Without it, accounts that need one answer `people-code-needed`.
   */
  code?: string | null;
}

export interface ProfileChanges {
  name?: string | null;
  language?: string | null;
}

export interface NewBot {
  name: string;
}

/** Deletes the person who sends it. Accounts have to give their password, guests do not. */
export interface DeletionRequest {
  password?: string | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** Begins to set up a second factor. */
export interface SecondFactorRequest {
  password: string;
}

/** Confirms a second factor with its first code. */
export interface SecondFactorConfirmation {
  code: string;
}

/** The password and a code of the second factor, once more. */
export interface Reauthentication {
  password: string;
  code: string;
}

/** What to study. It starts from a record (with its acts), a position, a deal, or else from a random deal. */
export interface StudyRequest {
  game?: string | null;
  /** Version of the rules; the current one if it is missing. */
  version?: number | null;
  options?: Record<string, string | number>;
  record?: string | null;
  position?: string | null;
  deal?: string | null;
  acts?: (number | string)[];
  /** The seat whose view is wanted; the seat to act if it is missing. */
  seat?: number | null;
  notation?: string | null;
  tags?: Record<string, string>;
  /** Whether the view of every position on the way is wanted. */
  views?: boolean;
}

export interface OpinionRequest {
  game?: string | null;
  /** Version of the rules; the current one if it is missing. */
  version?: number | null;
  options?: Record<string, string | number>;
  record?: string | null;
  position?: string | null;
  deal?: string | null;
  acts?: (number | string)[];
  /** The seat whose view is wanted; the seat to act if it is missing. */
  seat?: number | null;
  notation?: string | null;
  tags?: Record<string, string>;
  /** Whether the view of every position on the way is wanted. */
  views?: boolean;
  bot?: string;
  seconds?: number;
}

export interface VerdictRequest {
  game?: string | null;
  /** Version of the rules; the current one if it is missing. */
  version?: number | null;
  options?: Record<string, string | number>;
  record?: string | null;
  position?: string | null;
  deal?: string | null;
  acts?: (number | string)[];
  /** The seat whose view is wanted; the seat to act if it is missing. */
  seat?: number | null;
  notation?: string | null;
  tags?: Record<string, string>;
  /** Whether the view of every position on the way is wanted. */
  views?: boolean;
  seconds?: number;
  /** Whether the number of plies is wanted as well. */
  distances?: boolean;
}

/**
 * The player of a seat: `me`, `here` (somebody else at the same screen), `open`, `bot` with a level, or `invited` with
 * the name of a person or bot of the club.
 */
export interface SeatRequest {
  kind: "bot" | "here" | "invited" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** How much time players get: per turn, for the game with an increment per turn, or days per turn. */
export interface Control {
  kind: "none" | "turn" | "fischer" | "days";
  base: number;
  increment: number;
}

/** A new table. */
export interface OpenTable {
  game: string;
  options?: Record<string, string | number>;
  seats: SeatRequest[];
  control?: Control;
  rated?: boolean;
  listed?: boolean;
  takebacks?: boolean;
}

export interface AnalysisRequest {
  at: number;
  bot?: string;
  seconds?: number;
}

/** The person that the server has authenticated. */
export interface You {
  id: number;
  name: string;
  kind: "account" | "bot" | "guest";
  admin: boolean;
  language: string;
}

/** The answer to `hello`. `you` is null for an anonymous client, which can only watch. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  you: You | null;
  now: number;
}

/** The person of this connection has a new name or other rights; the connection stays open. */
export interface YouChanged {
  type: "changed";
  you: You;
}

/**
 * One entry of the log, without what is hidden from the receiver: an act (null if hidden), a take-back after which
 * `left` acts remain, or a player who leaves the game for a `reason` while the others play on.
 */
export interface EntryView {
  n: number;
  kind: "act" | "back" | "left";
  seat: number;
  act: number | null;
  text: string | null;
  left: number | null;
  forced: boolean;
  at: number;
  reason: string | null;
  /** The round in which an act was played, in games that have rounds. */
  round: number | null;
}

/** The remaining time of every seat (in milliseconds) at the time `now`, and the seats whose time is running. */
export interface ClockView {
  left: number[];
  running: number[];
  now: number;
}

/** How the game ended: by the rules, or by what happened at the table. */
export interface Ending {
  values: number[];
  points: number[];
  reason: string;
  /** By seat, starting at 1; equal seats share a place. */
  places: number[];
  /** Why a rated game with a winner does not change ratings. */
  unrated: string | null;
}

/** A side effect of an act: a message id of the language files, its values, and the rule that it follows from. */
export interface EventView {
  id: string;
  values: Record<string, unknown>;
  rule: string | null;
  /** What a board draws of it, in the terms of the game's views. */
  drawn: Record<string, unknown> | null;
  /** The number in the log of the act that brought it about. */
  n: number;
  /** Whether a round ended by it. */
  banner: boolean;
}

/** The view before an act of the log, so that acts that arrive together can be shown one after the other. */
export interface StepView {
  n: number;
  view: unknown;
}

/** A table has changed: the new entries of its log, and everything that changes with them. */
export interface Update {
  type: "update";
  table: string;
  status: "open" | "playing" | "over";
  /** Length of the log, to be sent as `have` when watching again. */
  log: number;
  /** The value of `after` for the next act. */
  count: number;
  acts: EntryView[];
  /** In a secret phase: the choices of the receiver's seat so far. */
  chosen: number[];
  to_act: number[];
  turn: number;
  /** The seat whose view this is; -1 for a watcher. */
  seat: number;
  /** What the seat sees; null before the game has been dealt. */
  view: unknown;
  legal: number[];
  may_back: boolean;
  clock: ClockView | null;
  offers: Record<string, number[]>;
  points: number[];
  result: Ending | null;
  news: EventView[];
  /** The views before those of the acts that the receiver does not have yet. */
  steps: StepView[];
  /** When a game without a clock can be claimed, if the player to act stays away. */
  claim_at: number | null;
}

/** Somebody who declined a reserved seat. */
export interface Decliner {
  person: number;
  name: string;
}

/** A seat and its player. `here`: the person is connected to the table. */
export interface SeatView {
  kind: "bot" | "gone" | "open" | "person";
  name: string | null;
  person: number | null;
  bot: string | null;
  here: boolean;
  word: string;
  /** Why the player has left a game that goes on: the table plays for the seat. */
  left: string | null;
  /** The person who declined this open seat when it was reserved. */
  declined: Decliner | null;
  /** Whether forced acts are left to the player. */
  asks: boolean;
}

/** A rating before and after a game. */
export interface RatingStep {
  before: number;
  after: number;
}

/** Everything about a table: the answer to `watch`, and sent again when a player joins or leaves. */
export interface TableView {
  type: "table";
  table: string;
  game: string;
  options: Record<string, string | number>;
  /** The parts of the board that no act changes. */
  board: unknown;
  control: Control;
  rated: boolean;
  listed: boolean;
  takebacks: boolean;
  draws: boolean;
  created: number;
  seats: SeatView[];
  /** The seats of each side, which win and lose together. */
  teams: number[][];
  /** The seats of the receiver. */
  you: number[];
  /** The key of the invitation, for players of the table only. */
  invite: string | null;
  /** The table of the game before in a series. */
  before: string | null;
  /** The points of the games before in a series. */
  carried: number[];
  /** The table of the rematch. */
  next: string | null;
  /** By seat, how a rated game that is over changed the ratings; null for a player who has been deleted. */
  ratings: (RatingStep | null)[] | null;
  state: Update;
}

/** One chat message. */
export interface ChatMessage {
  person: number;
  name: string;
  seated: boolean;
  text: string;
  at: number;
}

/** Chat messages at a table. */
export interface Chat {
  type: "chat";
  table: string;
  lines: ChatMessage[];
}

/**
 * Who sits somewhere: a person, one of our bots (by its level), or nobody. An open seat may be reserved for a person,
 * or `declined` by the person it was reserved for. The player of a `gone` seat has deleted the account.
 */
export interface Seat {
  kind: "bot" | "gone" | "open" | "person";
  person: number | null;
  bot: string | null;
  name: string;
  declined: Decliner | null;
  /** Whether the table leaves forced acts to the player. */
  asks: boolean;
}

/** One table in a list, without its log. */
export interface TableListing {
  id: string;
  game: string;
  options: string[];
  control: Control;
  rated: boolean;
  listed: boolean;
  status: string;
  created: number;
  changed: number;
  entries: number;
  to_act: number[];
  seats: Seat[];
  result: Ending | null;
}

/** Somebody who is connected to the club. */
export interface PersonHere {
  id: number;
  name: string;
}

/** What is going on: tables that anybody may join, games that anybody may watch or could watch, and who is here. */
export interface LobbyTables {
  type: "lobby";
  open: TableListing[];
  playing: TableListing[];
  /** The latest listed games that are over. */
  finished: TableListing[];
  /** Some of the people who are connected, the last to come first. */
  here: PersonHere[];
  /** Number of people who are connected. */
  people: number;
}

/** Somebody has opened a table with a seat for you: `join` or `leave` it. */
export interface Challenge {
  type: "challenge";
  table: TableListing;
}

/** Somebody has declined the seat that was reserved at your table. */
export interface SeatDeclined {
  type: "declined";
  table: string;
  game: string;
  person: number;
  name: string;
}

/** It is your turn at a table that this client does not watch, or the game there is over. */
export interface YourTurn {
  type: "your-turn";
  table: string;
  game: string;
  over: boolean;
}

/** There is a chat message at a table of yours that this client does not watch. */
export interface ChatNotice {
  type: "said";
  table: string;
  game: string;
  person: number;
  name: string;
}

/** A request with an `id` has been carried out and stored. */
export interface Done {
  type: "done";
  id: number;
}

/** The view after an act, without what the seat cannot know yet. */
export interface PreviewResult {
  type: "preview";
  id: number | null;
  table: string;
  act: number;
  view: unknown;
}

/** A position of the game so far, as a seat may know it. */
export interface PastResult {
  type: "past";
  id: number | null;
  table: string;
  acts: number;
  view: unknown;
  /** The view before the last of the acts; null before the first. */
  before: unknown;
  /** What the last of the acts brought about. */
  news: EventView[];
}

/** An act that the strong bot recommends. */
export interface HintResult {
  type: "hint";
  id: number | null;
  table: string;
  act: number;
  text: string;
}

/** A request was refused; nothing has changed. */
export interface Refused {
  type: "refused";
  id: number | null;
  table: string | null;
  code: string;
  message: string;
  rule: string | null;
  squares: string[];
  count: number | null;
}

/** To be answered by `pong` with the same number. */
export interface Ping {
  type: "ping";
  n: number;
}

/** The connection is closed: the server stops, the client is too slow, its protocol too old, or it was signed out. */
export interface Bye {
  type: "bye";
  code: string;
  message: string;
}

/** The person who makes the request. */
export interface Me {
  id: number;
  name: string;
  kind: string;
  admin: boolean;
  language: string;
  created: number;
  second_factor: boolean;
}

/** What was wrong: `code` for programs, `message` for people, and the rule where one forbids an act. */
export interface ErrorBody {
  code: string;
  message: string;
  rule: string | null;
  squares: string[];
  count: number | null;
}

/** One entry of the log. */
export interface AuditEntry {
  at: number;
  what: string;
  person: string | null;
  /** The admin; null for what people do themselves, and for the command line. */
  by: string | null;
  detail: string;
}

export interface AuditEntries {
  entries: AuditEntry[];
}

/** An option of a game: its possible values, or the range of a number. */
export interface OptionDescription {
  name: string;
  values: string[];
  least: number | null;
  most: number | null;
  default: string | number;
  /** Another option, and the value it must have for this one to have an effect. */
  only: [string, string] | null;
}

/** Usual minutes of a game: always, or with one value of an option; multiplied by the numeric option `times`. */
export interface DurationDescription {
  least: number;
  most: number;
  option: string | null;
  value: string | null;
  times: string | null;
}

/** What a rulebook says around the rules. */
export interface CustomsDescription {
  players: number[];
  age: number | null;
  durations: DurationDescription[];
  /** Who takes `lead_seat`: the more experienced player, the youngest, or a random one. */
  lead: "experienced" | "lot" | "youngest";
  lead_seat: number;
  /** The name of that seat with the default options. */
  lead_word: string;
  /** Options that are recommended for a first game. */
  first: Record<string, string>;
}

export interface GameDescription {
  name: string;
  version: number;
  options: OptionDescription[];
  hidden: boolean;
  notations: string[];
  customs: CustomsDescription;
  /** The option that sets the number of players, where there is more than one. */
  players_option: string | null;
  /** The notation in words. */
  spoken: string | null;
}

/** What everybody may know about the club. */
export interface ClubDescription {
  name: string;
  version: string;
  protocol: number;
  registration: string;
  /** Whether people can play with a name only. */
  guests: boolean;
  chat: boolean;
  imprint: string;
  privacy: string;
  languages: string[];
  games: GameDescription[];
  bots: string[];
  /** Minutes after which a game without a clock can be claimed from an absent player. */
  claim_after: number;
  /** The club's public address (`--public-url`). Pages opened under another address get no socket. */
  address: string | null;
  /** Whether rules are being compiled, once per machine. A game can be played as soon as its rules are ready. */
  preparing: boolean;
  /** Whether games at unlisted tables can be rated. */
  rated_unlisted: boolean;
}

export interface Invitation {
  code: string;
  days: number;
}

/** Two people who have finished games with each other: number of games, of rated ones, and of wins. */
export interface PairRow {
  first: string;
  second: string;
  games: number;
  rated: number;
  won_by_first: number;
  won_by_second: number;
  last: number;
}

export interface PairRows {
  pairs: PairRow[];
}

export interface PersonRow {
  id: number;
  name: string;
  kind: string;
  admin: boolean;
  banned: boolean;
  created: number;
  seen: number;
}

export interface PersonRows {
  people: PersonRow[];
}

export interface ChangedPerson {
  id: number;
  name: string;
  kind: string;
  admin: boolean;
  banned: boolean;
  /** The new password, if one was asked for. It is not shown again. */
  password: string | null;
}

/** A table, without anything of its game that could be hidden. */
export interface TableRow {
  id: string;
  game: string;
  options: string;
  status: string;
  seats: string[];
  rated: boolean;
  listed: boolean;
  created: number;
  changed: number;
}

export interface TableRows {
  tables: TableRow[];
}

/** An example in the list of all. */
export interface ExampleListing {
  id: string;
  game: string;
  title: string;
  about: string;
  acts: number;
}

/** A note on a game after a number of acts. */
export interface Note {
  at: number;
  text: string;
}

/** An example in one language: the record, the notes in the order of its acts, and a closing text. */
export interface LocalizedExample {
  id: string;
  game: string;
  title: string;
  about: string;
  acts: number;
  language: string;
  record: string;
  notes: Note[];
  end: string;
}

/** One row of a leaderboard. */
export interface LeaderboardRow {
  place: number;
  person: number;
  name: string;
  kind: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Leaderboard {
  pool: string;
  places: LeaderboardRow[];
}

export interface ExperiencedPlayer {
  /** The name of the person with the highest rating; null if the ratings do not tell. */
  name: string | null;
}

/** A course in the list of all courses. */
export interface CourseListing {
  game: string;
  title: string;
  about: string;
  chapters: number;
  steps: number;
}

/** A rule in words. */
export interface LocalizedRule {
  id: string;
  text: string;
}

/** A task in words. */
export interface LocalizedTask {
  text: string;
  /** `acts`: one of `acts`. `any`: any legal act. `refused`: an act that `rule` refuses; `acts` are examples. */
  goal: string;
  acts: number[];
  rule: string | null;
  /** The acts that follow automatically. */
  replies: number[];
  /** The number of plies in which these acts win; 0 if nothing is claimed. */
  wins: number;
  hint: string | null;
  /** An act that solves the task, in notation. */
  example: string;
  /** What is wrong with all other acts. */
  wrong: string | null;
  /** Wrong acts, each with the other side's act that proves it wrong. */
  refuted: Record<number, number>;
}

export interface LocalizedStep {
  id: string;
  title: string;
  position: string;
  options: Record<string, string | number>;
  /** The learner's seat. */
  seat: number;
  rules: LocalizedRule[];
  tasks: LocalizedTask[];
  done: string;
  /** What to look at on the board: `c1` is ringed, `c1>c5` is an arrow. */
  signs: string[];
}

export interface LocalizedChapter {
  id: string;
  title: string;
  /** Whether it is about playing well, after the rules. */
  tactics: boolean;
  steps: LocalizedStep[];
}

/** A course in one language. */
export interface LocalizedCourse {
  game: string;
  language: string;
  title: string;
  about: string;
  aim: string;
  chapters: LocalizedChapter[];
}

/** A guest, an account or a bot, without anything secret. */
export interface Person {
  id: number;
  name: string;
  kind: "account" | "bot" | "guest";
  admin: boolean;
  banned: boolean;
  language: string;
  created: number;
  seen: number;
  owner: number | null;
  second_factor: boolean;
}

/** A token, without its secret. */
export interface Token {
  id: number;
  created: number;
  used: number | null;
}

export interface OwnBot {
  bot: Person;
  tokens: Token[];
}

/** A new token of a bot. It is not shown again. */
export interface NewToken {
  bot: number;
  token: string;
}

export interface DeclinedChallenges {
  /** At how many tables a seat was reserved for you. */
  declined: number;
}

export interface FinishedGames {
  /** The games that you have played to the end at least once. */
  games: string[];
  /** The games that you have won at least once, also on one of several seats at one screen. */
  won: string[];
}

/** One of a person's own tables. */
export interface OwnGame {
  table: TableListing;
  own_seats: number[];
  my_turn: boolean;
  /** Number of log entries that the person has not seen. */
  unread: number;
  /** Number of chat messages that the person has not seen, without those of muted people. */
  unread_chat: number;
  /** When the next flag falls if nobody acts. */
  deadline: number | null;
}

export interface MyGames {
  games: OwnGame[];
}

/** A login as its owner sees it in a list. Addresses are not stored. */
export interface OwnLogin {
  id: string;
  /** Browser and system, if known. */
  device: string;
  created: number;
  seen: number;
  /** Whether the list was asked for with this login. */
  this: boolean;
}

export interface OwnLogins {
  logins: OwnLogin[];
}

/** A muted person. */
export interface MutedPerson {
  id: number;
  name: string;
}

export interface MutedPeople {
  people: MutedPerson[];
}

/** The state of somebody's second factor. */
export interface SecondFactor {
  on: boolean;
  since: number | null;
  /** Number of unused codes. */
  recovery_codes: number;
}

/** The key for an app, to type or as a URI for a QR code. */
export interface SecondFactorSetup {
  key: string;
  uri: string;
}

/** Codes that replace one from the app, each of them once. They are not shown again. */
export interface RecoveryCodes {
  codes: string[];
}

/** A person, as everybody may see them. */
export interface PublicPerson {
  id: number;
  name: string;
  kind: string;
  created: number;
}

/** A person's rating in one pool. */
export interface PoolRating {
  pool: string;
  rating: number;
  deviation: number;
  games: number;
  at: number;
  provisional: boolean;
}

export interface Profile {
  person: PublicPerson;
  ratings: PoolRating[];
  games: OwnGame[];
}

/** One rated game in a person's history: the rating before and after it. */
export interface RatingPoint {
  pool: string;
  table: string;
  at: number;
  before: number;
  after: number;
}

export interface RatingHistory {
  points: RatingPoint[];
}

/** A step by its id and title. */
export interface LocalizedStepName {
  id: string;
  title: string;
}

/** The ids of the rules under one heading, and steps of the course whose positions show them. */
export interface LocalizedRuleGroup {
  id: string;
  title: string;
  rules: string[];
  steps: LocalizedStepName[];
}

/** Every rule of a game in one language. */
export interface RulesPage {
  game: string;
  language: string;
  title: string;
  /** What the game is about; None if it has no course. */
  aim: string | null;
  /** The players, the duration, who begins: one sentence each. */
  customs: string[];
  rules: LocalizedRule[];
  /** The rules by subject, in an order for reading; empty if the game has no course. */
  groups: LocalizedRuleGroup[];
  /** What happens when somebody leaves a game before its end: one sentence each. */
  leaving: string[];
  /** Whether the game has a course. */
  course: boolean;
}

export interface StudiedAct {
  seat: number;
  act: number;
  text: string;
}

/** Why an act was not played. `at` is its index in the request; no act after it was played. */
export interface StudyRefused {
  at: number;
  code: string;
  message: string;
  rule: string | null;
  squares: string[];
}

/** Where the acts of a study lead. */
export interface StudyResult {
  game: string;
  /** Version of the rules, to be sent again with the next request; null for the current one. */
  version: number | null;
  options: Record<string, string | number>;
  /** Message ids of the names of the seats. */
  seats: string[];
  board: unknown;
  /** The deal that the study started from; null if there is none, or if it started from a position. */
  deal: string | null;
  /** The first position: send it again, with acts, to continue from here. Null if it cannot be written. */
  start: string | null;
  position: string | null;
  acts: StudiedAct[];
  seat: number;
  view: unknown;
  legal: number[];
  to_act: number | null;
  turn: number;
  points: number[];
  result: Ending | null;
  news: EventView[];
  tags: Record<string, string>;
  refused: StudyRefused | null;
  /** One view per position, from the start on; null if they were not asked for. */
  views: unknown[] | null;
}

/**
 * A bot's opinion of a position: the act it would choose, the value for the seat to act, and the expected variation.
 */
export interface Analysis {
  at: number;
  bot: string;
  seconds: number;
  act: number;
  text: string;
  value: number | null;
  proved: boolean;
  nodes: number;
  line: number[];
  texts: string[];
}

/**
 * What an act is worth for the seat that plays it, and in how many plies the winner can force the end, if asked for.
 */
export interface JudgedAct {
  act: number;
  text: string;
  outcome: string;
  at_most: number | null;
  at_least: number | null;
}

/** The solver's verdict on a position, from the view of the seat to act. */
export interface SolverVerdict {
  seat: number;
  outcome: string;
  winner: number | null;
  /** Whether only the current round of a match was judged. */
  round: boolean;
  nodes: number;
  at_most: number | null;
  at_least: number | null;
  acts: JudgedAct[];
  /** Number of legal acts about which nothing could be proved. */
  undecided: number;
  line: number[];
  texts: string[];
}

/** The position at a table, for a small picture. */
export interface TablePicture {
  table: string;
  game: string;
  options: Record<string, string | number>;
  board: unknown;
  /** The seat whose view it is; -1 for a watcher. */
  seat: number;
  view: unknown;
  result: Ending | null;
}

/** The position of a game after `at` acts. */
export interface Ply {
  at: number;
  of: number;
  seat: number;
  act: number | null;
  text: string | null;
  to_act: number | null;
  points: number[];
  view: unknown;
  /** Events that the last act caused. */
  news: EventView[];
  /** How the game ended at the table; null before its last position. */
  result: Ending | null;
}

/** What a client sends over the socket. */
export type SocketRequest =
  | Hello
  | Lobby
  | Pong
  | Probe
  | Watch
  | Unwatch
  | Look
  | Preview
  | Past
  | Hint
  | Join
  | Leave
  | Act
  | Back
  | Offer
  | AnswerOffer
  | Resign
  | Claim
  | Forced
  | Say;

/** What the server sends over the socket. */
export type Message =
  | Welcome
  | YouChanged
  | Update
  | TableView
  | Chat
  | LobbyTables
  | Challenge
  | SeatDeclined
  | YourTurn
  | ChatNotice
  | Done
  | PreviewResult
  | PastResult
  | HintResult
  | Refused
  | Ping
  | Bye;
