// What somebody has set on this device: theme, sound, motion, notation, chat; kept in the browser.

export type Theme = "system" | "light" | "dark";

export interface Settings {
  theme: Theme;
  sound: boolean;
  motion: "system" | "less";
  notation: Record<string, string>;
  chat: boolean;
  notify: boolean;
}

const KEY = "kaisho-settings";
const USUAL: Settings = { theme: "system", sound: true, motion: "system", notation: {}, chat: true, notify: false };

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(kept());

export function set<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Where nothing can be kept, it holds until the page is closed.
  }
  show();
}

/** Tell the style sheets. */
export function show(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
}

/** Whether things should move on the screen at all. */
export function moves(): boolean {
  return settings.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
