// The looks of Kamisado's board, the default first. Their colours are in palette.ts, which the first page does not load.
export const LOOKS: readonly string[] = ["lacquer", "silk", "contrast"];
