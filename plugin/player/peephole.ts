import { clamp } from '../../src/kit/numbers.ts';
import { placedIn, turnedBy } from '../stage/space/pose.ts';
import { minus, vec, type Vec3 } from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedActor } from '../stage/staged-actor.ts';
import type { Air } from './air.ts';

/** An eye at a slit is so far before what hides it, with so much air around it, and so far from its corners. */
const out = { before: 0.07, air: 0.04, corner: 0.15 } as const;
/** In something and under it the slit is no lower than this, and no higher than this part of it. */
const low = { least: 0.3, most: 0.8 } as const;
/** What is looked over is lower than the eyes by so much. */
const overMeters = 0.08;
/** One stays at a slit until another is so much more ahead; away from all of them there is none. */
const kept = 0.3;
const leastAhead = -0.35;

/** The sides of a thing, as it sees them: front, right, left, back. */
const sides = [vec(0, 0, 1), vec(1, 0, 0), vec(-1, 0, 0), vec(0, 0, -1)] as const;

/** Through what somebody looks who hides: a gap in the curtain, the crack of a door, the edge under a bed. Nobody looks out of wood. */
export class Peephole {
  private at: Vec3 | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly air: Pick<Air, 'isFree'>,
  ) {}

  /** Where the eye is; nothing, where nothing is before it. */
  update({ perch, isUp, isHiding }: StagedActor, eyes: Vec3, ahead: Vec3): Vec3 | undefined {
    const cover = perch && !isUp ? this.stage.props.all.get(perch.thing) : undefined;
    const isBehind = perch?.relation === 'behind';
    const isHidden = isBehind ? isHiding : perch?.relation === 'in' || perch?.relation === 'under';
    const before = this.at;
    this.at = undefined;
    if (!cover || !isHidden) return undefined;
    const { pose, measures } = cover;
    const { x: wide, y: tall, z: deep } = measures.size;
    if (isBehind && eyes.y > pose.position.y + tall + overMeters) return undefined;
    const { x, y, z, w } = pose.rotation;
    const own = turnedBy(minus(eyes, pose.position), { x: -x, y: -y, z: -z, w });
    const up = isBehind ? Math.min(own.y, tall - out.corner) : clamp(own.y, Math.min(low.least, tall), tall * low.most);
    const across = (at: number, size: number): number => clamp(at, -within(size), within(size));
    let [best, most]: [Vec3 | undefined, number] = [undefined, leastAhead];
    for (const side of isBehind ? sides.slice(0, 1) : sides) {
      const spot = vec(
        side.x === 0 ? across(own.x, wide) : side.x * (wide / 2 + out.before),
        up,
        side.z === 0 ? across(own.z, deep) : side.z * (deep / 2 + out.before),
      );
      const at = placedIn(pose, spot);
      const towards = turnedBy(side, pose.rotation);
      const isLast = before !== undefined && isSide(spot, turnedBy(minus(before, pose.position), { x: -x, y: -y, z: -z, w })); // prettier-ignore
      const worth = towards.x * ahead.x + towards.z * ahead.z + (isLast ? kept : 0);
      if (worth > most && this.air.isFree(at, out.air)) [best, most] = [at, worth];
    }
    this.at = best;
    return best;
  }
}

const within = (size: number): number => Math.max(0, size / 2 - out.corner);
/** Whether two spots at a thing are at the same side of it. */
const isSide = (one: Vec3, other: Vec3): boolean =>
  Math.abs(one.x - other.x) < out.corner && Math.abs(one.z - other.z) < out.corner;
