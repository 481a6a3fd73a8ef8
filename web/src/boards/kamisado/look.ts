// The eight colours, each with a readable ink, and the shape of a dragon tooth.

export const LOOKS: Readonly<Record<string, { ground: string; ink: string }>> = {
  orange: { ground: "#e8852a", ink: "#1f1206" },
  blue: { ground: "#2c63b4", ink: "#ffffff" },
  purple: { ground: "#71408f", ink: "#ffffff" },
  pink: { ground: "#e494b4", ink: "#2b0d19" },
  yellow: { ground: "#f0cc3e", ink: "#2a2206" },
  red: { ground: "#bb2f2b", ink: "#ffffff" },
  green: { ground: "#2f7d4f", ink: "#ffffff" },
  brown: { ground: "#6e4527", ink: "#ffffff" },
};

export const ground = (colour: string): string => LOOKS[colour]?.ground ?? "#888888";
export const ink = (colour: string): string => LOOKS[colour]?.ink ?? "#000000";

/** A curved dragon tooth, its root below. */
export const TOOTH = "M-9 7C-8 -4 -4 -10 1 -20C4 -10 8 -4 9 7C5 11 -5 11 -9 7Z";
