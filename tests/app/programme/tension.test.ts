import { describe, expect, it } from 'vitest';
import { calm, followTension, levelOf } from '../../../src/app/programme/tension.ts';
import { bowingOrder } from '../../../src/app/programme/curtain-call.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { openPlay } from '../../../src/play/play.ts';
import { elsinore, gertrude, hamlet, polonius, rehearse } from '../../company/rehearsal.ts';

const { facts, play } = await rehearse(elsinore, { settings: { seed: '7' } });
const before = openPlay(elsinore, play.settings);
const at = { seq: 1, by: 'x', witnesses: [], turn: 1, actor: hamlet };
const struck = (ms: number): Fact => ({ ...at, at: ms, type: 'clock:struck' });
const drawn = (value: boolean, ms = 0): Fact => ({
  ...at,
  at: ms,
  type: 'action:ruled',
  action: { subject: hamlet, verb: 'draw', object: 'prop:dagger' },
  verdict: {
    ok: true,
    code: null,
    reason: null,
    narration: 'Hamlet draws the dagger.',
    changes: [{ entity: 'prop:dagger' as never, property: 'wielded', value }],
  },
});

describe('tension', () => {
  it('stays between nothing and everything, all evening', () => {
    let tension = calm;
    const values: number[] = [];
    for (const fact of facts) {
      tension = followTension(tension, fact, play);
      values.push(tension.value);
    }
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(levelOf(Math.max(...values))).toBe('height');
    expect(tension.value).toBeLessThan(0.3);
  });

  it('is highest around the death', () => {
    const isDeath = (fact: Fact) =>
      fact.type === 'event:told' && fact.changes.some(({ property }) => property === 'dead');
    const death = facts.findIndex(isDeath);
    expect(death).toBeGreaterThan(0);
    const upTo = (count: number) =>
      facts.slice(0, count).reduce((tension, fact) => followTension(tension, fact, play), calm).value;
    expect(upTo(death + 1)).toBeGreaterThan(upTo(Math.floor(death / 2)) + 0.3);
  });

  it('rises with a blade, stays while it is out, and sinks with time', () => {
    const out = followTension(calm, drawn(true), before);
    expect(out.value).toBeGreaterThan(0.3);
    const later = followTension(out, struck(600_000), before);
    expect(later.value).toBeLessThan(out.value);
    expect(later.value).toBeGreaterThan(0.15);
    expect(followTension(later, drawn(false, 600_001), before).value).toBeLessThan(0.05);
  });

  it('rises as the flag comes nearer, and is calmed by a stall', () => {
    const flag = (missing: number): Fact => ({
      ...at,
      at: 0,
      type: 'flag:checked',
      point: 'the-rebuke',
      met: false,
      missing: Array.from({ length: missing }, () => 'x'),
      judge: 'rules',
    });
    const far = followTension(calm, flag(3), before);
    const near = followTension(far, flag(1), before);
    expect(near.value).toBeGreaterThan(far.value);
    expect(followTension(near, flag(2), before).value).toBe(near.value);
    const stall: Fact = { ...at, at: 0, type: 'stall:noted', point: 'the-rebuke', level: 1, turns: 3, ms: 1 };
    expect(followTension(near, stall, before).value).toBeLessThan(near.value);
  });

  it('has a word for each height', () => {
    expect([0, 0.3, 0.6, 0.9].map(levelOf)).toEqual(['calm', 'uneasy', 'tense', 'height']);
  });
});

describe('the curtain call', () => {
  it('lets everybody bow who played, the dead too, and whoever plays here last', () => {
    const order = bowingOrder(play, gertrude);
    expect(order.at(-1)).toBe(gertrude);
    expect(order.at(-2)).toBe(hamlet);
    expect(order).toContain(polonius);
    expect(new Set(order).size).toBe(order.length);
  });
});
