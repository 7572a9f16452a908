import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/drama/entity-id.ts';
import { readWorldFile } from '../../../src/drama/world-file.ts';
import { narrate, openScene } from '../../../src/world/narrator.ts';
import { openWorld } from '../../../src/world/world.ts';

const prop = (id: string, name: string, ...traits: string[]) => ({
  id,
  kind: 'prop',
  name,
  traits: ['portable', ...traits],
  at: { in: 'place:attic' },
});
const file = readWorldFile({
  setting: { period: 'medieval' },
  entities: [
    { id: 'place:attic', kind: 'place', name: 'the attic' },
    { id: 'actor:ann', kind: 'actor', name: 'Ann', pronouns: 'she', at: { in: 'place:attic' } },
    { id: 'actor:ben', kind: 'actor', name: 'Ben', pronouns: 'he', at: { in: 'place:attic' } },
    prop('prop:note', 'crumpled note', 'readable'),
    prop('prop:longbow', 'longbow', 'weapon'),
    prop('prop:bucket', 'old bucket', 'container'),
    prop('prop:bell', 'hand bell', 'musical'),
    prop('prop:dagger', 'dagger', 'weapon', 'sharp'),
  ],
});
if (!file.ok) throw new Error(JSON.stringify(file.error));
const scene = openScene(openWorld(file.value));
const rule = (text: string) => {
  const { actions, verdicts } = narrate(scene, entityId('actor:ann'), { text: `(${text})` }).answer;
  return verdicts.map(
    (verdict, index) => `${actions[index]?.verb} ${actions[index]?.object ?? '-'} ${verdict.code ?? 'ok'}`,
  );
};

describe('sayings and things', () => {
  const things: [string, string][] = [
    ['takes the note', 'take prop:note ok'],
    ['takes the bow', 'take prop:longbow ok'],
    ['kicks the bucket', 'hit prop:bucket ok'],
    ['rings the bell', 'ring prop:bell ok'],
    ['takes the gun', 'take gun unknown-object'],
    ['takes the mask', 'take mask unknown-object'],
    ['takes the rifle', 'take rifle anachronism'],
    ['hits Ben', 'hit actor:ben ok'],
  ];
  for (const [text, verdict] of things) it(`${text}: a thing is a thing`, () => expect(rule(text)).toEqual([verdict]));

  const minded: [string, string[]][] = [
    ['notices that Ben sleeps', ['think - ok']],
    ['notices Ben sleeps', ['think actor:ben ok']],
    ['sees that Ben sleeps and takes the note', ['look - ok', 'take prop:note ok']],
    ['notices how Ben takes the note', ['think actor:ben ok']],
  ];
  for (const [text, verdicts] of minded)
    it(`${text}: what another does is only seen`, () => expect(rule(text)).toEqual(verdicts));

  const sayings = [
    'shoots daggers at Ben',
    'breaks the silence',
    'takes a bow',
    'bites the bullet',
    'fights back tears',
    'holds his gaze',
    'throws Ben a glance',
    'kills time',
    'drops the subject',
    'takes heart',
  ];
  for (const text of sayings) {
    it(`${text}: nobody touches anything`, () => {
      for (const ruling of rule(text)) expect(ruling).toMatch(/^(emote|bow|look|stare|step|wait) .* ok$/);
    });
  }
});
