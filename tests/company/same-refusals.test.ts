import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { inSight } from '../../src/world/sight.ts';
import { openWorld, thingOf, type World } from '../../src/world/world.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { howMany } from '../how-much.ts';
import { repertoire } from './measure-plays.ts';

const { scene } = repertoire.find(({ name }) => name === 'baker-street')!;
const pell = entityId('actor:pell');
const cases = scene.blueprint.cases ?? [];

/** Things that are there in one case and not in another: each of them tells who did it. */
const telling = [...new Set(cases.flatMap(({ changes = [] }) => changes.map(({ entity }) => entity)))].flatMap((id) =>
  scene.entities.filter((entity) => entity.id === id && entity.kind === 'prop'),
);

/** Those of them that lie under something: nobody sees them, wherever they stand. */
const lyingUnder = new Set(
  cases.flatMap(({ changes = [] }) =>
    changes.flatMap(({ entity, value }) => (JSON.stringify(value).includes('"under"') ? [entity] : [])),
  ),
);

const deeds = [
  'looks at', 'takes', 'searches for', 'finds', 'reads', 'shows Mr Strake', 'smells', 'points at', 'thinks of', 'asks for',
  'tries to take', 'puts on', 'hides', 'breaks', 'burns', 'remembers', 'wants', 'throws away', 'looks for',
]; // prettier-ignore

/** A case as it opens, with Pell in a place. */
function opened(changes: NonNullable<(typeof cases)[number]['changes']>, place: EntityId): World {
  return applyChanges(openWorld(scene), [...changes, { entity: pell, property: 'at', value: { in: place } }]);
}

/** What somebody is told who tries it there. */
const told = (world: World, text: string): string =>
  narrate(openScene(world), pell, { text })
    .answer.verdicts.map(({ ok, reason, narration }) => (ok ? narration : `${reason}`))
    .join(' ');

/** Can they see something of this name? Then it is theirs to look at. */
const isSeen = (world: World, name: string): boolean =>
  inSight(world, thingOf(world, pell)).some((thing) => [thing.name, ...thing.aliases].includes(name));

describe('a deed with a thing that nobody can see', () => {
  it.each(['place:hall', 'place:study'])('tells no case from another, in %s', (place) => {
    const worlds = cases.map(({ changes = [] }) => opened(changes, entityId(place)));
    const names = telling
      .filter(({ id }) => place === 'place:hall' || lyingUnder.has(id))
      .flatMap(({ name, aliases = [] }) => [name, ...aliases])
      .filter((name) => !worlds.some((world) => isSeen(world, name)));
    const found = names.flatMap((name, index) =>
      deeds
        .filter((_, at) => (index + at) % howMany('EVERY', 61, 1) === 0)
        .flatMap((deed) => {
          const text = `(${deed} the ${name.replace(/^the /i, '')})`;
          const answers = new Set(worlds.map((world) => told(world, text)));
          return answers.size > 1 ? [`${text}: ${[...answers].join(' / ')}`] : [];
        }),
    );
    expect(found).toEqual([]);
  });
});
