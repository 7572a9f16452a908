import type { EntityId } from '../../src/drama/entity-id.ts';
import { clamp } from '../../src/kit/numbers.ts';
import { isDead } from '../../src/world/containment.ts';
import type { PhysicalBody } from '../stage/physics/physical-space.ts';
import {
  between,
  distance,
  flatDistance,
  minus,
  plus,
  scaled,
  vec,
  wrapped,
  yawTowards,
  type Vec3,
} from '../stage/space/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { StagedActor } from '../stage/staged-actor.ts';
import type { StagedProp } from '../stage/staged-prop.ts';
import { farthest, nearestToLook, rankedCandidates, unhidden, type AttentionCandidate } from './attention-choice.ts';
import type { Attention } from './player-rig.ts';

/** A look into the picture: from where, and which way (of length 1). */
export interface Gaze {
  readonly from: Vec3;
  readonly way: Vec3;
  /** So far from the middle of it somebody is meant, where nothing else is: as far as the picture goes. */
  readonly around?: number;
}

/** Whom to look at, if anybody, and which way that is. */
export interface Outlook {
  readonly at: EntityId | undefined;
  readonly yaw: number;
}

/** What a look meets. */
interface Hit {
  readonly point: Vec3;
  readonly prop: StagedProp | undefined;
}

/** Of those that come to mind first, so many are looked for behind other things. */
const lookedFor = 4;
const rayMeters = 12;
/** A person is touched from so near. */
const personReachMeters = 1.3;
/** Things at somebody's side are before them too. */
const besideBody = 0.25;
/** A look or a finger this near to a body's axis is on the body, and not on what is behind it. */
const bodyHalfMeters = 0.28;
/** Parts of the way from the soles to the eyes; the crown is above them. */
const bodyParts = [0.05, 0.2, 0.36, 0.52, 0.68, 0.84, 1, 1.08] as const;
/** Where nothing is before the eyes, somebody beside it is: so near, and this far from the middle of a wide picture. */
const aside = { meters: 3.5, angle: (32 * Math.PI) / 180, keep: 0.12 } as const;
/** What can be gone through one by one lies within this of the middle of the look. */
const wideAngle = (55 * Math.PI) / 180;

/** Somebody so near to the middle of the first look is in it; so near to the middle of a room one has it all around. */
const begun = { angle: 0.25, meters: 0.8 } as const;
/** Who has turned farther than this from somebody shows them their back. */
const backAngle = (100 * Math.PI) / 180;
/** A face nearer than this fills the picture: others are rather begun with, as though it were so much farther off. */
const tooNear = { meters: 1.3, asThough: 4 } as const;
/** Within this of somebody nearer one is behind them. */
const behindRadians = 0.16;

/** What somebody on a stage may mean by where they look. */
export class StageAttention {
  private lastAddressee: EntityId | undefined;

  constructor(
    private readonly stage: Stage,
    private readonly self: EntityId,
  ) {}

  /** What the look falls on, rather what it fell on before. */
  look(gaze: Gaze, now: EntityId | undefined): Attention | undefined {
    const hit = this.hit(gaze);
    const met = this.bodyMet(gaze, hit) ?? hit?.prop;
    const candidates = unhidden(this.candidates(gaze, met));
    // Things that are hidden do not keep anybody from mind.
    const ranked = rankedCandidates(candidates, now).filter(({ kind }, index) => index < lookedFor || kind === 'actor');
    for (const { id, kind } of [...ranked, ...besideLook(candidates, gaze.around ?? 0, now)]) {
      if (this.isSeen(id)) return this.attentionTo(id, kind, gaze, hit);
    }
    return undefined;
  }

  /** Whose body the look falls on, before it meets anything else. */
  private bodyMet(gaze: Gaze, hit: Hit | undefined): StagedActor | undefined {
    const before = this.metersToBody(gaze) - besideBody;
    let nearest = hit ? distance(hit.point, gaze.from) + bodyHalfMeters : Infinity;
    let met: StagedActor | undefined;
    for (const actor of this.stage.actors.all.values()) {
      if (actor.id === this.self || !actor.isOnStage) continue;
      const { eyes, stand } = actor;
      for (const part of bodyParts) {
        const point = between(stand.position, eyes, part);
        const along = alongOf(gaze, point);
        if (along < Math.max(0, before) || along >= nearest) continue;
        if (distance(point, gaze.from) ** 2 - along ** 2 > bodyHalfMeters ** 2) continue;
        [nearest, met] = [along, actor];
      }
    }
    return met;
  }

  /** The same thing or person again, while it can still be seen or is in the own hands. */
  again(id: EntityId, gaze: Gaze): Attention | undefined {
    const isActor = this.stage.actors.get(id) !== undefined;
    const meters = this.metersTo(id, gaze.from);
    if (meters === undefined || meters > farthest[isActor ? 'actor' : 'prop'] * 1.1) return undefined;
    if (!this.isSeen(id)) return undefined;
    return this.attentionTo(id, isActor ? 'actor' : 'prop', gaze, this.hit(gaze));
  }

  /** All there is to go through one by one: from left to right, and then what is in the own hands. */
  inSight(gaze: Gaze): readonly EntityId[] {
    const lookYaw = Math.atan2(gaze.way.x, gaze.way.z);
    const before = this.candidates(gaze, undefined)
      .filter(({ kind, meters, offAngle }) => meters <= farthest[kind] && offAngle < wideAngle)
      .filter(({ id }) => this.isSeen(id))
      .map(({ id }) => ({ id, aside: wrapped(yawTowards(gaze.from, this.pointOf(id) ?? gaze.from) - lookYaw) }))
      .sort((one, other) => one.aside - other.aside)
      .map(({ id }) => id);
    const own = [...this.stage.props.all.values()].filter((prop) => this.isOwn(prop) && prop.isVisible);
    return [...before, ...own.map(({ id }) => id)];
  }

  /** Whom they speak to: whoever they face, else whoever the look is nearest to, else whom they spoke with or is nearest. */
  addressee(faced: EntityId | undefined, gaze: Gaze): EntityId | undefined {
    const others = [...this.stage.actors.all.values()].filter(
      (other) =>
        other.id !== this.self && other.isOnStage && !other.isHiding && !isDead(other.thing) && this.hears(other.id),
    );
    const isThere = (id: EntityId | undefined): boolean => others.some((other) => other.id === id);
    if (isThere(faced)) return (this.lastAddressee = faced);
    const own = this.stage.actors.get(this.self)?.stand.position ?? gaze.from;
    const lookYaw = Math.atan2(gaze.way.x, gaze.way.z);
    const meters = ({ stand }: StagedActor): number => flatDistance(own, stand.position);
    const aside = ({ stand }: StagedActor): number => Math.abs(wrapped(yawTowards(own, stand.position) - lookYaw));
    const before = nearestToLook(
      others.map((other) => ({ id: other.id, meters: meters(other), offAngle: aside(other) })),
    );
    if (before !== undefined) return before;
    if (isThere(this.lastAddressee)) return this.lastAddressee;
    return others.sort((a, b) => meters(a) - meters(b))[0]?.id;
  }

  /**
   * At whom to look at first: whoever is before one already, else whoever is nearest, rather a face than a back, and nobody who
   * is hidden behind somebody else; where there is nobody, which way the room is.
   */
  outlook(yaw: number): Outlook | undefined {
    const own = this.stage.actors.get(this.self);
    if (!own?.isOnStage) return undefined;
    const { position } = own.stand;
    const seen = [...this.stage.actors.all.values()]
      .filter((other) => other.id !== this.self && other.isOnStage && this.isSeen(other.id))
      .sort((a, b) => outlookMeters(position, a) - outlookMeters(position, b));
    // Who lies dead is not looked at over the wall behind them.
    const people = preferred(seen, ({ thing }) => !isDead(thing));
    const turned = preferred(people, ({ stand }) => isTurnedTo(stand, position));
    const shown = preferred(turned, (one) => !people.some((other) => isBehind(one, other, position)));
    const clear = preferred(shown, ({ id }) => this.isClear(id));
    const outlooks = clear.map(({ id, stand }) => ({ at: id, yaw: yawTowards(position, stand.position) }));
    const before = outlooks.find((each) => Math.abs(wrapped(each.yaw - yaw)) < begun.angle);
    if (before ?? outlooks[0]) return before ?? outlooks[0];
    const { rooms } = this.stage;
    const middle = rooms.middleOf(rooms.nearest(position));
    return flatDistance(position, middle) < begun.meters
      ? undefined
      : { at: undefined, yaw: yawTowards(position, middle) };
  }

  /** How far from the middle of the look somebody or something is, in radians. */
  offLook(id: EntityId, { from, way }: Gaze): number | undefined {
    const point = this.pointOf(id);
    const to = point && minus(point, from);
    const far = to && Math.hypot(to.x, to.y, to.z);
    return far ? Math.acos(clamp((to.x * way.x + to.y * way.y + to.z * way.z) / far, -1, 1)) : undefined;
  }

  isOwnThing(id: EntityId): boolean {
    const prop = this.stage.props.all.get(id);
    return prop !== undefined && this.isOwn(prop);
  }

  isSeen(id: EntityId): boolean {
    return this.stage.probe.sees(this.self, id) ?? false;
  }

  /** Whether nothing stands before somebody's face and chest: a lamp or a box on a table hides them, though they are seen. */
  isClear(id: EntityId): boolean {
    const { actors, space, props } = this.stage;
    const [own, other] = [actors.get(this.self), actors.get(id)];
    if (!own || !other) return false;
    const isCarried = (body: PhysicalBody): boolean => {
      const hold = props.propOf(body)?.hold;
      return hold?.kind === 'hand' || hold?.kind === 'worn';
    };
    return [other.eyes, chestOf(other)].every((point) => !space.firstHit(own.eyes, point, undefined, isCarried));
  }

  private candidates(gaze: Gaze, met: StagedProp | StagedActor | undefined): AttentionCandidate[] {
    const all: AttentionCandidate[] = [];
    const before = this.metersToBody(gaze) - besideBody;
    for (const prop of this.stage.props.all.values()) {
      if (!prop.isVisible || prop.hold.kind === 'worn' || this.isOwn(prop)) continue;
      if (prop !== met && alongOf(gaze, middleOf(prop)) < before) continue;
      const { x, y, z } = prop.measures.size;
      const half = Math.hypot(x, y, z) / 2;
      all.push(candidateAt(prop.id, 'prop', [middleOf(prop)], half, gaze, prop === met));
    }
    for (const actor of this.stage.actors.all.values()) {
      if (actor.id === this.self || !actor.isOnStage || alongOf(gaze, actor.eyes) < before) continue;
      const { eyes } = actor;
      const { position } = actor.stand;
      const chest = chestOf(actor);
      const hips = vec(position.x, position.y + (eyes.y - position.y) * 0.45, position.z);
      all.push(candidateAt(actor.id, 'actor', [eyes, chest, hips], 0.22, gaze, actor === met));
    }
    return all;
  }

  private attentionTo(id: EntityId, kind: 'actor' | 'prop', gaze: Gaze, hit: Hit | undefined): Attention {
    const { stage, self } = this;
    const prop = stage.props.all.get(id);
    const who = stage.actors.get(self);
    const own = who?.stand.position ?? gaze.from;
    const middle = this.pointOf(id) ?? gaze.from;
    const isInReach = prop
      ? this.isOwn(prop) || stage.parts.approaches.isWithinReach(prop, own)
      : flatDistance(own, stage.actors.get(id)?.stand.position ?? own) < personReachMeters;
    return {
      id,
      kind,
      meters: distance(who?.eyes ?? gaze.from, middle),
      isInReach,
      at: hit && prop && hit.prop === prop ? hit.point : middle,
    };
  }

  /** What the look meets first: a wall, a piece of furniture, a thing. */
  private hit(gaze: Gaze): Hit | undefined {
    const { space, props } = this.stage;
    const { from, way } = gaze;
    const start = plus(from, scaled(way, Math.max(0, this.metersToBody(gaze))));
    const hit = space.firstHit(start, plus(from, scaled(way, rayMeters)));
    return hit && { point: hit.point, prop: props.propOf(hit.body) };
  }

  /** How far ahead of the camera the own body is: what lies between them is behind somebody's back. */
  private metersToBody(gaze: Gaze): number {
    const own = this.stage.actors.get(this.self);
    return own?.isOnStage ? Math.max(0, alongOf(gaze, own.eyes)) : 0;
  }

  private hears(id: EntityId): boolean {
    return this.stage.probe.hears(id, this.self) ?? false;
  }

  private isOwn({ hold }: StagedProp): boolean {
    return (hold.kind === 'hand' || hold.kind === 'worn') && hold.actor === this.self;
  }

  private pointOf(id: EntityId): Vec3 | undefined {
    const prop = this.stage.props.all.get(id);
    if (prop) return middleOf(prop);
    const actor = this.stage.actors.get(id);
    return actor?.isOnStage ? actor.eyes : undefined;
  }

  private metersTo(id: EntityId, from: Vec3): number | undefined {
    const at = this.pointOf(id);
    return at && distance(from, at);
  }
}

const chestOf = ({ eyes, stand: { position } }: StagedActor): Vec3 =>
  vec((eyes.x + position.x) / 2, position.y + (eyes.y - position.y) * 0.7, (eyes.z + position.z) / 2);

function outlookMeters(from: Vec3, { stand }: StagedActor): number {
  const meters = flatDistance(from, stand.position);
  return meters < tooNear.meters ? meters + tooNear.asThough : meters;
}

/** Those of whom it is true, or all where it is true of none. */
function preferred(some: readonly StagedActor[], isBetter: (each: StagedActor) => boolean): readonly StagedActor[] {
  const better = some.filter((each) => isBetter(each));
  return better.length > 0 ? better : some;
}

const isBehind = (one: StagedActor, other: StagedActor, from: Vec3): boolean =>
  flatDistance(from, other.stand.position) < flatDistance(from, one.stand.position) &&
  Math.abs(wrapped(yawTowards(from, one.stand.position) - yawTowards(from, other.stand.position))) < behindRadians;

const isTurnedTo = ({ position, yaw }: StagedActor['stand'], to: Vec3): boolean =>
  Math.abs(wrapped(yawTowards(position, to) - yaw)) < backAngle;

const alongOf = ({ from, way }: Gaze, point: Vec3): number =>
  (point.x - from.x) * way.x + (point.y - from.y) * way.y + (point.z - from.z) * way.z;

const middleOf = ({ center: { x, y, z } }: StagedProp): Vec3 => vec(x, y, z);

/** Who is beside the middle of a look, the nearest to it first; rather whom it was at before. */
function besideLook(
  candidates: readonly AttentionCandidate[],
  around: number,
  now: EntityId | undefined,
): readonly AttentionCandidate[] {
  const off = ({ id, offAngle }: AttentionCandidate): number => offAngle - (id === now ? aside.keep : 0);
  return candidates
    .filter((each) => each.kind === 'actor' && each.meters < aside.meters && off(each) < Math.min(around, aside.angle))
    .sort((one, other) => off(one) - off(other));
}

function candidateAt(
  id: EntityId,
  kind: AttentionCandidate['kind'],
  points: readonly Vec3[],
  halfMeters: number,
  gaze: Gaze,
  isMet: boolean,
): AttentionCandidate {
  let [meters, offAngle] = [Infinity, Math.PI];
  for (const point of points) {
    const far = Math.max(0.05, distance(point, gaze.from));
    const angle = Math.acos(clamp(alongOf(gaze, point) / far, -1, 1));
    if (angle < offAngle) [offAngle, meters] = [angle, far];
  }
  if (meters === Infinity) meters = distance(points[0] ?? gaze.from, gaze.from);
  return { id, kind, meters, offAngle, halfAngle: Math.atan(halfMeters / meters), isMet };
}
