// The peer: boardgame.io's server with Kamisado, its matches in memory, in one process. Prints its address.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { Server } from "boardgame.io/dist/cjs/server.js";

import { deal, isLegal, play, ROUNDS } from "./kamisado.js";

// As boardgame.io's documentation writes games: a move changes the draft that it is given, and earlier states are kept for undo.
const documented = {
  moves: {
    move: ({ G, playerID }, colour, target) => {
      if (G.seat !== Number(playerID) || !isLegal(G, colour, target)) return INVALID_MOVE;
      Object.assign(G, play(G, colour, target));
    },
  },
};

// As fast as we could make it: no earlier states are kept (Kaisho keeps none either; its messages are shorter too), and a move
// gives a new value, its arrays copied out of the draft once, because the draft's proxies cost more than the rules.
const tuned = {
  disableUndo: true,
  moves: {
    move: ({ G, playerID }, colour, target) => {
      const state = { ...G, towers: [[...G.towers[0]], [...G.towers[1]]] };
      return state.seat === Number(playerID) && isLegal(state, colour, target) ? play(state, colour, target) : INVALID_MOVE;
    },
  },
};

const kamisado = {
  name: "kamisado",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => deal(ROUNDS),
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: String(G.winner) }),
  ...(process.argv.includes("--tuned") ? tuned : documented),
};

// Without a database in its environment the server keeps its matches in memory.
const server = Server({ games: [kamisado], origins: ["*"] });
const { appServer } = await server.run(Number(process.env.PORT ?? 0));
console.log(`http://127.0.0.1:${appServer.address().port}`);
