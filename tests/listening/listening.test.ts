import { describe, expect, it } from 'vitest';
import { guestId } from '../../src/drama/guest.ts';
import { readExchanges, sceneOf } from './exchange.ts';
import { scoreExchange } from './score-exchange.ts';

describe.each(['open', 'kept'] as const)('the %s half of what strangers say', (half) => {
  const exchanges = readExchanges(half);

  it('is a hundred and fifty exchanges, each with a name of its own, a third of them in Chinese', () => {
    expect(exchanges.length).toBeGreaterThanOrEqual(150);
    expect(new Set(exchanges.map(({ id }) => id)).size).toBe(exchanges.length);
    const chinese = exchanges.filter(({ language }) => language === 'zh').length / exchanges.length;
    expect(chinese).toBeGreaterThan(0.25);
  });

  it('speaks of people and points the plays have', () => {
    const strange = exchanges.filter((exchange) => {
      const { at, as, who } = exchange;
      const { blueprint } = sceneOf(exchange);
      const points = blueprint.acts.flatMap(({ scenes }) => scenes.flatMap(({ points }) => points.map(({ id }) => id)));
      const people = new Set<string>([guestId, ...blueprint.profiles.map(({ actor }) => actor)]);
      const isKnown = (id: string): boolean => id === 'guest' || people.has(id);
      return !points.includes(at.point) || !isKnown(as) || !who.every(isKnown);
    });
    expect(strange.map(({ id }) => id)).toEqual([]);
  });
});

describe('the score of an answer', () => {
  const exchange = { who: ['actor:gertrude'], of: [/bed/iu], not: [/polonius/iu] };
  const line = (actor: string, text: string) => ({ kind: 'line' as const, actor: actor as never, text });
  const scored = (...replies: ReturnType<typeof line>[]) => scoreExchange(exchange, replies);

  it('is full when who was asked speaks first, and of it', () => {
    expect(scored(line('actor:gertrude', 'The bed was turned.'))).toEqual({
      isAnswered: true,
      isRightPerson: true,
      isToThePoint: true,
      isForbidden: false,
    });
  });

  it('knows silence, the wrong person, an empty answer and what must not be said', () => {
    expect(scored()).toMatchObject({ isAnswered: false, isRightPerson: false, isToThePoint: false });
    expect(scored(line('actor:hamlet', 'The bed?'))).toMatchObject({ isRightPerson: false, isToThePoint: false });
    expect(scored(line('actor:gertrude', 'It is late.'))).toMatchObject({ isRightPerson: true, isToThePoint: false });
    const told = scored(line('actor:gertrude', 'Polonius hides behind the bed.'));
    expect(told).toMatchObject({ isToThePoint: false, isForbidden: true });
  });
});
