// The acts of a study as a tree: the first way on from a place is its main line, every further one a variation.

export interface Played {
  seat: number;
  act: number;
  text: string;
}

export interface Branch {
  readonly id: number;
  readonly parent: Branch | null;
  seat: number;
  act: number;
  text: string;
  children: Branch[];
}

export class Tree {
  #next = 0;
  readonly root: Branch = this.#branch(null, { seat: -1, act: -1, text: "" });

  #branch(parent: Branch | null, played: Played): Branch {
    return { id: this.#next++, parent, ...played, children: [] };
  }

  /** The place after an act: the one that is known, else a new one, which is a variation where there is a way on already. */
  add(parent: Branch, played: Played): Branch {
    const known = parent.children.find((child) => child.act === played.act);
    if (known) return known;
    const branch = this.#branch(parent, played);
    parent.children.push(branch);
    return branch;
  }

  addAll(from: Branch, line: readonly Played[]): Branch {
    let place = from;
    for (const played of line) place = this.add(place, played);
    return place;
  }

  /** Forget an act and all that follows it; what was before it is left. */
  remove(branch: Branch): Branch {
    if (!branch.parent) return branch;
    branch.parent.children = branch.parent.children.filter((child) => child !== branch);
    return branch.parent;
  }

  /** Make the variation in which a place lies the main line. */
  promote(branch: Branch): void {
    for (const place of wayTo(branch)) {
      const { children } = place.parent!;
      place.parent!.children = [place, ...children.filter((child) => child !== place)];
    }
  }

  /** Every end of a line. */
  ends(from: Branch = this.root): Branch[] {
    return from.children.length ? from.children.flatMap((child) => this.ends(child)) : [from];
  }
}

/** The acts that lead to a place, without the root. */
export function wayTo(branch: Branch): Branch[] {
  const way: Branch[] = [];
  for (let place: Branch | null = branch; place?.parent; place = place.parent) way.unshift(place);
  return way;
}

/** The main line from a place on, without the place itself. */
export function wayOn(branch: Branch): Branch[] {
  const way: Branch[] = [];
  for (let place = branch.children[0]; place; place = place.children[0]) way.push(place);
  return way;
}

export const depthOf = (branch: Branch): number => wayTo(branch).length;

export const isMain = (branch: Branch): boolean => wayTo(branch).every((place) => place.parent?.children[0] === place);

/** The last place of the main line through which the way to a place leads. */
export function leavesMainAt(branch: Branch): Branch {
  let place = branch;
  for (let at: Branch | null = branch; at; at = at.parent) if (!isMain(at) && at.parent) place = at.parent;
  return place;
}
