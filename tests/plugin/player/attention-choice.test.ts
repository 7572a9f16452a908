import { describe, expect, it } from 'vitest';
import {
  nearestToLook,
  rankedCandidates,
  unhidden,
  type AttentionCandidate,
} from '../../../plugin/player/attention-choice.ts';
import { entityId } from '../../../src/drama/entity-id.ts';

const thing = (name: string, more: Partial<AttentionCandidate>): AttentionCandidate => ({
  id: entityId(`prop:${name}`),
  kind: 'prop',
  meters: 2,
  offAngle: 0,
  halfAngle: 0.03,
  isMet: false,
  ...more,
});
const first = (candidates: readonly AttentionCandidate[], now?: string): string | undefined =>
  rankedCandidates(candidates, now === undefined ? undefined : entityId(`prop:${now}`))[0]?.id.replace('prop:', '');

describe('what is meant by a look', () => {
  it('is what is nearest the middle of it', () => {
    expect(first([thing('cup', { offAngle: 0.2 }), thing('book', { offAngle: 0.06 })])).toBe('book');
  });

  it('is rather what is near', () => {
    expect(first([thing('cup', { offAngle: 0.08, meters: 5.5 }), thing('book', { offAngle: 0.1, meters: 1 })])).toBe('book'); // prettier-ignore
  });

  it('is the cup and not the table it stands on', () => {
    const table = thing('table', { halfAngle: 0.5, offAngle: 0.2, isMet: true });
    expect(first([table, thing('cup', { offAngle: 0.06 })])).toBe('cup');
    expect(first([table, thing('cup', { offAngle: 0.4 })])).toBe('table');
  });

  it('is spoken to rather where the look goes than where somebody stands nearer at its side', () => {
    const [ghost, queen] = [entityId('actor:ghost'), entityId('actor:gertrude')];
    const queenAside = { id: queen, meters: 1.6, offAngle: 0.9 };
    expect(nearestToLook([queenAside, { id: ghost, meters: 4.5, offAngle: 0.1 }])).toBe(ghost);
    expect(nearestToLook([queenAside, { id: ghost, meters: 4.5, offAngle: 0.8 }])).toBe(queen);
    expect(nearestToLook([{ id: ghost, meters: 4.5, offAngle: 2 }])).toBeUndefined();
  });

  it('is whoever stands before one, and not who stands behind them', () => {
    const person = (name: string, more: Partial<AttentionCandidate>): AttentionCandidate => ({ ...thing(name, more), kind: 'actor' }); // prettier-ignore
    const near = person('near', { meters: 0.8, offAngle: 0.1, halfAngle: 0.27 });
    const behind = person('behind', { meters: 3, offAngle: 0, halfAngle: 0.07 });
    const beside = person('beside', { meters: 3, offAngle: 0.3, halfAngle: 0.07 });
    expect(unhidden([behind, near, beside])).toEqual([near, beside]);
    expect(first(unhidden([behind, near, beside]))).toBe('near');
  });

  it('is nothing beyond the cone, or too far off', () => {
    expect(first([thing('cup', { offAngle: 0.35 }), thing('book', { meters: 6.5 })])).toBeUndefined();
    expect(first([{ ...thing('mina', { meters: 9 }), kind: 'actor' }])).toBe('mina');
  });

  it('does not flicker between two that are as near', () => {
    const [cup, book] = [(offAngle: number) => thing('cup', { offAngle }), thing('book', { offAngle: 0.12 })];
    let now: string | undefined;
    let changes = 0;
    for (const sway of [0.1, 0.13, 0.11, 0.14, 0.1, 0.13]) {
      const next = first([cup(sway), book], now);
      if (next !== now) changes++;
      now = next;
    }
    expect(changes).toBe(1);
  });

  it('is let go later than it was taken up', () => {
    const beside = thing('cup', { offAngle: 0.32 });
    expect(first([beside])).toBeUndefined();
    expect(first([beside], 'cup')).toBe('cup');
    expect(first([thing('cup', { offAngle: 0.5 })], 'cup')).toBeUndefined();
  });
});
