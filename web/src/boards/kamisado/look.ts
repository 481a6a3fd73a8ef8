// How the eight colours look: the ground, and an ink that is read on it.

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
