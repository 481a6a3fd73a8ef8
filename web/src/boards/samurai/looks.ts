// The looks of Samurai's map: a woodblock print, an old map on parchment, and one of high contrast.
export const LOOKS = ["woodblock", "parchment", "contrast"] as const;
