// The acts of a study as a tree: the first child of a branch continues the main line, the others begin variations.

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

  /** Add an act: returns the known branch, or a new one, which is a variation if there are other branches. */
  add(parent: Branch, played: Played): Branch {
    const known = parent.children.find((child) => child.act === played.act);
    if (known) return known;
    const branch = this.#branch(parent, played);
    parent.children.push(branch);
    return branch;
  }

  addAll(from: Branch, acts: readonly Played[]): Branch {
    let branch = from;
    for (const played of acts) branch = this.add(branch, played);
    return branch;
  }

  /** Remove an act and everything after it; returns the branch before it. */
  remove(branch: Branch): Branch {
    if (!branch.parent) return branch;
    branch.parent.children = branch.parent.children.filter((child) => child !== branch);
    return branch.parent;
  }

  /** Make the variation of a branch the main line. */
  promote(branch: Branch): void {
    for (const step of pathTo(branch)) {
      const { children } = step.parent!;
      step.parent!.children = [step, ...children.filter((child) => child !== step)];
    }
  }

  /** The ends of all variations. */
  ends(from: Branch = this.root): Branch[] {
    return from.children.length ? from.children.flatMap((child) => this.ends(child)) : [from];
  }
}

/** The branches from the root to a branch, without the root. */
export function pathTo(branch: Branch): Branch[] {
  const path: Branch[] = [];
  for (let step: Branch | null = branch; step?.parent; step = step.parent) path.unshift(step);
  return path;
}

/** The main line after a branch. */
export function mainLineFrom(branch: Branch): Branch[] {
  const path: Branch[] = [];
  for (let step = branch.children[0]; step; step = step.children[0]) path.push(step);
  return path;
}

export const depthOf = (branch: Branch): number => pathTo(branch).length;

export const isMain = (branch: Branch): boolean => pathTo(branch).every((step) => step.parent?.children[0] === step);

/** The last branch of the main line on the path to a branch. */
export function branchPoint(branch: Branch): Branch {
  let fork = branch;
  for (let at: Branch | null = branch; at; at = at.parent) if (!isMain(at) && at.parent) fork = at.parent;
  return fork;
}
