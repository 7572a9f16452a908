import type { EntityId } from '../../src/drama/entity-id.ts';
import type { StageHappening } from '../../src/drama/stage-port.ts';
import { whereabouts, type Whereabouts } from '../../src/drama/whereabouts.ts';
import { placeOf } from '../../src/world/containment.ts';
import { has, type World } from '../../src/world/world.ts';
import type { PhysicalBody, PhysicalSpace } from './physics/physical-space.ts';
import { sameAt } from './resting.ts';
import type { Rooms } from './rooms.ts';
import { distance, vec, type Vec3 } from './space/vector.ts';
import type { StagedProp } from './staged-prop.ts';

/** What gravity adds to a speed in one step, and a little. */
const fallingSpeed = 0.25;
/** Slower than this across the floor, what was thrown flies no more: somebody or something stopped it. */
const flyingSpeed = 1;
/** A thing that moves longer than this is told to lie still. */
const longestMoveSteps = 50 * 12;

/** What props do by themselves once nobody holds them: they fall, strike, break and come to lie somewhere. */
export class LooseProps {
  private readonly steps = new Map<EntityId, number>();
  private readonly flying = new Set<StagedProp>();

  constructor(
    private readonly byBody: ReadonlyMap<PhysicalBody, StagedProp>,
    private readonly space: PhysicalSpace,
    private readonly rooms: Rooms,
    private readonly tell: (happening: StageHappening) => void,
    /** Lays it on the floor near where it was last seen. */
    private readonly layBack: (prop: StagedProp) => void,
  ) {}

  /** From here on it moves by itself. */
  begin(prop: StagedProp, velocity: Vec3): void {
    prop.isMoving = true;
    prop.velocity = velocity;
    prop.fellFrom = prop.pose.position.y;
    this.steps.set(prop.id, 0);
  }

  /** It is thrown, and hits whoever is in its way. */
  fling(prop: StagedProp, velocity: Vec3, spin: Vec3): void {
    prop.velocity = velocity;
    prop.body.setVelocity(velocity, spin);
    prop.body.meetPeople(true);
    this.flying.add(prop);
  }

  /** Reads what the step made of loose things, and tells of blows and landings; call after the physical step. */
  observe(world: World): void {
    for (const { one, other } of this.space.impacts) {
      this.blame(this.byBody.get(one), this.byBody.get(other));
      this.blame(this.byBody.get(other), this.byBody.get(one));
    }
    this.flying.forEach(this.endFlight);
    for (const prop of this.byBody.values()) {
      if (prop.hold.kind !== 'free') continue;
      if (prop.body.isAsleep) {
        if (prop.isMoving) this.land(prop, world);
        continue;
      }
      if (!prop.isMoving) this.begin(prop, prop.body.velocity);
      prop.pose = prop.body.pose;
      this.feelBlow(prop);
      const steps = (this.steps.get(prop.id) ?? 0) + 1;
      this.steps.set(prop.id, steps);
      const lost = prop.pose.position.y < this.rooms.lowestY - 3;
      if (lost || steps > longestMoveSteps) this.bringBack(prop);
    }
  }

  /** Is anything on its way by itself? */
  get isSettled(): boolean {
    for (const prop of this.byBody.values())
      if (prop.hold.kind === 'free' && (prop.isMoving || !prop.body.isAsleep)) return false;
    return true;
  }

  private readonly endFlight = (prop: StagedProp): void => {
    const { x, z } = prop.body.velocity;
    if (prop.hold.kind === 'free' && Math.hypot(x, z) > flyingSpeed) return;
    this.flying.delete(prop);
    prop.body.meetPeople(false);
  };

  /** Whoever set the one moving set moving what it strikes. */
  private blame(prop: StagedProp | undefined, by: StagedProp | undefined): void {
    if (prop?.hold.kind === 'free' && by?.movedBy !== undefined) prop.movedBy ??= by.movedBy;
  }

  /** A sudden change of speed is a blow; breakable things break of it. */
  private feelBlow(prop: StagedProp): void {
    const velocity = prop.body.velocity;
    // Falling alone is no blow; and a blow takes the solver a few steps.
    const sudden = Math.max(0, distance(velocity, prop.velocity) - fallingSpeed);
    prop.shock = prop.shock * 0.6 + sudden;
    prop.velocity = velocity;
    const isFragile = has(prop.thing, 'breakable') && prop.thing.state.broken !== true;
    if (!isFragile || prop.shock < prop.measures.breaksAtSpeed) return;
    const by = prop.movedBy;
    this.tell({ kind: 'broke', thing: prop.id, ...(by ? { by } : {}) });
  }

  private land(prop: StagedProp, world: World): void {
    prop.isMoving = false;
    prop.pose = prop.body.pose;
    const at = this.restsOn(prop);
    const by = prop.movedBy;
    prop.movedBy = undefined;
    if (!at || sameAt(at, prop.thing.at)) return;
    // A thing that slid a hand's breadth on the floor of its own place is where it was.
    const place = placeOf(world, prop.thing)?.id;
    if (place === undefined) return;
    const fell = prop.fellFrom - prop.pose.position.y > 0.15;
    this.tell({ kind: 'landed', thing: prop.id, at, fell, ...(by ? { by } : {}) });
  }

  /** What it lies on: something's top, or the floor of a place. */
  private restsOn(prop: StagedProp): Whereabouts | undefined {
    const middle = prop.center;
    const hit = this.space.firstHit(
      vec(middle.x, prop.pose.position.y + 0.1, middle.z),
      vec(middle.x, prop.pose.position.y - 0.4, middle.z),
      ['set', 'furniture', 'prop'],
      (body) => body === prop.body,
    );
    const under = hit && this.byBody.get(hit.body);
    if (under && has(under.thing, 'supporter')) return whereabouts('on', under.id);
    const place = this.rooms.placeAt(prop.pose.position);
    return place === undefined ? undefined : whereabouts('in', place);
  }

  /** It fell out of the world, or will not come to rest: it lies where it was last seen to be. */
  private bringBack(prop: StagedProp): void {
    prop.movedBy = undefined;
    this.layBack(prop);
    prop.isMoving = true;
  }
}
