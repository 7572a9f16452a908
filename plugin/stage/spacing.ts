import { bodyRadiusMeters } from './posture.ts';
import { between, flatDistance, vec, wrapped, yawTowards, type Vec3 } from './space/vector.ts';
import type { StagedActor } from './staged-actor.ts';
import type { StageParts } from './steps/doing.ts';

/** Nearer than the first nobody stays to anybody; they step apart to the second. */
const personal = { least: 0.78, wanted: 0.95 } as const;
/** From whoever plays one keeps a little more. */
const fromPlayerWanted = 1.3;
/** How far from everybody a spot is looked for: where it is crowded, one makes do with less. */
const rooms = [personal.wanted, personal.least + 0.02] as const;
const lookEveryMs = 200;
/** A hand that has just been there may be there again. */
const patienceMs = 300;
/** Where nobody found room, it is looked for again after this. */
const giveUpMs = 2500;
const rings = [0.25, 0.45, 0.7, 1, 1.4, 1.9] as const;
const directions = 16;
/** What is higher than this lies on something, and not on the floor. */
const lowMeters = 0.15;
/** So far one steps back from somebody without turning away. */
const backingMeters = 0.95;
/** How much it costs to stand one behind the other as the house sees it, in metres of way. */
const behindCost = 0.5;

/** Whoever stands so near before somebody who plays, turned from them, so close to the middle of their look, is all they see. */
const view = { meters: 1.7, angle: 0.42, awayAngle: 1.1, patienceMs: 1500 } as const;
/** Whoever hides from a player one whom they talk with stands there so long at most. */
const hidingMs = 700;

/** Which way the audience is, unless somebody who plays is in the room: they are the audience, as far as they see well. */
const audience = Math.PI;
const playerMeters = 7;
/** A body turns no further from the house than this; for the rest the head turns. Near a player a back is all they see. */
const mostFromHouse = (112 * Math.PI) / 180;
const mostNear = { meters: 2.2, radians: (72 * Math.PI) / 180 } as const;

/** Those who look on, from where somebody stands: which way they are, and how far a body turns from them. */
interface House {
  readonly yaw: number;
  readonly mostAway: number;
}

export function houseFrom(parts: StageParts, { id, stand: { position } }: StagedActor): House {
  const { actors, rooms } = parts;
  let [yaw, nearest]: [number, number] = [audience, playerMeters];
  for (const other of actors.all.values()) {
    if (other.id === id || !other.isOnStage || !parts.isSteered(other.id)) continue;
    const away = flatDistance(position, other.stand.position);
    if (away >= nearest || rooms.nearest(other.stand.position) !== rooms.nearest(position)) continue;
    [yaw, nearest] = [yawTowards(position, other.stand.position), away];
  }
  return { yaw, mostAway: nearest < mostNear.meters ? mostNear.radians : mostFromHouse };
}

/** A body's bearing that the house can still see: turned out, as players stand who speak upstage. */
export function openToHouse(yaw: number, { yaw: house, mostAway }: House): number {
  const off = wrapped(yaw - house);
  return Math.abs(off) <= mostAway ? yaw : wrapped(house + Math.sign(off) * mostAway);
}

/** Keeps people an arm's length from each other once what brought them nearer is over. */
export class Spacing {
  private lookedMs = -Infinity;
  /** By pair: since when they stand too near, or until when nothing is to be done about it. */
  private readonly near = new Map<string, number>();
  /** Who stands turned away before a player, since when. */
  private readonly before = new Map<string, number>();

  constructor(
    private readonly parts: StageParts,
    private readonly canStep: (actor: StagedActor) => boolean,
  ) {}

  /** True while somebody stands too near and is going to step away. */
  update(): boolean {
    const now = this.parts.now();
    if (now - this.lookedMs < lookEveryMs) return this.near.size > 0;
    this.lookedMs = now;
    const there = [...this.parts.actors.all.values()].filter(takesRoom);
    const pairs = new Set<string>();
    for (const [index, one] of there.entries()) {
      for (const other of there.slice(0, index)) {
        if (!isTooNear(one, other, this.leastBetween(one, other))) continue;
        const key = `${one.id} ${other.id}`;
        pairs.add(key);
        const since = this.near.get(key) ?? now;
        this.near.set(key, since);
        if (now - since >= patienceMs && !this.stepApart(one, other, there)) this.near.set(key, now + giveUpMs);
      }
    }
    for (const actor of this.parts.actors.all.values()) this.clearSpotOf(actor, there);
    for (const actor of there) if (this.isPlayers(actor)) this.clearViewOf(actor, there, now);
    for (const key of this.near.keys()) if (!pairs.has(key)) this.near.delete(key);
    return [...this.near.values()].some((since) => since <= now);
  }

  /** Whoever stands where somebody is about to stand makes room before they come. */
  private clearSpotOf({ id, walker }: StagedActor, there: readonly StagedActor[]): void {
    const end = walker?.destination;
    if (!end) return;
    for (const other of there) {
      if (other.id === id || other.posture !== 'standing' || other.walker?.status === 'walking' || !this.canStep(other))
        continue;
      if (Math.abs(other.stand.position.y - end.y) > 1) continue;
      if (flatDistance(other.stand.position, end) < personal.least) this.stepAway(other, end, there, personal.wanted);
    }
  }

  /** Nobody stands before the eyes of somebody who plays and is turned to somebody else, or hides whoever speaks. */
  private clearViewOf(player: StagedActor, there: readonly StagedActor[], now: number): void {
    const { position, yaw } = player.stand;
    for (const other of there) {
      const away = flatDistance(other.stand.position, position);
      const hidden = other === player ? undefined : this.parts.sightLines.hiddenBy(other, player);
      const isBefore =
        other !== player &&
        away < view.meters &&
        Math.abs(wrapped(yawTowards(position, other.stand.position) - yaw)) < view.angle &&
        Math.abs(wrapped(yawTowards(other.stand.position, position) - other.stand.yaw)) > view.awayAngle &&
        other.gaze !== player.id &&
        other.walker?.status !== 'walking';
      if (!isBefore && !hidden) {
        this.before.delete(other.id);
        continue;
      }
      const since = this.before.get(other.id) ?? now;
      this.before.set(other.id, since);
      if (now - since < patienceWith(hidden, player)) continue;
      const look = hidden ? yawTowards(position, hidden.stand.position) : yaw;
      const middle = vec(position.x + Math.sin(look) * away, position.y, position.z + Math.cos(look) * away);
      const isClear =
        (this.canStep(other) && this.stepAway(other, middle, there, personal.wanted)) ||
        // Who is hidden by somebody who stays comes out from behind them.
        (hidden !== undefined && this.isIdle(hidden) && this.stepAway(hidden, other.stand.position, there, 0));
      this.before.set(other.id, isClear ? now : now + giveUpMs);
    }
  }

  private isIdle(actor: StagedActor): boolean {
    return this.canStep(actor) && actor.walker?.status !== 'walking' && actor.posture === 'standing';
  }

  private leastBetween(one: StagedActor, other: StagedActor): number {
    const [player, who] = this.isPlayers(one) ? [one, other] : [other, one];
    return this.isPlayers(player) ? this.parts.sightLines.leastMeters(player.id, who.id) : personal.least;
  }

  private isPlayers({ id }: StagedActor): boolean {
    return this.parts.isSteered(id);
  }

  private stepApart(one: StagedActor, other: StagedActor, there: readonly StagedActor[]): boolean {
    const inOrder = stays(one) > stays(other) ? [other, one] : [one, other];
    for (const mover of inOrder) {
      if (!this.canStep(mover)) continue;
      const from = mover === one ? other : one;
      const wanted = this.isPlayers(from) ? fromPlayerWanted : personal.wanted;
      if (this.stepAway(mover, from.stand.position, there, wanted)) return true;
    }
    return false;
  }

  /** To a spot so far from there, and from everybody else as far as can be. */
  private stepAway(mover: StagedActor, from: Vec3, there: readonly StagedActor[], wanted: number): boolean {
    const more = wanted - personal.wanted;
    const spot = rooms.reduce<Vec3 | undefined>(
      (found, room) => found ?? this.spotFor(mover, from, there, room, room + more),
      undefined,
    );
    if (!spot) return false;
    const face = openToHouse(yawTowards(spot, from), houseFrom(this.parts, mover));
    const isBacking = flatDistance(mover.stand.position, spot) < backingMeters;
    mover.walker?.go({ kind: 'point', position: spot, face, within: 0.08, isBacking });
    return true;
  }

  /** Whether something loose stands on that step: nobody pushes a stool to make room. */
  private isInTheWay(from: Vec3, to: Vec3): boolean {
    const middle = between(from, to, 0.5);
    for (const { hold, pose, measures } of this.parts.props.all.values()) {
      if (hold.kind !== 'free' || Math.abs(pose.position.y - from.y) > lowMeters) continue;
      const least = Math.max(measures.size.x, measures.size.z) / 2 + bodyRadiusMeters;
      if ([middle, to].some((spot) => flatDistance(spot, pose.position) < least)) return true;
    }
    return false;
  }

  private spotFor(
    mover: StagedActor,
    from: Vec3,
    there: readonly StagedActor[],
    room: number,
    fromThere: number,
  ): Vec3 | undefined {
    const { actors, ground, rooms, sightLines } = this.parts;
    const { position } = mover.stand;
    const here = sightLines.lineCostAt(position, mover.id);
    const place = rooms.placeAt(position);
    const others = there.filter((each) => each !== mover).map(({ stand }) => stand.position);
    let [best, least]: [Vec3 | undefined, number] = [undefined, Infinity];
    for (const radius of rings) {
      if (radius >= least) break;
      for (let index = 0; index < directions; index++) {
        const yaw = (2 * Math.PI * index) / directions;
        const wanted = vec(position.x + Math.sin(yaw) * radius, position.y, position.z + Math.cos(yaw) * radius);
        const spot = ground.closest(wanted, 0.1);
        if (!spot || rooms.placeAt(spot) !== place || !ground.isClear(position, spot)) continue;
        if (others.some((each) => flatDistance(each, spot) < room) || this.isInTheWay(position, spot)) continue;
        if (actors.standingRoom.isOverSomebody(spot, mover.id)) continue;
        const away = flatDistance(spot, from);
        if (away < fromThere) continue;
        const behind = Math.abs(spot.z - from.z) / (away || 1);
        const inLooks = sightLines.costAt(spot, mover.id);
        // From one look into another is no step aside.
        if (here > 0 && inLooks >= here) continue;
        const cost = radius + behind * behindCost + inLooks + index * 1e-4;
        if (cost < least) [best, least] = [spot, cost];
      }
    }
    return best;
  }
}

/** Who speaks to others is waited for a little: whoever hides them may be on their way. */
function patienceWith(hidden: StagedActor | undefined, player: StagedActor): number {
  if (!hidden) return view.patienceMs;
  if (!hidden.isTalking) return hidingMs;
  return hidden.gaze === player.id ? patienceMs : view.patienceMs;
}

/** Whoever sits or kneels has a lap and a face, too: who stands steps back from them. */
const takesRoom = ({ isOnStage, isHiding, posture, perch }: StagedActor): boolean =>
  isOnStage && !isHiding && posture !== 'lying' && (posture !== 'standing' || perch === undefined);

/** Who stays where they are, if another can step away instead: whoever speaks, and before all whoever is not on their feet. */
const stays = ({ isTalking, posture }: StagedActor): number => (posture === 'standing' ? 0 : 2) + (isTalking ? 1 : 0);

function isTooNear(one: StagedActor, other: StagedActor, leastMeters: number): boolean {
  const [a, b] = [one.stand.position, other.stand.position];
  if (one.perch && other.perch) return false;
  if (Math.abs(a.y - b.y) > 1 || flatDistance(a, b) >= leastMeters) return false;
  const isTouching = (each: StagedActor, whom: StagedActor): boolean => each.reach?.thing === whom.id;
  if (isTouching(one, other) || isTouching(other, one)) return false;
  return one.walker?.status !== 'walking' && other.walker?.status !== 'walking';
}
