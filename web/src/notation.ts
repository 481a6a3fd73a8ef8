// How acts are written in lists: drawn as coloured signs, or in one of the notations of the game.
import { hasSigns } from "./boards";
import type { GameDescription, GameName } from "./protocol";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";

/** Coloured signs: the default of games that can draw them. */
export const DRAWN = "drawn";
const described = (game: GameName): GameDescription | undefined =>
  session.club?.games.find((known) => known.name === game);
const textsOf = (game: GameName): readonly string[] => described(game)?.notations ?? [];

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
export const spokenStyle = (game: GameName): string => described(game)?.spoken ?? textsOf(game)[0] ?? "";

/** The notation that comes with the entries of a log. */
export const isUsual = (game: GameName, style: string): boolean => style === textsOf(game)[0];
