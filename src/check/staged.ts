import type { EntityId } from '../drama/entity-id.ts';
import { whereabouts } from '../drama/whereabouts.ts';
import { placeOf } from '../world/containment.ts';
import { thingOf, type World } from '../world/world.ts';
import { afterChanges, movedTo, worldAt, type Opening, type Survey } from './survey.ts';

/**
 * How many texts the narrator is given to read for one check; a play that has more is taken at its word for the rest. A name
 * is looked for among everything there is, so in a world of thousands of things each text takes longer.
 */
export const mostRead = ({ scene }: Survey): number => Math.min(3000, Math.ceil(300_000 / scene.entities.length));

/** The stage of a point's scene as it opens, with the actor on it, to read what is written for them. */
export function stageFor(survey: Survey, opening: Opening, actor: EntityId, point: number | undefined): World {
  const placed = survey.points[point ?? 0];
  if (!placed) return opening.world;
  const world = worldAt(opening, placed);
  if (placeOf(world, thingOf(world, actor))) return world;
  return afterChanges(world, [movedTo(actor, whereabouts('in', placed.scene.place))]);
}
