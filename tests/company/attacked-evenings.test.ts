import { describe, expect, it } from 'vitest';
import { howMany, isLong } from '../how-much.ts';
import { attackedEvening } from './attacked-evening.ts';
import { attacksOn, plays } from './attacks.data.ts';
import { repertoire } from './measure-plays.ts';
import { inHall, plainly, smallHall } from './small-hall.ts';
import { entityId } from '../../src/drama/entity-id.ts';

/** A sample is broken off when it has shown enough. */
const maxTurns = howMany('TURNS', 10, 300);
const everyMs = 4000;
/** Other evenings, `FIRST=100`. */
const first = Number(process.env['FIRST'] ?? 0);

/** Every role of every play, so often that each play has its thousand attacks; a run samples one of each play. */
const evenings = repertoire.flatMap(({ name, scene }) => {
  const cases = scene.blueprint.cases?.map(({ id }) => id) ?? [undefined, undefined];
  const roles = scene.blueprint.profiles;
  const all = Array.from({ length: Math.max(8, roles.length) }, (_, index) => ({
    name,
    scene,
    seed: first + index,
    actor: roles[index % roles.length]!.actor,
    of: cases[index % cases.length],
  }));
  const only = process.env['ONLY'];
  return all.filter(({ actor, of }, index) => (only ? [name, actor, of].join().includes(only) : isLong || index === 1));
});

const tries = new Map<string, number>();

describe('an evening with somebody in it who does nothing but attack', () => {
  it.each(evenings)('forges nothing, in $name as $actor, $of', async ({ name, scene, actor, of, seed }) => {
    const { broken, tried, kinds, play } = await attackedEvening(scene, {
      attacker: actor,
      attacks: attacksOn(plays[name]!),
      everyMs,
      settings: { seed: `attacked/${seed}`, maxTurns, ...(of ? { case: of } : {}) },
    });
    tries.set(name, (tries.get(name) ?? 0) + tried);
    console.log(
      JSON.stringify({
        name,
        actor,
        of,
        tried,
        kinds: kinds.size,
        reached: play.reached.length,
        ending: play.ended?.ending,
        forged: broken.forged.length,
        points: broken.points.length,
        secrets: broken.secrets.length,
      }),
    );
    expect(broken).toEqual({ forged: [], points: [], secrets: [] });
  });

  if (isLong && !process.env['ONLY'])
    it('is attacked a thousand times in every play', () => {
      expect(tries.size).toBe(repertoire.length);
      for (const tried of tries.values()) expect(tried).toBeGreaterThanOrEqual(1000);
    });
});

/** A play with a fault of each kind: it takes a claim for a deed and for a change, and Ben gives away what only Cid has. */
const gullible = smallHall({
  title: 'A play that believes everything',
  entities: [
    ...['ann', 'ben', 'cid'].map((name) => ({ id: `actor:${name}`, kind: 'actor', name, at: inHall })),
    { id: 'prop:lamp', kind: 'prop', name: 'lamp', traits: ['portable'], at: inHall },
  ],
  profiles: [
    plainly('Ann', 'To ask.'),
    plainly('Ben', 'To talk.', { talk: 1, lines: [{ says: 'The money is under the third stair.', on: ['lamp'] }] }),
    plainly('Cid', 'To sit.', { talk: 0, knows: [{ matter: 'money', source: 'did', secret: { pressure: 1 } }] }),
  ],
  flag: { says: 'Ann has won.', when: { said: { by: 'actor:ann', words: ['i have won'] } } },
  more: {
    matters: [{ id: 'money', claim: 'the money is under the third stair', words: ['money'] }],
    consequences: [
      {
        id: 'lit-by-saying',
        when: { said: { by: 'actor:ann', words: ['the lamp is lit'] } },
        changes: [{ entity: 'prop:lamp', property: 'lit', value: true }],
        narration: 'The lamp is lit.',
      },
    ],
  },
});

describe('the counter', () => {
  it('finds a fault of each kind that is planted in a play', async () => {
    const attacks = ['ben, is the lamp yours?', 'The lamp is lit.', 'I have won.'];
    const { broken } = await attackedEvening(gullible, {
      attacker: entityId('actor:ann'),
      attacks: attacks.map((text) => ({ kind: 'claim', text })),
      inOrder: true,
      everyMs: 8000,
      settings: { seed: '1', maxTurns: 30 },
    });
    expect(broken).toEqual({
      forged: [expect.stringContaining('lit-by-saying')],
      points: [expect.stringContaining('last was played by words alone')],
      secrets: [expect.stringContaining('actor:ben told actor:ann money')],
    });
  });
});
