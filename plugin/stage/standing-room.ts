import type { EntityId } from '../../src/drama/entity-id.ts';
import { isOverLying } from './lying-down.ts';
import { armsLengthMeters } from './posture.ts';
import type { Rooms } from './rooms.ts';
import type { Stand } from './space/pose.ts';
import { flatDistance, turned, vec, type Vec3 } from './space/vector.ts';
import type { StagedActor } from './staged-actor.ts';
import type { Ground } from './steering/ground.ts';

/** Nobody stands on somebody who lies there, where any other spot will do: metres of way. */
const lyingCost = 6;
/** A free spot is looked for in rings around the one that is meant, and this is what a metre of way to it costs. */
const rings = [0, 0.8, 1.1, 1.5, 2, 2.6] as const;
const [directions, perMeter] = [8, 0.1];

type CostAt = (spot: Vec3, who: EntityId) => number;

/** Where on the floor there is room for somebody to stand, and what it costs to stand there for the sake of others. */
export class StandingRoom {
  /** What a spot costs for the looks it hides, in metres of way. */
  looks: { readonly costAt: CostAt; readonly lineCostAt: CostAt } | undefined;

  constructor(
    private readonly actors: ReadonlyMap<EntityId, StagedActor>,
    private readonly ground: Ground,
    private readonly rooms: Rooms,
  ) {}

  /** What it costs to stand there: near a player's eyes, in looks, on somebody who lies there. */
  costAt(spot: Vec3, who: EntityId): number {
    return (this.looks?.costAt(spot, who) ?? 0) + this.lyingCostAt(spot, who);
  }

  /** The same but for a player's eyes: who comes to talk with them comes near them. */
  lineCostAt(spot: Vec3, who: EntityId): number {
    return (this.looks?.lineCostAt(spot, who) ?? 0) + this.lyingCostAt(spot, who);
  }

  /** Whether one who stands there would stand on somebody who lies on the floor. */
  isOverSomebody(spot: Vec3, who: EntityId): boolean {
    for (const { id, isOnStage, posture, perch, isUp, stand } of this.actors.values()) {
      if (id === who || !isOnStage || posture !== 'lying' || (perch && !isUp)) continue;
      if (isOverLying(stand, spot)) return true;
    }
    return false;
  }

  /** The mark, or as near to it as there is room: not on top of anybody who is or will be there, nor before a player's eyes. */
  near(mark: Stand, who: EntityId): Stand {
    const place = this.rooms.placeAt(mark.position);
    let [best, least]: [Stand, number] = [mark, Infinity];
    for (const [ring, radius] of rings.entries()) {
      if (radius * perMeter >= least) break;
      for (let step = 0; step < (ring === 0 ? 1 : directions); step++) {
        const aside = turned(vec(0, 0, radius), ((step + ring / 2) / directions) * 2 * Math.PI);
        const at = this.ground.closest(vec(mark.position.x + aside.x, mark.position.y, mark.position.z + aside.z));
        if (!at || this.rooms.placeAt(at) !== place || this.isCrowded(at, who)) continue;
        const cost = this.costAt(at, who) + flatDistance(at, mark.position) * perMeter;
        if (cost < least) [best, least] = [{ position: at, yaw: mark.yaw }, cost];
      }
    }
    return best;
  }

  /** Whether somebody is within arm's length of there, or is going to stand there, or lies there. */
  private isCrowded(spot: Vec3, who: EntityId): boolean {
    const isNear = (at: Vec3 | undefined): boolean =>
      at !== undefined && Math.abs(at.y - spot.y) < 1 && flatDistance(at, spot) < armsLengthMeters;
    for (const { id, walker } of this.actors.values())
      if (id !== who && (isNear(walker?.position) || isNear(walker?.destination))) return true;
    return this.isOverSomebody(spot, who);
  }

  private lyingCostAt(spot: Vec3, who: EntityId): number {
    return this.isOverSomebody(spot, who) ? lyingCost : 0;
  }
}
