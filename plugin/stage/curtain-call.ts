import type { EntityId } from '../../src/drama/entity-id.ts';
import { vec, type Vec3 } from './space/vector.ts';
import { boundsOf } from './staging/outline.ts';
import type { Stage } from './stage.ts';
import type { StagedActor } from './staged-actor.ts';

/** Between two who stand side by side. */
const apartMeters = 0.85;
/** From the front of the room to the row, and from row to row. */
const frontMeters = 1.1;
const rowMeters = 1;
/** The audience sits in the south. */
const toTheAudience = Math.PI;

/**
 * The curtain call, when the play is over: everybody comes to the front of this place, the dead too. Nothing of it is the
 * world's business: it is the company that bows, and not the parts.
 */
export function callForward(stage: Stage, place: EntityId): void {
  const { plan, ground } = stage.parts;
  const room = plan.rooms.find((each) => each.place === place);
  const company = [...stage.actors.all.values()];
  if (!room) return;
  stage.isAtCall = true;
  const { west, east, south } = boundsOf(room.outline);
  const fits = Math.max(1, Math.floor((east - west - 1) / apartMeters));
  company.forEach((actor, index) => {
    const row = Math.floor(index / fits);
    const inRow = Math.min(fits, company.length - row * fits);
    const across = (west + east) / 2 + ((index % fits) - (inRow - 1) / 2) * apartMeters;
    const wanted = vec(across, room.floorY, south + frontMeters + row * rowMeters);
    bringForward(stage, actor, ground.closest(wanted) ?? wanted);
  });
}

/** Lets these bow, all at once. */
export function bow(stage: Stage, actors: readonly EntityId[]): void {
  for (const actor of actors) stage.perform({ kind: 'gesture', actor, verb: 'bow' }, () => undefined);
}

/** Alive again, on their feet, and before the audience. */
function bringForward(stage: Stage, actor: StagedActor, position: Vec3): void {
  const { dead: _dead, posture: _posture, hurt: _hurt, ...state } = actor.thing.state;
  actor.thing = { ...actor.thing, state };
  actor.gaze = undefined;
  actor.reach = undefined;
  stage.actors.callForward(actor, { position, yaw: toTheAudience });
}
