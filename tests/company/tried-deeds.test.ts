import { describe, expect, it } from 'vitest';
import { readTriedDeeds, tryDeed, type TriedDeed } from './tried-deeds.ts';

/** How many of some deeds came out as they should, and how many were noticed. */
async function count(name: string, deeds: readonly TriedDeed[]): Promise<{ right: number; noticed: number }> {
  const tried = [];
  for (const deed of deeds) tried.push(await tryDeed(deed));
  const right = tried.filter(({ isRight }) => isRight).length;
  const noticed = tried.filter(({ isNoticed }) => isNoticed).length;
  console.log(`${name}: of ${tried.length} deeds ${right} come out as they should, ${noticed} are noticed`);
  return { right, noticed };
}

const { open, aside } = readTriedDeeds();

/** First contact, before any of it was looked at: 25 and 24 of the open ones, 22 and 21 of those put aside. */
describe('what strangers try on stage comes out as it should, and somebody notices', () => {
  it('eighty deeds, half of them put aside', () => {
    expect([open.length, aside.length]).toEqual([40, 40]);
  });

  it('those that were looked at', { timeout: 600_000 }, async () => {
    const { right, noticed } = await count('open', open);
    expect(right).toBeGreaterThanOrEqual(36);
    expect(noticed).toBeGreaterThanOrEqual(36);
  });

  it('those that were put aside', { timeout: 600_000 }, async () => {
    const { right, noticed } = await count('aside', aside);
    expect(right).toBeGreaterThanOrEqual(34);
    expect(noticed).toBeGreaterThanOrEqual(32);
  });
});
