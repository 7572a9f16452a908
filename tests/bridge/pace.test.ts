import { afterEach, describe, expect, it } from 'vitest';
import { JitterBuffer } from '../../src/embed/jitter-buffer.ts';
import { entityId } from '../../src/drama/entity-id.ts';
import { seededRandom } from '../../src/kit/random.ts';
import type { Limb, Limbs } from '../../src/protocol/limbs.ts';
import { PaceReader, PaceWriter, type Footing } from '../../src/protocol/pace.ts';
import { ada, bruno, dov } from '../play/house-scene.ts';
import { invitationsAt, joinBy, openBridge, until, type Listed } from './evening.ts';

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** Somebody who walks in a curve, a metre and a half a second. */
const walked = (seconds: number): Footing => ({
  x: 3 * Math.sin(seconds / 2),
  y: 0,
  z: 3 - 3 * Math.cos(seconds / 2),
  yaw: seconds / 2,
});

describe('[BODY1] the frames of a body that walks', () => {
  it('come to where it stood to the centimetre, and one that is lost costs nothing but itself', () => {
    const [writer, reader, random] = [new PaceWriter(), new PaceReader(), seededRandom('lost')];
    let read = 0;
    for (let frame = 0; frame < 300; frame++) {
      const footing = walked(frame / 12);
      const written = JSON.parse(JSON.stringify(writer.write(footing, frame * 80))) as unknown;
      if (random.next() < 0.2) continue;
      const got = reader.read(written);
      if (!got) continue;
      read++;
      expect(Math.hypot(got.x - footing.x, got.z - footing.z)).toBeLessThan(0.02);
      expect(Math.abs(got.yaw - footing.yaw)).toBeLessThan(0.02);
    }
    expect(read).toBeGreaterThan(150);
  });

  it('are small, and what is none is nothing', () => {
    const writer = new PaceWriter();
    const sizes = Array.from({ length: 120 }, (_, at) => JSON.stringify(writer.write(walked(at / 12), at * 80)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(24);
    const reader = new PaceReader();
    for (const wrong of [
      undefined,
      {},
      'x',
      [],
      [1, 2, 3],
      [1, 2, 3, 4, 5, 6.5],
      [1, 2, 3, 4, 5, 1e9],
      [2, 1, 0, 0, 0],
    ])
      expect(reader.read(wrong)).toBeUndefined();
  });
});

/** A limb that goes about, and turns by more than one way round. */
const moving = (seconds: number, up: number): Limb => {
  const [sin, cos] = [Math.sin(seconds), Math.cos(seconds)];
  return { position: { x: 0.4 * sin, y: up + 0.2 * cos, z: 0.3 }, rotation: { x: 0, y: sin, z: 0, w: cos } };
};
/** Somebody in a headset, whose left hand it loses now and then. */
const worn = (seconds: number): Limbs => ({
  head: moving(seconds / 3, 1.6),
  hands: { left: seconds % 4 < 2 ? moving(seconds, 1.1) : undefined, right: moving(-seconds, 1.2) },
});
const turnedApart = ({ rotation: a }: Limb, { rotation: b }: Limb): number =>
  2 * Math.acos(Math.min(1, Math.abs(a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w)));

describe('[BODY5] head and hands of whoever wears a headset', () => {
  it('come with the frames to the centimetre and a few degrees, lost or not, and are small', () => {
    const [writer, reader, random] = [new PaceWriter(), new PaceReader(), seededRandom('worn')];
    let [read, letters] = [0, 0];
    for (let frame = 0; frame < 300; frame++) {
      const limbs = worn(frame / 12);
      const text = JSON.stringify(writer.write({ ...walked(frame / 12), limbs }, frame * 80));
      letters += text.length;
      if (random.next() < 0.2) continue;
      const got = reader.read(JSON.parse(text))?.limbs;
      if (!got) continue;
      read++;
      expect(Object.keys(got.hands).filter((hand) => got.hands[hand as 'left' | 'right'])).toEqual(
        limbs.hands.left ? ['left', 'right'] : ['right'],
      );
      for (const [a, b] of [
        [got.head, limbs.head],
        [got.hands.right!, limbs.hands.right!],
      ] as const) {
        // prettier-ignore
        expect(Math.hypot(a.position.x - b.position.x, a.position.y - b.position.y)).toBeLessThan(0.01);
        expect(turnedApart(a, b)).toBeLessThan(0.05);
      }
    }
    expect(read).toBeGreaterThan(180);
    expect(letters / 300).toBeLessThan(95);
    expect(reader.read(writer.write(walked(30), 30_000))?.limbs, 'taken off').toBeUndefined();
  });

  it('are nothing where nobody could have them so', () => {
    const turn = [0, 0, 0, 100];
    const head = [0, 160, 0, ...turn];
    const whole = (...limbs: number[]) => [1, 0, 0, 0, 0, 0, ...limbs];
    expect(new PaceReader().read(whole(0, ...head))?.limbs?.hands).toEqual({ left: undefined, right: undefined });
    for (const wrong of [
      whole(4, ...head),
      whole(0),
      whole(1, ...head),
      whole(0, ...head, ...head),
      whole(0, 900, 160, 0, ...turn),
      whole(0, 0, 160, 0, 0, 0, 0, 0),
      whole(3, ...head, ...head, ...head, ...head),
    ])
      expect(new PaceReader().read(wrong), JSON.stringify(wrong)).toBeUndefined();
    // What differs from other hands than it has is nothing either.
    const reader = new PaceReader();
    expect(reader.read(whole(1, ...head, ...head))).toBeDefined();
    expect(reader.read([1, 80, 0, 0, 0, 2, ...head.map(() => 0), ...head.map(() => 0)])).toBeUndefined();
    expect(reader.read([1, 80, 0, 0, 0, 1, ...head.map(() => 0), ...head.map(() => 0)])).toBeDefined();
  });
});

describe('[BODY2] a jitter buffer', () => {
  it('shows even steps of what comes unevenly, in order, and says when they are over', () => {
    const [buffer, random] = [new JitterBuffer(), seededRandom('late')];
    const arrivals = Array.from({ length: 120 }, (_, at) => ({
      moment: { ...walked(at / 12), atMs: 5_000 + (at * 1000) / 12 },
      nowMs: (at * 1000) / 12 + 40 + random.next() * 120,
    })).sort((a, b) => a.nowMs - b.nowMs);
    let last: Footing | undefined;
    let largest = 0;
    for (let now = 0; now < 9_500; now += 20) {
      while (arrivals[0] && arrivals[0].nowMs <= now) buffer.push(arrivals.shift()!.moment, now);
      const shown = buffer.sample(now);
      if (now > 2_000 && last && shown) largest = Math.max(largest, Math.hypot(shown.x - last.x, shown.z - last.z));
      last = shown;
    }
    // A step of 20 ms is three centimetres; nobody leaps.
    expect(largest).toBeLessThan(0.12);
    expect(buffer.sample(20_000)).toMatchObject({ isOver: true, speed: 0 });
  });
});

describe('[BODY3] a body that walks in a house', () => {
  it('is shown to those who see it and to nobody else, and not when it leaps', async () => {
    const bridge = await openBridge();
    closers.push(bridge.close);
    const { player, spectator } = await invitationsAt(bridge.url);
    const come = (token: string, name: string): Listed => {
      const drama = joinBy(bridge.url, token, name);
      closers.push(() => drama.dispose());
      return drama;
    };
    const [anna, boris, dora] = [come(player, 'anna'), come(player, 'boris'), come(player, 'dora')];
    const carl = come(spectator, 'carl');
    await anna.ask({ type: 'role:take', actor: ada });
    await boris.ask({ type: 'role:take', actor: bruno });
    await dora.ask({ type: 'role:take', actor: dov });
    await Promise.all([anna, boris, dora, carl].map((each) => until(each, () => each.play.length > 0)));
    const seen = new Map<Listed, number[]>([boris, dora, carl].map((each) => [each, []]));
    for (const [each, steps] of seen) each.onPaced((actor, { x }) => actor === ada && steps.push(x));
    for (const x of [1, 1.1, 60, 1.2]) {
      anna.pace({ x, y: 0, z: 1, yaw: 0 });
      // What is acknowledged comes after what was shown before it.
      await anna.ask({ type: 'line:stop' });
    }
    await anna.ask({ type: 'body:stand', place: entityId('place:hall'), x: 1.3, y: 0, z: 1, yaw: 0 });
    await until(carl, () => carl.play.some(({ type }) => type === 'body:moved'));
    await boris.ask({ type: 'line:stop' });
    expect(seen.get(boris)).toEqual([1, 1.1, 1.2]);
    expect(seen.get(carl)).toEqual([1, 1.1, 1.2]);
    expect(seen.get(dora), 'behind a closed door').toEqual([]);
  });
});
