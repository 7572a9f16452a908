import type { EntityId } from '../../drama/entity-id.ts';
import { canAct, placeOfActor, type Play } from '../../play/play.ts';
import { companyAround } from './surroundings.ts';

/** Where the play is for somebody who is alone elsewhere: they can go there; nothing, where they are with others. */
export function wayOn(play: Play, role: EntityId): EntityId | undefined {
  if (play.ended || !canAct(play, role) || companyAround(play, role).length > 0) return undefined;
  const place = (play.points[play.point] ?? play.points.at(-1))?.scene.place;
  return place === placeOfActor(play, role) ? undefined : place;
}
