// What the plain board shows: the picture and the texts of acts that come with a view, and acts in groups.

/** What the server adds to the view of a game that has no board of its own. */
export interface Drawn {
  svg: string;
  /** Legal acts in notation, by number. */
  acts: Readonly<Record<number, string>>;
  /** The same in words, by language; without languages that the game has no words in. */
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

/** A picture as the address of an image: nothing in it is run or styled by the page. */
export const pictureAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The largest group that is shown without splitting it further. */
const MANY = 24;

/** Acts by what their names begin with: the first word or character that makes groups of a fair size. */
export function grouped(acts: readonly NamedAct[]): (readonly [string, NamedAct[]])[] {
  const heads = [(name: string) => name.split(" ", 1)[0] ?? "", (name: string) => name.slice(0, 1)];
  for (const head of heads) {
    const groups = new Map<string, NamedAct[]>();
    for (const act of acts) groups.set(head(act.name), [...(groups.get(head(act.name)) ?? []), act]);
    const sizes = [...groups.values()].map((members) => members.length);
    if (groups.size > 1 && Math.max(...sizes) <= MANY && groups.size * 2 <= acts.length) return [...groups];
  }
  return [["", [...acts]]];
}
