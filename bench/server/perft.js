// Counts the sequences of DEPTH acts by the peer's rules: `node perft.js DEPTH`.
import { deal, perft } from "./kamisado.js";

console.log(perft(deal(), Number(process.argv[2])));
