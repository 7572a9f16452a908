import { describe, expect, it } from 'vitest';
import { describeProblem } from '../../src/kit/schema.ts';
import { readFact } from '../../src/drama/fact.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { readWorldFile } from '../../src/drama/world-file.ts';
import { layRoads } from '../../src/company/road-layer.ts';
import { missingFor } from '../../src/play/condition.ts';
import { openPlay } from '../../src/play/play.ts';
import { readLogLines } from '../../src/store/log-lines.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { Condition } from '../../src/drama/condition.ts';
import { houseWith, point } from '../check/checked-house.ts';
import { houseScene } from '../play/house-scene.ts';

const torn = { entity: 'prop:letter', state: { torn: true } };

const nested = (times: number, wrap: (inner: unknown) => unknown, core: unknown = torn): unknown => {
  let value = core;
  for (let time = 0; time < times; time++) value = wrap(value);
  return value;
};

/** Named conditions, each so many of the next. */
const tower = (levels: number, width: number, key = 'all'): Record<string, unknown> => {
  const conditions: Record<string, unknown> = { [`level-${levels}`]: torn };
  for (let level = 0; level < levels; level++) {
    conditions[`level-${level}`] = { [key]: Array.from({ length: width }, () => ({ named: `level-${level + 1}` })) };
  }
  return conditions;
};

const world = (things: readonly unknown[]): unknown => ({
  entities: [{ id: 'place:hall', kind: 'place', name: 'hall' }, ...things],
});
const boxes = (count: number): unknown =>
  world(
    Array.from({ length: count }, (_, index) => ({
      id: `prop:box-${index}`,
      kind: 'prop',
      name: 'box',
      traits: ['container'],
      at: { in: index === 0 ? 'place:hall' : `prop:box-${index - 1}` },
    })),
  );

describe('what is more than anybody writes is refused, with its place and a remedy', () => {
  const flag = `${point}.flag.when`;
  const readings: Readonly<Record<string, readonly [() => unknown, RegExp]>> = {
    'eight named conditions, each forty of the next': [
      () => houseWith({ 'blueprint.conditions': tower(8, 40) }),
      /^At blueprint\.conditions\.level-0: more than 2000 parts.*ask for fewer/,
    ],
    'thirty levels of two': [
      () => houseWith({ 'blueprint.conditions': tower(30, 2, 'any') }),
      /^At blueprint\.conditions\.level-0: more than 2000 parts/,
    ],
    'a flag of forty large ones': [
      () =>
        houseWith({
          'blueprint.conditions': tower(1, 40),
          [flag]: { all: Array.from({ length: 40 }, () => ({ named: 'level-0' })) },
        }),
      new RegExp(`^At ${flag}: more than 2000 parts`.replaceAll('.', '\\.')),
    ],
    'more names than anybody remembers': [
      () => houseWith({ 'blueprint.conditions': tower(5000, 1) }),
      /^At blueprint\.conditions: too many: at most 500/,
    ],
    'not, five thousand times': [
      () => houseWith({ [flag]: nested(5000, (not) => ({ not })) }),
      new RegExp(`^At ${flag}\\.not.*: nested more than 64 levels deep: take it apart`),
    ],
    'all of one, a hundred thousand times': [
      () => houseWith({ [flag]: nested(100_000, (one) => ({ all: [one] })) }),
      /nested more than 64 levels deep/,
    ],
    'a million lists where a text should be': [
      () => houseWith({ 'blueprint.title': Array.from({ length: 1_000_000 }, () => []) }),
      /more than 500000 values/,
    ],
    'ten thousand boxes, one in the other': [() => boxes(10_000), /^At entities: too large: at most 2000/],
    'sixty boxes, one in the other': [() => boxes(60), /^At entities\.50\.at: inside more than 50 things/],
    'ten thousand things in a room': [
      () =>
        world(
          Array.from({ length: 10_000 }, (_, index) => ({
            id: `prop:${index}`,
            kind: 'prop',
            name: 'cup',
            at: { in: 'place:hall' },
          })),
        ),
      /^At entities: too large: at most 2000/,
    ],
  };

  it.each(Object.entries(readings))('%s', (_, [make, message]) => {
    const value = make();
    const read = 'blueprint' in (value as object) ? readSceneFile(value) : readWorldFile(value);
    const [first] = read.ok ? [] : read.error;
    expect(first ? describeProblem(first) : 'taken').toMatch(message);
  });

  it('and so is a fact of an evening, wherever it lies', async () => {
    const deep = nested(50_000, (one) => [one]);
    expect(readFact({ seq: 0, type: 'play:opened', scene: deep }).ok).toBe(false);
    const text = `{"seq":0,"at":0,"type":"play:opened","scene":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const { damage } = await readLogLines([`{"seq":0,"hash":"","fact":${text}}`]);
    expect(damage?.reason).toMatch(/nested more than 64 levels deep/);
  });

  it('fifty boxes, and three hundred names in a row, are taken', () => {
    expect(readWorldFile(boxes(49)).ok).toBe(true);
    expect(readSceneFile(houseWith({ 'blueprint.conditions': tower(300, 1) })).ok).toBe(true);
  });
});

describe('work on conditions that share their parts', () => {
  /** A play nobody read, so that nothing has been refused; counts how often somebody asks a condition for its kind. */
  const opened = (conditions: Record<string, unknown>) => {
    let looks = 0;
    const counting = (value: unknown): unknown =>
      typeof value !== 'object' || value === null
        ? value
        : new Proxy(value, {
            has: (target, key) => (key === 'witness' ? (looks++, key in target) : key in target),
          });
    const counted = Object.fromEntries(Object.entries(conditions).map(([name, one]) => [name, counting(one)]));
    const scene = houseScene();
    const blueprint = { ...scene.blueprint, conditions: counted as Record<string, Condition> };
    return { play: openPlay({ ...scene, blueprint }, standardSettings), looks: () => looks };
  };

  it.each(['all', 'any'])('%s: what is missing is asked of each part once', (key) => {
    const { play, looks } = opened(tower(12, 2, key));
    const sentences = missingFor(play, { named: 'level-0' });
    expect(looks()).toBeLessThan(100);
    expect(sentences.join('').length).toBeLessThanOrEqual(600);
  });

  it('roads are laid to the first few of more ways than there are numbers for', () => {
    const choice = { any: [torn, { entity: 'prop:letter', at: { heldBy: 'actor:ada' } }] };
    const { play } = opened({});
    const placed = play.points[0]?.point;
    if (!placed) throw new Error('The house has no point.');
    const flag = { ...placed.flag, when: { all: Array.from({ length: 40 }, () => choice) } as unknown as Condition };
    expect(layRoads(play, { ...placed, flag })).toHaveLength(6);
  });
});
