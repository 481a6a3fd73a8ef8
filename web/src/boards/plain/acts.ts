// Data of the plain board: the picture and the texts of acts that come with a view, and acts in groups.

/** What the server adds to the view of a game without a board. */
export interface Drawn {
  svg: string;
  /** Legal acts in notation, by number. */
  acts: Readonly<Record<number, string>>;
  /** The same in words, by language; only languages that the game supports. */
  spoken: Readonly<Record<string, Readonly<Record<number, string>>>>;
}

export interface NamedAct {
  act: number;
  name: string;
}

export function drawnIn(view: unknown): Drawn | null {
  const drawn = typeof view === "object" && view !== null ? (view as { drawn?: Partial<Drawn> }).drawn : undefined;
  return typeof drawn?.svg === "string" ? { svg: drawn.svg, acts: drawn.acts ?? {}, spoken: drawn.spoken ?? {} } : null;
}

/** The text of an act: in words if the game has some, in this language or in English, otherwise in notation. */
export const actText = ({ acts, spoken }: Drawn, act: number, language: string): string | undefined =>
  spoken[language]?.[act] ?? spoken["en"]?.[act] ?? acts[act];

/** A picture as a data URL: as an image it cannot run scripts, and the page's styles do not apply. */
export const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The largest group that is shown without splitting it further. */
const MAX_GROUP = 24;

/** Acts grouped by their first word, or by their first character, whichever first makes groups of a useful size. */
export function grouped(acts: readonly NamedAct[]): (readonly [string, NamedAct[]])[] {
  const heads = [(name: string) => name.split(" ", 1)[0] ?? "", (name: string) => name.slice(0, 1)];
  for (const head of heads) {
    const groups = new Map<string, NamedAct[]>();
    for (const act of acts) groups.set(head(act.name), [...(groups.get(head(act.name)) ?? []), act]);
    const sizes = [...groups.values()].map((members) => members.length);
    if (groups.size > 1 && Math.max(...sizes) <= MAX_GROUP && groups.size * 2 <= acts.length) return [...groups];
  }
  return [["", [...acts]]];
}
