import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Placement } from '../../../src/drama/staging.ts';
import { given } from '../../../src/kit/given.ts';
import { thingOf } from '../../../src/world/world.ts';
import type { Measures } from '../forms/form.ts';
import { habitOf } from './habit.ts';
import { thingTarget, type Item, type Wish } from './item.ts';
import { boundsOf } from './outline.ts';
import { yawSaid, type SceneSurvey } from './scene-survey.ts';
import type { BuiltRoom } from './staged-room.ts';
import type { ReadWishes, PhraseScene } from './wishes.ts';

/** A thing as the furnisher sets it out: its size, what is wished of it, and what it is by habit. */
export function itemOf(
  survey: SceneSurvey,
  id: EntityId,
  built: BuiltRoom,
  meaning: ReadWishes | undefined,
  footprintOf: PhraseScene['footprintOf'],
): Item {
  const thing = thingOf(survey.world, id);
  const { form, measures } = survey.forms.get(id) as { form: string; measures: Measures };
  const placement = survey.placements.get(id)?.placement;
  const wishes: Wish[] = [...(meaning?.wishes ?? [])];
  if (placement?.faces !== undefined) wishes.push({ kind: 'yaw', yaw: yawSaid(placement.faces) });
  if (thing.at && 'behind' in thing.at) {
    const parent = thing.at.behind;
    wishes.push({ kind: 'behind', target: thingTarget(survey.nameOf(parent), parent, footprintOf) });
  }
  const hidden = survey.contentsOf(id, 'behind');
  const standBehind = hidden.some((other) => thingOf(survey.world, other).kind === 'actor');
  const deepest = Math.max(0, ...hidden.map((other) => (survey.forms.get(other)?.measures.size.z ?? 0) + 0.1));
  const { west, south } = boundsOf(built.planned.outline);
  const seats = measures.seats.some(({ posture }) => posture === 'sitting');
  return {
    id,
    name: thing.name,
    size: measures.size,
    measures,
    mount: mountOf(measures, wishes, built, placement),
    flat: survey.isFlat(id),
    wishes,
    said: placement?.stands,
    path: survey.pathOf(id),
    habit: habitOf(thing, form, measures),
    ...given({ spot: placement?.at && { x: west + placement.at[0], z: south + placement.at[1] }, up: placement?.up }),
    behindDepth: standBehind ? Math.max(0.7, deepest) : deepest > 0.1 ? deepest : 0,
    standBehind,
    drop: dropOf(survey, id, measures),
    isTable: measures.surfaces.length > 0 && !seats && measures.mount === 'floor',
    isSeat: seats && !measures.seats.some(({ posture }) => posture === 'lying'),
    hasParts: survey.contentsOf(id, 'partOf').length > 0,
  };
}

/** How far below it what hangs on it reaches. */
function dropOf(survey: SceneSurvey, id: EntityId, { mount, surfaces, grip }: Measures): number {
  if (mount !== 'wall' || surfaces.length > 0) return 0;
  const hanging = survey.contentsOf(id, 'on').flatMap((other) => survey.forms.get(other)?.measures ?? []);
  return Math.max(0, ...hanging.map(({ size }) => size.y - grip.y));
}

function mountOf(
  { mount }: Measures,
  wishes: readonly Wish[],
  built: BuiltRoom,
  placement: Placement | undefined,
): Item['mount'] {
  if (wishes.some(({ kind }) => kind === 'ceiling')) return built.room.outdoors ? 'floor' : 'ceiling';
  const walled = built.faces.some(({ spans }) => spans.length > 0);
  if (wishes.some((wish) => wish.kind === 'wall' && wish.how === 'on') && walled && !placement?.at) return 'wall';
  if (wishes.some(({ kind }) => kind === 'floor' || kind === 'centre' || kind === 'corner')) {
    return mount === 'ceiling' ? 'ceiling' : 'floor';
  }
  if (mount === 'ceiling') return built.room.outdoors ? 'floor' : 'ceiling';
  if (mount === 'wall') return walled ? 'wall' : 'floor';
  return 'floor';
}
