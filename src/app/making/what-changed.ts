import type { SceneFile } from '../../drama/scene-file.ts';
import { stableJson } from '../../kit/hash.ts';

/** One thing that is otherwise in a play than before. */
export type Difference =
  | { readonly code: 'title' | 'renamed'; readonly from: string; readonly to: string }
  | { readonly code: 'looks' | 'joined' | 'left'; readonly name: string }
  | { readonly code: 'place'; readonly from: string; readonly to: string; readonly things: readonly string[] }
  | { readonly code: 'ending' | 'story' };

/** More names than this are not read. */
const mostThings = 6;

/** What is otherwise in a scene than in the one before, as a person would tell it. */
export function whatChanged(before: SceneFile, after: SceneFile): readonly Difference[] {
  const differences: Difference[] = [];
  const [was, is] = [before.blueprint, after.blueprint];
  if (was.title !== is.title) differences.push({ code: 'title', from: was.title, to: is.title });
  const people = peopleIn(after);
  for (const [id, old] of peopleIn(before)) {
    const now = people.get(id);
    if (!now) differences.push({ code: 'left', name: old.name });
    else if (now.name !== old.name) differences.push({ code: 'renamed', from: old.name, to: now.name });
    if (now && now.looks !== old.looks) differences.push({ code: 'looks', name: now.name });
  }
  for (const [id, { name }] of people) if (!peopleIn(before).has(id)) differences.push({ code: 'joined', name });
  const [from, to] = [placeIn(before), placeIn(after)];
  if (from !== to) {
    const old = new Set(propsIn(before));
    const things = propsIn(after).filter((name) => !old.has(name));
    differences.push({ code: 'place', from, to, things: things.slice(0, mostThings) });
  }
  if (pointsIn(before) !== pointsIn(after)) differences.push({ code: 'story' });
  else if (roadsIn(before) !== roadsIn(after)) differences.push({ code: 'ending' });
  return differences;
}

const peopleIn = ({ entities, staging }: SceneFile) =>
  new Map(
    entities
      .filter(({ kind }) => kind === 'actor')
      .map(({ id, name }) => [
        id,
        { name, looks: stableJson(staging?.looks?.find(({ actor }) => actor === id) ?? {}) },
      ]),
  );

const placeIn = ({ entities }: SceneFile): string => entities.find(({ kind }) => kind === 'place')?.name ?? '';

const propsIn = ({ entities }: SceneFile): readonly string[] =>
  entities.filter(({ kind }) => kind === 'prop').map(({ name }) => name);

const pointsOf = ({ blueprint }: SceneFile) =>
  blueprint.acts.flatMap(({ scenes }) => scenes.flatMap(({ points }) => points));

const pointsIn = (scene: SceneFile): string => pointsOf(scene).map(({ id }) => id).join(); // prettier-ignore

/** Which roads can be taken. */
const roadsIn = (scene: SceneFile): string =>
  stableJson(pointsOf(scene).map(({ trajectories }) => trajectories.map(({ id, when = null }) => [id, when])));
