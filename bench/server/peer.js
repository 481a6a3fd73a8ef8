// The peer: boardgame.io's server with Kamisado, its matches in memory, in one process. Prints its address.

import { INVALID_MOVE } from "boardgame.io/dist/cjs/core.js";
import { Server } from "boardgame.io/dist/cjs/server.js";

import { deal, isLegal, play, ROUNDS } from "./kamisado.js";

const kamisado = {
  name: "kamisado",
  minPlayers: 2,
  maxPlayers: 2,
  // Kaisho keeps no copies of earlier states either; without them the peer is faster and its messages are shorter.
  disableUndo: true,
  setup: () => deal(ROUNDS),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A new value instead of changes to the draft, and arrays copied out of it once: the draft's proxies cost more than the rules.
    move: ({ G, playerID }, colour, target) => {
      const state = { ...G, towers: [[...G.towers[0]], [...G.towers[1]]] };
      return state.seat === Number(playerID) && isLegal(state, colour, target) ? play(state, colour, target) : INVALID_MOVE;
    },
  },
  endIf: ({ G }) => (G.winner === null ? undefined : { winner: String(G.winner) }),
};

// Without a database in its environment the server keeps its matches in memory.
const server = Server({ games: [kamisado], origins: ["*"] });
const { appServer } = await server.run(Number(process.env.PORT ?? 0));
console.log(`http://127.0.0.1:${appServer.address().port}`);
