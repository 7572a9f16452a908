import { beforeAll, describe, expect, it } from 'vitest';
import { nextBeatFor, roadsAhead } from '../../src/company/planner.ts';
import { Performance } from '../../src/company/performance.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { Fact } from '../../src/drama/fact.ts';
import { guestId } from '../../src/drama/guest.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { suggestionsFor, type Suggestion } from '../../src/mind/suggesting/suggestions.ts';
import { inShort } from '../../src/mind/sentences.ts';
import { says } from '../../src/mind/tongues/tongues.ts';
import { witnessedBy } from '../../src/mind/witnessed.ts';
import { canAct, type Play } from '../../src/play/play.ts';
import { momentsOf, plays, sceneWithGuest } from '../drama/moments.ts';
import { howMany, isLong } from '../how-much.ts';
import { firstActOf } from '../one-act.ts';

/** What could be said at any moment is no idea. */
const filler = /^(And what then|Go on|And then|Pray go on|然后呢|接着说)/;

function suggested(play: Play, actor: EntityId): readonly Suggestion[] {
  const roads = roadsAhead(play);
  const next = nextBeatFor(play, actor) ?? roads.find(({ beat }) => beat.actor === actor)?.beat;
  return suggestionsFor(play, actor, { next });
}

describe('a suggestion kept short', () => {
  it('keeps deeds and whole sentences, and leaves thoughts out', () => {
    expect(inShort('(draws the dagger) How now! [Now or never.] A rat?')).toBe('(draws the dagger) How now! A rat?');
    expect(inShort('(bows) One. Two is longer. Three.', 22)).toBe('(bows) One.');
    expect(inShort('A sentence that is far too long to be kept', 10)).toBeUndefined();
    expect(inShort('[only thinks]')).toBeUndefined();
  });
});

const evenings = [
  ...plays.filter((name) => isLong || name === 'elsinore').map((name) => ({ name, language: 'en' })),
  { name: 'midnight-cafe' as const, language: 'zh' },
  ...(isLong ? [{ name: 'elsinore' as const, language: 'zh' }] : []),
];

describe.each(evenings)('what could be said all through an evening: $name in $language', ({ name, language }) => {
  let moments: Play[] = [];
  beforeAll(async () => {
    const scene = sceneWithGuest(name, { language });
    const settings = { seed: '1', ...(language === 'en' ? {} : { language }) };
    moments = await momentsOf(isLong ? scene : firstActOf(scene), howMany('MOMENTS', 6, 50), settings);
  });

  it('is always three different things, short, new, and another three when something has happened', () => {
    const before = new Map<EntityId, { texts: string; heard: number }>();
    const kinds = new Set<string>();
    const same: string[] = [];
    let compared = 0;
    for (const [index, play] of moments.entries()) {
      for (const actor of [...play.profiles.keys()].filter((id) => canAct(play, id))) {
        const offered = suggested(play, actor);
        const where = `${actor} at ${play.seq}: ${JSON.stringify(offered)}`;
        expect(offered.length, where).toBe(3);
        expect(new Set(offered.map(({ text }) => text)).size, where).toBe(3);
        for (const { text, kind, to } of offered) {
          kinds.add(kind);
          expect(text.length, where).toBeLessThanOrEqual(160);
          expect(text, where).not.toMatch(/[{}[\]]|undefined/);
          expect(to, where).not.toBe(actor);
          if (kind === 'ask') expect(text, where).not.toMatch(filler);
          const last = witnessedBy(play, actor).findLast(({ kind, by }) => kind === 'line' && by !== actor);
          if (last && play.now - last.at < 15_000) expect(says('silence', text), where).toBe(false);
        }
        if (index % 10 === 0) expect(suggested(play, actor), where).toEqual(offered);
        const texts = offered.map(({ text }) => text).join('|');
        // A new line in their hearing: what was suggested before is no longer to the point.
        const heard = witnessedBy(play, actor).findLast(({ kind, by }) => kind === 'line' && by !== actor)?.seq ?? 0;
        const last = before.get(actor);
        if (last && last.heard !== heard) {
          compared++;
          if (texts === last.texts) same.push(where);
        }
        before.set(actor, { texts, heard });
      }
    }
    // Wishes of one's own are written in the play's first language only, in some plays.
    for (const kind of ['answer', 'ask', 'deed', 'plot']) expect([...kinds]).toContain(kind);
    // Chance may draw the same three once in a long evening.
    expect(same.length, same.join('\n')).toBeLessThanOrEqual(Math.max(1, 0.03 * compared));
  });

  it('gives a stranger three of the right language, none of them a step of the plot', () => {
    for (const play of moments.filter((_, index) => index % 5 === 0)) {
      const offered = suggested(play, guestId);
      expect(offered.length).toBe(3);
      for (const { text, kind } of offered) {
        expect(kind).not.toBe('plot');
        expect(/\p{Script=Han}/u.test(text), text).toBe(language === 'zh');
      }
    }
  });
});

it('is taken by the company as it is, and not suggested again', async () => {
  const clock = new SimulatedClock();
  const performance = Performance.open(sceneWithGuest('elsinore'), { clock, settings: { seed: '2' } });
  performance.start();
  const role = entityId('actor:gertrude');
  performance.takeRole(role, 'somebody');
  const said: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const from = performance.play.seq;
    const [first] = suggested(performance.play, role);
    expect(first).toBeDefined();
    if (!first) return;
    expect(said).not.toContain(first.text);
    said.push(first.text);
    const { text, to } = first;
    expect(performance.submit({ actor: role, player: 'somebody', text, ...(to ? { to } : {}) }).ok, text).toBe(true);
    const isFree = () =>
      performance.play.seq > from + 2 &&
      !performance.play.floor.turns.some(({ actor }) => actor === role) &&
      !performance.play.floor.bids.some(({ actor }) => actor === role);
    await clock.run(isFree);
  }
  performance.dispose();
});

describe('what could be said after a deed of note', () => {
  const nadia = entityId('actor:nadia');
  const theo = entityId('actor:theo');
  const gus = entityId('actor:gus');

  /** As it is when Theo has done this and the deed was ruled on. */
  async function after(text: string, by = theo, type: Fact['type'] = 'action:ruled'): Promise<Play> {
    const clock = new SimulatedClock();
    const performance = Performance.open(sceneWithGuest('midnight-cafe'), { clock, settings: { seed: '5' } });
    performance.takeRole(by, 'somebody');
    performance.start();
    await clock.run(() => clock.now() > 4000);
    expect(performance.submit({ actor: by, player: 'somebody', text }).ok).toBe(true);
    let isDone = false;
    performance.onFact((fact) => (isDone ||= fact.type === type && 'actor' in fact && fact.actor === by));
    await clock.run(() => isDone);
    const { play } = performance;
    performance.dispose();
    return play;
  }

  it('is about it, and the next step of the plan waits', async () => {
    const given = await after('(gives the duck umbrella to Nadia)');
    const [first] = suggestionsFor(given, theo, { facing: nadia, next: nextBeatFor(given, theo) });
    expect(first?.text).toMatch(/^There|missing/);
    const thrown = await after('(throws the coffee at Gus)', theo, 'turn:ended');
    const [after1] = suggestionsFor(thrown, theo, { facing: gus, next: nextBeatFor(thrown, theo) });
    expect(after1?.kind).toBe('ask');
    expect(after1?.text).toMatch(/mad at me|meant to|say something|strike|coming|came over/);
  });

  it('asks nobody what they laid a hand on a thing for', async () => {
    const play = await after('(touches the cake box)', nadia);
    const offered = suggestionsFor(play, theo, { facing: nadia, most: 12 });
    expect(offered.map(({ text }) => text).join('|')).not.toMatch(/do that for|that about/);
  });

  it('is first of all what one was bidden to do with a thing in sight', async () => {
    const play = await after('Theo, pass me the bookmark.', nadia, 'line:ended');
    const [first] = suggestionsFor(play, theo, { facing: nadia });
    expect(first).toMatchObject({ kind: 'deed', text: expect.stringMatching(/bookmark/) as string });
  });
});
