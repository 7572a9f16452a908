import type { EntityId } from '../../src/drama/entity-id.ts';
import { parentIn, relationOf } from '../../src/drama/whereabouts.ts';
import { atOnce } from '../../src/kit/slices.ts';
import { isDead, placeOf } from '../../src/world/containment.ts';
import { asOf, stateOf, thingOf, type World } from '../../src/world/world.ts';
import {
  armsLengthMeters,
  hipAboveSeatMeters,
  hipHeightOnFloor,
  hipHeights,
  postureOf,
  type Posture,
} from './posture.ts';
import { placeToLie } from './lying-down.ts';
import { apartMeters, placesBehind } from './places-behind.ts';
import type { WornOn } from './forms/form.ts';
import type { PhysicalSpace } from './physics/physical-space.ts';
import {
  combined,
  placedAt,
  placedIn,
  poseOf,
  turnedBy,
  upright,
  yawed,
  yawOf,
  type Pose,
  type Stand,
} from './space/pose.ts';
import { flatDistance, minus, origin, vec, type Vec3 } from './space/vector.ts';
import type { Crowd } from './steering/crowd.ts';
import type { Ground } from './steering/ground.ts';
import { StandingRoom } from './standing-room.ts';
import type { StagePlan } from './staging/stage-plan.ts';
import type { Approaches } from './approaches.ts';
import type { Hands, Props } from './props.ts';
import { sameAt } from './resting.ts';
import type { Rooms } from './rooms.ts';
import { seatFor } from './seating.ts';
import { StagedActor } from './staged-actor.ts';
import type { StagedProp } from './staged-prop.ts';
import { turnInHand } from './tracked.ts';

const wornAt: Readonly<Record<WornOn, number>> = {
  head: 1.62, brow: 1.58, face: 1.52, neck: 1.36, shoulders: 1.3, torso: 1.1, waist: 0.92, hands: 0.9, finger: 0.9, wrist: 0.92, feet: 0.06,
}; // prettier-ignore
const bodyHeight = 1.7;
/** Nearer than this to somebody one would lie on them; so far beside where one can walk there still is floor. */
const overMeters = 0.42;
const besideGroundMeters = 0.12;
const offStage: Pose = { position: vec(0, -50, 0), rotation: upright };
/** Held with its point down: a blade that nobody uses. */
const pointing = { x: Math.sin(Math.PI / 4), y: 0, z: 0, w: Math.cos(Math.PI / 4) };

/** The actors on stage: brought to where the world says they are, and what their hands have. */
export class Actors implements Hands {
  readonly all = new Map<EntityId, StagedActor>();
  props: Props | undefined;
  approaches: Approaches | undefined;
  readonly standingRoom: StandingRoom;
  private cast: World['cast'] | undefined;

  constructor(
    private readonly plan: StagePlan,
    private readonly space: PhysicalSpace,
    private readonly ground: Ground,
    private readonly crowd: Crowd,
    private readonly rooms: Rooms,
  ) {
    this.standingRoom = new StandingRoom(this.all, ground, rooms);
  }

  /** Whether one of those who are meant stands so near to there. */
  isTaken(spot: Vec3, meters: number, isMeant: (id: EntityId) => boolean): boolean {
    return [...this.all.values()].some(
      ({ id, walker, isHiding }) =>
        walker && !isHiding && walker.speed < 0.05 && flatDistance(walker.position, spot) < meters && isMeant(id),
    );
  }

  /** Brings everybody to where the world says they are, one a step. */
  opening(world: World): Generator<number, void> {
    return this.admit(world, 'at-first');
  }

  /** Gives everybody a body who has none yet. */
  private *admit(world: World, when: 'at-first' | 'later'): Generator<number, void> {
    if (world.cast === this.cast) return;
    this.cast = world.cast;
    for (const id of world.cast) {
      const thing = thingOf(world, id);
      if (thing.kind !== 'actor' || this.all.has(id)) continue;
      this.plan.admit(thing);
      const actor = new StagedActor(thing);
      this.all.set(id, actor);
      this.bring(actor, world, this.plan.standOf(id) ? 'at-first' : when);
      actor.before = actor.stand;
      yield 0;
    }
  }

  reconcile(world: World): void {
    atOnce(this.admit(world, 'later'));
    for (const actor of this.all.values()) {
      const now = asOf(world, actor.thing);
      if (now === actor.thing) continue;
      const was = actor.thing;
      actor.thing = now;
      const shifts = actor.perch !== undefined && stateOf(now, 'posture') !== stateOf(was, 'posture');
      if (!sameAt(now.at, was.at) || shifts) this.bring(actor, world, 'later');
      else if (actor.walker && isDead(now) && !isDead(was)) this.fall(actor);
      if (actor.walker && stateOf(now, 'following') !== stateOf(was, 'following')) this.followWhom(actor);
    }
  }

  /** Moves the bodies to where their walkers are; call after the crowd's update. True when somebody moved. */
  follow(): boolean {
    let moved = false;
    for (const actor of this.all.values()) {
      const { walker, body, before } = actor;
      if (!walker || !body) continue;
      const { position, yaw } = walker;
      if (before.yaw === yaw && isSamePoint(before.position, position)) continue;
      moved = true;
      body.drive(poseOf({ position, yaw }));
    }
    return moved;
  }

  remember(): void {
    for (const actor of this.all.values()) actor.before = actor.stand;
  }

  get(id: EntityId): StagedActor | undefined {
    return this.all.get(id);
  }

  /** Sits back, or goes behind the curtain again, after having been up for a deed. */
  perchAgain(actor: StagedActor): void {
    const { perch, walker } = actor;
    if (!perch || !walker) return;
    actor.isUp = false;
    walker.fixed = true;
    this.putAt(actor, perch.stand);
    actor.body?.become('driven', 'stowed');
  }

  /** Gets up for a deed: the body is where one stands who has just got up. */
  getUp(actor: StagedActor): void {
    const { perch, walker } = actor;
    if (!perch || !walker || actor.isUp) return;
    actor.isUp = true;
    const out = this.placeToStand(actor, perch.thing, walker.position);
    walker.fixed = false;
    this.putAt(actor, { position: out, yaw: walker.yaw });
    actor.body?.become('driven', 'actor');
  }

  dispose(): void {
    for (const { body } of this.all.values()) body?.remove();
    this.all.clear();
  }

  // Hands

  handOf(id: EntityId): Vec3 | undefined {
    const actor = this.all.get(id);
    return actor?.walker ? actor.handAt(actor.reach?.hand ?? 'right') : undefined;
  }

  standOf(id: EntityId): Stand | undefined {
    const actor = this.all.get(id);
    return actor?.walker ? actor.stand : undefined;
  }

  poseOfHeld(id: EntityId, prop: StagedProp): Pose | undefined {
    const actor = this.all.get(id);
    if (prop.hold.kind !== 'hand') return undefined;
    if (!actor?.walker) return offStage;
    const hand = prop.hold.hand === 'belt' ? undefined : actor.handAt(prop.hold.hand);
    return isAsBorne(prop, actor, hand) ? prop.borne!.pose : bear(prop, actor, hand, reckonHeld(prop, actor, hand));
  }

  poseOfWorn(id: EntityId, prop: StagedProp): Pose | undefined {
    const actor = this.all.get(id);
    if (!actor?.walker) return offStage;
    if (isAsBorne(prop, actor, undefined)) return prop.borne!.pose;
    const up = wornAt[prop.measures.wornOn ?? 'torso'] - hipHeights.standing + actor.hipHeight;
    const position = placedAt(actor.stand, vec(0, Math.max(0.05, up), 0));
    return bear(prop, actor, undefined, { position, rotation: yawed(actor.stand.yaw) });
  }

  // Coming and going

  private bring(actor: StagedActor, world: World, when: 'at-first' | 'later'): void {
    const { thing } = actor;
    actor.reach = undefined;
    const { at } = thing;
    const place = placeOf(world, thing)?.id;
    if (!at || place === undefined || !this.rooms.has(place)) return this.takeOff(actor);
    const parent = thingOf(world, parentIn(at));
    if (parent.kind !== 'prop') return this.bringToPlace(actor, place, when);
    this.bringToPerch(actor, parent.id, relationOf(at), place);
  }

  private bringToPlace(actor: StagedActor, place: EntityId, when: 'at-first' | 'later'): void {
    const perched = actor.perch;
    const start = actor.stand.position;
    actor.perch = undefined;
    const mark = this.plan.mark(actor.id, place);
    if (!actor.walker) {
      const [way] = this.rooms.doorwaysOf(place);
      const door = when === 'later' && way ? this.ground.closest(this.rooms.inside(way, place)) : undefined;
      this.putOn(
        actor,
        when === 'later' ? this.standingRoom.near(door ? { position: door, yaw: mark.yaw } : mark, actor.id) : mark,
      );
      if (door)
        actor.walker!.go({ kind: 'point', position: this.standingRoom.near(mark, actor.id).position, face: mark.yaw });
    } else if (perched && !actor.isUp) {
      actor.walker.fixed = false;
      const before = this.before(perched);
      // Whoever comes out of hiding to fall lies before it, beside whoever stands there.
      const out = before && isDead(actor.thing) ? this.ground.closest(before) : undefined;
      const beside = out ?? this.placeToStand(actor, perched.thing, before ?? actor.walker.position);
      // A scene may open elsewhere while they sit.
      const isHere = this.rooms.nearest(beside) === place;
      this.putAt(actor, isHere ? { position: beside, yaw: actor.walker.yaw } : this.standingRoom.near(mark, actor.id));
    } else if (this.rooms.nearest(actor.walker.position) !== place) {
      this.putFree(actor, mark);
    }
    actor.isUp = false;
    actor.body?.become('driven', 'actor');
    if (isDead(actor.thing)) this.fall(actor, start);
  }

  private bringToPerch(actor: StagedActor, thing: EntityId, relation: string, place: EntityId): void {
    const prop = this.props?.all.get(thing);
    if (!prop) return this.bringToPlace(actor, place, 'later');
    const { measures, pose } = prop;
    const yaw = yawOf(pose.rotation);
    const said = stateOf(actor.thing, 'posture');
    const own = (position: Vec3, turn: number, posture: Posture, seatHeight: number): void => {
      const floor = placedIn(pose, vec(position.x, 0, position.z));
      const stand: Stand = { position: vec(floor.x, pose.position.y, floor.z), yaw: yaw + turn };
      const hipHeight = posture === 'standing' ? hipHeights.standing + seatHeight : seatHeight + hipAboveSeatMeters;
      actor.perch = { thing, relation, stand, posture, hipHeight };
    };
    const taken = [...this.all.values()].filter((other) => other !== actor && other.perch?.thing === thing).length;
    if (relation === 'on') {
      const wanted = said === 'lying' ? 'lying' : 'sitting';
      const seats = measures.seats.filter(({ posture }) => posture === wanted);
      const fitting = seats.length > 0 ? seats : measures.seats;
      const seat = seatFor(actor, prop, fitting, this.all.values());
      const top = measures.surfaces[0]?.center.y ?? measures.size.y;
      if (seat) own(seat.position, seat.yaw, said === 'standing' ? 'standing' : wanted, seat.position.y);
      else own(origin, 0, said === 'sitting' || said === 'lying' ? said : 'standing', top);
    } else if (relation === 'behind')
      own(this.placeBehind(actor.id, prop) ?? vec(taken * apartMeters, 0, -measures.size.z / 2), 0, postureOf(said), 0);
    else if (relation === 'under') own(origin, 0, 'lying', 0.02);
    else own(origin, 0, postureOf(said), 0);
    const perch = actor.perch;
    if (!perch) return;
    const isLow = perch.posture !== 'standing' && perch.hipHeight < hipHeights.lying;
    if (isLow || relation === 'behind' || relation === 'in')
      actor.perch = { ...perch, hipHeight: hipHeightOnFloor(perch.posture) };
    actor.isUp = false;
    this.put(actor, perch.stand);
    actor.walker!.fixed = true;
    // Whoever sits among the cups upsets none.
    actor.body?.become('driven', 'stowed');
    if (isDead(actor.thing)) this.fall(actor);
  }

  /** Where somebody can hide behind a thing, as seen from it; nowhere, where as many hide there as it hides. */
  placeBehind(who: EntityId, { id: thing, pose, measures }: StagedProp): Vec3 | undefined {
    const others = [...this.all.values()].filter(({ id, walker }) => id !== who && walker !== undefined);
    const hidden = others.flatMap(({ perch }) =>
      perch?.thing === thing && perch.relation === 'behind' ? [perch.stand.position] : [],
    );
    const isFree = (place: Vec3, of: readonly Vec3[], meters: number): boolean =>
      of.every((each) => flatDistance(each, placedIn(pose, place)) > meters);
    const [middle] = placesBehind(measures, false);
    const isAtWall = middle !== undefined && this.rooms.placeAt(placedIn(pose, middle)) === undefined;
    const left = placesBehind(measures, isAtWall).filter((place) => isFree(place, hidden, apartMeters - 0.01));
    // Whoever stands before it steps aside; better not to be under their nose.
    const before = others.map(({ stand }) => stand.position);
    return left.find((place) => isFree(place, before, armsLengthMeters)) ?? left[0];
  }

  /** Before the audience, on their feet, wherever they were. */
  callForward(actor: StagedActor, stand: Stand): void {
    actor.perch = undefined;
    actor.isUp = false;
    this.put(actor, stand);
    actor.walker!.fixed = false;
    actor.walker!.stand(stand.yaw);
  }

  private put(actor: StagedActor, stand: Stand): void {
    if (actor.walker) this.putAt(actor, stand);
    else this.putOn(actor, stand);
  }

  /** At once: the body too, so that it sweeps nothing off the tables on the way. */
  putAt(actor: StagedActor, stand: Stand): void {
    actor.walker?.place(stand);
    actor.body?.place(poseOf(stand));
    actor.before = actor.stand;
  }

  /** There, or as near to it as there is room: nobody is put into anybody. */
  putFree(actor: StagedActor, stand: Stand): void {
    this.putAt(actor, this.standingRoom.near(stand, actor.id));
  }

  private putOn(actor: StagedActor, stand: Stand): void {
    actor.walker = this.crowd.add(actor.id, stand);
    actor.before = stand;
    actor.body ??= this.space.add({
      solids: [{ center: vec(0, bodyHeight / 2, 0), size: vec(0.3, bodyHeight, 0.3) }],
      pose: poseOf(stand),
      motion: 'driven',
      layer: 'actor',
      massKg: 70,
    });
    actor.body.place(poseOf(stand));
  }

  private takeOff(actor: StagedActor): void {
    if (actor.walker) this.crowd.remove(actor.id);
    actor.walker = undefined;
    actor.perch = undefined;
    actor.gesture = undefined;
    actor.isTalking = false;
    actor.body?.place(offStage);
    actor.before = actor.stand;
  }

  /** Falls where they stand, or as near to there as they lie through nobody and nothing; who hides, before what hides them. */
  private fall(actor: StagedActor, start = actor.stand.position): void {
    const { walker, perch } = actor;
    if (!walker) return;
    walker.stand();
    const before = perch && this.before(perch);
    // Nobody lies in the folds of a curtain with their head in the wall.
    const out = before && this.ground.closest(before);
    if (out) actor.isUp = true;
    if (out ?? !perch) this.putAt(actor, this.toLie(actor, { ...actor.stand, ...(out && { position: out }) }, start));
    walker.fixed = true;
  }

  private toLie(actor: StagedActor, from: Stand, start: Vec3): Stand {
    const place = this.rooms.placeAt(from.position);
    const others = [...this.all.values()].filter(({ id, walker, isHiding }) => id !== actor.id && walker && !isHiding);
    const isTaken = (at: Vec3) => others.some(({ stand }) => flatDistance(stand.position, at) < overMeters);
    return placeToLie(from, start, {
      isTaken,
      isClear: (at) => !isTaken(at) && this.rooms.placeAt(at) === place && this.isFloor(at),
      closest: (to) => this.ground.closest(to, besideGroundMeters),
    });
  }

  private isFloor(at: Vec3): boolean {
    return this.ground.closest(at, besideGroundMeters) !== undefined;
  }

  private followWhom(actor: StagedActor): void {
    const whom = stateOf(actor.thing, 'following');
    if (!actor.walker || actor.perch) return;
    if (typeof whom === 'string' && this.all.get(whom as EntityId)?.walker)
      actor.walker.go({ kind: 'follow', id: whom });
    else actor.walker.stand();
  }

  /** Whoever comes out from behind a thing, or falls there, is seen before it. */
  private before({ thing, relation }: NonNullable<StagedActor['perch']>): Vec3 | undefined {
    const prop = relation === 'behind' ? this.props?.all.get(thing) : undefined;
    return prop && placedIn(prop.pose, vec(0, 0, prop.measures.size.z / 2 + 0.5));
  }

  /** Where one stands who has just got up from there. */
  private placeToStand({ id }: StagedActor, thing: EntityId, near: Vec3): Vec3 {
    const prop = this.props?.all.get(thing);
    const spot = prop && this.approaches?.besides(prop, near, id);
    return spot ?? this.ground.closest(near) ?? near;
  }
}

const isSamePoint = (a: Vec3, b: Vec3): boolean => a === b || (a.x === b.x && a.y === b.y && a.z === b.z);

/** Whether a thing is borne by somebody who stands and holds it as when that was last reckoned; a headset's hands never do. */
function isAsBorne({ borne, hold }: StagedProp, actor: StagedActor, hand: Vec3 | undefined): boolean {
  return (
    borne !== undefined &&
    actor.tracked === undefined &&
    borne.hold === hold &&
    borne.on === actor.stand &&
    borne.hand === hand &&
    borne.hipHeight === actor.hipHeight &&
    borne.isHiding === actor.isHiding
  );
}

function bear(prop: StagedProp, actor: StagedActor, hand: Vec3 | undefined, pose: Pose): Pose {
  const { stand: on, hipHeight, isHiding } = actor;
  prop.borne = { hold: prop.hold, on, hand, hipHeight, isHiding, pose };
  return pose;
}

/** Where what is held is: in the hand, which is there; on the belt, without one. */
function reckonHeld(prop: StagedProp, actor: StagedActor, hand: Vec3 | undefined): Pose {
  const { stand, hipHeight, isHiding } = actor;
  const { grip, carried, size } = prop.measures;
  if (!hand) {
    const position = placedAt(stand, vec(0.2, Math.max(0.1, hipHeight + 0.05 - size.y), -0.12));
    return { position, rotation: yawed(stand.yaw) };
  }
  const tracked = prop.hold.kind === 'hand' && prop.hold.hand !== 'belt' && actor.tracked?.hands[prop.hold.hand];
  if (tracked) {
    const rotation = turnInHand(tracked, prop.measures);
    return { position: minus(hand, turnedBy(grip, rotation)), rotation };
  }
  const ahead = yawed(stand.yaw);
  // In hiding it is held upright or across the body: a blade ahead would come through the curtain.
  const across = size.z > size.x ? Math.PI / 2 : 0;
  const openly = carried === 'pointing' ? combined(ahead, pointing) : ahead;
  const rotation = isHiding ? yawed(stand.yaw + across) : openly;
  // The grip is in the hand: the origin is where that puts it.
  return { position: minus(hand, turnedBy(grip, rotation)), rotation };
}
