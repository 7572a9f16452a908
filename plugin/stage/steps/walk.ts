import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Hindrance } from '../../../src/world/tongues/tongue.ts';
import { is } from '../../../src/world/world.ts';
import { elbowRoomMeters } from '../posture.ts';
import { flatDistance, wrapped, yawTowards, type Vec3 } from '../space/vector.ts';
import type { StagedActor } from '../staged-actor.ts';
import type { StagedProp } from '../staged-prop.ts';
import { isAtHand } from '../tracked.ts';
import { pushThings } from './push-things.ts';
import { at, hindered, offStage, type Doing, type Outcome, type StageParts } from './doing.ts';

/** Close enough to touch somebody; nobody fills the eyes of whoever plays, who sees them from within. */
const touchMeters = 0.8;
const touchPlayerMeters = 1.05;
/** One waits so long before a shut door, and for a way that somebody blocks. */
const shutSeconds = 2;
const blockedSeconds = 9;
/** Held up for so long, one asks for room and looks for another way. */
const retrySeconds = 1.5;
/** Less than this is no progress. */
const progressMeters = 0.12;
const longestSeconds = 60;
/** A step that only brings one nearer is no longer than this. */
const nearerMeters = 1;
/** Nobody walks so far in one step: they were put there. */
const jumpMeters = 1;
/** From so near one is heard to come, and waited for so long. */
const hailMeters = 2.2;
const hailMs = 600;
const longestHailSeconds = 3;
/** Who is come up to turns round when somebody is so near, and is farther than this from facing them. */
const turnRoundMeters = 1.6;
const frontRadians = 0.35;
/** This far beyond the threshold one is in the room. */
const insideMeters = 0.45;

/** Goes to where a thing can be touched, to somebody, or into a place. */
export function walk(parts: StageParts, actor: StagedActor, to: EntityId): Doing {
  const { walker } = actor;
  if (!walker) return at(offStage(parts, actor.id));
  if (parts.rooms.has(to)) return walkInto(parts, actor, to);
  const other = parts.actors.get(to);
  if (other) return other.walker ? walkUpTo(parts, actor, other) : at(hindered(parts, 'not-here', to));
  const prop = parts.props.all.get(to);
  if (!prop || prop.hold.kind === 'none') return at(hindered(parts, 'not-here', to));
  return walkToThing(parts, actor, prop);
}

function walkInto(parts: StageParts, actor: StagedActor, place: EntityId): Doing {
  const { rooms, ground, plan } = parts;
  const isThere = (position: Vec3): boolean =>
    rooms.placeAt(position) === place &&
    rooms.doorwaysOf(place).every(({ center }) => flatDistance(center, position) > insideMeters);
  if (isThere(actor.stand.position)) return at('done');
  const mark = plan.mark(actor.id, place);
  const goal = ground.closest(mark.position) ?? mark.position;
  const start = () => actor.walker?.go({ kind: 'point', position: goal, face: mark.yaw });
  return going(parts, actor, start, () => isThere(actor.stand.position), place, { after: 'stays in motion' });
}

function walkUpTo(parts: StageParts, actor: StagedActor, other: StagedActor): Doing {
  const within = parts.isSteered(other.id) ? touchPlayerMeters : touchMeters;
  const isEnough = () => flatDistance(actor.stand.position, other.stand.position) <= within + 0.15;
  const near = () => {
    hail(parts, actor, other, flatDistance(actor.stand.position, other.stand.position));
    return isEnough() && !isWithinSomebody(parts, actor) && !isInALook(parts, actor);
  };
  const perch = other.perch && parts.props.all.get(other.perch.thing);
  if (near() || other === actor) return at('done');
  if (perch) return walkToThing(parts, actor, perch);
  const start = () => actor.walker?.go({ kind: 'person', id: other.id, within });
  return going(parts, actor, start, near, other.id, { isEnough });
}

/** Whether somebody stands where one is: that is no place to do anything from. */
const isWithinSomebody = ({ actors }: StageParts, { id, stand }: StagedActor): boolean =>
  actors.isTaken(stand.position, elbowRoomMeters, (other) => other !== id);

/** Whether one stands between a player and whom they talk with: another side of whoever is come up to may be free. */
const isInALook = ({ sightLines }: StageParts, { id, stand }: StagedActor): boolean =>
  sightLines.lineCostAt(stand.position, id) > 0;

/** Whoever is come up to waits a moment and turns round, unless they are the one who was hailed first. */
export function hail(parts: StageParts, actor: StagedActor, other: StagedActor, apart: number): void {
  if (parts.isSteered(other.id)) return;
  if (apart >= hailMeters || actor.hailedUntilMs > parts.now()) return;
  other.hailedUntilMs = parts.now() + hailMs;
  if (apart < turnRoundMeters) turnRound(actor, other);
}

/** Nobody is touched from behind who hears somebody come: deeds at people are done face to face. */
function turnRound({ stand }: StagedActor, { walker, perch, posture, isHiding, reach, thing }: StagedActor): void {
  if (!walker || walker.fixed || walker.status === 'walking' || perch || posture !== 'standing') return;
  if (isHiding || reach || is(thing, 'asleep')) return;
  const towards = yawTowards(walker.position, stand.position);
  if (Math.abs(wrapped(towards - walker.yaw)) > frontRadians) walker.stand(towards);
}

function walkToThing(parts: StageParts, actor: StagedActor, prop: StagedProp): Doing {
  const { hold } = prop;
  const { approaches, actors, props, ground } = parts;
  if (hold.kind === 'hand' || hold.kind === 'worn') {
    const bearer = actors.get(hold.actor);
    if (hold.actor === actor.id) return at('done');
    return bearer?.walker ? walkUpTo(parts, actor, bearer) : at(hindered(parts, 'not-here', prop.id));
  }
  const { position } = actor.stand;
  const isWithin = approaches.isWithinReach(prop, position);
  // Nobody gets up for what they reach from their seat; others take a step rather than bend double.
  const isSeated = actor.perch !== undefined && !actor.isUp;
  const isNear = isWithin && (isSeated || approaches.isAtHand(prop, position, actor.id));
  if (isNear || isAtHand(actor.tracked, prop.center)) return at('done');
  const from = ground.closest(actor.stand.position) ?? actor.stand.position;
  const around = hold.kind === 'carried' ? props.all.get(hold.by) : undefined;
  const find = (here: Vec3) =>
    approaches.standFor(prop, here, actor.id) ?? (around && approaches.standFor(around, here, actor.id));
  let stand = find(from);
  const isBetter =
    stand !== undefined &&
    flatDistance(stand.position, position) < nearerMeters &&
    approaches.isAtHand(prop, stand.position, actor.id);
  if (isWithin && !isBetter) return at('done');
  if (!stand) return at(hindered(parts, 'no-way', prop.id));
  const start = () => {
    // Begun anew when somebody stands where one meant to: another spot may be free.
    stand = find(ground.closest(actor.stand.position) ?? from) ?? stand;
    if (stand) actor.walker?.go({ kind: 'point', position: stand.position, face: stand.yaw, within: 0.06 });
  };
  const isThere = () => {
    const here = actor.stand.position;
    const isAtStand = stand !== undefined && flatDistance(here, stand.position) < 0.3;
    return actor.walker?.status === 'arrived' && (approaches.isWithinReach(prop, here) || isAtStand);
  };
  const isEnough = () => approaches.isWithinReach(prop, actor.stand.position);
  return going(parts, actor, start, isThere, prop.id, { isEnough });
}

/** Goes to a spot beside another, and faces that. */
export function walkBeside(parts: StageParts, actor: StagedActor, beside: Vec3, facing: Vec3): Doing {
  const { walker } = actor;
  if (!walker) return at(offStage(parts, actor.id));
  const start = () => actor.walker?.go({ kind: 'point', position: beside, face: facing, within: 0.1 });
  const isThere = () => actor.walker?.status === 'arrived' || flatDistance(actor.stand.position, beside) < 0.15;
  return going(parts, actor, start, isThere, actor.id);
}

interface GoingManner {
  readonly after?: 'stands' | 'stays in motion';
  /** Whether it will do where one is, for whoever is held up. */
  readonly isEnough?: () => boolean;
}

/** Walks until it is so, or cannot be. */
function going(
  parts: StageParts,
  actor: StagedActor,
  start: () => void,
  isThere: () => boolean,
  to: EntityId,
  { after = 'stands', isEnough }: GoingManner = {},
): Doing {
  let [seconds, shut, held, tried, waited] = [0, 0, 0, 0, 0];
  let [isWaiting, begun] = [false, false];
  let [last, before] = [actor.stand.position, actor.stand.position];
  const stop = () => actor.walker?.stand();
  const giveUp = (hindrance: Hindrance, by = to): Outcome => {
    stop();
    return isEnough?.() ? 'done' : hindered(parts, hindrance, by);
  };
  return {
    update(passed): Outcome | undefined {
      const { walker } = actor;
      if (!walker) return offStage(parts, actor.id);
      if (!begun) {
        begun = true;
        parts.actors.getUp(actor);
        [last, before] = [walker.position, walker.position];
        start();
      }
      seconds += passed;
      const isHailed = actor.hailedUntilMs > parts.now() && waited < longestHailSeconds;
      if (isHailed) {
        if (!isWaiting) walker.stand();
        isWaiting = true;
        waited += passed;
        before = walker.position;
        return undefined;
      }
      if (isWaiting) start();
      isWaiting = false;
      if (isThere()) {
        if (after === 'stands') walker.stand(walker.yaw);
        return 'done';
      }
      // The plan may have them elsewhere by now: they do not walk back for it.
      if (flatDistance(before, walker.position) > jumpMeters) return giveUp('not-reached');
      before = walker.position;
      const { status, gate } = walker;
      if (status === 'no-way') return giveUp('no-way');
      shut = status === 'at-gate' ? shut + passed : 0;
      if (shut > shutSeconds) return giveUp('closed', gate as EntityId | undefined);
      if (flatDistance(last, walker.position) > progressMeters) [last, held] = [walker.position, 0];
      else if (status !== 'at-gate') held += passed;
      // Held up: stools are pushed, and another spot or another way is looked for.
      if (held > retrySeconds * (tried + 1)) {
        if (isEnough?.()) return giveUp('way-blocked');
        tried++;
        pushThings(parts, actor);
        start();
      }
      if (held > blockedSeconds) return giveUp('way-blocked');
      if (held === 0) tried = 0;
      if (seconds > longestSeconds) return giveUp('not-reached');
      // A walk that stopped short of where it was going is begun again.
      if ((status === 'arrived' || status === 'standing') && seconds > 0.5) start();
      return undefined;
    },
    stop,
  };
}
