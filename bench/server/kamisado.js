// Rounds of Kamisado for the peer: plain values, so that its server can keep and send them as they are.

const ROWS = [
  "brown green red yellow pink purple blue orange",
  "purple brown yellow blue green pink orange red",
  "blue yellow brown purple red orange pink green",
  "yellow red green brown orange blue purple pink",
  "pink purple blue orange brown green red yellow",
  "green pink orange red purple brown yellow blue",
  "red orange pink green blue yellow brown purple",
  "orange blue purple pink yellow red green brown",
];
const NAMES = ROWS[0].split(" ");
const COLOURS = ROWS.flatMap((row) => row.split(" ").map((name) => NAMES.indexOf(name)));

const PASS = -1;

// For each seat, square and direction: the squares ahead, nearest first. Seat 0 is Black and goes up the board.
const RAYS = [1, -1].map((ahead) =>
  COLOURS.map((_, square) => [-1, 0, 1].map((aside) => ray(square % 8, square >> 3, aside, ahead))),
);

function ray(file, rank, aside, ahead) {
  const squares = [];
  for (let f = file + aside, r = rank + ahead; f >= 0 && f < 8 && r >= 0 && r < 8; f += aside, r += ahead) {
    squares.push(r * 8 + f);
  }
  return squares;
}

// Long enough that moves are measured, not the opening of tables.
export const ROUNDS = 90;

// `towers[seat][colour]` is a square; `due` is the colour that must move, or null for the first move. Who has not moved last
// begins the next of the `rounds` that are left.
export function deal(rounds = 1, seat = 0) {
  const black = COLOURS.slice(0, 8).map((_, colour) => COLOURS.indexOf(colour));
  return { towers: [black, black.map((square) => 63 - square)], seat, due: null, winner: null, rounds };
}

function occupied(towers) {
  const taken = new Uint8Array(64);
  for (const own of towers) for (const square of own) taken[square] = 1;
  return taken;
}

function canMove(taken, seat, square) {
  return RAYS[seat][square].some((line) => line.length > 0 && !taken[line[0]]);
}

// Acts are `[colour, target]`; a pass is `[colour, PASS]`.
export function legal(state) {
  if (state.winner !== null) return [];
  const taken = occupied(state.towers);
  const acts = [];
  const colours = state.due === null ? NAMES.keys() : [state.due];
  for (const colour of colours) {
    for (const line of RAYS[state.seat][state.towers[state.seat][colour]]) {
      for (const square of line) {
        if (taken[square]) break;
        acts.push([colour, square]);
      }
    }
  }
  return acts.length > 0 ? acts : [[state.due, PASS]];
}

export function isLegal(state, colour, target) {
  if (state.winner !== null || !Number.isInteger(target) || !(colour in NAMES)) return false;
  if (state.due !== null && state.due !== colour) return false;
  const taken = occupied(state.towers);
  const square = state.towers[state.seat][colour];
  if (target === PASS) return state.due !== null && !canMove(taken, state.seat, square);
  for (const line of RAYS[state.seat][square]) {
    for (const reached of line) {
      if (taken[reached]) break;
      if (reached === target) return true;
    }
  }
  return false;
}

export function play(state, colour, target) {
  const { seat } = state;
  const next = 1 - seat;
  if (target === PASS) return { ...state, seat: next, due: COLOURS[state.towers[seat][colour]] };
  const own = state.towers[seat].with(colour, target);
  const towers = seat === 0 ? [own, state.towers[1]] : [state.towers[0], own];
  const due = COLOURS[target];
  const home = target >> 3 === (seat === 0 ? 7 : 0);
  const winner = home ? seat : isDeadlock(towers, next, due) ? next : null;
  if (winner !== null && state.rounds > 1) return deal(state.rounds - 1, next);
  return { towers, seat: next, due, winner, rounds: state.rounds };
}

// Z8: forced passes follow each other and never reach a tower that can move.
function isDeadlock(towers, seat, due) {
  const taken = occupied(towers);
  for (let passes = 0; passes < 16; passes++) {
    const square = towers[seat][due];
    if (canMove(taken, seat, square)) return false;
    due = COLOURS[square];
    seat = 1 - seat;
  }
  return true;
}

// The number of sequences of a given length, to check that these rules are the same as Kaisho's.
export function perft(state, depth) {
  const acts = legal(state);
  if (depth === 1) return acts.length;
  return acts.reduce((sum, [colour, target]) => sum + perft(play(state, colour, target), depth - 1), 0);
}
