import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Placement } from '../../../src/drama/staging.ts';
import { parentIn, relationOf } from '../../../src/drama/whereabouts.ts';
import { contentsOf, thingOf } from '../../../src/world/world.ts';
import type { Measures } from '../forms/form.ts';
import { habitOf } from './habit.ts';
import type { Item, Wish } from './item.ts';
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
  if (thing.at && relationOf(thing.at) === 'behind') {
    const parent = parentIn(thing.at);
    const among = () => {
      const at = footprintOf(parent);
      return at ? [at] : [];
    };
    wishes.push({ kind: 'behind', target: { name: thingOf(survey.world, parent).name, id: parent, among } });
  }
  const hidden = contentsOf(survey.world, id).filter((other) => {
    const { at } = thingOf(survey.world, other);
    return at !== null && relationOf(at) === 'behind';
  });
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
    ...(placement?.at ? { spot: { x: west + placement.at[0], z: south + placement.at[1] } } : {}),
    ...(placement?.up === undefined ? {} : { up: placement.up }),
    behindDepth: standBehind ? Math.max(0.7, deepest) : deepest > 0.1 ? deepest : 0,
    standBehind,
    drop: dropOf(survey, id, measures),
    isTable: measures.surfaces.length > 0 && !seats && measures.mount === 'floor',
    isSeat: seats && !measures.seats.some(({ posture }) => posture === 'lying'),
    hasParts: contentsOf(survey.world, id).some((other) => {
      const { at } = thingOf(survey.world, other);
      return at !== null && relationOf(at) === 'partOf';
    }),
  };
}

/** How far below it what hangs on it reaches. */
function dropOf(survey: SceneSurvey, id: EntityId, { mount, surfaces, grip }: Measures): number {
  if (mount !== 'wall' || surfaces.length > 0) return 0;
  const hanging = contentsOf(survey.world, id).flatMap((other) => {
    const { at } = thingOf(survey.world, other);
    const held = survey.forms.get(other)?.measures;
    return held && at && relationOf(at) === 'on' ? [held.size.y - grip.y] : [];
  });
  return Math.max(0, ...hanging);
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
