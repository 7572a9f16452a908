import { describe, expect, it } from 'vitest';
import { Performance } from '../../src/company/performance.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { hashPlay } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';
import { isLong } from '../how-much.ts';
import { village } from '../company/village.ts';

const yard = {
  entities: [
    { id: 'place:yard', kind: 'place', name: 'the yard' },
    { id: 'actor:ana', kind: 'actor', name: 'Ana', pronouns: 'she', at: { in: 'place:yard' } },
    { id: 'actor:ben', kind: 'actor', name: 'Ben', pronouns: 'he', at: { in: 'place:yard' } },
    { id: 'prop:bench', kind: 'prop', name: 'bench', traits: ['fixed', 'seat'], at: { in: 'place:yard' } },
    { id: 'prop:broom', kind: 'prop', name: 'broom', traits: ['portable'], at: { in: 'place:yard' } },
  ],
  blueprint: { endless: true },
};

function open(file: unknown) {
  const scene = readSceneFile(file);
  if (!scene.ok) throw new Error(scene.error.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const clock = new SimulatedClock();
  const facts: Fact[] = [];
  const faults: unknown[] = [];
  const drama = Performance.open(scene.value, {
    clock,
    settings: { seed: '3' },
    onFault: (error) => faults.push(error),
  });
  drama.onFact((fact) => facts.push(fact));
  drama.start();
  const until = (ms: number) => clock.run(() => drama.play.ended !== undefined || drama.play.now >= ms);
  return { drama, facts, faults, until };
}

/** The longest time in which nobody said or did anything, in milliseconds. */
function longestStillness(facts: readonly Fact[], until: number): number {
  const moments = facts.filter(({ type }) => type === 'line:ended' || type === 'action:ruled').map(({ at }) => at);
  return Math.max(...[...moments, until].map((at, index) => at - (moments[index - 1] ?? 0)));
}

/** How many objects, and entries of lists and maps, can be reached from a thing. */
function thingsOn(root: unknown): number {
  const seen = new Set<unknown>();
  const open = [root];
  let count = 0;
  while (open.length > 0) {
    const one = open.pop();
    if (typeof one !== 'object' || one === null || seen.has(one) || ArrayBuffer.isView(one)) continue;
    seen.add(one);
    const parts: readonly unknown[] =
      one instanceof Map ? [...one.keys(), ...one.values()] : one instanceof Set ? [...one] : Object.values(one);
    count += parts.length;
    for (const part of parts) open.push(part);
  }
  return count;
}

describe('people without a play', () => {
  it('[POINT8] live on in a yard: two people and nothing else', async () => {
    const { drama, facts, faults, until } = open(yard);
    await until(600_000);
    expect(drama.play.ended).toBeUndefined();
    expect(longestStillness(facts, 600_000)).toBeLessThan(60_000);
    const doers = new Set(facts.flatMap((fact) => (fact.type === 'action:ruled' ? [fact.actor] : [])));
    const speakers = new Set(facts.flatMap((fact) => (fact.type === 'line:ended' ? [fact.actor] : [])));
    expect([doers.size, speakers.size]).toEqual([2, 2]);
    expect(facts.filter((fact) => fact.type === 'point:reached' && fact.point === 'for-ever').length).toBeGreaterThan(
      0,
    );
    expect(facts.some(({ type }) => type === 'memory:kept')).toBe(true);
    expect(faults).toEqual([]);
    const again = replay(JSON.parse(JSON.stringify(facts)) as unknown[]);
    expect(again.fault).toBeUndefined();
    expect(again.play && hashPlay(again.play)).toBe(hashPlay(drama.play));
  });

  it('answer whoever speaks to them', async () => {
    const { drama, facts, until } = open(yard);
    await until(60_000);
    const ana = entityId('actor:ana');
    drama.takeRole(ana, 'player');
    expect(drama.submit({ actor: ana, player: 'player', text: 'Ben, how are you?' }).ok).toBe(true);
    await until(75_000);
    expect(facts.some((fact) => fact.type === 'line:ended' && fact.actor === 'actor:ben' && fact.at > 60_000)).toBe(
      true,
    );
  });

  it('have a plot in them where one is written, and live on after it', async () => {
    const acts = [
      {
        id: 'morning',
        title: 'Morning',
        scenes: [
          {
            id: 'sweeping',
            title: 'Sweeping',
            place: 'place:yard',
            description: 'Somebody should sweep.',
            points: [
              {
                id: 'swept',
                description: 'Ben takes the broom.',
                flag: { says: 'Ben has the broom.', when: { entity: 'prop:broom', at: { heldBy: 'actor:ben' } } },
                trajectories: [
                  {
                    id: 'ben',
                    beats: [{ id: 'takes', actor: 'actor:ben', plays: ['(takes the broom)'], hint: 'Sweep.' }],
                  },
                ],
              },
            ],
          },
        ],
      },
    ];
    const { drama, facts, until } = open({ ...yard, blueprint: { endless: true, acts } });
    await until(240_000);
    expect(facts.some((fact) => fact.type === 'point:reached' && fact.point === 'swept')).toBe(true);
    expect(drama.play.ended).toBeUndefined();
    expect(longestStillness(facts, 240_000)).toBeLessThan(60_000);
  });

  it('do not grow: what stands before twenty of them stays as long', async () => {
    const { drama, facts, faults, until } = open(village(isLong ? 20 : 9));
    const minutes = isLong ? 120 : 1;
    const lengths: number[] = [];
    const hanging: number[] = [];
    for (let minute = 1; minute <= minutes; minute++) {
      const before = performance.now();
      await until(minute * 60_000);
      lengths.push(drama.play.history.length);
      if (minute % 20 !== 0) continue;
      hanging.push(thingsOn(drama));
      console.log(minute, 'min', facts.length, 'facts', drama.play.history.length, 'moments', hanging.at(-1), 'things', Math.round(performance.now() - before), 'ms for the last minute', Math.round(process.memoryUsage().heapUsed / 1e6), 'MB'); // prettier-ignore
    }
    expect(drama.play.ended).toBeUndefined();
    expect(faults).toEqual([]);
    expect(Math.max(...lengths)).toBeLessThan(600);
    expect([...drama.play.scene.discourses.values()].flatMap(({ here = [] }) => here)).toEqual([]);
    expect(longestStillness(facts, minutes * 60_000)).toBeLessThan(60_000);
    // Memories fill up in the first hour; nothing more hangs on it after the second.
    const [, , hour = 0] = hanging;
    expect(hanging.at(-1) ?? 0).toBeLessThanOrEqual(hour * 1.1);
    const talking = new Set(facts.flatMap((fact) => (fact.type === 'line:ended' ? [fact.actor] : [])));
    expect(talking.size).toBeGreaterThan(3);
  });
});
