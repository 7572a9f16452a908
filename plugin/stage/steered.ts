import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import type { StageHappening } from '../../src/drama/stage-port.ts';
import { isDead, placeOf } from '../../src/world/containment.ts';
import { thingOf } from '../../src/world/world.ts';
import { flatDistance, type Vec3 } from './space/vector.ts';
import type { Walker } from './steering/crowd.ts';
import { isPushing, steadied, type Lead } from './steering/lead.ts';
import type { StagedActor } from './staged-actor.ts';
import { pushThings } from './steps/push-things.ts';
import type { StageParts } from './steps/doing.ts';
import type { WalkIntent } from './walk-intent.ts';

/** A push lasts so long before a sitter gets up, and before it opens the door it is against. */
const riseMs = 250;
const pushDoorMs = 600;
/** What the narrator would not have is asked again after so long. */
const askAgainMs = 1500;
/** Whoever held the stick already when a deed began may let it go within so long; after that they walk on. */
const letGoMs = 600;
/** A step that a deed began is walked to its end, if nobody pushes, for so long. */
const finishMs = 4000;
/** Less than this is no walk worth telling; and on the way it is told so often. */
const toldMeters = 0.5;
const toldEveryMs = 2000;
/** So far past the middle of a doorway one is in the other room. */
const insideMeters = 0.25;
/** So far from a doorway one is out of it. */
const clearMeters = 0.5;
/** Farther than this in one step is no step: the world moved the body. */
const leapMeters = 0.4;
const stillSpeed = 0.05;
/** A body that others drive has no speed of its own: not moved for so long, it stands. */
const standsAfterMs = 250;
/** Whoever is turned back has so long to walk there, and as long as a slow walk takes. */
const turnBackMs = 2500;
const slowWalk = 1;
/** Pressed so long against a stool one pushes it; and again after so long. */
const pressedSeconds = 0.35;
const pushThingsMs = 700;

/** A step of a deed that is under way, as far as legs are concerned. */
export interface LegWork {
  readonly kind: 'walk' | 'reach' | 'gesture';
  interrupt(): void;
}

/** What the stage does for those who are steered. */
interface SteeredOptions {
  /** The step under way for this body. */
  workOf(actor: EntityId): LegWork | undefined;
  tell(happening: StageHappening): void;
}

class Hands {
  lead: Lead | undefined;
  /** Since when it has been pushed without a pause. */
  pushedSinceMs: number | undefined;
  walker: Walker | undefined;
  work: LegWork | undefined;
  workSinceMs = 0;
  hasLetGo = false;
  /** A deed's own last steps are walked out until then. */
  finishUntilMs = 0;
  /** Walked by others' word until then: no courtesy takes it away. */
  heldUntilMs = 0;
  riseAskedMs = -Infinity;
  doorAskedMs = -Infinity;
  pushThingsMs = -Infinity;
  last: Vec3 | undefined;
  /** It was put elsewhere by whoever it belongs to, and that is told. */
  hasLeapt = false;
  isDriven = false;
  movedAtMs = -Infinity;
  told: { atMs: number; meters: number } = { atMs: 0, meters: 0 };
  /** The last spot in the place the world has it in, off the doorways. */
  footing: Vec3 | undefined;
  /** Where it was told to be last: told once, whatever comes of it. */
  toldPlace: EntityId | undefined;
  /** The narrator has just said no. */
  isKept = false;
  turnedBack: { readonly to: Vec3; readonly untilMs: number } | undefined;
}

/**
 * Bodies that somebody at the controls walks. Nobody takes such a body from under them: only their own deeds have its
 * legs while they last, and the world where it moves somebody. Where they walk is told, and the narrator has the word.
 */
export class Steered {
  private readonly all = new Map<EntityId, Hands>();

  constructor(
    private readonly parts: StageParts,
    private readonly options: SteeredOptions,
  ) {}

  /** Takes what somebody wants of a body; nothing gives it back. True when that is news. */
  steer(id: EntityId, intent: WalkIntent | undefined): boolean {
    const hands = this.all.get(id);
    if (!intent) {
      if (!hands) return false;
      this.all.delete(id);
      this.parts.actors.get(id)?.walker?.lead(undefined);
      return true;
    }
    const lead = steadied(intent);
    const before = hands?.lead;
    Object.assign(this.handsOf(id), { lead, isDriven: false });
    return (
      before === undefined ||
      isPushing(lead) ||
      before.x !== lead.x ||
      before.z !== lead.z ||
      (lead.yaw !== undefined && before.yaw !== lead.yaw)
    );
  }

  /** Somebody else's program has this body here now, as a controller or a headset has it: what comes of it is told as of any walk. */
  pose(id: EntityId, yaw: number, hasLeapt = false): void {
    const hands = this.handsOf(id);
    hands.lead = { x: 0, z: 0, yaw };
    hands.isDriven = true;
    hands.hasLeapt ||= hasLeapt;
  }

  /** Whoever has the last word over bodies has this one there: it walks back, and is theirs again. */
  sendBack(id: EntityId, to: Vec3): void {
    const from = this.parts.actors.get(id)?.stand.position ?? to;
    const walkMs = (flatDistance(from, to) / slowWalk) * 1000;
    this.handsOf(id).turnedBack = { to, untilMs: this.parts.now() + turnBackMs + walkMs };
  }

  /** Where it is being walked back to. */
  sentBackTo(id: EntityId): Vec3 | undefined {
    return this.all.get(id)?.turnedBack?.to;
  }

  /** Whether this body is nobody's but the one's who steers it. */
  has(id: EntityId): boolean {
    const hands = this.all.get(id);
    return hands !== undefined && (hands.lead !== undefined || hands.heldUntilMs > this.parts.now());
  }

  /** Keeps courtesy from a body that is walked from elsewhere (a replay), for so long. */
  hold(id: EntityId, ms: number): void {
    this.handsOf(id).heldUntilMs = this.parts.now() + ms;
  }

  /** The narrator keeps somebody from where they went: a walk that changed nothing. */
  follow(fact: Fact): void {
    if (fact.type !== 'event:told' || fact.cause !== 'walked' || fact.changes.length > 0) return;
    const hands = this.all.get(fact.by as EntityId);
    if (hands) hands.isKept = true;
  }

  /** Before everybody walks: who has each body's legs in this step. True while somebody is under way. */
  prepare(): boolean {
    let isUnderWay = false;
    for (const [id, hands] of this.all) {
      const actor = this.parts.actors.get(id);
      if (!hands.lead || !actor?.walker) continue;
      if (isDead(actor.thing)) {
        actor.walker.lead(undefined);
        continue;
      }
      this.heed(hands, hands.lead);
      this.lead(actor, actor.walker, hands, hands.lead);
      if (isPushing(hands.lead) || hands.turnedBack || this.isJustMoved(hands)) isUnderWay = true;
    }
    return isUnderWay;
  }

  /** After everybody walked: what came of it. */
  observe(): void {
    for (const [id, hands] of [...this.all]) {
      const actor = this.parts.actors.get(id);
      if (!hands.lead || !actor?.walker || isDead(actor.thing)) continue;
      this.measure(actor.walker, hands);
      this.tellRise(actor, hands, hands.lead);
      this.tellDoor(actor, actor.walker, hands);
      this.tellWalk(actor, actor.walker, hands, hands.lead);
    }
  }

  private handsOf(id: EntityId): Hands {
    let hands = this.all.get(id);
    if (!hands) this.all.set(id, (hands = new Hands()));
    return hands;
  }

  private heed(hands: Hands, lead: Lead): void {
    if (isPushing(lead)) hands.pushedSinceMs ??= this.parts.now();
    else hands.pushedSinceMs = undefined;
  }

  private lead(actor: StagedActor, walker: Walker, hands: Hands, lead: Lead): void {
    const now = this.parts.now();
    if (hands.walker !== walker) {
      hands.walker = walker;
      hands.finishUntilMs = now + finishMs;
    }
    if (hands.turnedBack) return this.turnBack(actor, walker, hands, hands.turnedBack);
    const work = this.options.workOf(actor.id);
    if (work && work !== hands.work) {
      hands.workSinceMs = now;
      hands.hasLetGo = !isPushing(lead);
    }
    hands.work = work;
    if (work) {
      hands.finishUntilMs = now + finishMs;
      if (!isPushing(lead)) hands.hasLetGo = true;
      const walksOn = isPushing(lead) && (hands.hasLetGo || now - hands.workSinceMs > letGoMs);
      if (work.kind === 'walk') {
        if (!walksOn) return walker.lead(undefined);
        work.interrupt();
        hands.work = undefined;
        hands.finishUntilMs = 0;
      } else if (!isPushing(lead)) return walker.lead(undefined);
    } else if (!isPushing(lead) && now < hands.finishUntilMs && !walker.isLed && walker.status === 'walking') return;
    walker.lead(lead);
    if (walker.pressed > pressedSeconds && now - hands.pushThingsMs > pushThingsMs) {
      hands.pushThingsMs = now;
      pushThings(this.parts, actor);
    }
  }

  /** Walks back to where the world has them, and then is theirs again. */
  private turnBack(
    actor: StagedActor,
    walker: Walker,
    hands: Hands,
    { to, untilMs }: NonNullable<Hands['turnedBack']>,
  ): void {
    const isThere = flatDistance(walker.position, to) < 0.2;
    if (!isThere && this.parts.now() < untilMs) {
      walker.lead(undefined);
      if (walker.status !== 'walking') walker.go({ kind: 'point', position: to, within: 0.1 });
      return;
    }
    hands.turnedBack = undefined;
    hands.toldPlace = undefined;
    if (!isThere) this.parts.actors.putFree(actor, { position: to, yaw: walker.yaw });
  }

  private measure(walker: Walker, hands: Hands): void {
    const { position } = walker;
    const far = hands.last ? flatDistance(hands.last, position) : 0;
    if (hands.hasLeapt) hands.told = { atMs: this.parts.now(), meters: Infinity };
    else if (far > leapMeters) hands.told = { atMs: this.parts.now(), meters: 0 };
    else hands.told.meters += far;
    if (far > 0) hands.movedAtMs = this.parts.now();
    hands.hasLeapt = false;
    hands.last = position;
  }

  private isJustMoved({ isDriven, movedAtMs }: Hands): boolean {
    return isDriven && this.parts.now() - movedAtMs <= standsAfterMs;
  }

  /** Pushed for a moment, whoever sits, lies, kneels or hides gets up; so does whoever a deed called up. */
  private tellRise(actor: StagedActor, hands: Hands, lead: Lead): void {
    const now = this.parts.now();
    const isPushed =
      isPushing(lead) && hands.pushedSinceMs !== undefined && now - hands.pushedSinceMs >= riseMs && !hands.work;
    const isDown = actor.perch ? !actor.isUp : actor.saidPosture !== 'standing';
    const isCalledUp = actor.perch !== undefined && actor.isUp;
    if (!(isDown && isPushed) && !isCalledUp) return;
    if (now - hands.riseAskedMs < askAgainMs) return;
    hands.riseAskedMs = now;
    this.options.tell({ kind: 'rises', actor: actor.id });
  }

  private tellDoor(actor: StagedActor, walker: Walker, hands: Hands): void {
    const now = this.parts.now();
    const door = walker.isLed && walker.status === 'at-gate' ? walker.gate : undefined;
    if (door === undefined || walker.pressed * 1000 < pushDoorMs || now - hands.doorAskedMs < askAgainMs) return;
    hands.doorAskedMs = now;
    this.options.tell({ kind: 'pushes', actor: actor.id, door: door as EntityId });
  }

  private tellWalk(actor: StagedActor, walker: Walker, hands: Hands, lead: Lead): void {
    // A deed tells for itself where it led, and who sits went nowhere.
    if (hands.work || hands.turnedBack || actor.perch) return;
    const here = this.parts.rooms.placeAt(walker.position);
    if (here === undefined) return;
    const place = this.placeOf(actor);
    const isStill = walker.speed < stillSpeed && !isPushing(lead) && !this.isJustMoved(hands);
    if (here === place) {
      hands.toldPlace = here;
      if (this.isClearOfDoorways(here, walker.position)) hands.footing = walker.position;
      const now = this.parts.now();
      const isLeap = hands.told.meters === Infinity;
      const isDue = hands.told.meters > toldMeters && (isStill || isLeap || now - hands.told.atMs >= toldEveryMs);
      if (isDue) this.tell(actor, walker, hands, here);
      return;
    }
    if (hands.toldPlace === here || (!isStill && this.isInDoorway(here, walker.position))) return;
    hands.isKept = false;
    hands.toldPlace = here;
    this.tell(actor, walker, hands, here);
    // Where nobody rules on it, as after the end of a play, they may go where they like.
    if (!hands.isKept || this.placeOf(actor) === here || !actor.walker) return;
    const to = hands.footing ?? this.wayBack(actor, walker.position);
    if (to) hands.turnedBack = { to, untilMs: this.parts.now() + turnBackMs };
  }

  private tell(actor: StagedActor, walker: Walker, hands: Hands, place: EntityId): void {
    hands.told = { atMs: this.parts.now(), meters: 0 };
    const { x, y, z } = walker.position;
    this.options.tell({ kind: 'walked', actor: actor.id, place, x, y, z, yaw: walker.yaw });
  }

  private placeOf(actor: StagedActor): EntityId | undefined {
    const world = this.parts.world();
    return placeOf(world, thingOf(world, actor.id))?.id;
  }

  private isInDoorway(place: EntityId, position: Vec3): boolean {
    return this.parts.rooms.doorwaysOf(place).some(({ center }) => flatDistance(center, position) < insideMeters);
  }

  private isClearOfDoorways(place: EntityId, position: Vec3): boolean {
    return this.parts.rooms.doorwaysOf(place).every(({ center }) => flatDistance(center, position) > clearMeters);
  }

  /** Beside the doorway, on the side of the place they belong to. */
  private wayBack(actor: StagedActor, from: Vec3): Vec3 | undefined {
    const { rooms, ground } = this.parts;
    const place = this.placeOf(actor);
    if (place === undefined) return undefined;
    let [best, least]: [Vec3 | undefined, number] = [undefined, Infinity];
    for (const doorway of rooms.doorwaysOf(place)) {
      const spot = ground.closest(rooms.inside(doorway, place));
      const far = spot ? flatDistance(spot, from) : Infinity;
      if (spot && far < least) [best, least] = [spot, far];
    }
    return best;
  }
}
