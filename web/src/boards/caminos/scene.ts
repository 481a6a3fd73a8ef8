// The 3D scene, drawn with three.js, and only when something has changed.
import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Ground } from "./colours";
import { cubeKey, faceOf, facesOf, type Cube, type Face, type Spot } from "./faces";
import { band, geometryOf, ledge, lying, painted, swollen, topOf, type Corners } from "./geometry";
import type { Layout } from "./layout";
import { axes, between, distance, eased, FIELD, meets, moved, towardsEye, zoomed, type Eye } from "./orbit";
import { cellSheet, partOf, tileSheet, type Part, type Tile } from "./paints";
import type { Ghost } from "./placing";
import type { Owner, Standing, View } from "./view";

const TABLE = 0.32;
const FALL = 260;
const GLIDE = 320;
/** The lowest pixel ratio to which the resolution is reduced during a drag. */
const COARSEST = 0.6;
/** Without a GPU, edges are smoothed by supersampling while the view rests: multisampling is slower than drawing. */
const FINE = 1.5;

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
}

export class Table {
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #layout: Layout;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(FIELD, 1, 0.5, 200);
  readonly #room = new Group();
  readonly #paint = new MeshBasicMaterial({ vertexColors: true });
  readonly #cellPaint = new MeshBasicMaterial({ vertexColors: true });
  readonly #ghostPaint = new MeshBasicMaterial({ vertexColors: true, transparent: true, opacity: 0.85 });
  readonly #markPaint = new MeshBasicMaterial({
    transparent: true,
    depthWrite: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  readonly #rimPaint = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });
  readonly #wayPaint = new MeshBasicMaterial({ side: DoubleSide });
  readonly #linePaint = new LineBasicMaterial();
  readonly #cubes = new Mesh(new BufferGeometry(), this.#paint);
  readonly #falling = new Mesh(new BufferGeometry(), this.#paint);
  readonly #cells = new Mesh(new BufferGeometry(), this.#cellPaint);
  readonly #marks = new Mesh(new BufferGeometry(), this.#markPaint);
  readonly #ghost = new Mesh(new BufferGeometry(), this.#ghostPaint);
  readonly #ghostLines = new LineSegments(new BufferGeometry(), this.#linePaint);
  readonly #way = new Mesh(new BufferGeometry(), this.#wayPaint);
  readonly #rims = new Mesh(new BufferGeometry(), this.#rimPaint);
  #part: (cell: string) => Part = () => [0, 0, 1, 1];
  #ground: Ground | null = null;
  #heights = new Map<string, number>();
  #ghostShown: Ghost | null = null;
  #spots: Spot[] = [];
  #eye: Eye;
  #frame = 0;
  #fall: ((now: number) => boolean) | null = null;
  #glide: ((now: number) => boolean) | null = null;
  readonly #finest: number;
  #ratio: number;
  #pace: number[] = [];
  /** Called after every frame, so that labels can follow the board. */
  onpicture: (eye: Eye) => void = () => undefined;

  constructor(canvas: HTMLCanvasElement, layout: Layout, eye: Eye) {
    this.#canvas = canvas;
    this.#layout = layout;
    this.#eye = eye;
    const card = hasGraphicsCard();
    this.#finest = this.#ratio = card ? 1 : FINE;
    this.#renderer = new WebGLRenderer({ canvas, antialias: card, alpha: true, powerPreference: "low-power" });
    const [u, v] = layout.centre;
    this.#room.position.set(-u, 0, -v);
    this.#room.add(
      this.#cells,
      this.#rims,
      this.#cubes,
      this.#falling,
      this.#marks,
      this.#way,
      this.#ghost,
      this.#ghostLines,
    );
    for (const mesh of this.#room.children) mesh.frustumCulled = false;
    this.#marks.renderOrder = 1;
    this.#ghost.renderOrder = 2;
    this.#scene.add(this.#room);
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    for (const mesh of [
      this.#cubes, this.#falling, this.#cells, this.#marks, this.#ghost, this.#ghostLines, this.#way, this.#rims,
    ]) {
      mesh.geometry.dispose();
    }
    for (const paint of [
      this.#paint, this.#cellPaint, this.#ghostPaint, this.#markPaint, this.#rimPaint, this.#wayPaint, this.#linePaint,
    ]) {
      if ("map" in paint) paint.map?.dispose();
      paint.dispose();
    }
    this.#renderer.dispose();
  }

  // --- contents ------------------------------------------------------------------------------------------------

  dress(ground: Ground, quarters: number): void {
    this.#ground = ground;
    const { texture, part } = cellSheet(this.#layout, ground, quarters);
    const tiles = tileSheet(ground, this.#layout.base + 90 * quarters);
    this.#paint.map?.dispose();
    this.#cellPaint.map?.dispose();
    for (const paint of [this.#paint, this.#ghostPaint, this.#markPaint]) {
      paint.map = tiles;
      paint.needsUpdate = true;
    }
    this.#cellPaint.map = texture;
    this.#cellPaint.needsUpdate = true;
    this.#part = part;
    this.#wayPaint.color.set(ground.way);
    this.#drawRims(ground);
    this.draw();
  }

  /** Show a position; `falls` are stones that were just placed. */
  show(view: View, falls: readonly (readonly Standing[])[]): void {
    const stacks = new Map(view.cells.map(({ cell, cubes }) => [cell, cubes]));
    this.#heights = new Map(view.cells.map(({ cell, cubes }) => [cell, cubes.length]));
    const cubes: Cube<Tile>[] = view.cells.flatMap(({ cell, cubes: owners }) =>
      owners.map((owner, level) => ({ at: this.#layout.point(cell), level, paint: `${owner}-side` as const })),
    );
    const isFalling = new Set(
      falls.flatMap((stone) =>
        stone.flatMap(({ cell, bottom, cubes: number }) =>
          Array.from({ length: number }, (_, up) => `${cell} ${bottom + up}`),
        ),
      ),
    );
    this.#spots = this.#corners();
    this.#drawCells(stacks);
    const drawn = (wanted: boolean): Cube<Tile>[] =>
      cubes.filter(({ at, level }) => isFalling.has(`${this.#name(at)} ${level}`) === wanted);
    const settled = (): void => {
      this.#setFaces(this.#cubes, painted(facesOf(cubes, this.#occupancy(cubes)), topOf));
      this.#falling.visible = false;
    };
    if (!falls.length) settled();
    else {
      const [still, down] = [drawn(false), drawn(true)];
      this.#setFaces(this.#cubes, painted(facesOf(still, this.#occupancy(still)), topOf));
      this.#setFaces(this.#falling, painted(facesOf(down, this.#occupancy(down, false)), topOf));
      this.#falling.visible = true;
      this.#fall = this.#lasting(FALL, (share) => {
        this.#falling.position.y = 2.4 * (1 - share) ** 2;
        if (share === 1) settled();
      });
    }
    this.#drawWay(view.way);
    this.draw();
  }

  mark({ last, refused, legal }: Marks): void {
    const height = (cell: string): number => (this.#heights.get(cell) ?? 0) + 0.004;
    this.#setFaces(this.#marks, [
      ...legal.map((cell) => lying(this.#layout.point(cell), height(cell), partOf("mark-legal"))),
      ...last.map(({ cell }) => lying(this.#layout.point(cell), height(cell) + 0.002, partOf("mark-last"))),
      ...refused.filter((cell) => this.#heights.has(cell)).map((cell) =>
        lying(this.#layout.point(cell), height(cell) + 0.004, partOf("mark-refused")),
      ),
    ]);
    this.draw();
  }

  /** Show the stone in hand where it would be placed. */
  hold(ghost: Ghost | null, owner: Owner, refused: boolean): void {
    this.#ghostShown = ghost;
    this.#ghost.visible = this.#ghostLines.visible = ghost !== null;
    if (ghost) {
      const cubes: Cube<Tile>[] = ghost.columns.flatMap(({ point, bottom, cubes: number }) =>
        Array.from(
          { length: number },
          (_, up) => ({
            at: point,
            level: ghost.level + bottom + up,
            paint: refused ? "refused" : (`${owner}-side` as const),
          }),
        ),
      );
      const faces = facesOf(cubes, this.#occupancy(cubes, false));
      // Slightly larger than the cubes around it, to avoid z-fighting.
      this.#setFaces(this.#ghost, painted(faces, (face) => (refused ? "refused" : topOf(face))).map(swollen));
      this.#outline(faces, refused);
    }
    this.draw();
  }

  #outline(faces: readonly Face<Tile>[], refused: boolean): void {
    const spots = faces.flatMap(({ corners: [a, b, c, d] }) => [a, b, b, c, c, d, d, a].flat());
    this.#ghostLines.geometry.dispose();
    this.#ghostLines.geometry = new BufferGeometry();
    this.#ghostLines.geometry.setAttribute("position", new BufferAttribute(new Float32Array(spots), 3));
    if (this.#ground) this.#linePaint.color.set(refused ? this.#ground.refused : this.#ground.chosen);
  }

  /** The points that must be visible: the board with its rim, and every stack. */
  #corners(): Spot[] {
    const [u, v] = this.#layout.centre;
    return [...this.#layout.points].flatMap(([cell, [x, z]]) =>
      [-1, 1].flatMap((dx) =>
        [-1, 1].flatMap((dz): Spot[] => [
          [x + dx * 0.8 - u, -TABLE, z + dz * 0.8 - v],
          [x + dx * 0.55 - u, Math.max(1, this.#heights.get(cell) ?? 0), z + dz * 0.55 - v],
        ]),
      ),
    );
  }

  #name([u, v]: readonly [number, number]): string {
    for (const [cell, point] of this.#layout.points) if (point[0] === u && point[1] === v) return cell;
    return "";
  }

  #setFaces(mesh: Mesh, faces: readonly Corners[]): void {
    mesh.geometry.dispose();
    mesh.geometry = geometryOf(faces);
  }

  /** Occupancy: these cubes and, below them, the board. */
  #occupancy(cubes: readonly Cube<unknown>[], withBoard = true): (x: number, y: number, z: number) => boolean {
    const keys = new Set(cubes.map(({ at, level }) => cubeKey(at[0], level, at[1])));
    return (x, y, z) => keys.has(cubeKey(x, y, z)) || (withBoard && y < 0 && this.#layout.has([x, z]));
  }

  #drawCells(stacks: ReadonlyMap<string, readonly Owner[]>): void {
    const cubes = [...stacks].flatMap(([cell, owners]) =>
      owners.map((_, level) => ({ at: this.#layout.point(cell), level, paint: cell })),
    );
    const occupied = this.#occupancy(cubes);
    this.#setFaces(
      this.#cells,
      [...this.#layout.points].map(([cell, at]) => {
        const face = faceOf({ at, level: -1, paint: cell }, "up", [at[0], -1, at[1]], occupied);
        return { spots: face.corners, light: face.light, part: this.#part(cell) };
      }),
    );
  }

  /** The edge of the board, in two tones, so that the sides can be told apart. */
  #drawRims(ground: Ground): void {
    const [spots, colours]: [number[], number[]] = [[], []];
    const wall = (
      from: readonly [number, number],
      to: readonly [number, number],
      colour: string,
      light: number,
    ): void => {
      const tone = new Color(colour);
      const corners: Spot[] = [
        [from[0], 0, from[1]], [to[0], 0, to[1]], [to[0], -TABLE, to[1]], [from[0], -TABLE, from[1]],
      ];
      for (const corner of [0, 1, 2, 0, 2, 3]) {
        spots.push(...corners[corner]!);
        colours.push(tone.r * light, tone.g * light, tone.b * light);
      }
    };
    for (const [u, v] of this.#layout.points.values()) {
      for (const [du, dv] of [[1, 0], [0, 1], [-1, 0], [0, -1]] as const) {
        if (this.#layout.has([u + du, v + dv])) continue;
        const [x, z] = [u + du / 2, v + dv / 2];
        wall([x - dv / 2, z + du / 2], [x + dv / 2, z - du / 2], ground.line, dv > 0 ? 0.85 : 0.65);
      }
    }
    for (const [number, [, cells]] of this.#layout.sides.entries()) {
      for (const [from, to] of this.#layout.rim(cells)) {
        ledge(spots, colours, from, to, new Color(number % 2 ? ground.otherRim : ground.rim));
      }
    }
    const geometry = new BufferGeometry();
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(spots), 3));
    geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 3));
    this.#rims.geometry.dispose();
    this.#rims.geometry = geometry;
  }

  /** The winning path as a band over the tops of its cells, up and down between them. */
  #drawWay(way: readonly string[]): void {
    const faces: Corners[] = [];
    const top = (cell: string): number => (this.#heights.get(cell) ?? 0) + 0.02;
    for (const [number, cell] of way.entries()) {
      const [u, v] = this.#layout.point(cell);
      faces.push(lying([u, v], top(cell), [0, 0, 1, 1], 0.2));
      const next = way[number + 1];
      if (next === undefined) continue;
      const [u2, v2] = this.#layout.point(next);
      faces.push(...band([u, top(cell), v], [u2, top(next), v2]));
    }
    this.#setFaces(this.#way, faces);
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

  /** The cell at a point of the canvas, in CSS pixels. */
  cellAt(x: number, y: number): string | null {
    const { from, along } = this.#ray(x, y);
    let [hit, nearest]: [string | null, number] = [null, Infinity];
    for (const [cell, [u, v]] of this.#layout.points) {
      const at = meets(from, along, [u - 0.5, -TABLE, v - 0.5], [u + 0.5, this.#heights.get(cell) ?? 0, v + 0.5]);
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

  /** Where a point of the board is on the canvas, in CSS pixels. */
  onScreen([u, v]: readonly [number, number], height: number): [number, number] {
    const [cu, cv] = this.#layout.centre;
    const spot = new Vector3(u - cu, height, v - cv).project(this.#camera);
    return [((spot.x + 1) / 2) * this.#canvas.clientWidth, ((1 - spot.y) / 2) * this.#canvas.clientHeight];
  }

  #aim(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.updateProjectionMatrix();
    const far = distance(this.#eye, this.#spots, this.#camera.aspect) / this.#eye.zoom;
    const [x, y, z] = towardsEye(this.#eye);
    this.#camera.position.set(x * far, y * far, z * far);
    this.#camera.up.set(...axes(this.#eye).up);
    this.#camera.lookAt(0, 0, 0);
    this.#camera.updateMatrixWorld();
  }

  // --- frames -------------------------------------------------------------------------------------------------------

  /** Draw with the next frame. */
  draw(): void {
    if (!this.#frame) this.#frame = requestAnimationFrame((now) => this.#picture(now));
  }

  #picture(now: number): void {
    this.#frame = 0;
    if (this.#fall?.(now)) this.#fall = null;
    if (this.#glide?.(now)) this.#glide = null;
    this.#size();
    this.#aim();
    this.#renderer.render(this.#scene, this.#camera);
    this.onpicture(this.#eye);
    if (this.#fall || this.#glide) this.draw();
  }

  #size(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const ratio = Math.min(2, devicePixelRatio) * this.#ratio;
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
