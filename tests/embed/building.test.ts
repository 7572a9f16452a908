import { afterEach, describe, expect, it } from 'vitest';
import type { Pauses } from '../../src/kit/slices.ts';
import type { Havok } from '../../plugin/stage/physics/physical-space.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';
import { isLong } from '../how-much.ts';
import { parlourFile } from '../plugin/stage/parlour.ts';
import { Host } from './host.ts';

const hosts: Host[] = [];
afterEach(() => hosts.splice(0).forEach((host) => host.close()));

function openHost(): Host {
  const host = new Host();
  hosts.push(host);
  return host;
}

const names = ['cup', 'plate', 'book', 'candle', 'bottle', 'knife'];

/** The parlour with so many loose things in it. */
const littered = (count: number) => ({
  ...parlourFile,
  entities: [
    ...parlourFile.entities,
    ...Array.from({ length: count }, (_, index) => ({
      id: `prop:heap-${index}`,
      kind: 'prop',
      name: `${names[index % names.length]} ${index}`,
      traits: ['portable'],
      at: { in: 'place:parlour' },
    })),
  ],
});

/** A pause after every so many steps, and what is done in it. */
function everySteps(steps: number, inPause: (pauses: number) => void = () => undefined) {
  let [step, count] = [0, 0];
  const pauses: Pauses = {
    isDue: () => ++step % steps === 0,
    pause: () => Promise.resolve(inPause(++count)),
  };
  return { pauses, count: () => count };
}

interface Listened {
  readonly observers?: readonly unknown[];
}

/** Havok, and how much of it is alive. */
function countedHavok(real: Havok) {
  const count = { worlds: 0, bodies: 0, shapes: 0 };
  const counted: Readonly<Record<string, readonly [keyof typeof count, number]>> = {
    HP_World_Create: ['worlds', 1],
    HP_World_Release: ['worlds', -1],
    HP_Body_Create: ['bodies', 1],
    HP_Body_Release: ['bodies', -1],
    HP_Shape_CreateContainer: ['shapes', 1],
    HP_Shape_CreateBox: ['shapes', 1],
    HP_Shape_Release: ['shapes', -1],
  };
  const havok = new Proxy(real, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      const [what, by] = counted[String(key)] ?? [];
      if (!what || typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        count[what] += by ?? 0;
        return (value as (...args: unknown[]) => unknown).apply(target, given);
      };
    },
  });
  return { havok, alive: () => ({ ...count }) };
}

describe('a stage with many things', () => {
  it('is built in slices, and tells how far it is', async () => {
    const built = async (count: number) => {
      const { pauses, count: slices } = everySteps(4);
      const parts: number[] = [];
      const told = new Set<string>();
      const onProgress = (doing: string, part?: number) => {
        told.add(doing);
        if (doing === 'building' && part !== undefined) parts.push(part);
      };
      const drama = await openHost().open({ scene: littered(count), pauses, onProgress });
      expect(drama.view?.props.size).toBeGreaterThanOrEqual(count);
      expect([...told]).toEqual(['loading', 'reading', 'planning', 'building', 'ready']);
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
      expect(parts.length).toBeGreaterThan(count / 4);
      return slices();
    };
    // So many more slices as there are more things: each is planned, put on the stage, laid where it lies, built and shown as
    // it is. No slice grows with them.
    expect((await built(14)) - (await built(6))).toBeGreaterThanOrEqual((5 * 8) / 4);
  });

  it('is not seen before it is whole', async () => {
    const host = openHost();
    const seen = new Set<number>();
    const countSeen = () => host.scene.meshes.filter((mesh) => mesh.isEnabled()).length;
    const { pauses } = everySteps(5, () => seen.add(countSeen()));
    await host.open({ scene: littered(10), pauses });
    expect([...seen]).toEqual([0]);
    expect(countSeen()).toBeGreaterThan(10);
  });

  it('is opened and disposed of again and again without a trace', async () => {
    const host = openHost();
    const { havok, alive } = countedHavok(await openHavok());
    const listening = () =>
      Object.values(host.scene).reduce<number>((sum, value) => sum + ((value as Listened)?.observers?.length ?? 0), 0);
    const left = async () => {
      for (let frame = 0; frame < 3; frame++) {
        await host.frames(1);
        // Babylon lets go of effects when a frame ends, which its engine without a picture does not by itself.
        host.engine.endFrame();
        // Those who left an observable are struck off a moment later.
        await new Promise((resolve) => setTimeout(resolve));
      }
      const textures = host.engine.getLoadedTexturesCache().length;
      return { ...host.inventory(), ...alive(), textures, listening: listening() };
    };
    let steps = 0;
    const once = async (round: number) => {
      const going = new AbortController();
      // Every other time it is given up on the way: while it is read, planned, raised or furnished.
      const { pauses, count } = everySteps(2, (pause) => {
        if (round % 2 === 1 && pause === Math.ceil((steps * round) / 8)) going.abort();
      });
      const opened = host.open({ havok, pauses, signal: going.signal, player: 'actor:ada' });
      const drama = await opened.catch(() => undefined);
      expect(drama === undefined).toBe(round % 2 === 1);
      if (round === 0) steps = count();
      if (drama) await host.frames(1);
      drama?.dispose();
      going.abort();
      return left();
    };
    const first = await once(0);
    expect(first).toMatchObject({ worlds: 0, bodies: 0, shapes: 0 });
    for (let round = 1; round <= (isLong ? 50 : 3); round++) expect(await once(round % 8)).toEqual(first);
  });

  it('leaves nothing behind when its scene goes while it is built', async () => {
    const host = openHost();
    const { havok, alive } = countedHavok(await openHavok());
    const { pauses } = everySteps(3, (pause) => pause === 6 && host.scene.dispose());
    await expect(host.open({ havok, pauses })).rejects.toMatchObject({ code: 'host/disposed' });
    expect(alive()).toEqual({ worlds: 0, bodies: 0, shapes: 0 });
    expect([host.scene.meshes.length, host.scene.materials.length, host.scene.lights.length]).toEqual([0, 0, 0]);
  });

  it('leaves nothing behind when it is given up', async () => {
    const host = openHost();
    const before = host.inventory();
    const going = new AbortController();
    const { pauses, count } = everySteps(3, (pause) => pause === 4 && going.abort());
    await expect(host.open({ scene: littered(12), pauses, signal: going.signal })).rejects.toThrow(/abort/i);
    expect(count()).toBe(4);
    expect(host.inventory()).toEqual(before);
  });
});
