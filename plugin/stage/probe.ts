import type { EntityId } from '../../src/drama/entity-id.ts';
import type { PhysicalProbe } from '../../src/drama/physical-probe.ts';
import { parentIn } from '../../src/drama/whereabouts.ts';
import type { Sight } from '../../src/drama/sight.ts';
import type { Sound } from '../../src/drama/voice.ts';
import { is, type Thing } from '../../src/world/world.ts';
import { Ears } from './eyes/ears.ts';
import type { Eyes } from './eyes/eyes.ts';
import { isSeenThrough } from './eyes/screens.ts';
import type { PhysicalBody, PhysicalSpace } from './physics/physical-space.ts';
import { vec, type Vec3 } from './space/vector.ts';
import type { StagedActor } from './staged-actor.ts';
import { bearerIn, type StagedProp } from './staged-prop.ts';
import type { StageParts } from './steps/doing.ts';

/** Answers from where bodies and things really are. What is not on stage it cannot tell of. */
export class StageProbe implements PhysicalProbe {
  /** Reach and ways do not change while nobody and nothing moves. */
  private readonly known = new Map<string, boolean>();
  private knownAt = -1;
  private readonly ears: Ears;

  constructor(
    private readonly parts: Pick<StageParts, 'actors' | 'props' | 'approaches' | 'ground' | 'rooms' | 'world'>,
    private readonly space: PhysicalSpace,
    private readonly eyes: Eyes,
    /** Counts whatever moved or changed. */
    private readonly moment: () => number,
  ) {
    this.ears = new Ears(parts, (id) => this.positionOf(id));
  }

  reaches(actor: EntityId, thing: EntityId): boolean | undefined {
    const { actors, props, approaches } = this.parts;
    const who = actors.get(actor);
    if (!who?.walker) return undefined;
    const other = actors.get(thing);
    if (other) return other.walker ? this.hasPath(actor, thing) : undefined;
    const prop = props.all.get(thing);
    if (!prop || prop.hold.kind === 'none') return undefined;
    const bearer = bearerIn(prop.hold);
    if (bearer !== undefined) return bearer === actor ? true : this.hasPath(actor, bearer);
    return this.once(`reach ${actor} ${thing}`, () => {
      const { position } = who.stand;
      return (
        approaches.isWithinReach(prop, position) ||
        this.whereToTouch(prop).some(
          (candidate) => approaches.standFor(candidate, this.footing(position), actor) !== undefined,
        )
      );
    });
  }

  sees(actor: EntityId, thing: EntityId): boolean | undefined {
    const { actors, props } = this.parts;
    const who = actors.get(actor);
    if (!who?.walker) return undefined;
    const eyes = who.eyes;
    const other = actors.get(thing);
    if (other && !other.walker) return undefined;
    const prop = props.all.get(thing);
    if (!other && (!prop || prop.hold.kind === 'none')) return undefined;
    if (prop && (bearerIn(prop.hold) === actor || who.perch?.thing === prop.id)) return true;
    const bearer = prop && this.bearerOf(prop);
    // What somebody in hiding has is hidden with them.
    if (bearer?.isHiding && bearer !== who) return this.sees(actor, bearer.id);
    // What it is in, on, behind or part of is the narrator's to judge; here it is no screen.
    const own = new Set<unknown>([...this.around(actor, true), ...this.around(thing)]);
    const points = other
      ? [other.eyes, vec(other.stand.position.x, other.stand.position.y + 1.1, other.stand.position.z)]
      : pointsOf(prop as StagedProp);
    return points.some(
      (point) =>
        !this.space.firstHit(eyes, point, ['set', 'furniture'], (body) => {
          if (own.has(body)) return true;
          const piece = props.propOf(body);
          return piece !== undefined && isSeenThrough(piece);
        }),
    );
  }

  notices(actor: EntityId, thing: EntityId): boolean | undefined {
    return this.eyes.notices(actor, thing);
  }

  hears(actor: EntityId, source: EntityId, sound: Sound = 'plain'): boolean | undefined {
    return this.ears.hears(actor, source, sound);
  }

  sight(actor: EntityId): Sight | undefined {
    return this.eyes.peek(actor);
  }

  look(actor: EntityId): Sight | undefined {
    return this.eyes.look(actor);
  }

  hasPath(actor: EntityId, to: EntityId): boolean | undefined {
    const { actors, props, rooms, ground, approaches } = this.parts;
    const who = actors.get(actor);
    if (!who?.walker) return undefined;
    const from = this.footing(who.stand.position);
    if (rooms.has(to))
      return this.once(
        `way ${actor} ${to}`,
        () => ground.path(from, ground.closest(rooms.middleOf(to)) ?? rooms.middleOf(to)) !== undefined,
      );
    const other = actors.get(to);
    if (other) {
      if (!other.walker) return undefined;
      const { position } = other.walker;
      const perch = other.perch && props.all.get(other.perch.thing);
      const beside = perch && approaches.besides(perch, position, actor);
      const near = other.perch ? beside : position;
      return ground.path(from, near ?? this.footing(position)) !== undefined;
    }
    const prop = props.all.get(to);
    if (!prop || prop.hold.kind === 'none') return undefined;
    return this.reaches(actor, to);
  }

  /** Whoever has it, or has what it goes with. */
  private bearerOf(prop: StagedProp): StagedActor | undefined {
    let { hold } = prop;
    for (let steps = 0; hold.kind === 'carried' && steps < 20; steps++) {
      hold = this.parts.props.all.get(hold.by)?.hold ?? { kind: 'none' };
    }
    const bearer = bearerIn(hold);
    return bearer === undefined ? undefined : this.parts.actors.get(bearer);
  }

  /** The bodies of a thing and of whatever it is in, on, under or behind. */
  private *around(id: EntityId, isLooking = false): Generator<PhysicalBody> {
    const { things } = this.parts.world();
    let steps = 0;
    for (let at: EntityId | undefined = id; at !== undefined && steps++ < 20;) {
      const prop = this.parts.props.all.get(at);
      if (prop) yield prop.body;
      const thing: Thing | undefined = things.get(at);
      // Whoever hides behind a thing is hidden by it, until they are found.
      const isHidden: boolean =
        !isLooking && thing?.kind === 'actor' && !!thing.at && 'behind' in thing.at && !is(thing, 'revealed');
      at = thing?.at && !isHidden ? parentIn(thing.at) : undefined;
    }
  }

  /** Doors stand in two rooms; a thing in a box is got at where the box is. */
  private whereToTouch(prop: StagedProp): StagedProp[] {
    const by = prop.hold.kind === 'carried' ? this.parts.props.all.get(prop.hold.by) : undefined;
    return by ? [prop, by] : [prop];
  }

  private footing(position: Vec3): Vec3 {
    return this.parts.ground.closest(position) ?? position;
  }

  private positionOf(id: EntityId): Vec3 | undefined {
    return this.parts.actors.get(id)?.walker?.position ?? this.parts.props.all.get(id)?.pose.position;
  }

  private once(question: string, answer: () => boolean): boolean {
    const now = this.moment();
    if (now !== this.knownAt) {
      this.known.clear();
      this.knownAt = now;
    }
    let told = this.known.get(question);
    if (told === undefined) this.known.set(question, (told = answer()));
    return told;
  }
}

/** Its middle, its top, and its four upper corners drawn in a little: one of them seen is enough. */
function pointsOf(prop: StagedProp): Vec3[] {
  const { size } = prop.measures;
  const { position } = prop.pose;
  const top = position.y + size.y;
  const corners = [-0.4, 0.4].flatMap((z) =>
    [-0.4, 0.4].map((x) => vec(position.x + size.x * x, top, position.z + size.z * z)),
  );
  return [prop.center, vec(position.x, top + 0.01, position.z), ...corners];
}
