import { distance, minus, type Vec3 } from './space/vector.ts';
import { footprintOf, type Solid } from './steering/bake.ts';
import type { Crowd } from './steering/crowd.ts';
import type { Ground } from './steering/ground.ts';

/** What has not moved for so many steps stands: the ground is baked anew around it. */
const restSteps = 15;
/** Less than this nobody walks around. */
const stillMeters = 0.01;
/** While it moves it is kept clear of as discs in a row: no smaller than this, no more than so many. */
const [leastRadius, mostDiscs] = [0.15, 12];

/** Something in the way that the ground was not built with. */
interface Detour {
  readonly solids: readonly Solid[];
  discs: number;
  restedSteps: number;
  isBaked: boolean;
}

/**
 * Leads people around what came into the way after the ground was built. While a thing moves they keep clear of it; where it
 * comes to stand the ground is baked anew, a step of that at each step of the stage, and ways lead around it.
 */
export class Detours {
  private readonly all = new Map<string, Detour>();
  private baking: Generator<number, void> | undefined;
  /** The ground is not as things stand. */
  private isStale = false;

  constructor(
    private readonly ground: Ground,
    private readonly crowd: Crowd,
  ) {}

  /** This is in the way here from now on, or has moved to here. */
  put(id: string, solids: readonly Solid[]): void {
    const known = this.all.get(id);
    if (known && isSame(known.solids, solids)) return;
    if (known?.isBaked) this.isStale = true;
    const detour = { solids, discs: known?.discs ?? 0, restedSteps: 0, isBaked: false };
    this.all.set(id, detour);
    this.mark(id, detour, solids.flatMap(discsOf).slice(0, mostDiscs));
  }

  remove(id: string): void {
    const known = this.all.get(id);
    if (!known) return;
    this.all.delete(id);
    this.mark(id, known, []);
    this.isStale ||= known.isBaked;
  }

  /** One step; true while there is something to do. */
  step(): boolean {
    for (const detour of this.all.values()) {
      if (detour.isBaked || ++detour.restedSteps < restSteps) continue;
      detour.isBaked = true;
      this.isStale = true;
    }
    if (this.isStale && !this.baking) {
      this.isStale = false;
      const standing = [...this.all.values()].filter(({ isBaked }) => isBaked);
      this.baking = this.ground.rebaking(standing.flatMap(({ solids }) => solids));
    }
    if (this.baking?.next().done) {
      this.baking = undefined;
      this.crowd.relaid();
      for (const [id, detour] of this.all) if (detour.isBaked) this.mark(id, detour, []);
    }
    return this.baking !== undefined || this.isStale || [...this.all.values()].some(({ isBaked }) => !isBaked);
  }

  dispose(): void {
    // What recast holds of an unfinished ground is given back.
    this.baking?.return();
    this.baking = undefined;
    this.all.clear();
  }

  private mark(id: string, detour: Detour, discs: readonly Disc[]): void {
    for (let index = 0; index < Math.max(detour.discs, discs.length); index++)
      this.crowd.setObstacle(`${id}#${index}`, discs[index]);
    detour.discs = discs.length;
  }
}

interface Disc {
  readonly position: Vec3;
  readonly radius: number;
}

/** Discs in a row along the longer side of what a solid covers. */
function discsOf(solid: Solid): readonly Disc[] {
  const { outline, bottom } = footprintOf(solid);
  const [first, second, third] = outline;
  if (!first || !second || !third) return [];
  const [one, other] = [distance(first, second), distance(second, third)];
  const [long, short, along] = one > other ? [one, other, minus(second, first)] : [other, one, minus(third, second)];
  const middle = outline.reduce((sum, { x, z }) => ({ x: sum.x + x / outline.length, z: sum.z + z / outline.length }), {
    x: 0,
    z: 0,
  });
  const radius = Math.max(leastRadius, short / 2);
  const count = Math.min(mostDiscs, Math.max(1, Math.ceil(long / (2 * radius))));
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count - 0.5;
    return { position: { x: middle.x + along.x * part, y: bottom, z: middle.z + along.z * part }, radius };
  });
}

/** Do these stand as those stood, as far as anybody notices? */
export const isSame = (before: readonly Solid[], now: readonly Solid[]): boolean =>
  before.length === now.length &&
  now.every(({ box, pose }, index) => {
    const was = before[index]!;
    const turn = (['x', 'y', 'z', 'w'] as const).map((key) => Math.abs(pose.rotation[key] - was.pose.rotation[key]));
    return (
      distance(pose.position, was.pose.position) < stillMeters &&
      distance(box.size, was.box.size) < stillMeters &&
      Math.max(...turn) < stillMeters
    );
  });
