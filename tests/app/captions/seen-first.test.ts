import { describe, expect, it } from 'vitest';
import { doerIn, SeenFirst } from '../../../src/app/captions/seen-first.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';

const [doer, reader] = [entityId('actor:doer'), entityId('actor:reader')];
const slap = { text: 'He slaps her.', isRefusal: false, isTurning: false };
const fall = { text: 'She falls.', isRefusal: false, isTurning: true };

function reading(isSeen: () => boolean) {
  const told: string[] = [];
  const seen = new SeenFirst(isSeen, ({ text }) => told.push(text));
  return { told, seen };
}

describe('what is told of a deed', () => {
  it('waits until it has begun to be seen, and what follows it is told after it', () => {
    let isShown = false;
    const { told, seen } = reading(() => isShown);
    seen.take(slap, doer);
    seen.take(fall, undefined);
    expect(seen.isTurning).toBe(true);
    seen.update(0.4);
    seen.update(0.4);
    expect(told).toEqual([]);
    isShown = true;
    // One picture alone is drawn before anybody has looked at it.
    seen.update(0.4);
    expect(told).toEqual([]);
    expect(seen.update(0.4)).toBe(true);
    expect(told).toEqual([slap.text, fall.text]);
    expect(seen.isTurning).toBe(false);
  });

  it('is not told of whoever winced and has died since; who comes in is seen to come first', () => {
    const { told, seen } = reading(() => false);
    seen.take({ ...slap, text: 'He winces.', reactionOf: doer }, doer);
    seen.take({ ...fall, deathOf: doer }, undefined);
    for (let waited = 0; waited < 3; waited += 0.1) seen.update(0.1);
    expect(told).toEqual([fall.text]);
    expect(doerIn({ type: 'actor:entered', actor: doer } as unknown as Fact, reader)).toBe(doer);
  });

  it('is never lost, and never waits for long', () => {
    for (const isShown of [false, true]) {
      let at = 0;
      const { told, seen } = reading(() => isShown && at++ % 9 === 0);
      seen.take(slap, doer);
      let waited = 0;
      for (; told.length === 0 && waited < 10; waited += 0.02) seen.update(0.02);
      expect(waited).toBeLessThan(2.5);
    }
  });

  it('is told at once where nothing is to be seen of it', () => {
    const ruled = { type: 'action:ruled', actor: doer, verdict: { ok: true } } as unknown as Fact;
    expect(doerIn(ruled, reader)).toBe(doer);
    expect(doerIn({ ...ruled, unseenBy: [reader] }, reader)).toBeUndefined();
    expect(doerIn({ ...ruled, verdict: { ok: false } } as unknown as Fact)).toBeUndefined();
    const { told, seen } = reading(() => false);
    seen.take(fall, undefined);
    expect(told).toEqual([fall.text]);
  });
});
