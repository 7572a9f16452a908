import { describe, expect, it } from 'vitest';
import { howMany } from '../../../how-much.ts';
import { planStage } from '../../../../plugin/stage/staging/plan-stage.ts';
import { sayable } from '../../../../plugin/stage/staging/phrase.ts';
import { pick, seededRandom, type Random } from '../../../../src/kit/random.ts';
import { planFaults } from './plan-faults.ts';
import { prop, sceneOf } from './small-scene.ts';

const nouns = [
  'bed', 'table', 'desk', 'chair', 'stool', 'wardrobe', 'chest', 'bookshelf', 'sofa', 'armchair', 'bench', 'carpet',
  'fireplace', 'picture', 'mirror', 'lamp', 'candle', 'cup', 'book', 'sword', 'bucket', 'curtain', 'piano', 'barrel',
  'statue', 'clock', 'basket', 'throne', 'counter', 'plant', 'thingamajig', 'trunk', 'cradle', 'bell', 'shelf',
]; // prettier-ignore
const small = ['cup', 'candle', 'book', 'sword', 'bucket', 'basket', 'mirror', 'lamp'];

/** A random place or two, with random furniture told to stand in random ways. */
function randomScene(random: Random) {
  const between = (low: number, high: number) => Math.round((low + random.next() * (high - low)) * 20) / 20;
  const chance = (part: number) => random.next() < part;
  const two = chance(0.6);
  const size = [between(2, 8), between(2, 8)] as const;
  const level = chance(0.25) ? between(-1.2, 1.2) : 0;
  const exits = two
    ? [
        {
          direction: pick(random, ['north', 'east', 'up', 'out']),
          to: 'place:b',
          ...(chance(0.5) ? { door: 'prop:door' } : {}),
        },
      ]
    : [];
  const entities: unknown[] = [{ kind: 'place', id: 'place:a', name: 'the first room', exits }];
  if (two)
    entities.push({ kind: 'place', id: 'place:b', name: 'the second room' }, prop('door', { in: 'place:a' }, ['door']));
  const count = Math.floor(random.next() * 14);
  const ids: string[] = [];
  const placements: unknown[] = [];
  for (let i = 0; i < count; i++) {
    const noun = pick(random, nouns);
    const name = `${noun} ${i}`;
    const id = `prop:${noun}-${i}`;
    const at =
      ids.length > 0 && small.includes(noun) && chance(0.6)
        ? { [pick(random, ['on', 'in', 'under', 'behind', 'partOf'])]: pick(random, ids) }
        : { in: two && chance(0.3) ? 'place:b' : 'place:a' };
    entities.push({ ...prop(name, at), id, aliases: [noun] });
    ids.push(id);
    if (!chance(0.35)) continue;
    // Most speak of what is there: the solver has more to do than the reader.
    const saying = () => {
      const text = pick(random, sayable).replace('hall', 'second room');
      const other = pick(random, ids).replace(/^prop:(.*)-(\d+)$/, '$1 $2');
      return chance(0.9) ? text.replace(/\b(table|chest|bed|curtain|fire|desk|stove|mantelpiece)\b/, other) : text;
    };
    const stands = [saying(), ...(chance(0.15) ? [saying()] : [])].join(', ');
    const where = chance(0.15) ? { at: [between(0, size[0]), between(0, size[1])] } : chance(0.8) ? { stands } : {};
    const own = chance(0.1) ? { size: [between(0.1, 3), between(0.1, 2.5), between(0.1, 2)] } : {};
    placements.push({ entity: id, ...where, ...own });
  }
  for (let i = 0; i < Math.floor(random.next() * 4); i++) {
    entities.push({ kind: 'actor', id: `actor:a${i}`, name: `Actor ${i}`, at: { in: 'place:a' } });
  }
  const given = chance(0.7);
  const first = chance(0.2)
    ? { place: 'place:a', outline: [[0, 0], [size[0], 0], [size[0], size[1]], [size[0] * 0.5, size[1]], [size[0] * 0.5, size[1] * 0.5], [0, size[1] * 0.5]] }
    : { place: 'place:a', at: [0, 0], size }; // prettier-ignore
  const second = { place: 'place:b', at: [0, size[1]], size: [size[0], between(2, 6)], level };
  const windows = chance(0.5) ? { windows: [{ wall: 'west' }] } : {};
  const rooms = given ? [{ ...first, ...windows }, ...(two ? [second] : [])] : [];
  return sceneOf(entities, { rooms, placements });
}

describe('random rooms', () => {
  const seeds = Array.from({ length: howMany('ROOMS', 24, 500) }, (_, seed) => seed);
  const staged = new Map<number, boolean>();

  it.each(seeds)('seed %i: a sound plan or a problem, never anything else', (seed) => {
    const scene = randomScene(seededRandom(`staging ${seed}`));
    const plan = planStage(scene);
    staged.set(seed, plan.ok);
    if (plan.ok) expect(planFaults(scene, plan.value)).toEqual([]);
    else {
      expect(plan.error.length).toBeGreaterThan(0);
      for (const { message, path } of plan.error) {
        expect(message).toMatch(/\w+ .*\w/);
        expect(message).not.toMatch(/undefined|NaN|\[object/);
        expect(path).toMatch(/^(staging|entities)/);
      }
    }
  });

  it('enough of them can be staged, and enough cannot', () => {
    const good = [...staged.values()].filter(Boolean).length;
    expect(good).toBeGreaterThan(staged.size * 0.2);
    expect(good).toBeLessThan(staged.size);
  });
});

describe('rooms the author leaves to us', () => {
  it.each(Array.from({ length: howMany('ROOMS', 5, 100) }, (_, seed) => seed))(
    'seed %i: always find room for their furniture',
    (seed) => {
      const random = seededRandom(`free ${seed}`);
      const entities: unknown[] = [
      { kind: 'place', id: 'place:a', name: 'the first room', exits: [{ direction: 'north', to: 'place:b' }, { direction: 'down', to: 'place:c' }] },
      { kind: 'place', id: 'place:b', name: 'the second room', exits: [{ direction: 'east', to: 'place:c' }] },
      { kind: 'place', id: 'place:c', name: 'the cellar' },
    ]; // prettier-ignore
      for (let i = 0; i < 20; i++) {
        const noun = pick(random, nouns);
        entities.push({
          ...prop(`${noun} ${i}`, { in: pick(random, ['place:a', 'place:b', 'place:c']) }),
          id: `prop:${noun}-${i}`,
        });
      }
      for (let i = 0; i < 8; i++)
        entities.push({ kind: 'actor', id: `actor:a${i}`, name: `Actor ${i}`, at: { in: 'place:a' } });
      const scene = sceneOf(entities);
      const plan = planStage(scene);
      if (!plan.ok) throw new Error(JSON.stringify(plan.error, null, 1));
      expect(planFaults(scene, plan.value)).toEqual([]);
    },
  );

  it('and for a crowd of two hundred', () => {
    const actors = Array.from({ length: 200 }, (_, i) => ({
      kind: 'actor',
      id: `actor:a${i}`,
      name: `Actor ${i}`,
      at: { in: 'place:a' },
    }));
    const scene = sceneOf([{ kind: 'place', id: 'place:a', name: 'the hall' }, ...actors]);
    const plan = planStage(scene);
    if (!plan.ok) throw new Error(JSON.stringify(plan.error, null, 1));
    expect(planFaults(scene, plan.value)).toEqual([]);
  });
});
