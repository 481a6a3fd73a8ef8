// The looks of the board, the default first; colours.ts has their colours. Part of the first page: names only.
export const LOOKS: readonly string[] = ["wood", "slate", "paper", "contrast"];
