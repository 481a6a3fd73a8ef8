// The 3D scene, drawn with three.js, and only when something has changed.
import {
  BufferAttribute,
  BufferGeometry,
  ColorManagement,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  LinearSRGBColorSpace,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { bodiesOf, cubesOf, occupancy } from "./bodies";
import type { Ground, Palette } from "./colours";
import { cubeKey, type Body, type Spot } from "./faces";
import { cornersOf, lying, Shape } from "./geometry";
import { cellShape, FRAME, frameShape, nameShape, rimShape, tableShape, THICK } from "./ground";
import { grown, hullOf, inside } from "./hull";
import type { Layout } from "./layout";
import { Light } from "./light";
import { axes, between, eased, FIELD, fit, meets, moved, settled, towardsEye, zoomed } from "./orbit";
import type { Eye, Rect } from "./orbit";
import { outlineOf } from "./outline";
import { cellSheet, partOf, plankSheet, setSharpness, tileSheet, woodSheet, wordSheet } from "./paints";
import type { Part, Tile } from "./paints";
import { line } from "./path";
import type { Ghost } from "./placing";
import { hatchedShape, stoneShape, symbolShape } from "./stones";
import type { Owner, Placement, Point, Standing, Static, View } from "./view";

// Everything is in the colours of the screen: converting each pixel there and back takes longer than drawing it.
ColorManagement.enabled = false;

const GLIDE = 420;
/** How high a stone begins to fall: from the air, or from where it hovered. */
const FALL = 2.2;
const SETTLE = 0.45;
/** The lowest pixel ratio to which the resolution is reduced during a drag. */
const COARSEST = 0.6;
/** Without a GPU, edges are smoothed by supersampling while the view rests: multisampling is slower than drawing. */
const FINE = 1.5;
/** The most pixels that are drawn without a GPU while the view rests. */
const MOST_PIXELS = 1_500_000;
const WAY_WIDTH = 0.1;
const GLOW_WIDTH = 0.36;

/** Whether a GPU draws the pictures. */
function hasGraphicsCard(): boolean {
  const probe = document.createElement("canvas").getContext("webgl2");
  if (!probe) return false;
  const names = probe.getExtension("WEBGL_debug_renderer_info");
  const drawer = String(probe.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? probe.RENDERER));
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return !/swiftshader|llvmpipe|softpipe|software|basic render/i.test(drawer);
}

export interface Marks {
  last: readonly Standing[];
  refused: readonly string[];
  /** Cells where the stone in hand can be placed. */
  legal: readonly string[];
  /** Cells that a lesson points at. */
  signs: readonly string[];
}

/** How the board is dressed. */
export interface Dress {
  palette: Palette;
  ground: Ground;
  quarters: number;
  /** The names of the sides, in order. */
  names: readonly string[];
  /** Whether cells and sides are named. */
  named: boolean;
}

/** A position, and the stones that are placed by it. */
export interface Shown {
  view: View;
  /** The stones on the board, as far as they are known. */
  placed: readonly Placement[];
  falls: readonly (readonly Standing[])[];
  /** Milliseconds of the fall. */
  time: number;
}

const overlay = { transparent: true, depthWrite: false, polygonOffset: true };
const before = (offset: number): object =>
  ({ ...overlay, polygonOffsetFactor: -offset, polygonOffsetUnits: -offset });

export class Table {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #layout: Layout;
  readonly #facing: Static["facing"];
  readonly #hull: Point[];
  readonly #outer: Point[];
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD, 1, 2, 200);
  readonly #room = new Group();
  readonly #woodPaint = new MeshBasicMaterial({ vertexColors: true });
  readonly #ghostPaint = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.85 });
  readonly #hintPaint = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.9 });
  readonly #cellPaint = new MeshBasicMaterial({ vertexColors: true });
  readonly #framePaint = new MeshBasicMaterial({ vertexColors: true });
  readonly #tablePaint = new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false });
  readonly #rimPaint = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });
  readonly #namePaint = new MeshBasicMaterial(before(1));
  readonly #symbolPaint = new MeshBasicMaterial(before(1));
  readonly #markPaint = new MeshBasicMaterial(before(2));
  readonly #glowPaint = new MeshBasicMaterial({ ...before(3), side: DoubleSide });
  readonly #wayPaint = new MeshBasicMaterial({ ...before(4), side: DoubleSide });
  /** The winning path is visible through the stones in front of it. */
  readonly #hiddenWayPaint = new MeshBasicMaterial({
    side: DoubleSide, transparent: true, opacity: 0.45, depthTest: false, depthWrite: false,
  });
  /** So are the rings around cells that a lesson points at. */
  readonly #hiddenRingPaint = new MeshBasicMaterial({
    transparent: true, opacity: 0.6, depthTest: false, depthWrite: false,
  });
  readonly #linePaint = new LineBasicMaterial();
  /** The stone in hand is visible through those in front of it. */
  readonly #throughPaint = new LineBasicMaterial({ transparent: true, opacity: 0.4, depthTest: false });
  readonly #hintLinePaint = new LineBasicMaterial({ depthTest: false });
  readonly #table = new Mesh(new BufferGeometry(), this.#tablePaint);
  readonly #frame = new Mesh(new BufferGeometry(), this.#framePaint);
  readonly #cells = new Mesh(new BufferGeometry(), this.#cellPaint);
  readonly #rims = new Mesh(new BufferGeometry(), this.#rimPaint);
  readonly #names = new Mesh(new BufferGeometry(), this.#namePaint);
  readonly #stones = new Mesh(new BufferGeometry(), this.#woodPaint);
  readonly #falling = new Mesh(new BufferGeometry(), this.#woodPaint);
  readonly #symbols = new Mesh(new BufferGeometry(), this.#symbolPaint);
  readonly #marks = new Mesh(new BufferGeometry(), this.#markPaint);
  readonly #rings = new Mesh(new BufferGeometry(), this.#markPaint);
  readonly #hiddenRings = new Mesh(this.#rings.geometry, this.#hiddenRingPaint);
  readonly #glow = new Mesh(new BufferGeometry(), this.#glowPaint);
  readonly #way = new Mesh(new BufferGeometry(), this.#wayPaint);
  readonly #hiddenWay = new Mesh(this.#way.geometry, this.#hiddenWayPaint);
  readonly #ghost = new Mesh(new BufferGeometry(), this.#ghostPaint);
  readonly #ghostSymbols = new Mesh(new BufferGeometry(), this.#markPaint);
  readonly #ghostLines = new LineSegments(new BufferGeometry(), this.#linePaint);
  readonly #throughLines = new LineSegments(this.#ghostLines.geometry, this.#throughPaint);
  readonly #hint = new Mesh(new BufferGeometry(), this.#hintPaint);
  readonly #hintLines = new LineSegments(new BufferGeometry(), this.#hintLinePaint);
  /** In the order in which they are drawn: what hides the others first, then what is laid over it. */
  readonly #all = [
    this.#falling, this.#stones, this.#cells, this.#rims, this.#frame, this.#table, this.#names, this.#symbols,
    this.#marks, this.#hiddenRings, this.#rings, this.#hiddenWay, this.#glow, this.#way, this.#hint, this.#hintLines,
    this.#ghost, this.#ghostSymbols, this.#ghostLines, this.#throughLines,
  ];
  #part: (cell: string) => Part = () => [0, 0, 1, 1];
  #dress: Dress | null = null;
  #shown: Shown | null = null;
  #heights = new Map<string, number>();
  #ghostShown: Ghost | null = null;
  /** Where the stone in hand was last. */
  #hovered = "";
  #spots: Spot[] = [];
  #covered: readonly Rect[] = [];
  #eye: Eye;
  #request = 0;
  #fall: ((now: number) => boolean) | null = null;
  #glide: ((now: number) => boolean) | null = null;
  #run: ((now: number) => boolean) | null = null;
  readonly #finest: number;
  #ratio: number;
  #pace: number[] = [];
  /** Called after every frame, so that others can follow the camera and what falls or runs on the board. */
  onpicture: (eye: Eye, playing: boolean) => void = () => undefined;

  constructor(canvas: HTMLCanvasElement, layout: Layout, facing: Static["facing"], eye: Eye) {
    this.#canvas = canvas;
    this.#layout = layout;
    this.#facing = facing;
    this.#hull = hullOf([...layout.points.values()]);
    this.#outer = grown(this.#hull, FRAME);
    this.#eye = eye;
    const card = hasGraphicsCard();
    this.#finest = this.#ratio = card ? 1 : FINE;
    setSharpness(card ? 4 : 1);
    this.#renderer = new WebGLRenderer({ canvas, antialias: card, alpha: true, powerPreference: "low-power" });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    const [u, v] = layout.centre;
    this.#room.position.set(-u, 0, -v);
    this.#room.add(...this.#all);
    for (const [order, mesh] of this.#all.entries()) {
      mesh.frustumCulled = false;
      mesh.renderOrder = order;
    }
    this.#scene.add(this.#room);
  }

  dispose(): void {
    cancelAnimationFrame(this.#request);
    for (const { geometry, material } of this.#all) {
      geometry.dispose();
      if ("map" in material) material.map?.dispose();
      material.dispose();
    }
    this.#renderer.dispose();
  }

  // --- contents ------------------------------------------------------------------------------------------------

  dress(dress: Dress): void {
    this.#dress = dress;
    const { palette, ground, quarters, names, named } = dress;
    const turned = this.#layout.base + 90 * quarters;
    const { texture, part } = cellSheet(this.#layout, ground, palette.grain, quarters, named);
    const words = wordSheet(names, ground.otherRim);
    this.#part = part;
    this.#wear(texture, this.#cellPaint);
    const tiles = tileSheet(palette, ground, turned);
    this.#wear(tiles, this.#symbolPaint, this.#markPaint, this.#hiddenRingPaint, this.#glowPaint);
    this.#wear(woodSheet(palette), this.#woodPaint, this.#hintPaint);
    this.#wear(plankSheet(ground.frame, palette.grain, 0), this.#framePaint);
    this.#wear(plankSheet(ground.table, palette.grain, 4), this.#tablePaint);
    this.#wear(words.texture, this.#namePaint);
    this.#wayPaint.color.set(ground.way);
    this.#hiddenWayPaint.color.set(ground.glow);
    this.#hintPaint.color.set(ground.hint);
    this.#hintLinePaint.color.set(ground.hint);
    this.#set(this.#rims, rimShape(this.#layout, ground));
    this.#set(this.#names, nameShape(this.#layout, words.part, turned));
    this.#names.visible = named;
    this.#stand();
    this.draw();
  }

  #wear(texture: NonNullable<MeshBasicMaterial["map"]>, ...paints: MeshBasicMaterial[]): void {
    paints[0]?.map?.dispose();
    for (const paint of paints) {
      paint.map = texture;
      paint.needsUpdate = true;
    }
  }

  #set(mesh: Mesh, shape: Shape): void {
    mesh.geometry.dispose();
    mesh.geometry = shape.build();
  }

  /** Show a position; stones that were just placed are lowered into their place. */
  show(shown: Shown): void {
    const previous = this.#shown;
    this.#shown = shown;
    const { view, falls, time } = shown;
    if (previous && !falls.length && isSame(previous.view, view)) {
      // Only the table around the board has changed: what moves goes on.
      if (!this.#fall) this.#stand();
    } else {
      this.#heights = new Map(view.cells.map(({ cell, cubes }) => [cell, cubes.length]));
      this.#spots = this.#corners();
      this.#stand();
      if (falls.length && time > 0) this.#lower(falls, time);
      this.#drawWay(view.way, falls.length ? time : 0);
    }
    this.draw();
  }

  #bodies(): Body[] {
    return this.#shown ? bodiesOf(this.#shown.view, this.#layout, this.#shown.placed) : [];
  }

  /** Draw all stones in their places. */
  #stand(): void {
    if (!this.#shown) return;
    const bodies = this.#bodies();
    this.#fall = null;
    this.#illuminate(bodies);
    this.#settle(bodies);
  }

  #light(): Light {
    const [min, max] = [this.#layout.min, this.#layout.max];
    const width = max[0] - min[0] + 1;
    const heights = new Int8Array(width * (max[1] - min[1] + 1));
    for (const [cell, [u, v]] of this.#layout.points) {
      heights[(v - min[1]) * width + u - min[0]] = this.#heights.get(cell) ?? 0;
    }
    const solid = (x: number, y: number, z: number): boolean => {
      if (y < 0) return y > -THICK && inside(this.#outer, [x, z]);
      const [u, v] = [Math.round(x), Math.round(z)];
      if (u < min[0] || u > max[0] || v < min[1] || v > max[1]) return false;
      return y < heights[(v - min[1]) * width + u - min[0]]!;
    };
    return new Light(solid, this.#layout.base + 90 * (this.#dress?.quarters ?? 0));
  }

  /** Light what lies under the stones, and the stones themselves. */
  #illuminate(bodies: readonly Body[]): void {
    const light = this.#light();
    this.#set(this.#table, tableShape(this.#layout, light));
    this.#set(this.#frame, frameShape(this.#layout, this.#hull, light));
    this.#set(this.#cells, cellShape(this.#layout, this.#part, light));
    this.#set(this.#stones, stoneShape(bodies, this.#occupied(bodies), light));
  }

  /** What is at a place: one of these stones, or the board. */
  #occupied(bodies: readonly Body[], withBoard = true): (x: number, y: number, z: number) => boolean {
    const keys = occupancy(bodies);
    return (x, y, z) => keys.has(cubeKey(x, y, z)) || (withBoard && y < 0);
  }

  #settle(bodies: readonly Body[]): void {
    this.#falling.visible = false;
    this.#drawSymbols(bodies);
  }

  #drawSymbols(bodies: readonly Body[]): void {
    const tops = new Map<string, { at: Point; height: number; owner: Owner }>();
    for (const { owner, cubes } of bodies) {
      for (const [x, y, z] of cubes) {
        const key = `${x} ${z}`;
        if ((tops.get(key)?.height ?? 0) < y + 1) tops.set(key, { at: [x, z], height: y + 1, owner });
      }
    }
    this.#set(this.#symbols, symbolShape([...tops.values()]));
  }

  #lower(falls: readonly (readonly Standing[])[], time: number): void {
    const fresh = new Set(
      falls.flatMap((stone) =>
        cubesOf(stone).map(({ cell, level }) => {
          const [u, v] = this.#layout.point(cell);
          return cubeKey(u, level, v);
        }),
      ),
    );
    const isFresh = ({ cubes }: Body): boolean => cubes.some((cube) => fresh.has(cubeKey(...cube)));
    const bodies = this.#bodies();
    const [still, down] = [bodies.filter((body) => !isFresh(body)), bodies.filter(isFresh)];
    const light = this.#light();
    this.#set(this.#stones, stoneShape(still, this.#occupied(still), light));
    this.#set(this.#falling, stoneShape(down, this.#occupied(down, false), light));
    this.#drawSymbols(still);
    this.#falling.visible = true;
    const from = falls.some((stone) => stone[0]?.cell === this.#hovered) ? SETTLE : FALL;
    this.#fall = this.#lasting(time * 0.9, (share) => {
      this.#falling.position.y = from * settled(share);
      if (share < 1) return;
      const all = this.#bodies(); // by now it may be known which of them are one stone
      this.#set(this.#stones, stoneShape(all, this.#occupied(all), light));
      this.#settle(all);
    });
  }

  mark({ last, refused, legal, signs }: Marks): void {
    const [shape, rings] = [new Shape(), new Shape()];
    const add = (to: Shape, cell: string, above: number, tile: Tile): void => {
      if (!this.#heights.has(cell)) return;
      const height = (this.#heights.get(cell) ?? 0) + above;
      to.quad(lying(this.#layout.point(cell), height), cornersOf(partOf(tile)));
    };
    for (const cell of legal) add(shape, cell, 0.006, "mark-legal");
    for (const { cell } of last) add(shape, cell, 0.008, "mark-last");
    for (const cell of refused) add(shape, cell, 0.01, "mark-refused");
    for (const cell of signs) add(rings, cell, 0.012, "mark-sign");
    this.#set(this.#marks, shape);
    this.#set(this.#rings, rings);
    this.#hiddenRings.geometry = this.#rings.geometry;
    this.draw();
  }

  /** Show the stone in hand where it would be placed. */
  hold(ghost: Ghost | null, owner: Owner, refused: boolean): void {
    this.#ghostShown = ghost;
    const meshes = [this.#ghost, this.#ghostSymbols, this.#ghostLines, this.#throughLines];
    for (const mesh of meshes) mesh.visible = ghost !== null;
    if (ghost) {
      this.#hovered = ghost.first;
      const body = bodyOf(ghost, owner);
      const occupied = this.#occupied([body], false);
      this.#ghostPaint.map = refused ? this.#markPaint.map : this.#woodPaint.map;
      this.#set(this.#ghost, refused ? hatchedShape(body, occupied) : stoneShape([body], occupied, null));
      const tops = ghost.columns.map(({ point, bottom, cubes }) => ({
        at: point, height: ghost.level + bottom + cubes + 0.004, owner,
      }));
      this.#set(this.#ghostSymbols, symbolShape(refused ? [] : tops));
      this.#outline(this.#ghostLines, body);
      this.#throughLines.geometry = this.#ghostLines.geometry;
      const ground = this.#dress?.ground;
      for (const paint of [this.#linePaint, this.#throughPaint]) {
        paint.color.set((refused ? ground?.refused : ground?.chosen) ?? "#000000");
      }
    }
    this.draw();
  }

  /** Show a recommended stone in gold. */
  hint(ghost: Ghost | null, owner: Owner): void {
    this.#hint.visible = this.#hintLines.visible = ghost !== null;
    if (ghost) {
      const body = bodyOf(ghost, owner);
      this.#set(this.#hint, stoneShape([body], this.#occupied([body], false), null));
      this.#outline(this.#hintLines, body);
    }
    this.draw();
  }

  #outline(lines: LineSegments, body: Body): void {
    lines.geometry.dispose();
    lines.geometry = new BufferGeometry();
    lines.geometry.setAttribute("position", new BufferAttribute(new Float32Array(outlineOf(body)), 3));
  }

  /** The points that must be visible: the board with its frame, and every stack. */
  #corners(): Spot[] {
    const [u, v] = this.#layout.centre;
    const rim = this.#outer.flatMap((corner, number): Spot[] => {
      const next = this.#outer[(number + 1) % this.#outer.length]!;
      return [0, 0.2, 0.4, 0.6, 0.8].flatMap((share) =>
        [-THICK, 0].map((height): Spot => [
          corner[0] + (next[0] - corner[0]) * share - u, height, corner[1] + (next[1] - corner[1]) * share - v,
        ]),
      );
    });
    const stacks = [...this.#layout.points].flatMap(([cell, [x, z]]) =>
      [-0.5, 0.5].flatMap((dx) =>
        [-0.5, 0.5].map((dz): Spot => [x + dx - u, Math.max(1, this.#heights.get(cell) ?? 0), z + dz - v]),
      ),
    );
    return [...rim, ...stacks];
  }

  /** The winning path: a line of light that runs from side to side. */
  #drawWay(way: readonly string[], time: number): void {
    const [core, glow] = [new Shape(), new Shape()];
    for (const { from, to, across: [x, z] } of line(way, this.#layout, this.#heights, this.#facing)) {
      const strip = (wide: number, up: number): readonly [Spot, Spot, Spot, Spot] => [
        [from[0] - x * wide, from[1] + up, from[2] - z * wide],
        [from[0] + x * wide, from[1] + up, from[2] + z * wide],
        [to[0] + x * wide, to[1] + up, to[2] + z * wide],
        [to[0] - x * wide, to[1] + up, to[2] - z * wide],
      ];
      glow.quad(strip(GLOW_WIDTH, 0), cornersOf(partOf("glow")));
      core.quad(strip(WAY_WIDTH, 0.006), cornersOf(partOf("plain")));
    }
    for (const cell of way) {
      const height = (this.#heights.get(cell) ?? 0) + 0.032;
      core.quad(lying(this.#layout.point(cell), height, WAY_WIDTH), cornersOf(partOf("plain")));
    }
    this.#set(this.#glow, glow);
    this.#set(this.#way, core);
    this.#hiddenWay.geometry = this.#way.geometry;
    this.#run = null;
    if (!way.length || !time) return;
    for (const { geometry } of [this.#glow, this.#way]) geometry.setDrawRange(0, 0);
    this.#run = this.#lasting(time * 2, (share) => {
      const shown = Math.max(0, share * 2 - 1);
      for (const { geometry } of [this.#glow, this.#way]) {
        const all = geometry.index?.count ?? 0;
        geometry.setDrawRange(0, shown === 1 ? Infinity : Math.floor((all / 6) * shown) * 6);
      }
    });
  }

  // --- the camera ----------------------------------------------------------------------------------------------------

  get eye(): Eye {
    return this.#eye;
  }

  turn(turned: number, tilt: number): void {
    this.#glide = null;
    this.#eye = moved(this.#eye, turned, tilt);
    this.draw();
  }

  /** Zoom by a factor; returns whether the zoom has changed. */
  zoom(factor: number): boolean {
    const before = this.#eye.zoom;
    this.#eye = zoomed(this.#eye, factor);
    this.draw();
    return this.#eye.zoom !== before;
  }

  look(to: Eye, smoothly: boolean): void {
    const from = this.#eye;
    if (!smoothly) {
      this.#glide = null;
      this.#eye = to;
    } else this.#glide = this.#lasting(GLIDE, (share) => (this.#eye = between(from, to, eased(share))));
    this.draw();
  }

  /** Parts of the canvas that are covered, by buttons: the board keeps clear of them. */
  keepClear(covered: readonly Rect[]): void {
    this.#covered = covered;
    this.draw();
  }

  /** The cell at a point of the canvas, in CSS pixels. */
  cellAt(x: number, y: number): string | null {
    const { from, along } = this.#ray(x, y);
    let [hit, nearest]: [string | null, number] = [null, Infinity];
    for (const [cell, [u, v]] of this.#layout.points) {
      const at = meets(from, along, [u - 0.5, -THICK, v - 0.5], [u + 0.5, this.#heights.get(cell) ?? 0, v + 0.5]);
      if (at !== null && at < nearest) [hit, nearest] = [cell, at];
    }
    return hit;
  }

  onGhost(x: number, y: number): boolean {
    const ghost = this.#ghostShown;
    if (!ghost) return false;
    const { from, along } = this.#ray(x, y);
    return ghost.columns.some(({ point: [u, v], bottom, cubes }) =>
      meets(
        from,
        along,
        [u - 0.6, ghost.level + bottom - 0.1, v - 0.6],
        [u + 0.6, ghost.level + bottom + cubes + 0.1, v + 0.6],
      ) !== null,
    );
  }

  #ray(x: number, y: number): { from: Spot; along: Spot } {
    this.#aim();
    const [u, v] = this.#layout.centre;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const through = new Vector3((x / width) * 2 - 1, 1 - (y / height) * 2, 0.5).unproject(this.#camera);
    const eye = this.#camera.position;
    return { from: [eye.x + u, eye.y, eye.z + v], along: [through.x - eye.x, through.y - eye.y, through.z - eye.z] };
  }

  #aim(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (!width || !height) return;
    const { far, right, down } = fit(this.#eye, this.#spots, width, height, this.#covered);
    this.#camera.aspect = width / height;
    this.#camera.setViewOffset(width, height, -right, -down, width, height);
    const [x, y, z] = towardsEye(this.#eye);
    const away = far / this.#eye.zoom;
    this.#camera.position.set(x * away, y * away, z * away);
    this.#camera.up.set(...axes(this.#eye).up);
    this.#camera.lookAt(0, 0, 0);
    this.#camera.updateMatrixWorld();
  }

  // --- frames -------------------------------------------------------------------------------------------------------

  /** Draw with the next frame. */
  draw(): void {
    if (!this.#request) this.#request = requestAnimationFrame((now) => this.#picture(now));
  }

  #picture(now: number): void {
    this.#request = 0;
    const moving = this.#moving;
    if (this.#fall?.(now)) this.#fall = null;
    if (this.#glide?.(now)) this.#glide = null;
    if (this.#run?.(now)) this.#run = null;
    this.#size();
    this.#aim();
    this.#renderer.render(this.#scene, this.#camera);
    this.onpicture(this.#eye, this.#playing);
    // Once more after a movement: at full resolution.
    if (moving) this.draw();
  }

  get #moving(): boolean {
    return this.#playing || this.#glide !== null;
  }

  get #playing(): boolean {
    return this.#fall !== null || this.#run !== null;
  }

  #size(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const most = this.#finest > 1 ? Math.sqrt(MOST_PIXELS / Math.max(1, width * height)) : 2;
    // Without a GPU, moving pictures are coarser.
    const share = this.#finest > 1 && this.#moving ? Math.min(1, this.#ratio) : this.#ratio;
    const ratio = Math.min(2, devicePixelRatio * share, Math.max(COARSEST, most));
    const [wide, high] = [Math.floor(width * ratio), Math.floor(height * ratio)];
    if (this.#canvas.width === wide && this.#canvas.height === high) return;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
  }

  /** During a drag: reduce the resolution on a machine that cannot keep up, until the pointer rests. */
  hurry(now: number): void {
    if (this.#finest > 1) this.#ratio = COARSEST;
    this.#pace.push(now);
    if (this.#pace.length > 8) this.#pace.shift();
    const [first = now] = this.#pace;
    const each = (now - first) / Math.max(1, this.#pace.length - 1);
    if (this.#pace.length === 8 && each > 20 && each < 500 && this.#ratio > COARSEST) {
      this.#ratio = Math.max(COARSEST, this.#ratio * 0.8);
      this.#pace = [];
    }
  }

  rest(): void {
    this.#pace = [];
    if (this.#ratio === this.#finest) return;
    this.#ratio = this.#finest;
    this.draw();
  }

  #lasting(length: number, step: (share: number) => void): (now: number) => boolean {
    let began: number | null = null;
    return (now) => {
      began ??= now;
      const share = Math.min(1, (now - began) / length);
      step(share);
      return share === 1;
    };
  }
}

/** Whether two views have the same stones and the same path. */
const isSame = (one: View, other: View): boolean =>
  JSON.stringify([one.cells, one.way]) === JSON.stringify([other.cells, other.way]);

/** A stone over the board as a body. */
function bodyOf(ghost: Ghost, owner: Owner): Body {
  const cubes = ghost.columns.flatMap(({ point: [u, v], bottom, cubes: number }) =>
    Array.from({ length: number }, (_, up): Spot => [u, ghost.level + bottom + up, v]),
  );
  return { owner, cubes };
}
