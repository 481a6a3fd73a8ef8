// Settings of this device, stored in the browser: colours, sounds, pace, boards, comfort.

export type Theme = "system" | "light" | "dark";
export type Pace = "slow" | "normal" | "fast" | "off";

export interface Settings {
  theme: Theme;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  motion: "system" | "less";
  /** How fast acts are shown one after the other. */
  pace: Pace;
  /** By game: how acts are written in lists; `signs` are the coloured ones, and the default. */
  notation: Record<string, string>;
  /** By game: the look of its board; the first of its looks is the default. */
  looks: Record<string, string>;
  /** Whether boards show the names of rows and columns. */
  coordinates: boolean;
  /** Who plays an act that is the only one: the table, or the person. */
  forced: "play" | "ask";
  /** Which acts are confirmed before they are sent: none, those of correspondence games, all. */
  confirm: "off" | "days" | "always";
  /** Whether an act can be chosen before it is one's turn. */
  premove: boolean;
  /** Whether a turn ends by itself when nothing more can be done in it. */
  endTurn: boolean;
  /** Whether a table shows nothing but the board and the players. */
  zen: boolean;
  chat: boolean;
  notify: boolean;
}

const KEY = "kaisho-settings";
const DEFAULTS: Settings = {
  theme: "system",
  sound: true,
  volume: 0.7,
  motion: "system",
  pace: "normal",
  notation: {},
  looks: {},
  coordinates: true,
  forced: "play",
  confirm: "off",
  premove: true,
  endTurn: true,
  zen: false,
  chat: true,
  notify: false,
};

/** Milliseconds for the animation of one act, for the breath after it, and for the banner at the end of a round. */
const PACES: Record<Pace, { step: number; breath: number; banner: number }> = {
  slow: { step: 900, breath: 900, banner: 3500 },
  normal: { step: 450, breath: 500, banner: 2200 },
  fast: { step: 220, breath: 150, banner: 1200 },
  off: { step: 0, breath: 0, banner: 0 },
};

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state<Settings>(stored());

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage, settings last until the page is closed.
  }
  applySettings();
}

/** Follow what is set in other tabs of this browser. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key !== KEY && key !== null) return; // Null: everything was removed.
    Object.assign(settings, stored());
    applySettings();
  });
}

/** Apply the settings to the style sheets. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
  root.style.setProperty("--step", `${stepTime()}ms`);
}

/** Milliseconds that a board takes to animate one act; also the custom property `--step` of style sheets. */
export const stepTime = (): number => (motionAllowed() ? PACES[settings.pace].step : 0);

/** Milliseconds between the end of an act's animation and the next act. */
export const breathTime = (): number => PACES[settings.pace].breath;

/** Milliseconds for which the banner at the end of a round can be read. */
export const bannerTime = (): number => PACES[settings.pace].banner;

/** Whether animations are wanted. */
export function motionAllowed(): boolean {
  return settings.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
