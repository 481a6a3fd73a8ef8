// The messages of the server, generated from its structs, and names for parts of them (docs/protocol.md).
import type { Offer, Update } from "./protocol.generated";

export * from "./protocol.generated";

/** The name of a game, as the server lists it. */
export type GameName = string;
export type OptionValue = string | number;
export type Options = Record<string, OptionValue>;
export type Status = Update["status"];
export type Proposal = Offer["what"];

/** A value inside a message: text, a number, another message, or a list of these. */
export type Value = string | number | { word: string; values?: Record<string, Value> } | Value[];
