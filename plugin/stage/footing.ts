import type { EntityId } from '../../src/drama/entity-id.ts';
import { placeOf } from '../../src/world/containment.ts';
import { thingOf } from '../../src/world/world.ts';
import { gatesOf } from './rooms.ts';
import type { Stand } from './space/pose.ts';
import { facing, flatDistance, minus, vec, type Vec3 } from './space/vector.ts';
import type { StageParts } from './steps/doing.ts';

/** So far off the ground a told spot still means the ground beside it. */
const offGroundMeters = 0.6;

/** Where a body stood, as `body:moved` has it. */
export interface BodyAt extends Vec3 {
  readonly yaw: number;
}

/** A spot on the ground as it was told; none where the actor is not on their feet, or the world has them elsewhere. */
export function standFor(
  parts: StageParts,
  actor: EntityId,
  { x, y, z, yaw }: BodyAt,
  where: 'anywhere' | 'as the world has it',
): Stand | undefined {
  const { actors, ground, rooms } = parts;
  const world = parts.world();
  const who = actors.get(actor);
  if (!who?.walker || who.perch || who.walker.fixed) return undefined;
  const position = ground.closest(vec(x, y, z), offGroundMeters);
  const isHere = (at: Vec3): boolean =>
    where === 'anywhere' || rooms.nearest(at) === placeOf(world, thingOf(world, actor))?.id;
  return position && isHere(position) ? { position, yaw } : undefined;
}

/** Whether one can walk from one spot to another now: through no closed door. */
export const isWayOpen = (parts: StageParts, from: Vec3, to: Vec3): boolean => wayMeters(parts, from, to) !== undefined;

/** How far it is to walk from one spot to another; nothing where there is no way, or a closed door in it. */
export function wayMeters(parts: StageParts, from: Vec3, to: Vec3): number | undefined {
  const path = parts.ground.path(from, to);
  if (!path) return undefined;
  const shut = gatesOf(parts.plan, () => parts.world()).filter((gate) => !gate.isOpen());
  const legs = path.slice(1).map((corner, index) => [path[index] ?? corner, corner] as const);
  if (shut.some((gate) => legs.some(([one, other]) => crosses(gate, one, other)))) return undefined;
  return legs.reduce((sum, [one, other]) => sum + flatDistance(one, other), 0);
}

/** Whether a step goes through a doorway. */
function crosses({ center, yaw, width }: ReturnType<typeof gatesOf>[number], from: Vec3, to: Vec3): boolean {
  const [ahead, along] = [facing(yaw), facing(yaw + Math.PI / 2)];
  const [one, other] = [minus(from, center), minus(to, center)];
  const [before, after] = [one.x * ahead.x + one.z * ahead.z, other.x * ahead.x + other.z * ahead.z];
  if (before * after > 0 || before === after || Math.abs(one.y) > 1.5) return false;
  const part = before / (before - after);
  const aside = (one.x + (other.x - one.x) * part) * along.x + (one.z + (other.z - one.z) * part) * along.z;
  return Math.abs(aside) < width / 2 + 0.3;
}
