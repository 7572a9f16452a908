import { expect, it } from 'vitest';
import { pick, seededRandom, type Random } from '../../src/kit/random.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { adas, brunos, houseWith } from './checked-house.ts';

const junk: readonly unknown[] = [
  null,
  '',
  'actor:ada',
  'prop:letter',
  'the-letter',
  'zh',
  0,
  -1,
  1e9,
  true,
  [],
  {},
  [[]],
  { when: {} },
  { all: [] },
  { beat: 'bruno-tears' },
  { not: { point: 'the-question' } },
  { entity: 'actor:ada', state: { dead: true } },
  { in: 'place:hall' },
  { constructor: 1 },
  'x'.repeat(5000),
];

/** A scene with a little of everything in it. */
const rich = (): unknown =>
  houseWith({
    'blueprint.conditions': { torn: { entity: 'prop:letter', state: { torn: true } } },
    'blueprint.cases': ['one', 'two'].map((id) => ({ id, title: id, truth: id })),
    'blueprint.matters': [
      {
        id: 'soup',
        claim: 'the soup is cold',
        contradicts: ['stew'],
        evidence: ['prop:letter'],
        when: { case: 'one' },
      },
      { id: 'stew', claim: 'the stew is cold', claimIn: { zh: '汤凉了' } },
    ],
    [`${adas}.knows`]: [
      { matter: 'soup', source: 'saw', secret: { shown: ['prop:letter'], when: { named: 'torn' } } },
      { matter: 'stew', source: 'saw', when: { case: 'two' } },
    ],
    [`${brunos}.lines`]: [{ says: 'Well.', about: ['soup'], at: ['the-letter'], when: { beat: 'ada-asks' } }],
    [`${brunos}.desires`]: [{ id: 'sigh', plays: ['(sighs)'] }],
  });

/** Puts junk, or something from elsewhere in the scene, in a place of it; or takes something out. */
function spoil(value: unknown, random: Random): void {
  const places: [Record<string, unknown>, string][] = [];
  const visit = (inner: unknown): void => {
    if (typeof inner !== 'object' || inner === null) return;
    for (const key of Object.keys(inner)) {
      places.push([inner as Record<string, unknown>, key]);
      visit((inner as Record<string, unknown>)[key]);
    }
  };
  visit(value);
  const [parent, key] = pick(random, places);
  const how = random.next();
  if (how < 0.25) delete parent[key];
  else if (how < 0.6) parent[key] = structuredClone(pick(random, junk));
  else if (how < 0.8) {
    parent[`${key}x`] = parent[key];
    delete parent[key];
  } else {
    const [otherParent, otherKey] = pick(random, places);
    parent[key] = structuredClone(otherParent[otherKey]);
  }
}

it.each(Array.from({ length: 12 }, (_, seed) => seed))(
  'finds an error wherever the reader does, and falls over nothing (seed %i)',
  (seed) => {
    const random = seededRandom(`spoil/${seed}`);
    for (let round = 0; round < 25; round++) {
      const value = rich();
      for (let times = Math.floor(random.next() * 3); times >= 0; times--) spoil(value, random);
      const findings = checkScene(value, { all: true });
      const reading = readSceneFile(JSON.parse(JSON.stringify(value)));
      if (!reading.ok) expect(findings.filter(({ severity }) => severity === 'error')).not.toEqual([]);
      for (const { message, remedy } of findings) expect([message, remedy]).not.toContain('');
      expect(checkScene(value, { all: true })).toEqual(findings);
    }
  },
);
