import type { EntityId } from '../../src/drama/entity-id.ts';
import { parentIn, relationOf, type Whereabouts } from '../../src/drama/whereabouts.ts';
import type { World } from '../../src/world/world.ts';
import { combined, placedIn, turnedBy, yawOf, type Pose, type Stand } from './space/pose.ts';
import { distance, minus, vec } from './space/vector.ts';
import type { StagedProp } from './staged-prop.ts';

/** Upright where it is. */
export const standFrom = (pose: Pose): Stand => ({ position: pose.position, yaw: yawOf(pose.rotation) });

/** On its top, in the middle. */
export const topOf = (on: StagedProp): Pose => ({
  position: placedIn(on.pose, on.measures.surfaces[0]?.center ?? vec(0, on.measures.size.y, 0)),
  rotation: on.pose.rotation,
});

/** A pose as seen from another. */
export const relativeTo = (base: Pose, pose: Pose): Pose => {
  const back = { x: -base.rotation.x, y: -base.rotation.y, z: -base.rotation.z, w: base.rotation.w };
  return { position: turnedBy(minus(pose.position, base.position), back), rotation: combined(back, pose.rotation) };
};

export const samePose = (a: Pose, b: Pose): boolean =>
  a === b ||
  (distance(a.position, b.position) < 1e-6 &&
    Math.abs(
      a.rotation.x * b.rotation.x +
        a.rotation.y * b.rotation.y +
        a.rotation.z * b.rotation.z +
        a.rotation.w * b.rotation.w,
    ) >
      1 - 1e-9);

export const sameAt = (a: Whereabouts | null | undefined, b: Whereabouts | null | undefined): boolean =>
  a === b || (!!a && !!b && relationOf(a) === relationOf(b) && parentIn(a) === parentIn(b));

/** What things stand on comes before what stands on it. */
export function inOrderOfSupport(world: World): EntityId[] {
  const depth = (id: EntityId): number => {
    let steps = 0;
    for (let at = world.things.get(id)?.at; at && steps < 50; at = world.things.get(parentIn(at))?.at) steps++;
    return steps;
  };
  return world.cast
    .map((id, index) => ({ id, index, depth: depth(id) }))
    .sort((a, b) => a.depth - b.depth || a.index - b.index)
    .map(({ id }) => id);
}
