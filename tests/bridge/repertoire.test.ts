import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Repertoire } from '../../src/bridge/server/repertoire.ts';
import { Performance } from '../../src/company/performance.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { namedThingsIn } from '../../src/mind/hearing/naming.ts';
import { worldOf } from '../../src/play/play.ts';
import { ada } from '../play/house-scene.ts';
import { houseScene } from './evening.ts';

const cafe = new URL('../../scenes/midnight-cafe/scene.json', import.meta.url);
const written = (): unknown => JSON.parse(JSON.stringify(houseScene));

describe('the plays of a house', () => {
  it('are one object each, given anew or taken up from a log', () => {
    const plays = new Repertoire();
    const first = plays.same(written());
    expect(first).toBeDefined();
    expect(plays.same(written())).toBe(first);
    expect(plays.same(first)).toBe(first);
    expect(plays.same({ ...(written() as object), entities: [] })).not.toBe(first);
    expect(plays.same({ nonsense: true })).toBeUndefined();
  });

  it('have their names read once for all their evenings, and each evening its own world', () => {
    const plays = new Repertoire();
    const [one, other] = [1, 2].map(() => {
      const scene = plays.same(written());
      if (!scene) throw new Error('A scene of ours can be read.');
      return Performance.open(scene, { clock: new SimulatedClock() }).play;
    });
    if (!one || !other) throw new Error('Both evenings are open.');
    expect(namedThingsIn(worldOf(one), one.profiles)).toBe(namedThingsIn(worldOf(other), other.profiles));
    expect(worldOf(one)).not.toBe(worldOf(other));
  });
});

describe('what is said in a play', () => {
  it('is read ahead once, a piece at a time, and others have their turn in between', async () => {
    const scene = new Repertoire().same(JSON.parse(readFileSync(cafe, 'utf8')));
    if (!scene) throw new Error('A scene of ours can be read.');
    const { matters = [], profiles } = scene.blueprint;
    const pieces = profiles.flatMap(({ knows = [] }) => knows).length + matters.length;
    expect(pieces).toBeGreaterThan(20);
    let turns = 0;
    const turn = (): void => void (turns++, (going = setImmediate(turn)));
    let going = setImmediate(turn);
    const plays = new Repertoire();
    await plays.readAhead(scene.blueprint);
    expect(turns).toBeGreaterThanOrEqual(pieces - 1);
    turns = 0;
    await plays.readAhead(scene.blueprint);
    clearImmediate(going);
    expect(turns).toBe(0);
  });
});

describe('an ask', () => {
  it('[ASK2] is kept before anybody thinks about it, and thought about in the next moment', async () => {
    const clock = new SimulatedClock();
    const kept: string[] = [];
    const performance = Performance.open(houseScene, {
      clock,
      log: {
        append: async (facts) => {
          kept.push(...facts.map(({ type }) => type));
        },
      },
    });
    performance.start();
    const key = (number: number) => ({ client: 'anna/1', number });
    performance.takeRole(ada, 'anna', key(1));
    await performance.durable();
    kept.length = 0;
    const asked = performance.submit({ actor: ada, player: 'anna', text: 'Good evening.', key: key(2) });
    if (!asked.ok) throw new Error(asked.error.message);
    await asked.value.durable;
    expect(kept).toEqual(['ask:taken']);
    await clock.advance(0);
    await performance.durable();
    expect(kept.slice(0, 2)).toEqual(['ask:taken', 'decision:made']);
    performance.dispose();
  });
});
