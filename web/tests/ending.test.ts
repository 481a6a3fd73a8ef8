// The end of a game as it is told to players, teams, watchers and people who share a screen, and the next table.
import { beforeAll, beforeEach, expect, test } from "vitest";
import { isScored, levelOf, outcomeOf, reasonOf, tableAgain, titleOf, wholeEnding } from "../src/ending";
import type { Ending, SeatView, TableView } from "../src/protocol";
import { chooseLanguage, LANGUAGES, missing, needWords } from "../src/words.svelte";

const WORDS: Record<string, string[]> = {
  kamisado: ["black", "white"],
  kaito: ["red", "black"],
  caminos: ["yellow", "green"],
  team: ["yellow1", "green1", "yellow2", "green2"],
  samurai: ["red", "blue", "green", "yellow"],
};

const seat = (word: string, more: Partial<SeatView> = {}): SeatView => ({
  kind: "person",
  name: word,
  person: 1,
  bot: null,
  here: true,
  word,
  left: null,
  declined: null,
  asks: false,
  ...more,
});

/** A table with as many seats as the ending has values. */
function tableOf(game: string, ended: Ending, you: number[], left: Record<number, string> = {}): TableView {
  const words = WORDS[game === "caminos" && ended.values.length === 4 ? "team" : game]!;
  const seats = ended.values.map((_, number) => seat(`${game}-${words[number]}`, { left: left[number] ?? null }));
  return { game, seats, you, options: {}, carried: [], control: { kind: "none", base: 0, increment: 0 } } as
    unknown as TableView;
}

function ending(reason: string, values: number[], points = values.map(() => 0)): Ending {
  const places = values.map((value) => 1 + values.filter((other) => other > value).length);
  return { reason, values, points, places, unrated: null };
}

/** The title and the reason. */
function told(game: string, ended: Ending, you: number[], left: Record<number, string> = {}): string {
  const table = tableOf(game, ended, you, left);
  return `${titleOf(table, ended)} | ${reasonOf(table, ended)}`;
}

beforeAll(async () => {
  Object.assign(globalThis, { document: { documentElement: {} } });
  await chooseLanguage("en");
  await needWords("show", "kamisado", "kaito", "caminos", "samurai");
});
beforeEach(() => missing.clear());

test("the outcome is that of a single seat, and of no seat in games that do not count", () => {
  const won = ending("home-row", [1, -1]);
  expect([[0], [1], [], [0, 1]].map((you) => outcomeOf(won, you))).toEqual(["win", "loss", "other", "other"]);
  expect(outcomeOf(ending("agreed-draw", [0, 0]), [0])).toBe("draw");
  expect(outcomeOf(ending("agreed-draw", [0, 0, -1]), [2])).toBe("loss");
  expect(outcomeOf(ending("aborted", [0, 0]), [0])).toBe("other");
});

test("a player is told in the second person, everybody else by the names of the sides", () => {
  const row = ending("home-row", [-1, 1]);
  expect(told("kamisado", row, [0])).toBe("You lose | White reached your home row.");
  expect(told("kamisado", row, [1])).toBe("You win! | You reached the opposing home row.");
  for (const you of [[], [0, 1]]) {
    expect(told("kamisado", row, you)).toBe("White wins | White reached the opposing home row.");
  }
  expect(told("kaito", ending("last-sword", [-1, 1]), [0])).toBe("You lose | You have no sword left on the field.");
  expect(told("kaito", ending("last-sword", [-1, 1]), [1])).toBe("You win! | Red has no sword left on the field.");
});

test("a draw has no winner for anybody", () => {
  const drawn = ending("no-connection", [0, 0]);
  for (const you of [[0], [1], [], [0, 1]]) {
    expect(told("caminos", drawn, you)).toBe("Draw | Nobody has joined two sides.");
  }
  expect(told("caminos", ending("agreed-draw", [0, 0]), [0])).toBe("Draw | The players agreed on a draw.");
});

test.each([
  ["resigned", "You resigned.", "Black resigned."],
  ["flag", "You ran out of time.", "Black ran out of time."],
  ["claimed", "You stayed away.", "Black stayed away."],
])("who has %s is told so, the others by name", (reason, mine, named) => {
  const over = ending(reason, [-1, 1]);
  expect(told("kamisado", over, [0])).toBe(`You lose | ${mine}`);
  expect(told("kamisado", over, [1])).toBe(`You win! | ${named}`);
  expect(told("kamisado", over, [])).toBe(`White wins | ${named}`);
});

test("nobody is blamed for a partner who gives up", () => {
  const over = ending("flag", [-1, 1, -1, 1]);
  for (const you of [0, 2]) {
    expect(told("caminos", over, [you])).toBe("You lose | Yellow 1 + Yellow 2 ran out of time.");
  }
  expect(told("caminos", over, [1])).toBe("You win! | Yellow 1 + Yellow 2 ran out of time.");
});

test("a team that wins shares its victory with nobody", () => {
  const over = ending("connection", [1, -1, 1, -1]);
  expect(told("caminos", over, [2])).toBe("You win! | You have joined two opposite sides.");
  expect(told("caminos", over, [1])).toBe("You lose | Yellow 1 + Yellow 2 have joined two opposite sides.");
  expect(told("caminos", over, [])).toBe(
    "Yellow 1 + Yellow 2 win | Yellow 1 + Yellow 2 have joined two opposite sides.",
  );
});

test("a shared victory is told as one", () => {
  const over = ending("shared", [0.5, 0.5, -1, -1]);
  expect(told("samurai", over, [0])).toBe("You share the victory! | Nothing separates you from Blue.");
  expect(told("samurai", over, [2])).toBe("You lose | Nothing separates Red + Blue.");
  expect(told("samurai", over, [])).toBe("Red + Blue share the victory | Nothing separates Red + Blue.");
  expect(told("samurai", ending("all-share", [0, 0, 0]), [1])).toBe(
    "Draw | Nothing separates the players: all share the victory.",
  );
});

test("with three places, everybody but the winner is told the place", () => {
  const over = { ...ending("two-majorities", [-1, 1, -1], [8, 10, 9]), places: [3, 1, 2] };
  expect(told("samurai", over, [0])).toBe("You are 3rd | Blue has the most of two kinds of figure.");
  expect(told("samurai", over, [1])).toBe("You win! | You have the most of two kinds of figure.");
  expect(wholeEnding(tableOf("samurai", over, [2]), over)).toBe(
    "You are 2nd. Blue has the most of two kinds of figure. Score: Red 8, Blue 10, Green 9. " +
      "Places: 1st Blue, 2nd Green, 3rd Red.",
  );
});

test("players who have left are told why, also if the others went on", () => {
  const left = { 0: "resigned", 1: "flag" };
  const last = { ...ending("flag", [-1, -1, 1]), places: [3, 2, 1] };
  expect(told("samurai", last, [0], left)).toBe("You are 3rd | You resigned.");
  expect(told("samurai", last, [1], left)).toBe("You are 2nd | You ran out of time.");
  expect(told("samurai", last, [2], left)).toBe("You win! | The others have left the game.");
  const played = { ...ending("two-majorities", [-1, -1, 1]), places: [3, 2, 1] };
  expect(told("samurai", played, [0], { 0: "resigned" })).toBe(
    "You are 3rd | You resigned. Green has the most of two kinds of figure.",
  );
  const first = { ...ending("first-left", [-1, -1, 1]), places: [3, 2, 1] };
  expect(told("samurai", first, [2], { 0: "resigned" })).toBe("You win! | The player in the lead had left the game.");
});

test("a game that does not count is only over", () => {
  expect(told("kaito", ending("called-off", [0, 0]), [0])).toBe("The game is over | The game was called off.");
  expect(told("samurai", ending("claimed", [0, 0, 0]), [0])).toBe("Draw | The game is over; nobody has won.");
});

test("the score is told where it says more than who has won, and why a game is not rated", () => {
  const series = { ...ending("home-row", [-1, 1], [1, 3]), unrated: "pair-limit" };
  expect(wholeEnding(tableOf("kamisado", series, [0]), series)).toMatch(
    /^You lose\. White reached your home row\. It is not rated: .+ Score: Black 1, White 3\.$/,
  );
  const single = ending("home-row", [-1, 1], [0, 1]);
  expect(wholeEnding(tableOf("kamisado", single, []), single)).toBe(
    "White wins. White reached the opposing home row.",
  );
});

test("a game for points tells them, however few", () => {
  const short = ending("connection", [1, -1], [1, 0]);
  const scored = { ...tableOf("caminos", short, [0]), options: { scoring: "yes" } };
  expect(wholeEnding(scored, short)).toBe("You win! You have joined two opposite sides. Score: Yellow 1, Green 0.");
  expect(isScored(short, scored.options)).toBe(true);
  expect(isScored(short, { scoring: "no" })).toBe(false);
  expect(isScored(ending("equal-edge-stones", [0, 0]), scored.options)).toBe(true);
  expect(isScored(ending("called-off", [0, 0]), scored.options)).toBe(false);
});

test.each(LANGUAGES)("all endings have their words in %s", async (language) => {
  await chooseLanguage(language);
  const ways: [string, Ending][] = [
    ...["home-row", "deadlock", "more-points"].map((reason): [string, Ending] => ["kamisado", ending(reason, [-1, 1])]),
    ...["last-sword", "last-helmet", "stuck"].map((reason): [string, Ending] => ["kaito", ending(reason, [-1, 1])]),
    ...["connection", "edge-stones"].map((reason): [string, Ending] => ["caminos", ending(reason, [-1, 1, -1, 1])]),
    ...["two-majorities", "most-others", "most-figures", "no-majority"].map(
      (reason): [string, Ending] => ["samurai", ending(reason, [-1, 1, -1])],
    ),
    ["samurai", ending("shared", [-1, 0.5, 0.5])],
  ];
  for (const [game, over] of ways) {
    for (const you of [[0], [1], []]) {
      const text = reasonOf(tableOf(game, over, you), over);
      expect(text).not.toMatch(/[{}$]|show-why/);
    }
  }
  expect(missing).toEqual(new Set());
  await chooseLanguage("en");
});

// --- the next table --------------------------------------------------------------------------------------------------

const against = (...bots: string[]): TableView =>
  ({
    ...tableOf("samurai", ending("shared", [1, ...bots.map(() => -1)]), [0]),
    seats: [seat("samurai-red"), ...bots.map((bot) => seat("samurai-blue", { kind: "bot", bot, person: null }))],
    listed: false,
    takebacks: true,
  });

test("the level is that of all bots at the table", () => {
  expect(levelOf(against("easy", "easy"))).toBe("easy");
  expect(levelOf(against("easy", "strong"))).toBeNull();
  expect(levelOf(against())).toBeNull();
});

test("another table has the same seats, bots of another level, or everybody one seat further", () => {
  const kinds = (table: TableView, changes = {}): unknown[] =>
    tableAgain(table, changes).seats!.map((asked) => asked.bot ?? asked.kind);
  const table = against("easy", "strong");
  expect(kinds(table)).toEqual(["me", "easy", "strong"]);
  expect(kinds(table, { level: "medium" })).toEqual(["me", "medium", "medium"]);
  expect(kinds(table, { turned: true })).toEqual(["strong", "me", "easy"]);
  const shared = { ...tableOf("kamisado", ending("home-row", [1, -1]), [0, 1]) };
  expect(kinds(shared)).toEqual(["me", "here"]);
  expect(kinds(shared, { turned: true })).toEqual(["here", "me"]);
});
