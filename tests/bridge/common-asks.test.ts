import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommonAsk } from '../../src/protocol/common-asks.ts';
import { readAskBySchema } from '../../src/protocol/messages.ts';

const stand = { type: 'body:stand', place: 'place:hall', x: 1.5, y: 0, z: -10_000, yaw: 7 };
const say = { type: 'line:say', text: 'x'.repeat(2000) };

/** What stands at the edge of what may be sent, and beyond it. */
const odd = fc.constantFrom<unknown>(
  ...[0, -0, 1, -1, 1.5, 7, 7.01, -7.01, 10_000, 10_000.1, -10_000.1, 2 ** 53, 2 ** 53 - 1, NaN, Infinity],
  ...['', 'x', 'x'.repeat(2000), 'x'.repeat(2001), 'place:hall', 'place:', 'Place:hall', 'place:a b', '\ud800'],
  ...[null, undefined, true, [], {}, ['place:hall'], 'body:stand', 'line:say', 'line:stop'],
);
const keys = ['type', 'place', 'x', 'y', 'z', 'yaw', 'text', 'to', 'number', 'epoch', 'want', '__proto__', 'deeds'];

/** A message of a kind that is read by hand, with a few things changed in it, added to it or left out. */
const nearly = fc
  .record({
    want: fc.constantFrom<object>(stand, say),
    changes: fc.array(fc.record({ outer: fc.boolean(), key: fc.constantFrom(...keys), value: odd }), { maxLength: 3 }),
    without: fc.option(fc.constantFrom(...keys)),
    isBare: fc.boolean(),
  })
  .map(({ want, changes, without, isBare }) => {
    const inner: Record<string, unknown> = { ...want };
    const outer: Record<string, unknown> = { number: 1, epoch: 0, want: inner };
    for (const change of changes) {
      const [into, { key, value }] = [change.outer ? outer : inner, change];
      Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
    }
    if (without !== null) {
      delete inner[without];
      delete outer[without];
    }
    return isBare ? Object.assign(Object.create({ stranger: 1 }) as object, outer) : outer;
  });

describe('asks that are read by hand', () => {
  it('are what the schema makes of them, and nothing it refuses is among them', () => {
    let read = 0;
    fc.assert(
      fc.property(nearly, (message) => {
        const byHand = readCommonAsk(message);
        if (!byHand) return;
        read++;
        expect(readAskBySchema(message)).toEqual({ ok: true, value: byHand });
      }),
      { numRuns: 4000, seed: 22 },
    );
    expect(read).toBeGreaterThan(300);
  });

  it('are the two that nearly all are', () => {
    for (const want of [stand, say]) {
      const message = { number: 3, epoch: 2, want };
      expect(readCommonAsk(message)).toEqual(message);
    }
    expect(readCommonAsk({ number: 3, epoch: 2, want: { type: 'line:stop' } })).toBeUndefined();
  });
});
