import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { contextOf } from '../../src/mind/context.ts';
import { partOf } from '../../src/mind/part.ts';
import type { Play } from '../../src/play/play.ts';
import { performDeed, type PerformedDeed } from './performed-deeds.ts';
import { isLong } from '../how-much.ts';

/** Of whom it was done to a sign within so long, of one who saw it within so long. */
const victimMs = 5000;
const witnessMs = 10_000;

const at =
  (play: string, point: string, turns: number) =>
  (as: string, types: string, language: 'en' | 'zh' = 'en') =>
    ({ play, point, turns, as, types, language }) satisfies PerformedDeed;
const early = at('midnight-cafe', 'the-small-hours', 3);
const closet = at('elsinore', 'the-rebuke', 2);
const hall = at('baker-street', 'the-arrival', 2);

/** A deed, whom it is done to, and whether somebody else speaks up. */
const performed: readonly (readonly [deed: PerformedDeed, victim: string | undefined, isSeen: boolean])[] = [
  [early('nadia', '(slaps Gus)'), 'gus', true],
  [early('gus', '(pours the chamomile over Theo)'), 'theo', true],
  [early('guest', '(takes the tip jar)'), 'nadia', true],
  [early('guest', '(snatches the umbrella from Theo)'), 'theo', true],
  [early('nadia', '(takes Gus’s phone)'), 'gus', true],
  [early('theo', '(hugs Nadia)'), 'nadia', false],
  [early('nadia', '(gives Theo the coffee)'), 'theo', false],
  [early('gus', '(opens the cake box and eats the cake)'), 'nadia', false],
  [early('theo', '(burps)'), undefined, true],
  [early('guest', '（打了格斯一耳光）', 'zh'), 'gus', true],
  [early('nadia', '（把西奥的笔记撕成两半）', 'zh'), 'theo', true],
  [closet('hamlet', '(draws the dagger)'), 'gertrude', false],
  [closet('hamlet', '(slaps his mother)'), 'gertrude', false],
  [closet('hamlet', '(pulls the curtain aside)'), 'polonius', true],
  [closet('hamlet', '(breaks the mirror)'), 'gertrude', false],
  [closet('gertrude', '(strokes Hamlet’s hair)'), 'hamlet', false],
  [hall('dora', '(slaps Strake)'), 'strake', true],
  [hall('pell', '(opens Cecily’s reticule)'), 'cecily', true],
  [hall('guest', '(steals the watch)'), 'strake', true],
  [hall('dora', '(kisses Doctor Amory)'), 'amory', true],
];

describe('what a person does is answered', () => {
  // One in three in every check.
  const tried = performed.filter((_, index) => isLong || index % 3 === 0);
  it.each(tried.map((one) => [`${one[0].as} ${one[0].types}`, ...one] as const))(
    '%s',
    async (_, deed, victim, isSeen) => {
      const { signs } = await performDeed(deed);
      const lines = signs.filter(({ says }) => says !== undefined);
      const [first] = signs;
      expect(first?.afterMs).toBeLessThanOrEqual(victimMs);
      if (victim !== undefined) {
        expect(first?.actor).toBe(`actor:${victim}`);
        expect(lines[0]?.actor).toBe(`actor:${victim}`);
        expect(lines[0]?.afterMs).toBeLessThanOrEqual(victimMs);
        expect(lines[0]?.beat).toBe(false);
      }
      const witness = lines.find(({ actor }) => actor !== `actor:${victim ?? ''}`);
      if (isSeen) {
        expect(witness?.afterMs).toBeLessThanOrEqual(witnessMs);
        expect(witness?.beat).toBe(false);
      }
    },
  );
});

describe('a deed that comes to nothing', () => {
  it('is no blow to whom it was meant for: nobody was hit with what is not there', async () => {
    const { signs, play } = await performDeed(early('theo', '(throws the sugar at Gus)'));
    expect(play.history.slice(0).findLast(({ deed }) => deed)?.deed).toMatchObject({ kind: 'feint', isAttempt: true });
    const [answer] = signs.filter(({ says }) => says !== undefined);
    expect(answer?.actor).toBe('actor:gus');
    expect(answer?.says).not.toMatch(/again|hurt|hands off/i);
  });
});

describe('a deed', () => {
  const gus = entityId('actor:gus');
  const partAt = (play: Play, afterMs: number) => {
    const later = { ...play, now: play.now + afterMs, floor: { ...play.floor, dues: [] } };
    return partOf(later, gus, contextOf(later, gus));
  };

  it('cuts short whoever it strikes', async () => {
    const { cut } = await performDeed({ ...early('nadia', '(slaps Gus)'), turns: 2 });
    expect(cut.every((actor) => actor !== entityId('actor:nadia'))).toBe(true);
  });

  it('is cried out at within seconds, and later only spoken of', async () => {
    const { then } = await performDeed(early('nadia', '(slaps Gus)'), 100);
    const nadia = entityId('actor:nadia');
    expect(partAt(then, 1000).deed?.deed.kind).toBe('harm');
    expect(partAt(then, 1000).grievance(nadia)).toBeUndefined();
    expect(partAt(then, 20_000).deed).toBeUndefined();
    expect(partAt(then, 20_000).grievance(nadia)?.deed.kind).toBe('harm');
    expect(partAt(then, 400_000).grievance(nadia)).toBeUndefined();
  });

  it('that was answered is no grievance', async () => {
    const { play } = await performDeed(early('nadia', '(slaps Gus)'));
    expect(partAt(play, 20_000).grievance(entityId('actor:nadia'))).toBeUndefined();
  });

  it('that was undone is nobody’s any more', async () => {
    const { play } = await performDeed(early('nadia', '(steals Gus’s phone, then gives the phone to Gus)'), 3000);
    expect(partAt(play, 0).deed?.deed.kind).not.toBe('theft');
    expect(partAt(play, 20_000).grievance(entityId('actor:nadia'))).toBeUndefined();
  });
});
