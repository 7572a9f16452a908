import { plus, scaled, facing, flatDistance } from '../../../plugin/stage/space/vector.ts';
import type { Stage } from '../../../plugin/stage/stage.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import { isDead } from '../../../src/world/containment.ts';

/** From the floor under the hips: the head, the chest, the knees, the feet. */
const alongMeters = [-0.7, -0.35, 0, 0.4, 0.75];
/** Beside where one can walk there is so much floor before a wall or a piece of furniture begins. */
const floorMeters = 0.2;
const onSomebodyMeters = 0.3;

/** Whoever is dead and does not lie on free floor, in words. */
export function deadWhoLieBadly(stage: Stage): string[] {
  return [...stage.actors.all.values()].flatMap(({ id, thing, isOnStage, perch, isUp, posture, stand }) => {
    if (!isDead(thing) || !isOnStage || (perch && !isUp)) return [];
    if (posture !== 'lying') return [`${id} is ${posture}`];
    const place = stage.rooms.placeAt(stand.position);
    return alongMeters.flatMap((meters) => {
      const at = plus(stand.position, scaled(facing(stand.yaw), meters));
      const floor = stage.parts.ground.closest(at, floorMeters);
      if (!floor || stage.rooms.placeAt(at) !== place) return [`${id} lies in a wall or under something`];
      return isOnSomebody(stage, id, at) ? [`${id} lies on somebody`] : [];
    });
  });
}

const isOnSomebody = (stage: Stage, who: EntityId, at: { x: number; y: number; z: number }): boolean =>
  [...stage.actors.all.values()].some(
    ({ id, isOnStage, perch, stand, thing }) =>
      id !== who && isOnStage && !perch && !isDead(thing) && flatDistance(stand.position, at) < onSomebodyMeters,
  );
