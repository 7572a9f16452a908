import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { SeenActor, SeenProp, SeenSide, Sight } from '../../../src/drama/sight.ts';
import { isDead } from '../../../src/world/containment.ts';
import { shines } from '../../../src/world/light.ts';
import { isConcealed } from '../../../src/world/sight.ts';
import { thingOf, type World } from '../../../src/world/world.ts';
import { bearerIn, type StagedProp } from '../staged-prop.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { Actors } from '../actors.ts';
import type { Props } from '../props.ts';
import type { Rooms } from '../rooms.ts';
import { distance, type Vec3 } from '../space/vector.ts';
import type { Solid } from '../steering/bake.ts';
import { bearingOf, isAstir, isFacing, visibleStates } from './appearance.ts';
import { sideOf, zoneOf, type Zone } from './field.ts';
import { headOf, type Head } from './head.ts';
import { Lamps, seeingLight } from './lamps.ts';
import { Lines } from './lines.ts';
import { Looks, newsMs, type SpotView } from './looks.ts';
import { Screens } from './screens.ts';

/** In the dark nothing is seen that is farther away and not lit. */
const gropingMeters = 1.2;
/** A thing that looks smaller than this is not made out: five centimetres at eleven metres. */
const leastAngle = 0.0045;
/** A face is read from no farther. */
const faceMeters = 12;

/** What eyes have to know of the stage. */
interface EyeParts {
  readonly actors: Actors;
  readonly props: Props;
  readonly rooms: Rooms;
  world(): World;
  /** Does somebody at the controls walk this body? */
  isSteered(actor: EntityId): boolean;
  /** Milliseconds on the play's clock. */
  now(): number;
  /** To whom apparitions come; everybody else is there for all. */
  readonly apparentTo?: ReadonlyMap<EntityId, readonly EntityId[]> | undefined;
}

/**
 * What everybody on the stage sees: before whose eyes something is, past walls, doors, curtains and people, and with how
 * much light. Works without a picture, so that a server without one knows the same.
 */
export class Eyes {
  /** What a face shows, in a word, where somebody can tell. */
  faceOf: ((actor: EntityId) => string | undefined) | undefined;
  private readonly screens: Screens;
  private readonly lines: Lines;
  private readonly lamps: Lamps;
  private readonly looks = new Map<EntityId, { readonly looks: Looks; at: string; last?: Sight }>();
  private readonly noises = new Map<EntityId, { readonly at: number; readonly side: SeenSide }>();
  private refreshedAt = -1;

  constructor(
    private readonly parts: EyeParts,
    set: readonly Solid[],
    /** Counts whatever moved or changed. */
    private readonly moment: () => number,
  ) {
    this.screens = new Screens(set, parts.props);
    this.lines = new Lines(this.screens, parts.actors);
    this.lamps = new Lamps(parts.props, parts.rooms);
  }

  /** What of a host's level stands in the way by now that did not at first. */
  put(barriers: readonly Solid[]): void {
    this.screens.put(barriers);
  }

  /** Looks, and remembers what was seen for the next look. Asked twice at one moment it is one look. */
  look(actor: EntityId): Sight | undefined {
    const looker = this.parts.actors.get(actor);
    if (!looker?.walker) return undefined;
    const { yaw, pitch } = this.headOf(looker);
    const at = `${this.parts.now()} ${this.moment()} ${yaw} ${pitch}`;
    let known = this.looks.get(actor);
    if (known?.at === at) return known.last;
    const sight = this.peek(actor);
    if (!sight) return undefined;
    if (!known) this.looks.set(actor, (known = { looks: new Looks(), at }));
    known.at = at;
    const seen = known.looks.remember(sight, {
      spotOf: (id) => this.pointOf(id),
      viewOf: (spot, fromMeters) => this.viewOf(looker, spot, fromMeters),
      holderOf: (id) => bearerIn(this.parts.props.all.get(id)?.hold ?? { kind: 'none' }),
    });
    const noise = this.noises.get(actor);
    const isNews = noise !== undefined && sight.at - noise.at <= newsMs;
    known.last = isNews ? { ...seen, changes: [{ kind: 'noise', side: noise.side }, ...seen.changes] } : seen;
    return known.last;
  }

  /** They hear something there and do not see what it is: from which side it came is remembered. */
  hearNoise(actor: EntityId, point: Vec3): void {
    const looker = this.parts.actors.get(actor);
    if (looker?.walker) this.noises.set(actor, { at: this.parts.now(), side: sideOf(this.headOf(looker), point) });
  }

  /** What somebody sees now, without counting as a look of theirs. */
  peek(id: EntityId): Sight | undefined {
    const looker = this.parts.actors.get(id);
    if (!looker?.walker || isDead(looker.thing)) return undefined;
    this.refresh();
    const head = this.headOf(looker);
    const [actors, props]: [SeenActor[], SeenProp[]] = [[], []];
    for (const prop of this.parts.props.all.values()) {
      const seen = this.seeProp(looker, head, prop);
      if (seen) props.push(seen);
    }
    const isSeen = new Set(props.map(({ id: thing }) => thing));
    for (const other of this.parts.actors.all.values()) {
      const seen = this.seeActor(looker, head, other, isSeen);
      if (seen) actors.push(seen);
    }
    const light = rounded(this.lamps.at(head.at));
    return { actor: id, at: this.parts.now(), light, actors, props, changes: [] };
  }

  /** Would somebody, as they stand and look, notice what is done there? The line of sight is another's to judge. */
  notices(actor: EntityId, thing: EntityId): boolean | undefined {
    const looker = this.parts.actors.get(actor);
    const point = this.pointOf(thing);
    if (!looker?.walker || !point) return undefined;
    this.refresh();
    const { eyes } = looker;
    const isLit = this.lamps.at(point) >= seeingLight || distance(eyes, point) <= gropingMeters;
    // Whoever plays looks about as they like; the screen shows what they see.
    if (!isLit || this.parts.isSteered(actor)) return isLit;
    return zoneOf(this.headOf(looker), point) !== 'behind';
  }

  /** Is it there for this actor? An apparition, with all it has, is so only for those it comes to. */
  appears(id: EntityId, actor: EntityId): boolean {
    const bearer = bearerIn(this.parts.props.all.get(id)?.hold ?? { kind: 'none' });
    const isFor = (other: EntityId) => other === actor || (this.parts.apparentTo?.get(other)?.includes(actor) ?? true);
    return isFor(id) && (bearer === undefined || isFor(bearer));
  }

  /** Where somebody's face is, or a thing's middle. */
  pointOf(id: EntityId): Vec3 | undefined {
    const actor = this.parts.actors.get(id);
    if (actor) return actor.walker && actor.eyes;
    const prop = this.parts.props.all.get(id);
    return prop && prop.hold.kind !== 'none' ? prop.center : undefined;
  }

  /** Where in somebody's field of view a point is. */
  zoneOf(actor: EntityId, point: Vec3): Zone | undefined {
    const looker = this.parts.actors.get(actor);
    return looker?.walker && zoneOf(this.headOf(looker), point);
  }

  headOf(looker: StagedActor): Head {
    return headOf(looker, (id) => this.pointOf(id));
  }

  private seeActor(
    looker: StagedActor,
    head: Head,
    other: StagedActor,
    things: ReadonlySet<EntityId>,
  ): SeenActor | undefined {
    if (other === looker || !other.walker || !this.appears(other.id, looker.id)) return undefined;
    const seen = this.see(looker, head, other, other.eyes, isAstir(other, this.parts.now()), 1.2);
    if (!seen) return undefined;
    const face = isFacing(other, looker) && seen.distanceMeters <= faceMeters ? this.faceOf?.(other.id) : undefined;
    const holds = [...this.parts.props.all.values()]
      .filter(({ id, hold }) => hold.kind === 'hand' && hold.actor === other.id && things.has(id))
      .map(({ id }) => id);
    return {
      ...seen,
      ...bearingOf(other, this.parts.now()),
      holds,
      ...(face === undefined ? {} : { face }),
      ...(typeof other.gaze === 'string' && this.pointOf(other.gaze) ? { looksAt: other.gaze } : {}),
    };
  }

  private seeProp(looker: StagedActor, head: Head, prop: StagedProp): SeenProp | undefined {
    if (!prop.isVisible || !this.appears(prop.id, looker.id)) return undefined;
    const bearer = bearerIn(prop.hold);
    const holder = bearer === undefined ? undefined : this.parts.actors.get(bearer);
    if (bearer === looker.id || (bearer !== undefined && !holder?.walker)) return undefined;
    const moves = prop.isMoving || (holder !== undefined && isAstir(holder, this.parts.now()));
    const { x, y, z } = prop.measures.size;
    return this.see(looker, head, prop, prop.center, moves, Math.max(x, y, z));
  }

  private see(
    looker: StagedActor,
    head: Head,
    seen: StagedActor | StagedProp,
    point: Vec3,
    moves: boolean,
    size: number,
  ): SeenProp | undefined {
    const meters = distance(head.at, point);
    if (meters > 0 && size / meters < leastAngle) return undefined;
    const zone = zoneOf(head, point);
    if (zone === 'behind' || (zone === 'edge' && !moves)) return undefined;
    if (meters > gropingMeters && this.lamps.at(point) < seeingLight && !shines(seen.thing)) return undefined;
    const world = this.parts.world();
    if (isConcealed(world, thingOf(world, looker.id), seen.thing)) return undefined;
    const share = this.lines.share(looker, seen, world);
    if (share === 0) return undefined;
    return {
      id: seen.id,
      share: rounded(share),
      distanceMeters: rounded(meters),
      side: sideOf(head, point),
      states: visibleStates(seen.thing),
    };
  }

  /** How a spot is before somebody's eyes where something was seen and is no more. */
  private viewOf(looker: StagedActor, spot: Vec3, fromMeters: number): SpotView {
    const meters = distance(looker.eyes, spot);
    // From much farther away than it was seen it may only be too small.
    if (meters > fromMeters * 1.5 + 1 || zoneOf(this.headOf(looker), spot) !== 'centre') return 'away';
    if (this.lamps.at(spot) < seeingLight && meters > gropingMeters) return 'away';
    return this.screens.isClear(looker.eyes, spot, new Set()) && !this.lines.isCovered(looker, spot)
      ? 'open'
      : 'screened';
  }

  private refresh(): void {
    const now = this.moment();
    if (now === this.refreshedAt) return;
    this.refreshedAt = now;
    this.screens.refresh();
    this.lamps.refresh(this.parts.world());
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
