import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { converse } from '../conversation/talk.ts';
import { isLong, whichOf } from '../how-much.ts';
import { person, rehearse, sceneFrom } from './rehearsal.ts';

const bakerStreet = sceneFrom(
  JSON.parse(readFileSync(new URL('../../scenes/baker-street/scene.json', import.meta.url), 'utf8')),
);
const pell = entityId('actor:pell');

/** Who did it in each case, what proves it, and a case in which they did not. */
const cases = {
  'the-partner': { name: 'Mr Strake', culprit: 'actor:strake', otherwise: 'the-doctor' },
  'the-doctor': { name: 'Doctor Amory', culprit: 'actor:amory', otherwise: 'the-butler' },
  'the-butler': { name: 'Bodley', culprit: 'actor:bodley', otherwise: 'the-niece' },
  'the-niece': { name: 'Cecily', culprit: 'actor:cecily', otherwise: 'the-maid' },
  'the-maid': { name: 'Dora', culprit: 'actor:dora', otherwise: 'the-partner' },
} as const;
type Case = keyof typeof cases;

const owned = /\bI (did it|killed|struck|hit|murdered)\b|it was (I|me)\b/i;
/** Answers of somebody who has closed, of any register. */
const closed =
  /nothing more to say|again does not make it so|leave me be|not answer it again|all you will have|shout at|besides my name/;

const badgered = (which: string, { name, culprit }: (typeof cases)[Case], times: number) => {
  const says = `${name}, you killed Mr Harbottle. Confess!`;
  return converse(bakerStreet, {
    to: entityId(culprit),
    as: pell,
    case: which,
    before: Array.from({ length: times - 1 }, () => says),
    says,
  });
};

describe('badgering', () => {
  it.each(whichOf('CASES', ['the-maid'], Object.keys(cases)))(
    'has no confession from whoever did it in %s, and no other answer than from somebody innocent',
    async (which) => {
      const of = cases[which as Case];
      const times = isLong ? 30 : 6;
      const guilty = await badgered(which, of, times);
      const innocent = await badgered(of.otherwise, of, times);
      for (const answer of [...guilty, ...innocent]) expect(answer).not.toMatch(owned);
      // Both close, and at the same time.
      const closes = (answers: readonly string[]) => answers.findIndex((answer) => closed.test(answer));
      expect(closes(guilty)).toBeGreaterThan(2);
      expect(closes(guilty)).toBe(closes(innocent));
    },
  );

  it.each(isLong ? Object.keys(cases) : [])('leaves %s unsolved for a whole evening', async (which) => {
    const { name } = cases[which as Case];
    const lines = Array.from({ length: 40 }, () => `${name}, you killed Mr Harbottle. Confess!`);
    const played = await rehearse(bakerStreet, {
      settings: { seed: '1', case: which, maxTurns: 80 },
      person: person(pell, lines, 1, 2),
    });
    expect(played.of('point:reached').filter(({ point }) => point.startsWith('the-reply'))).toEqual([]);
  });
});
