import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { firstActOf } from '../one-act.ts';
import { playNamed, rehearse } from './rehearsal.ts';

const cafe = firstActOf(playNamed('midnight-cafe'));
const lin = entityId('actor:lin');

/** An evening with a person in Mrs Lin's part, who begins in the street and is to come in with the second point. */
async function evening(lines: readonly (readonly [after: number, text: string])[], language = 'en') {
  const { of, facts } = await rehearse(cafe, {
    settings: { seed: '5', maxTurns: 45, language },
    person: lines.map(([after, text]) => ({ after, actor: lin, text })),
  });
  const cues = of('cue:given').filter(({ actor, by }) => actor === lin && by === 'transfer');
  return { entered: of('actor:entered').filter(({ actor }) => actor === lin), cues, facts };
}

describe('where a person goes is theirs', () => {
  it('[ROLE3] whoever has walked out is not brought back for an entrance', async () => {
    const { entered, cues } = await evening([
      [1, '(go into the café) Good evening.'],
      [6, '(go out to the street)'],
      [12, 'What a night.'],
      [22, 'It rains.'],
    ]);
    expect(entered).toEqual([]);
    expect(cues).toEqual([]);
  });

  it.each([
    ['en', 'This is where you come in: go to the café.'],
    ['zh', '轮到你上场了：到咖啡馆去。'],
  ])('whoever is yet to come and is about is told that it is their turn: %s', async (language, text) => {
    const { entered, cues } = await evening(
      Array.from({ length: 22 }, (_, index): [number, string] => [
        index * 2 + 1,
        language === 'zh' ? '下雨了。' : 'It rains.',
      ]),
      language,
    );
    expect(entered).toEqual([]);
    expect(cues.map((cue) => cue.text)).toEqual([text]);
  });

  it('whoever only looks on is brought in, so that the play goes on', async () => {
    const { entered } = await evening([[1, 'It rains.']]);
    expect(entered).toHaveLength(1);
  });
});
