import type { EntityId } from '../drama/entity-id.ts';
import { placeOf } from '../world/containment.ts';
import { rowOf } from '../drama/verb.ts';
import { narrate, openScene } from '../world/narrator.ts';
import { isSpoken, isStaged } from '../drama/notation/read-notation.ts';
import { aWarning, type Finding } from './finding.ts';
import { meansOf } from './means.ts';
import { worldAt, type Survey, type SurveyedPoint } from './survey.ts';

/** Lines and deeds of people who are in another place than the scene: nobody there sees or hears them. */
export function beatsElsewhere(survey: Survey): Finding[] {
  const walkers = whoWalks(survey);
  return survey.beats.flatMap(({ beat, point, path }) => {
    const { actor, to } = beat;
    if (!beat.plays.some((way) => isSpoken(way)) || walkers.has(actor)) return [];
    const [place, listener] = [placeAt(survey, actor, point), to && placeAt(survey, to, point)];
    const isHeard = place === undefined || place === (listener ?? point.scene.place);
    if (isHeard || isMoved(survey, actor)) return [];
    const name = survey.nameOf(actor);
    const message = `${name} is in ${survey.nameOf(place)} at “${point.point.id}”, where nobody of the scene hears it`;
    const remedy = `Put ${name} into "${point.scene.place}" with "enters" or the scene's "places", or let them go there first.`;
    return aWarning('beat-elsewhere', path, message, remedy);
  });
}

/** Where somebody is at a point, as far as only the author moved them; nothing, where that cannot be told. */
function placeAt(survey: Survey, actor: EntityId, { scene, index }: SurveyedPoint): EntityId | undefined {
  const before = survey.points.slice(0, index + 1);
  const entrance = before.findLast(({ point }) => point.enters?.some((one) => one.actor === actor));
  if (entrance) return undefined;
  const placing = before.findLast(({ scene: { places = [] } }) => places.some(({ entity }) => entity === actor));
  const at = placing ?? before[0];
  if (!at || (placing && placing.scene.id !== scene.id)) return undefined;
  const places = survey.openings.map((opening) => {
    const world = worldAt(opening, at);
    const thing = world.things.get(actor);
    return thing && placeOf(world, thing)?.id;
  });
  return places.every((place) => place === places[0]) ? places[0] : undefined;
}

/** Whom something that happens moves about. */
const isMoved = ({ blueprint, points }: Survey, actor: EntityId): boolean =>
  [
    ...(blueprint.consequences ?? []).flatMap(({ changes = [] }) => changes),
    ...points.flatMap(({ point }) => point.otherwise?.changes ?? []),
  ].some(({ entity, property }) => entity === actor && property === 'at');

/** Whoever has something to play that takes them somewhere. */
function whoWalks(survey: Survey): ReadonlySet<EntityId> {
  const [opening] = survey.openings;
  const walkers = new Set<EntityId>();
  if (!opening) return walkers;
  for (const { actor, text } of meansOf(survey).written) {
    if (actor === undefined || walkers.has(actor) || !isStaged(text)) continue;
    const { actions } = narrate(openScene(opening.world), actor, { text }).answer;
    if (actions.some(({ verb }) => rowOf(verb).goes)) walkers.add(actor);
  }
  return walkers;
}
