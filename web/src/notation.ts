// How acts are written in lists: drawn as coloured signs, or in one of the notations of the game.
import { hasSigns } from "./boards";
import type { GameName } from "./protocol";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Coloured signs: the default of games that can draw them. */
export const DRAWN = "drawn";
/** The notation that is read aloud. */
export const SPOKEN = "spoken";

const textsOf = (game: GameName): readonly string[] =>
  session.club?.games.find((known) => known.name === game)?.notations ?? [];

/** The ways to show acts of a game in a list, the default first. */
export const listStyles = (game: GameName): string[] => [...(hasSigns(game) ? [DRAWN] : []), ...textsOf(game)];

/** The way that was chosen for a list; empty while the games are not known yet. */
export function listStyle(game: GameName): string {
  const styles = listStyles(game);
  const chosen = settings.notation[game] ?? "";
  return styles.includes(chosen) ? chosen : (styles[0] ?? "");
}

/** The notation for texts: the chosen one; words where signs were chosen; empty while the games are not known yet. */
export function textStyle(game: GameName): string {
  const chosen = listStyle(game);
  return chosen === DRAWN ? spokenStyle(game) : chosen;
}

/** The notation for screen readers; empty while the games are not known yet. */
export function spokenStyle(game: GameName): string {
  const texts = textsOf(game);
  return texts.includes(SPOKEN) ? SPOKEN : (texts[0] ?? "");
}

/** The notation that comes with the entries of a log. */
export const isUsual = (game: GameName, style: string): boolean => style === textsOf(game)[0];
