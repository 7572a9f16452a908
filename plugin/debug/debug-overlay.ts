import { overlayLayer } from '../picture/look/layers.ts';
import { Color3 } from '@babylonjs/core/Maths/math.color.js';
import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { CreateLineSystem } from '@babylonjs/core/Meshes/Builders/linesBuilder.js';
import type { LinesMesh } from '@babylonjs/core/Meshes/linesMesh.js';
import type { Scene } from '@babylonjs/core/scene.js';
import { placedAt, type Stand } from '../stage/space/pose.ts';
import { turned, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Box } from '../stage/space/box.ts';
import { debugLayers, type DebugLayer, type DebugSource } from './debug-source.ts';

/** How each layer is drawn: in which colour, and along which lines. */
const drawings: Readonly<
  Record<Exclude<DebugLayer, 'world'>, readonly [colour: string, lines: (source: DebugSource) => Vector3[][]]>
> = {
  navmesh: ['#3fd0ff', (source) => source.polygons().map((polygon) => closed(polygon.map(lifted)))],
  paths: ['#ffd23f', (source) => source.paths().flatMap((path) => (path.length > 1 ? [path.map(lifted)] : []))],
  reach: ['#7dff6a', (source) => source.circles().map(({ center, radius }) => circle(center, radius))],
  targets: ['#ff5f8f', (source) => source.targets().flatMap(cross)],
  solids: ['#c79bff', (source) => source.boxes().flatMap(({ box, at }) => edges(box, at))],
};
/** Drawn a little above the floor, or the floor would hide it in places. */
const aboveFloorMeters = 0.03;
const circlePoints = 32;

/** Lines over a host's scene that show what a stage knows and nobody sees. All of it goes with `dispose`. */
export class DebugOverlay {
  private readonly on = new Set<DebugLayer>();
  private readonly meshes = new Map<DebugLayer, LinesMesh>();
  private drawnPolygons: unknown;
  private text: readonly string[] = [];

  constructor(
    private readonly scene: Scene,
    private readonly source: DebugSource,
  ) {}

  /** The world in words, while the layer `world` is on: for the page to show where it likes. */
  get lines(): readonly string[] {
    return this.text;
  }

  isShown(what: DebugLayer): boolean {
    return this.on.has(what);
  }

  show(what: DebugLayer, on: boolean): void {
    if (on === this.on.has(what)) return;
    if (on) {
      this.on.add(what);
      this.draw(what);
    } else {
      this.on.delete(what);
      this.wipe(what);
    }
  }

  /** Draws what has moved since the last time. */
  update(): void {
    for (const what of this.on) this.draw(what);
  }

  dispose(): void {
    for (const what of debugLayers) this.show(what, false);
  }

  private draw(what: DebugLayer): void {
    if (what === 'world') {
      this.text = this.source.lines();
      return;
    }
    if (what === 'navmesh') {
      const polygons = this.source.polygons();
      if (polygons === this.drawnPolygons && this.meshes.has(what)) return;
      this.drawnPolygons = polygons;
    }
    const [colour, linesOf] = drawings[what];
    const lines = linesOf(this.source);
    this.wipe(what);
    if (lines.length === 0) return;
    const mesh = CreateLineSystem(`debug ${what}`, { lines }, this.scene);
    mesh.color = Color3.FromHexString(colour);
    mesh.isPickable = false;
    mesh.layerMask = overlayLayer;
    mesh.doNotSerialize = true;
    mesh.applyFog = false;
    this.meshes.set(what, mesh);
  }

  private wipe(what: DebugLayer): void {
    if (what === 'world') this.text = [];
    // A LinesMesh makes a material of its own, which goes with it.
    this.meshes.get(what)?.dispose(false, true);
    this.meshes.delete(what);
  }
}

const point = ({ x, y, z }: Vec3): Vector3 => new Vector3(x, y, z);
const lifted = ({ x, y, z }: Vec3): Vector3 => new Vector3(x, y + aboveFloorMeters, z);
const closed = (points: Vector3[]): Vector3[] => (points[0] ? [...points, points[0]] : points);

const circle = ({ x, y, z }: Vec3, radius: number): Vector3[] =>
  Array.from({ length: circlePoints + 1 }, (_, index) => {
    const angle = (index / circlePoints) * 2 * Math.PI;
    return new Vector3(x + Math.sin(angle) * radius, y + aboveFloorMeters, z + Math.cos(angle) * radius);
  });

function cross({ x, y, z }: Vec3): Vector3[][] {
  const arm = 0.1;
  return [vec(arm, 0, 0), vec(0, arm, 0), vec(0, 0, arm)].map((d) => [
    new Vector3(x - d.x, y - d.y, z - d.z),
    new Vector3(x + d.x, y + d.y, z + d.z),
  ]);
}

/** The twelve edges of a box as one line each way round and four uprights. */
function edges(box: Box, at: Stand): Vector3[][] {
  const corner = (sx: number, sy: number, sz: number): Vector3 => {
    const own = turned(vec((sx * box.size.x) / 2, (sy * box.size.y) / 2, (sz * box.size.z) / 2), box.yaw ?? 0);
    return point(placedAt(at, vec(own.x + box.center.x, own.y + box.center.y, own.z + box.center.z)));
  };
  const round = (sy: number): Vector3[] => [corner(-1, sy, -1), corner(1, sy, -1), corner(1, sy, 1), corner(-1, sy, 1)];
  const [low, high] = [round(-1), round(1)];
  return [closed(low), closed(high), ...low.map((from, index) => [from, high[index] ?? from])];
}
