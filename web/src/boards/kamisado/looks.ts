// The looks of Kamisado's board, the default first. Their colours are in palette.ts: the first page does not need them.
export const LOOKS: readonly string[] = ["lacquer", "silk", "contrast"];
