// Settings of this device, stored in the browser: theme, sound, motion, notation, chat.

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
const DEFAULTS: Settings = { theme: "system", sound: true, motion: "system", notation: {}, chat: true, notify: false };

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

/** Apply the settings to the style sheets. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
}

/** Whether animations are wanted. */
export function motionAllowed(): boolean {
  return settings.motion !== "less" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
