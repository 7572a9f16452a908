import type { Random } from '../../../src/kit/random.ts';
import type { Vec3 } from '../space/vector.ts';
import { wrapAngle } from '../../../src/kit/numbers.ts';
import { bearing, cosine, sine } from './angle.ts';
import { armsLengthMeters, elbowRoomMeters } from '../posture.ts';
import { gait } from './gait.ts';
import type { Goal } from './goal.ts';
import type { Ground } from './ground.ts';
import type { Pedestrian } from './pedestrian.ts';
import { apart, wayLength, wayNearness } from './way.ts';

/** Where a goal leads at this moment. */
export interface Aim {
  readonly spot: Vec3;
  /** Metres before the spot at which it stops. */
  readonly short: number;
  /** No need to go any farther. */
  readonly isThere: boolean;
  readonly face: number | undefined;
  readonly pace: number;
}

export interface Company {
  readonly ground: Ground;
  readonly random: Random;
  readonly everyone: readonly Pedestrian[];
  readonly find: (id: string) => Pedestrian | undefined;
  /** What it costs to stand there for whom one would hide, in metres of way. */
  readonly costAt: (spot: Vec3, id: string) => number;
}

type GoalOf<K extends Goal['kind']> = Extract<Goal, { kind: K }>;

/** What going after each kind of goal means now; undefined when there is no such way or person. */
const aims: {
  readonly [Kind in Goal['kind']]: (walker: Pedestrian, goal: GoalOf<Kind>, company: Company) => Aim | undefined;
} = {
  point: aimAtPoint,
  person: aimAtPerson,
  follow: aimBehind,
  beside: aimBeside,
  flee: aimAway,
  pace: aimUpAndDown,
  block: (walker, { position, face }, company) => aimAtPoint(walker, { kind: 'point', position, face }, company),
  hide: aimBehindThing,
};

export const aimOf = (walker: Pedestrian, goal: Goal, company: Company): Aim | undefined =>
  aims[goal.kind](walker, goal as never, company);

/** As most goals have it: to the very spot, not there yet, as fast as it was asked to. */
const aimAt = (walker: Pedestrian, spot: Vec3, more: Partial<Aim>): Aim => ({
  spot,
  short: 0,
  isThere: false,
  face: undefined,
  pace: walker.askedPace ?? (walker.goal?.kind === 'flee' ? gait.run : gait.walk),
  ...more,
});

/** Where to stand before a person to be face to face with them; before them if that can be, else beside. */
function spotBefore(
  person: Pedestrian,
  walker: Pedestrian,
  meters: number,
  { ground, everyone, costAt }: Pick<Company, 'ground' | 'everyone' | 'costAt'>,
): Vec3 | undefined {
  let [best, cheapest]: [Vec3 | undefined, number] = [undefined, Infinity];
  for (const turn of [0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2, 1.6, -1.6, 2.2, -2.2, Math.PI]) {
    const heading = person.yaw + turn;
    const [x, z] = [person.x + meters * sine(heading), person.z + meters * cosine(heading)];
    const polygon = ground.mesh.at(x, person.y, z, 1);
    if (polygon === -1) continue;
    if (!ground.isInSight({ x, y: person.y, z }, person)) continue;
    const effort = 0.6 * Math.abs(turn) + 0.5 * apart(walker, { x, z });
    if (effort >= cheapest - 1e-6) continue;
    const cost = effort + costAt({ x, y: person.y, z }, walker.id);
    if (cost >= cheapest - 1e-6) continue;
    if (everyone.some((other) => other !== walker && other !== person && apart(other, { x, z }) < armsLengthMeters))
      continue;
    best = { x, y: ground.heightAt(x, z, ground.mesh.heightOn(polygon, x, z)), z };
    cheapest = cost;
  }
  return best;
}

function aimAtPoint(walker: Pedestrian, goal: GoalOf<'point'>, { ground }: Company): Aim | undefined {
  const { position, within, face } = goal;
  const spot = (walker.aimed ??= ground.closest(position, Math.max(within ?? 0, 0.5)));
  if (spot === undefined) return undefined;
  const target = face ?? (within === undefined ? undefined : position);
  return aimAt(walker, spot, {
    short: within === undefined ? 0 : Math.max(0, within - apart(spot, position)),
    face: target === undefined ? undefined : walker.yawTo(target),
  });
}

function aimAtPerson(walker: Pedestrian, goal: GoalOf<'person'>, company: Company): Aim | undefined {
  const person = company.find(goal.id);
  if (person === undefined || person === walker) return undefined;
  const away = apart(walker, person);
  const face = walker.yawTo(person);
  const front = Math.abs(wrapAngle(bearing(walker.x - person.x, walker.z - person.z) - person.yaw));
  const isMoving = person.speed > 0.15;
  const isWith = walker.status === 'arrived';
  // On the way round somebody one comes nearer than one is to stand: that is not yet there.
  const isNear = away <= goal.within + (isWith ? 0.35 : 0.05) && away >= (isWith ? 0.3 : 0.85) * goal.within;
  const isThere = isNear && (isMoving || isWith || front < 1.3) && company.ground.isInSight(walker, person);
  if (isThere && (isWith || !isBadlyPlaced(walker, person, goal.within, company))) {
    return aimAt(walker, walker.position, { isThere: true, face });
  }
  if (isMoving) {
    const spot = company.ground.closest(
      { x: person.x + 0.6 * person.velocityX, y: person.y, z: person.z + 0.6 * person.velocityZ },
      1,
    );
    walker.aimed = undefined;
    const aim = spot && aimAt(walker, spot, { short: goal.within, face });
    return aim && { ...aim, pace: Math.max(aim.pace, person.speed + 0.3) };
  }
  const { seen, aimed } = walker;
  // Somebody else may have come to stand there meanwhile.
  const isTaken = aimed !== undefined && company.everyone.some((third) => third !== walker && third !== person && !third.isGoing && apart(third, aimed) < elbowRoomMeters); // prettier-ignore
  if (aimed === undefined || isTaken || apart(seen, person) > 0.2 || Math.abs(wrapAngle(seen.yaw - person.yaw)) > 0.6) {
    walker.aimed =
      spotBefore(person, walker, goal.within, company) ?? company.ground.closest(person, goal.within + 0.5);
    walker.seen = { x: person.x, z: person.z, yaw: person.yaw };
  }
  return walker.aimed && aimAt(walker, walker.aimed, { face });
}

/** Whether a third stands where one would stop, or is hidden by one who stops there, and there is a better spot. */
function isBadlyPlaced(walker: Pedestrian, person: Pedestrian, meters: number, company: Company): boolean {
  const { everyone, costAt } = company;
  const cost = costAt(walker.position, walker.id);
  const isWithin = everyone.some((third) => third !== walker && third !== person && apart(third, walker) < elbowRoomMeters); // prettier-ignore
  if (!isWithin && cost === 0) return false;
  const better = spotBefore(person, walker, meters, company);
  return better !== undefined && (isWithin || costAt(better, walker.id) < cost);
}

function aimBehind(walker: Pedestrian, goal: GoalOf<'follow'>, { ground, find }: Company): Aim | undefined {
  const leader = find(goal.id);
  if (leader === undefined || leader === walker) return undefined;
  const spot = ground.closest(leader, 0.8);
  if (spot === undefined) return undefined;
  const behind = goal.behind ?? 1.2;
  const away = apart(walker, leader);
  const rests = walker.status === 'arrived';
  const isThere = away <= behind + (rests ? 0.4 : 0.05) && leader.speed < 0.6 && ground.isClear(walker, leader);
  const pace = Math.min(walker.askedPace ?? 1.7, Math.max(0.3, leader.speed + 1.2 * (away - behind)));
  return { spot, short: behind, isThere, face: walker.yawTo(leader), pace };
}

function aimBeside(walker: Pedestrian, goal: GoalOf<'beside'>, { ground, find }: Company): Aim | undefined {
  const other = find(goal.id);
  if (other === undefined || other === walker) return undefined;
  const [right, ahead] = [
    { x: cosine(other.yaw), z: -sine(other.yaw) },
    { x: sine(other.yaw), z: cosine(other.yaw) },
  ];
  if (walker.turnOfGoal === 0) {
    const side = (walker.x - other.x) * right.x + (walker.z - other.z) * right.z;
    walker.turnOfGoal = side < 0 ? -1 : 1;
  }
  const isMoving = other.speed > 0.15;
  const lead = isMoving ? 0.5 * other.speed : 0;
  const slot = (side: number): Vec3 => ({
    x: other.x + 0.75 * side * right.x + lead * ahead.x,
    y: other.y,
    z: other.z + 0.75 * side * right.z + lead * ahead.z,
  });
  const isOpen = (spot: Vec3): boolean => other.polygon === -1 || ground.isClear(other, spot);
  let spot = slot(walker.turnOfGoal);
  if (!isOpen(spot) && !isMoving && isOpen(slot(-walker.turnOfGoal))) spot = slot((walker.turnOfGoal *= -1));
  // Where there is no room for two one falls in behind.
  if (!isOpen(spot)) spot = { x: other.x - 0.9 * ahead.x, y: other.y, z: other.z - 0.9 * ahead.z };
  const at = ground.closest(spot, 0.8);
  if (at === undefined) return undefined;
  const away = apart(walker, at);
  const rests = walker.status === 'arrived';
  const isThere = !isMoving && away < (rests ? 0.4 : 0.08);
  const pace = Math.min(walker.askedPace ?? 1.8, Math.max(0.3, other.speed + 1.2 * away));
  return { spot: at, short: 0, isThere, face: other.yaw, pace };
}

function aimAway(walker: Pedestrian, goal: GoalOf<'flee'>, { ground, find }: Company): Aim | undefined {
  const threat = find(goal.id);
  if (threat === undefined || threat === walker) return undefined;
  const face = walker.yawTo(threat);
  const away = apart(walker, threat);
  if (away >= goal.meters - (walker.status === 'arrived' ? 0.3 : 0)) {
    return aimAt(walker, walker.position, { isThere: true, face });
  }
  if (walker.aimed !== undefined && walker.pause > 0) {
    return aimAt(walker, walker.aimed, { face });
  }
  walker.pause = 0.3;
  const { mesh } = ground;
  const worth = (x: number, z: number): number => {
    const near = Math.min(apart(threat, { x, z }), goal.meters + 0.5);
    const gone = apart(walker, { x, z });
    const closing =
      gone < 0.1
        ? 0
        : ((x - walker.x) * (threat.x - walker.x) + (z - walker.z) * (threat.z - walker.z)) /
          (gone * Math.max(away, 0.1));
    return near - 0.12 * gone - (closing > 0.2 ? 2.5 * closing * Math.max(0, 1 - away / 4) : 0);
  };
  let [best, most]: [Vec3 | undefined, number] = [undefined, worth(walker.x, walker.z) + 0.4];
  if (walker.aimed !== undefined && apart(walker, walker.aimed) > 0.3) {
    [best, most] = [walker.aimed, Math.max(most, worth(walker.aimed.x, walker.aimed.z) + 0.7)];
  }
  for (const radius of [1.5, 3, 5, 8]) {
    for (let index = 0; index < 16; index++) {
      const heading = (Math.PI * index) / 8;
      const [x, z] = [walker.x + radius * sine(heading), walker.z + radius * cosine(heading)];
      const value = worth(x, z);
      if (value <= most + 1e-6) continue;
      const polygon = mesh.at(x, walker.y, z, 1.5);
      if (polygon === -1 || walker.polygon === -1 || mesh.island[polygon] !== mesh.island[walker.polygon]) continue;
      const spot = { x, y: mesh.heightOn(polygon, x, z), z };
      const way = ground.path(walker.position, spot);
      if (way === undefined || wayLength(way) > 1.8 * radius || wayNearness(way, threat) < Math.min(1.2, 0.8 * away))
        continue;
      [best, most] = [spot, value];
    }
  }
  walker.aimed = best;
  return best && aimAt(walker, best, { face });
}

function aimUpAndDown(walker: Pedestrian, goal: GoalOf<'pace'>, { ground, random }: Company): Aim | undefined {
  const end = goal.ends[walker.turnOfGoal === 0 ? 0 : 1];
  const spot = (walker.aimed ??= ground.closest(end, 0.5));
  if (spot === undefined) return undefined;
  if (apart(walker, spot) < 0.12 && walker.pause <= 0) {
    walker.turnOfGoal = 1 - walker.turnOfGoal;
    walker.aimed = undefined;
    walker.pause = 0.4 + 0.8 * random.next();
  }
  const other = goal.ends[walker.turnOfGoal === 0 ? 0 : 1];
  const isThere = walker.pause > 0;
  return aimAt(walker, spot, { isThere, face: isThere ? walker.yawTo(other) : undefined });
}

function aimBehindThing(walker: Pedestrian, goal: GoalOf<'hide'>, { ground, find }: Company): Aim | undefined {
  const seeker = find(goal.from);
  if (seeker === undefined || seeker === walker) return undefined;
  const { behind } = goal;
  if (walker.aimed === undefined || apart(walker.seen, seeker) > 0.5) {
    const line = bearing(behind.x - seeker.x, behind.z - seeker.z);
    let cheapest = Infinity;
    walker.aimed = undefined;
    for (const turn of [0, 0.25, -0.25, 0.5, -0.5, 0.8, -0.8]) {
      for (let meters = 0.3; meters < 2.2; meters += 0.1) {
        const [x, z] = [behind.x + meters * sine(line + turn), behind.z + meters * cosine(line + turn)];
        const cost = meters + 1.2 * Math.abs(turn);
        if (cost >= cheapest || ground.mesh.at(x, walker.y, z, 1) === -1) continue;
        if (ground.path(walker.position, { x, y: walker.y, z }) === undefined) continue;
        [walker.aimed, cheapest] = [{ x, y: ground.heightAt(x, z, walker.y), z }, cost];
      }
    }
    walker.seen = { x: seeker.x, z: seeker.z, yaw: seeker.yaw };
  }
  return walker.aimed && aimAt(walker, walker.aimed, { face: walker.yawTo(seeker) });
}
