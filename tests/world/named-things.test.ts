import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { guestId, withGuest } from '../../src/drama/guest.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import { whereabouts } from '../../src/drama/whereabouts.ts';
import { openPlay } from '../../src/play/play.ts';
import { applyChanges } from '../../src/world/apply-changes.ts';
import { narrate, type Scene } from '../../src/world/narrator.ts';
import { repertoire } from '../company/measure-plays.ts';

const moved = (scene: Scene, entity: EntityId, relation: 'in' | 'heldBy', parent: EntityId): Scene => ({
  ...scene,
  world: applyChanges(scene.world, [{ entity, property: 'at', value: whereabouts(relation, parent) }]),
});

/** What the first deed of a line is done to. */
const objectOf = (scene: Scene, text: string): string | undefined =>
  narrate(scene, guestId, { text }).answer.actions[0]?.object;

/** *other glass* asks for another than the last. */
const relative = /^(other |另一)/;

describe.each(repertoire.map(({ name, scene: file }) => ({ name, file: withGuest(file) })))('in $name', ({ file }) => {
  const { scene } = openPlay(file, standardSettings);

  it('[NAME1] what one holds is meant by each of its names, in either language', () => {
    const lost = file.entities.flatMap((entity) => {
      if (entity.kind !== 'prop' || !entity.traits?.includes('portable')) return [];
      const held = moved(scene, entity.id, 'heldBy', guestId);
      return [entity.name, ...(entity.aliases ?? [])]
        .filter((name) => !relative.test(name))
        .filter((name) => {
          const line = /\p{Script=Han}/u.test(name) ? `（举起${name}）` : `(raises the ${name.replace(/^the /, '')})`;
          return objectOf(held, line) !== entity.id;
        })
        .map((name) => `${entity.id} as ${name}`);
    });
    expect(lost).toEqual([]);
  });
});

describe('what is not there', () => {
  it.each([
    ['baker-street', 'place:study', 'curtain'],
    ['baker-street', 'place:study', 'blanket'],
    ['baker-street', 'place:study', 'money'],
    ['baker-street', 'place:study', 'map'],
    ['baker-street', 'place:study', 'throne'],
    ['baker-street', 'place:study', 'meat'],
    ['elsinore', 'place:guard-room', 'picture'],
    ['elsinore', 'place:guard-room', 'torch'],
    ['elsinore', 'place:guard-room', 'teapot'],
    ['elsinore', 'place:closet', 'crown'],
    ['midnight-cafe', 'place:cafe', 'vase'],
    ['midnight-cafe', 'place:cafe', 'throne'],
  ] as const)('[NAME1] %s, %s: a %s is no other thing in reach', (name, place, word) => {
    const file = repertoire.find((play) => play.name === name)?.scene;
    if (!file) throw new Error(`There is no play ${name}.`);
    const { scene } = openPlay(withGuest(file), standardSettings);
    const { answer } = narrate(moved(scene, guestId, 'in', entityId(place)), guestId, {
      text: `(takes the ${word})`,
    });
    expect(answer.verdicts[0]?.ok).toBe(false);
  });
});

describe('a hand that is shaken', () => {
  it.each(['(shakes Gus by the hand)', '(shakes Gus’s hand)', '(takes Gus by the hand)'])(
    'is the other’s, and nobody is shaken: %s',
    (text) => {
      const file = repertoire.find(({ name }) => name === 'midnight-cafe')?.scene;
      if (!file) throw new Error('There is no café.');
      const { scene } = openPlay(withGuest(file), standardSettings);
      const [action] = narrate(scene, guestId, { text }).answer.actions;
      expect(action).toMatchObject({ object: 'actor:gus', part: 'hand' });
    },
  );
});

describe('what is mine', () => {
  it('[NAME1] is not what another has on', () => {
    const file = repertoire.find((play) => play.name === 'midnight-cafe')?.scene;
    if (!file) throw new Error('There is no café.');
    const { scene } = openPlay(withGuest(file), standardSettings);
    const inside = moved(scene, guestId, 'in', entityId('place:cafe'));
    expect(objectOf(inside, '(touches the raincoat)')).toBe('prop:raincoat');
    expect(objectOf(inside, '(touches my coat)')).not.toBe('prop:raincoat');
  });
});
