import { afterEach, describe, expect, it } from 'vitest';
import type { Pauses } from '../../src/kit/slices.ts';
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

describe('a stage with many things', () => {
  it('is built in slices, and tells how far it is', async () => {
    const built = async (count: number) => {
      const { pauses, count: slices } = everySteps(4);
      const parts: number[] = [];
      const onProgress = (doing: string, part?: number) =>
        void (doing === 'building' && part !== undefined && parts.push(part));
      const drama = await openHost().open({ scene: littered(count), pauses, onProgress });
      expect(drama.view?.props.size).toBeGreaterThanOrEqual(count);
      expect(parts).toEqual(parts.toSorted((a, b) => a - b));
      // Before it is built: between reading, planning, laying the ground and building.
      expect(parts).toHaveLength(slices() - 4);
      return slices();
    };
    // So many more slices as there are more things: no slice grows with them.
    expect((await built(24)) - (await built(12))).toBe(12 / 4);
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

  it('leaves nothing behind when it is given up', async () => {
    const host = openHost();
    const before = host.inventory();
    const going = new AbortController();
    const { pauses, count } = everySteps(3, (pause) => pause === 4 && going.abort());
    await expect(host.open({ scene: littered(30), pauses, signal: going.signal })).rejects.toThrow(/abort/i);
    expect(count()).toBe(4);
    expect(host.inventory()).toEqual(before);
  });
});
