// The looks of Kaito's board, the default first; kaito.css has their colours.
export const LOOKS = ["ceramic", "porcelain", "lacquer", "contrast"] as const;
