import { clamp } from '../../src/kit/numbers.ts';
import { armsLengthMeters, elbowRoomMeters } from './posture.ts';
import type { Ground } from './steering/ground.ts';
import { placedIn, yawOf, type Pose, type Stand } from './space/pose.ts';
import { between, distance, facing, flatDistance, minus, turned, vec, yawTowards, type Vec3 } from './space/vector.ts';
import type { StagedProp } from './staged-prop.ts';

/** As far as a hand gets from where one stands, leaning a little; heights do not count. */
export const reachMeters = 1.1;
/** As high as a hand gets. */
const reachUpMeters = 2.15;
/** One stands as far from what one takes up, if there is room; for what is farther than this one would bend double. */
const comfortable = 0.5;
const easyMeters = 0.8;
/** Nobody bends over somebody who stands so near to where the hand goes. */
const overMeters = 0.38;
/** Where another stands nobody else does; a spot within their arm's length is taken where it saves so long a way. */
const shouldersMeters = 0.45;
const [crowdedCost, withinCost] = [3, 9];
/** So far from whoever plays one bends over nothing, as long as there is another side to it: they look out of that body. */
const fromPlayerMeters = 0.7;
const around = 16;
/** Ways are looked for to so many spots, nearest first. */
const tries = 8;

/** Where one stands to lay a hand on a thing. */
export class Approaches {
  constructor(
    private readonly ground: Ground,
    private readonly isTaken: (spot: Vec3, but: string, meters: number, whose?: 'players') => boolean,
    private readonly placeAt: (spot: Vec3) => string | undefined,
    private readonly costAt: (spot: Vec3, who: string) => number,
  ) {}

  /** The point of a thing a hand goes to, coming from there. */
  touchPoint(prop: StagedProp, from: Vec3): Vec3 {
    const { measures, pose, hold } = prop;
    if (hold.kind === 'fixed') return edgeTowards(pose, measures.size, from, measures.mountHeight ?? 0);
    return placedIn(pose, measures.grip);
  }

  /** Can the hand of one who stands there get to it? */
  isWithinReach(prop: StagedProp, from: Vec3): boolean {
    const touch = this.touchPoint(prop, from);
    return flatDistance(touch, from) <= reachMeters && touch.y - from.y <= reachUpMeters && touch.y - from.y > -0.6;
  }

  /** Does one who stands there reach it without bending far, and over nobody? */
  isAtHand(prop: StagedProp, from: Vec3, who: string): boolean {
    const touch = this.touchPoint(prop, from);
    const isNear = this.isWithinReach(prop, from) && flatDistance(touch, from) <= easyMeters;
    return isNear && !this.isOver(prop, from, touch, who);
  }

  /** Whether somebody else stands between there and what is touched; before furniture nobody has room to. */
  private isOver({ hold }: StagedProp, from: Vec3, touch: Vec3, who: string): boolean {
    if (hold.kind === 'fixed') return false;
    return [0.4, 0.7].some((part) => this.isTaken(between(from, touch, part), who, overMeters));
  }

  /** Where to stand, or nothing when nobody can get near it. */
  standFor(prop: StagedProp, from: Vec3, who: string): Stand | undefined {
    const found: { spot: Vec3; cost: number }[] = [];
    const front = facing(yawOf(prop.pose.rotation));
    const { position } = prop.pose;
    const here = this.placeAt(from);
    for (const spot of this.candidates(prop)) {
      const touch = this.touchPoint(prop, spot);
      const away = flatDistance(touch, spot);
      if (away > reachMeters - 0.05 || touch.y - spot.y > reachUpMeters || this.isTaken(spot, who, shouldersMeters))
        continue;
      const side = minus(spot, position);
      const far = Math.max(0.01, Math.hypot(side.x, side.z));
      // What has a front is used from there.
      const behind = prop.hold.kind === 'fixed' ? 1 - (side.x * front.x + side.z * front.z) / far : 0;
      // A door is touched from this side of it.
      const elsewhere = this.placeAt(spot) === here ? 0 : 20;
      const crowded = this.crowding(prop, spot, touch, who) + this.costAt(spot, who);
      const effort = distance(spot, from) + Math.abs(away - comfortable) * 2 + behind * 1.5;
      found.push({ spot, cost: effort + elsewhere + crowded });
    }
    found.sort((a, b) => a.cost - b.cost);
    for (const { spot } of found.slice(0, tries)) {
      if (!this.ground.path(from, spot)) continue;
      return { position: spot, yaw: yawTowards(spot, this.touchPoint(prop, spot)) };
    }
    return undefined;
  }

  private crowding(prop: StagedProp, spot: Vec3, touch: Vec3, who: string): number {
    const isOverPlayer = [0, 0.5, 1].some((part) =>
      this.isTaken(between(spot, touch, part), who, fromPlayerMeters, 'players'),
    );
    if (isOverPlayer || this.isTaken(spot, who, elbowRoomMeters)) return withinCost;
    return this.isTaken(spot, who, armsLengthMeters) || this.isOver(prop, spot, touch, who) ? crowdedCost : 0;
  }

  /** Where one stands who has got up from it: the free spot nearest to there. */
  besides(prop: StagedProp, near: Vec3, who: string): Vec3 | undefined {
    let [best, least]: [Vec3 | undefined, number] = [undefined, Infinity];
    for (const spot of this.candidates(prop)) {
      const far =
        flatDistance(spot, near) +
        (this.isTaken(spot, who, armsLengthMeters) ? crowdedCost : 0) +
        this.costAt(spot, who);
      if (far < least && !this.isTaken(spot, who, shouldersMeters)) [best, least] = [spot, far];
    }
    return best;
  }

  /** Spots on the ground around a thing. */
  private *candidates(prop: StagedProp): Generator<Vec3> {
    const { pose, measures } = prop;
    const half = Math.max(measures.size.x, measures.size.z) / 2;
    const rings = prop.hold.kind === 'fixed' ? [0.3, 0.45] : [0.35, 0.6, 0.85, 1.0];
    for (const ring of rings) {
      for (let step = 0; step < around; step++) {
        const yaw = (step / around) * Math.PI * 2;
        const out =
          prop.hold.kind === 'fixed'
            ? onRectangle(yaw, measures.size.x / 2 + ring, measures.size.z / 2 + ring)
            : turned(vec(0, 0, ring), yaw);
        const at =
          prop.hold.kind === 'fixed'
            ? placedIn(pose, out)
            : vec(pose.position.x + out.x, pose.position.y, pose.position.z + out.z);
        const spot = this.ground.closest(vec(at.x, floorUnder(prop), at.z), 0.3);
        if (
          spot &&
          Math.abs(spot.y - floorUnder(prop)) < reachUpMeters &&
          flatDistance(spot, pose.position) < half + 1.6
        )
          yield spot;
      }
    }
  }
}

/** Things on tables and walls are reached from the floor below. */
const floorUnder = (prop: StagedProp): number => prop.pose.position.y - (prop.measures.mountHeight ?? 0);

/** Around a rectangle: each side has its share of spots, corners included. */
const onRectangle = (yaw: number, halfX: number, halfZ: number): Vec3 => {
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
  const by = 1 / Math.max(Math.abs(sin) / halfX, Math.abs(cos) / halfZ);
  return vec(sin * by, 0, cos * by);
};

/** The point of a box's outline nearest to somebody, at the height of a hand. */
function edgeTowards(pose: Pose, size: Vec3, from: Vec3, mountHeight: number): Vec3 {
  const yaw = yawOf(pose.rotation);
  const own = turned(minus(from, pose.position), -yaw);
  // As high as a hand is, as far as the thing goes there.
  const height = Math.max(0, Math.min(size.y, 1 - mountHeight));
  return placedIn(pose, vec(clamp(own.x, -size.x / 2, size.x / 2), height, clamp(own.z, -size.z / 2, size.z / 2)));
}
