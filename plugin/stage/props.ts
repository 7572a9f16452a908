import type { EntityId } from '../../src/drama/entity-id.ts';
import { parentIn, relationOf } from '../../src/drama/whereabouts.ts';
import type { StageHappening } from '../../src/drama/stage-port.ts';
import { isShut, isTuckedAway } from '../../src/world/containment.ts';
import { asOf, contentsOf, has, stateOf, thingOf, type Thing, type World } from '../../src/world/world.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { atOnce } from '../../src/kit/slices.ts';
import type { PhysicalBody, PhysicalSpace } from './physics/physical-space.ts';
import { standing } from './space/box.ts';
import { combined, placedIn, poseOf, upright, yawOf, type Pose, type Stand } from './space/pose.ts';
import { facing, flatDistance, minus, origin, plus, scaled, vec, type Vec3 } from './space/vector.ts';
import type { StagePlan } from './staging/stage-plan.ts';
import { LooseProps } from './loose-props.ts';
import type { Hand } from './posture.ts';
import type { Rooms } from './rooms.ts';
import { bearerIn, isFurniture, solidsIn, StagedProp, type Hold } from './staged-prop.ts';
import { isSoonerStowed } from './sooner-stowed.ts';
import { inOrderOfSupport, relativeTo, sameAt, samePose, standFrom, topOf } from './resting.ts';
import { Spots } from './spots.ts';

/** What props ask of the actors on stage. */
export interface Hands {
  /** Where the hand that has this is, and how it is turned; undefined when the actor is not on stage. */
  poseOfHeld(actor: EntityId, prop: StagedProp): Pose | undefined;
  poseOfWorn(actor: EntityId, prop: StagedProp): Pose | undefined;
  /** Where the actor's busy hand is: what is put down is put down from there. */
  handOf(actor: EntityId): Vec3 | undefined;
  /** Which way an actor faces and where they stand. */
  standOf(actor: EntityId): Stand | undefined;
}

/** How a thing leaves the hand: thrown at something, or only let go. */
interface Throw {
  readonly actor: EntityId;
  readonly at: Vec3 | undefined;
}

/** Where a body waits that is nowhere on the stage: under it. */
const offStage: Pose = { position: vec(0, -50, 0), rotation: upright };
/** As far as one bends to lay a thing down. */
const farthestLaidMeters = 1.9;
/** The props on stage: each one's fact, body and place, kept agreed. */
export class Props {
  readonly all = new Map<EntityId, StagedProp>();
  private readonly byBody = new Map<PhysicalBody, StagedProp>();
  private readonly spots: Spots;
  private readonly loose: LooseProps;
  private readonly intended = new Map<EntityId, Vec3>();
  private readonly intendedHands = new Map<EntityId, Hand>();
  private readonly throws = new Map<EntityId, Throw>();
  /** What stands fixed and came after the ground was laid. */
  readonly newFurniture = new Set<EntityId>();
  private cast: World['cast'] | undefined;
  private hasCarried = false;

  constructor(
    private readonly plan: StagePlan,
    private readonly space: PhysicalSpace,
    private readonly rooms: Rooms,
    private readonly hands: Hands,
    tell: (happening: StageHappening) => void,
  ) {
    this.spots = new Spots(plan, this.all);
    this.loose = new LooseProps(this.byBody, space, rooms, tell, (prop) => this.layBack(prop));
  }

  /** Brings everything to where the world says it is, a thing a step: how a play begins, or is taken up again. */
  *opening(world: World): Generator<number, void> {
    yield* this.admit(world);
    for (const id of inOrderOfSupport(world)) {
      const prop = this.all.get(id);
      if (prop) this.settle(prop, world, undefined);
      yield 0;
    }
    for (const prop of this.all.values()) prop.before = prop.pose;
  }

  /** Gives everything a body that has none yet; returns what is new. */
  private *admit(world: World): Generator<number, readonly EntityId[]> {
    if (world.cast === this.cast) return [];
    this.cast = world.cast;
    const fresh = world.cast.filter((id) => !this.all.has(id) && thingOf(world, id).kind === 'prop');
    for (const id of fresh) {
      const thing = thingOf(world, id);
      this.plan.admit(thing);
      const planned = this.plan.forms.get(id);
      if (!planned) continue;
      const { form, measures } = planned;
      const body = this.space.add({
        solids: solidsIn(measures, thing.state),
        pose: offStage,
        motion: 'driven',
        layer: 'stowed',
        massKg: Math.min(5000, Math.max(0.001, measures.massKg)),
      });
      const prop = new StagedProp(thing, form, measures, body);
      this.all.set(id, prop);
      this.byBody.set(body, prop);
      yield 0;
    }
    return fresh;
  }

  /** The next time this leaves the actor's hand it flies. */
  expectThrow(prop: EntityId, thrown: Throw): void {
    this.throws.set(prop, thrown);
  }

  /** Where somebody wants it put; nothing forgets it. */
  intend(prop: EntityId, at: Vec3 | undefined): void {
    if (at && [at.x, at.y, at.z].every(Number.isFinite)) this.intended.set(prop, at);
    else this.intended.delete(prop);
  }

  intendedFor(prop: EntityId): Vec3 | undefined {
    return this.intended.get(prop);
  }

  /** With which hand somebody takes it, the next time they do; nothing forgets it. */
  intendHand(prop: EntityId, hand: Hand | undefined): void {
    void (hand ? this.intendedHands.set(prop, hand) : this.intendedHands.delete(prop));
  }

  handMeantFor(prop: EntityId): Hand | undefined {
    return this.intendedHands.get(prop);
  }

  /** What the actor has in hand strikes what is loose, while it is swung. */
  swing(actor: EntityId, on: boolean): void {
    for (const { hold, body } of this.all.values()) {
      if (hold.kind === 'hand' && hold.actor === actor && hold.hand !== 'belt')
        body.become('driven', on ? 'swung' : 'held');
    }
  }

  /** Follows the world after a fact: whatever is elsewhere or otherwise in it is so here. */
  reconcile(world: World): void {
    const moved: EntityId[] = [];
    const fresh = new Set(atOnce(this.admit(world)));
    for (const id of fresh.size > 0 ? inOrderOfSupport(world) : []) {
      const prop = fresh.has(id) ? this.all.get(id) : undefined;
      if (!prop) continue;
      this.settle(prop, world, undefined);
      prop.before = prop.pose;
      if (isFurniture(prop.thing)) this.newFurniture.add(id);
    }
    for (const prop of this.all.values()) {
      const now = asOf(world, prop.thing);
      if (now === prop.thing) continue;
      const was = prop.thing;
      prop.thing = now;
      if (now.state !== was.state) this.reshape(prop, was);
      if (!sameAt(now.at, was.at) || isTuckedAway(now) !== isTuckedAway(was)) {
        this.settle(prop, world, was);
        moved.push(prop.id);
      } else if (now.state !== was.state) this.stowContents(prop, world);
    }
    // What lies on a tray goes with the tray.
    for (const id of moved) this.stowContents(this.all.get(id) as StagedProp, world);
  }

  /** Lets hands carry what they hold; call before the physical step. */
  follow(): boolean {
    this.hasCarried = false;
    // By `forEach`, which makes nothing.
    this.all.forEach(this.carryOn);
    return this.hasCarried;
  }

  private readonly carryOn = (prop: StagedProp): void => {
    prop.before = prop.pose;
    const pose = this.heldPose(prop, 0);
    if (!pose || samePose(pose, prop.pose)) return;
    prop.pose = pose;
    if (prop.body.layer === 'swung') prop.body.drive(pose);
    else prop.body.place(pose);
    this.hasCarried = true;
  };

  /** Reads what the step made of loose things, and tells of blows and landings; call after the physical step. */
  observe(world: World): void {
    this.loose.observe(world);
  }

  /** Is anything on its way by itself? */
  get isSettled(): boolean {
    return this.loose.isSettled;
  }

  propOf(body: PhysicalBody): StagedProp | undefined {
    return this.byBody.get(body);
  }

  dispose(): void {
    for (const { body } of this.all.values()) body.remove();
    this.all.clear();
    this.byBody.clear();
  }

  // Where the world says it is

  private settle(prop: StagedProp, world: World, was: Thing | undefined): void {
    const { at } = prop.thing;
    prop.isMoving = false;
    const thrown = this.throws.get(prop.id);
    this.throws.delete(prop.id);
    if (!at) return this.vanish(prop);
    const relation = relationOf(at);
    const parentId = parentIn(at);
    const { kind } = thingOf(world, parentId);
    if (relation === 'heldBy')
      return this.attach(prop, { kind: 'hand', actor: parentId, hand: this.freeHand(parentId, prop) });
    if (relation === 'wornBy' || kind === 'actor') return this.attach(prop, { kind: 'worn', actor: parentId });
    const wasBorne = was?.at && ['heldBy', 'wornBy'].includes(relationOf(was.at));
    const holder = wasBorne ? parentIn(was.at) : undefined;
    if (thrown && this.fly(prop, thrown)) return void this.intended.delete(prop.id);
    if (kind === 'place') return this.toPlace(prop, parentId, holder, was !== undefined);
    const on = this.all.get(parentId);
    if (!on) return this.vanish(prop);
    if (relation === 'partOf') return this.stand(prop, this.plannedStand(prop) ?? standFrom(on.pose), 'fixed');
    if (relation === 'in') return this.putIn(prop, on, world);
    if (relation === 'on') return this.putOn(prop, on, holder, was === undefined);
    if (relation === 'under') return this.putUnder(prop, on, was === undefined);
    return this.putBehind(prop, on, was === undefined);
  }

  /** Where somebody wants it put, once, if it makes sense there and is no farther than an arm from whoever lays it. */
  private takeIntended(prop: StagedProp, fits: (at: Vec3) => boolean, holder: EntityId | undefined): Vec3 | undefined {
    const meant = this.intended.get(prop.id);
    this.intended.delete(prop.id);
    const from = holder === undefined ? undefined : this.hands.standOf(holder);
    if (!meant || !fits(meant) || (from && flatDistance(from.position, meant) > farthestLaidMeters)) return undefined;
    return meant;
  }

  private vanish(prop: StagedProp): void {
    prop.hold = { kind: 'none' };
    prop.body.become('driven', 'stowed');
    this.moveTo(prop, offStage);
  }

  private attach(prop: StagedProp, hold: Extract<Hold, { kind: 'hand' | 'worn' }>): void {
    prop.hold = hold;
    prop.body.become('driven', hold.kind === 'hand' && hold.hand !== 'belt' ? 'held' : 'stowed');
    // Where its bearer is not on stage it is not either; it comes with them.
    this.moveTo(prop, this.heldPose(prop, 0) ?? offStage);
  }

  private toPlace(prop: StagedProp, place: EntityId, holder: EntityId | undefined, isLater: boolean): void {
    if (!isLater) return this.stand(prop, this.plannedStand(prop) ?? this.spots.onFloor(prop, place, undefined));
    const meant = this.takeIntended(prop, (at) => this.rooms.placeAt(at) === place, holder);
    const laid = meant && this.spots.onFloor(prop, place, meant);
    if (laid) return this.stand(prop, laid);
    const here = this.rooms.placeAt(prop.pose.position) === place && prop.hold.kind !== 'none';
    if (holder !== undefined || (here && !isFurniture(prop.thing))) {
      const hand = holder === undefined ? undefined : this.hands.handOf(holder);
      const before = holder === undefined ? undefined : this.hands.standOf(holder);
      // Laid on the floor before whoever had it; what tips out of things falls from where it was.
      const near = before ? plus(before.position, scaled(facing(before.yaw), 0.5)) : prop.pose.position;
      const floor = this.spots.onFloor(prop, place, near);
      if (hand && floor) {
        const over = vec(floor.position.x, Math.max(hand.y - 0.2, floor.position.y + 0.02), floor.position.z);
        return this.drop(prop, { position: over, yaw: before?.yaw ?? 0 }, holder);
      }
      if (floor) return this.stand(prop, floor);
    }
    this.stand(prop, this.spots.onFloor(prop, place, undefined) ?? this.plannedStand(prop));
  }

  private putOn(prop: StagedProp, on: StagedProp, holder: EntityId | undefined, atFirst: boolean): void {
    const planned = atFirst ? this.plannedStand(prop) : undefined;
    const meant = this.takeIntended(prop, (at) => isOver(on, at), holder);
    const near = meant ?? (holder === undefined ? undefined : this.hands.handOf(holder));
    const stand = planned ?? this.spots.onSurface(prop, on, near, meant !== undefined);
    const isAloft = bearerIn(on.hold) !== undefined || on.hold.kind === 'carried';
    if (!stand || isAloft) return this.carryWith(prop, on, stand ? poseOf(stand) : topOf(on));
    this.stand(prop, stand);
  }

  private putIn(prop: StagedProp, on: StagedProp, world: World): void {
    const shut = isShut(thingOf(world, on.id));
    const inside = on.measures.inside?.(on.thing.state) ?? standing(on.measures.size);
    const isIn = (id: EntityId) => id !== prop.id && this.all.get(id)?.hold.kind === 'carried';
    const others = contentsOf(world, on.id).filter(isIn).length;
    const spread = others % 2 === 0 ? others / 2 : -(others + 1) / 2;
    const room = Math.max(0, inside.size.x / 2 - prop.measures.size.x / 2);
    const floorY = inside.center.y - inside.size.y / 2 + 0.005;
    const deep = Math.max(0, inside.size.z / 2 - prop.measures.size.z / 2);
    const meant = this.takeIntended(prop, (at) => isOver(on, at), undefined);
    const own = meant && relativeTo(on.pose, { position: meant, rotation: upright }).position;
    const offset = vec(
      inside.center.x + clamp(own ? own.x - inside.center.x : spread * 0.09, -room, room),
      floorY,
      inside.center.z + clamp(own ? own.z - inside.center.z : 0, -deep, deep),
    );
    const hidden = shut && !has(on.thing, 'transparent');
    prop.hold = { kind: 'carried', by: on.id, offset: { position: offset, rotation: upright }, hidden };
    prop.body.become('driven', 'stowed');
    const pose = this.heldPose(prop, 0);
    if (pose) this.moveTo(prop, pose);
  }

  private putUnder(prop: StagedProp, on: StagedProp, atFirst: boolean): void {
    const { center } = on.measures.under ?? { center: origin };
    const floor = placedIn(on.pose, vec(center.x, 0, center.z));
    this.putWith(prop, on, vec(floor.x, on.pose.position.y + 0.005, floor.z), atFirst);
  }

  private putBehind(prop: StagedProp, on: StagedProp, atFirst: boolean): void {
    const back = -(on.measures.size.z + prop.measures.size.z) / 2 - 0.02;
    const position = placedIn(on.pose, vec(0, 0, back));
    // Behind what stands against a wall there is no room: it is put beside its back corner.
    const aside = (on.measures.size.x + prop.measures.size.x) / 2 + 0.02;
    const corner = placedIn(on.pose, vec(aside, 0, -on.measures.size.z / 2 + prop.measures.size.z / 2));
    this.putWith(prop, on, this.rooms.placeAt(position) === undefined ? corner : position, atFirst);
  }

  private putWith(prop: StagedProp, on: StagedProp, position: Vec3, atFirst: boolean): void {
    const planned = atFirst ? this.plannedStand(prop) : undefined;
    this.carryWith(prop, on, poseOf(planned ?? { position, yaw: yawOf(on.pose.rotation) }));
  }

  /** Goes where the other goes, out of the way of bodies and hands. */
  private carryWith(prop: StagedProp, on: StagedProp, pose: Pose): void {
    prop.hold = { kind: 'carried', by: on.id, offset: relativeTo(on.pose, pose), hidden: false };
    prop.body.become('driven', 'stowed');
    this.moveTo(prop, pose);
  }

  /** Stands there: fixed where it is furniture, unless another way is said; off the stage where there is no stand. */
  private stand(
    prop: StagedProp,
    stand: Stand | undefined,
    kind: 'fixed' | 'free' = isFurniture(prop.thing) ? 'fixed' : 'free',
  ): void {
    if (!stand) return this.vanish(prop);
    prop.hold = { kind };
    prop.body.become(kind, kind === 'fixed' ? 'furniture' : 'prop');
    this.moveTo(prop, poseOf(stand));
    if (kind === 'free') prop.body.sleep();
  }

  /** Let go above where it is to lie. */
  private drop(prop: StagedProp, stand: Stand, by: EntityId | undefined): void {
    prop.hold = { kind: 'free' };
    prop.body.become('free', 'prop');
    this.moveTo(prop, poseOf(stand));
    prop.body.wake();
    prop.movedBy = by;
    this.loose.begin(prop, origin);
  }

  /** Throws it from where it is; where it lands is told when it does. */
  private fly(prop: StagedProp, { actor, at }: Throw): boolean {
    const from = this.hands.handOf(actor);
    const stand = this.hands.standOf(actor);
    if (!from || !stand) return false;
    const ahead = facing(stand.yaw);
    const goal = at ?? plus(from, scaled(ahead, 3));
    const flat = Math.max(0.4, flatDistance(from, goal));
    const seconds = Math.min(1.2, Math.max(0.25, flat / 7));
    const away = scaled(minus(goal, from), 1 / seconds);
    const start = plus(from, scaled(ahead, 0.25));
    this.drop(prop, { position: start, yaw: stand.yaw }, actor);
    const velocity = vec(away.x, away.y + 0.5 * 9.81 * seconds, away.z);
    this.loose.fling(prop, velocity, vec(ahead.z * 3, 0, -ahead.x * 3));
    return true;
  }

  private moveTo(prop: StagedProp, pose: Pose): void {
    prop.body.place(pose);
    prop.pose = pose;
  }

  /** With which hand somebody takes something up: an empty one, the right one first, else that of what is sooner put away. */
  handToTake(actor: EntityId, but?: EntityId): { readonly hand: Hand; readonly has: StagedProp | undefined } {
    const [right, left] = [this.inHand(actor, 'right', but), this.inHand(actor, 'left', but)];
    const isLeft = right !== undefined && (!left || isSoonerStowed(left, right));
    return isLeft ? { hand: 'left', has: left } : { hand: 'right', has: right };
  }

  inHand(actor: EntityId, hand: Hand, but?: EntityId): StagedProp | undefined {
    for (const prop of this.all.values()) {
      const { hold, id } = prop;
      if (id !== but && hold.kind === 'hand' && hold.actor === actor && hold.hand === hand) return prop;
    }
    return undefined;
  }

  /** What is taken up is seen in the hand; what that had goes to the belt. */
  private freeHand(actor: EntityId, prop: StagedProp): Hand | 'belt' {
    const meant = isTuckedAway(prop.thing) ? 'belt' : this.intendedHands.get(prop.id);
    this.intendedHands.delete(prop.id);
    if (meant && (meant === 'belt' || !this.inHand(actor, meant, prop.id))) return meant;
    const { hand, has } = this.handToTake(actor, prop.id);
    if (has) this.attach(has, { kind: 'hand', actor, hand: 'belt' });
    return hand;
  }

  private heldPose(prop: StagedProp, depth: number): Pose | undefined {
    const { hold } = prop;
    if (hold.kind === 'hand') return this.hands.poseOfHeld(hold.actor, prop);
    if (hold.kind === 'worn') return this.hands.poseOfWorn(hold.actor, prop);
    if (hold.kind !== 'carried' || depth > 8) return undefined;
    const by = this.all.get(hold.by);
    if (!by) return undefined;
    const on = this.heldPose(by, depth + 1) ?? by.pose;
    if (prop.borne?.hold === hold && prop.borne.on === on) return prop.borne.pose;
    const { position, rotation } = hold.offset;
    const pose = { position: placedIn(on, position), rotation: combined(on.rotation, rotation) };
    prop.borne = { hold, on, hand: undefined, hipHeight: 0, isHiding: false, pose };
    return pose;
  }

  private plannedStand(prop: StagedProp): Stand | undefined {
    return this.plan.standOf(prop.id);
  }

  /** Lids, drawers, leaves and pieces. */
  private reshape(prop: StagedProp, was: Thing): void {
    const keys = new Set([...Object.keys(prop.thing.state), ...Object.keys(was.state)]);
    if (![...keys].some((key) => stateOf(prop.thing, key) !== stateOf(was, key))) return;
    const solids = solidsIn(prop.measures, prop.thing.state);
    if (JSON.stringify(solids) !== JSON.stringify(prop.body.solids)) prop.body.reshape(solids);
    if (prop.hold.kind === 'free') prop.body.wake();
  }

  /** What is in it is shown or hidden with its lid, and what lies on a thing in the hand goes along. */
  private stowContents(prop: StagedProp, world: World): void {
    for (const id of contentsOf(world, prop.id)) {
      const [inner, at] = [this.all.get(id), this.all.get(id)?.thing.at];
      if (!inner || !at) continue;
      const relation = relationOf(at);
      if (relation === 'in') this.putIn(inner, prop, world);
      else if (relation === 'partOf') this.stowContents(inner, world);
      else if (relation === 'on' && prop.hold.kind !== 'fixed') this.putOn(inner, prop, undefined, false);
    }
  }

  private layBack(prop: StagedProp): void {
    const place = this.rooms.nearest(prop.pose.position);
    const spot = this.spots.onFloor(prop, place, prop.pose.position);
    this.stand(prop, spot ?? { position: this.rooms.middleOf(place), yaw: 0 }, 'free');
  }
}
/** Whether a point lies over a thing, or hardly beside it. */
const isOver = ({ pose, measures }: StagedProp, at: Vec3): boolean => {
  const own = relativeTo(pose, { position: at, rotation: upright }).position;
  return Math.abs(own.x) < measures.size.x / 2 + 0.2 && Math.abs(own.z) < measures.size.z / 2 + 0.2;
};
