import { describe, expect, it } from 'vitest';
import { closet, hamlet, rehearse } from './rehearsal.ts';

/** What takes for granted that somebody stands hidden behind the curtain. */
const ofTheHidden = new Set(
  ['the-call', 'the-sneeze', 'her-eyes', 'the-cloth-breathes', 'a-truce', 'the-cry', 'her-eyes-betray-it', 'boots-below-the-hem', 'the-tangle'].flatMap(
    (road) =>
      closet.blueprint.acts
        .flatMap(({ scenes }) => scenes)
        .flatMap(({ points }) => points)
        .flatMap(({ trajectories }) => trajectories)
        .filter(({ id }) => id === road)
        .flatMap(({ beats }) => beats.map(({ id }) => id)),
  ),
); // prettier-ignore

const asHamlet = (lines: readonly (readonly [number, string])[], language = 'en') =>
  rehearse(closet, {
    settings: { seed: '5', maxTurns: 26, language },
    person: lines.map(([after, text]) => ({ after, actor: hamlet, text })),
  });

describe('who stands uncovered', () => {
  it.each([
    ['en', '(pulls the curtain open) Who is there?', 'What are you doing here?'],
    ['en', '(tears down the curtain) Who is there?', 'What are you doing here?'],
    ['zh', '（拉开帷幕）谁在那儿？', '你在这里做什么？'],
  ])('is spoken to and of as one who is seen (%s: %s)', async (language, opens, asks) => {
    const { of } = await asHamlet([[1, opens], [6, asks], [10, asks]], language); // prettier-ignore
    const begun = of('turn:begun').flatMap(({ beat }) => beat ?? []);
    expect(begun.filter((beat) => ofTheHidden.has(beat))).toEqual([]);
    expect(begun).toContain('gertrude-owns-him');
    expect(of('event:told').map(({ id }) => id)).not.toContain('the-rail-comes-down');
  });
});

describe('[POINT9] a scene in which a person has begun to talk', () => {
  it('is not closed over their heads', async () => {
    const lines = ['What do you want, mother?', 'You are pale.', 'Go on.', 'I hear you.', 'I do not know.', 'Perhaps.'];
    const { of } = await asHamlet(lines.map((text, index) => [1 + 2 * index, text] as const));
    const first = of('line:begun').find(({ actor }) => actor === hamlet)!.at;
    const closed = of('event:told').find(({ cause }) => cause === 'otherwise');
    expect(closed?.at ?? Infinity).toBeGreaterThan(first + 60_000);
  });
});
