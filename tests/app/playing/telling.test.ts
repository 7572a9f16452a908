import { describe, expect, it } from 'vitest';
import { facingOf, learnLocks } from '../../../src/app/playing/facing.ts';
import { firstHints, helpRows } from '../../../src/app/playing/help.ts';
import { followOwn, lineNear, type OwnLine } from '../../../src/app/playing/own-line.ts';
import { companyAround, handsOf, surroundingsOf } from '../../../src/app/playing/surroundings.ts';
import { readingMs, StandingTelling, tellingOf } from '../../../src/app/playing/telling.ts';
import { rebound, standardBindings } from '../../../plugin/player/bindings.ts';
import { Performance } from '../../../src/company/performance.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { worldOf } from '../../../src/play/play.ts';
import { affordancesOf } from '../../../src/world/affordances.ts';
import { elsinore, gertrude, hamlet, polonius } from '../../company/rehearsal.ts';

const chest = entityId('prop:chest');
const dagger = entityId('prop:dagger');

/** An evening in which a person plays Hamlet, as far as it has come. */
async function evening(lines: readonly string[]) {
  const clock = new SimulatedClock();
  const performance = Performance.open(elsinore, { clock, settings: { seed: '5' } });
  const facts: Fact[] = [];
  const owns: (OwnLine | undefined)[] = [];
  let own: OwnLine | undefined;
  let known: ReadonlySet<never> | ReturnType<typeof learnLocks> = new Set();
  performance.onFact((fact) => {
    facts.push(fact);
    own = followOwn(own, fact, hamlet);
    known = learnLocks(known, fact, hamlet);
    owns.push(own);
  });
  performance.start();
  performance.takeRole(hamlet, 'player');
  await clock.advance(300);
  for (const text of lines) {
    performance.submit({ actor: hamlet, player: 'player', text });
    await clock.advance(9000);
  }
  return { performance, clock, facts, owns, known: () => known };
}

describe('why something was not done', () => {
  const refused = { kind: 'refused', text: 'The chest is locked, and you have nothing that would open it.' } as const;
  const told = { kind: 'told', text: 'You cut in on Gertrude.' } as const;

  it('stands a second, and one for every eighteen letters, whatever else is to be told', () => {
    const standing = new StandingTelling();
    standing.tell(refused);
    standing.pass(500);
    standing.tell(told);
    const least = 1000 + (refused.text.length / 18) * 1000;
    standing.pass(least - 501);
    expect(standing.shown).toBe(refused);
    standing.pass(2);
    expect(standing.shown).toBe(told);
    standing.pass(readingMs(told));
    expect(standing.shown).toBeUndefined();
  });

  it('gives way to what is refused next', () => {
    const standing = new StandingTelling();
    standing.tell(refused);
    standing.tell({ kind: 'refused', text: 'It is too far away.' });
    expect(standing.shown?.text).toBe('It is too far away.');
  });

  it('is read to its end, however long it is', () => {
    const long = { kind: 'refused', text: 'x'.repeat(300) } as const;
    expect(readingMs(long)).toBeGreaterThanOrEqual(1000 + (300 / 18) * 1000);
    expect(readingMs({ kind: 'refused', text: '锁'.repeat(100) })).toBeGreaterThanOrEqual(17_000);
  });
});

describe('what is told to the one who plays', () => {
  it('is a refusal of their own deed, in the narrator’s words, and nobody else’s', async () => {
    const { facts, performance } = await evening(['(opens the chest)', '(takes the moon)']);
    const refused = facts.filter((fact) => fact.type === 'action:ruled' && fact.actor === hamlet && !fact.verdict.ok);
    expect(refused.length).toBeGreaterThan(0);
    for (const fact of refused) {
      if (fact.type !== 'action:ruled' || fact.verdict.ok) continue;
      expect(tellingOf(fact, hamlet, 'en')).toEqual({ kind: 'refused', text: fact.verdict.reason });
      expect(tellingOf(fact, gertrude, 'en')).toBeUndefined();
    }
    const done = facts.filter((fact) => fact.type === 'action:ruled' && fact.verdict.ok);
    expect(done.map((fact) => tellingOf(fact, hamlet, 'en'))).toEqual(done.map(() => undefined));
    performance.dispose();
  });

  it('is whispered by the prompter, and says what is missing, in both languages', () => {
    const envelope = { seq: 1, at: 1, by: 'advancer', witnesses: [] };
    const cue: Fact = { ...envelope, type: 'cue:given', actor: hamlet, kind: 'hint', beat: 'b', text: 'Ask her.' };
    expect(tellingOf(cue, hamlet, 'en')).toEqual({ kind: 'whispered', text: 'The prompter whispers: Ask her.' });
    expect(tellingOf(cue, hamlet, 'zh')?.text).toBe('提词人低声说：Ask her.');
    const hack: Fact = {
      ...envelope,
      type: 'hack:refused',
      actor: hamlet,
      point: 'p',
      claim: 'c',
      missing: ['a', 'b'],
    };
    expect(tellingOf(hack, hamlet, 'en')?.text).toBe('It takes more than words: a; b');
    expect(tellingOf(hack, polonius, 'en')).toBeUndefined();
  });

  it('is short, and stands as long as it takes to read', () => {
    const long: Fact = {
      seq: 1, at: 1, by: 'advancer', witnesses: [], type: 'cue:given', actor: hamlet, kind: 'hint', beat: 'b', text: 'word '.repeat(120),
    }; // prettier-ignore
    const telling = tellingOf(long, hamlet, 'en');
    expect(telling?.text.length).toBeLessThan(340);
    expect(readingMs({ kind: 'told', text: 'x' })).toBeLessThan(readingMs({ kind: 'told', text: 'x'.repeat(80) }));
    expect(readingMs(telling ?? { kind: 'told', text: '' })).toBeLessThanOrEqual(20_000);
  });
});

describe('what somebody who plays knows of what is around them', () => {
  it('is their own line as it is spoken, until it ends', async () => {
    const { owns, performance } = await evening(['Mother, you have my father much offended.']);
    const spoken = owns.flatMap((own) => (own ? [own.spoken] : []));
    expect(spoken).toContain('Mother, you');
    expect(spoken.at(-1)).toBe('Mother, you have my father much offended.');
    expect(owns.at(-1)).toBeUndefined();
    performance.dispose();
  });

  it('is who speaks near them, so that they would cut in', async () => {
    const { performance, clock } = await evening([]);
    let speaker;
    for (let tries = 0; tries < 600 && !speaker; tries += 1) {
      await clock.advance(100);
      speaker = lineNear(performance.play, hamlet)?.actor;
    }
    expect([gertrude, polonius]).toContain(speaker);
    expect(lineNear(performance.play, speaker ?? hamlet)).toBeUndefined();
    // Nobody cuts in on what is said whatever happens, nor on another who plays.
    const { floor } = performance.play;
    for (const kept of [{ scripted: true }, { source: 'player' as const }]) {
      const play = {
        ...performance.play,
        floor: { ...floor, turns: floor.turns.map((turn) => ({ ...turn, ...kept })) },
      };
      expect(lineNear(play, hamlet)).toBeUndefined();
    }
    performance.dispose();
  });

  it('is whom they could speak to, what they hold, and what can be done with what they see', async () => {
    const { performance } = await evening([]);
    const { play } = performance;
    expect(companyAround(play, hamlet).map(({ id }) => id)).toContain(gertrude);
    expect(companyAround(play, hamlet).map(({ id }) => id)).not.toContain(hamlet);
    // Whoever hides behind the curtain is not offered to be spoken to.
    expect(companyAround(play, hamlet).map(({ id }) => id)).not.toContain(polonius);
    expect(companyAround(play, gertrude).map(({ id }) => id)).toContain(hamlet);
    expect(handsOf(play, hamlet).map(({ id }) => id)).toContain(dagger);
    const around = surroundingsOf(play, hamlet, (id) => affordancesOf(play.scene, hamlet, id));
    expect(around.held.map(({ id }) => id)).toContain(dagger);
    expect(around.things.map(({ id }) => id)).toContain(chest);
    expect(around.things.map(({ id }) => id)).not.toContain(dagger);
    expect([...around.things, ...around.held].every(({ deeds }) => deeds.length > 0)).toBe(true);
    performance.dispose();
  });

  it('is that a chest is locked only once they tried it', async () => {
    const { performance, known } = await evening([]);
    const before = facingOf(worldOf(performance.play), chest, known(), 'en');
    expect(before).toMatchObject({ id: chest, state: 'closed' });
    performance.dispose();
    const tried = await evening(['(opens the chest)']);
    expect(facingOf(worldOf(tried.performance.play), chest, tried.known(), 'en')?.state).toBe('locked');
    expect(facingOf(worldOf(tried.performance.play), chest, tried.known(), 'zh')?.state).toBe('锁着');
    tried.performance.dispose();
  });
});

describe('the card of keys', () => {
  it('shows the keys as they are bound, and that some have none', () => {
    const { bindings } = rebound(standardBindings, 'talk', 'KeyE');
    const rows = helpRows(bindings, 'en', false);
    expect(rows.find(({ control }) => control === 'talk')?.keys).toEqual(['E']);
    expect(rows.find(({ control }) => control === 'act')?.keys).toEqual([]);
    expect(rows.some(({ control }) => control === 'hold-to-talk')).toBe(false);
    expect(helpRows(bindings, 'en', true).some(({ control }) => control === 'hold-to-talk')).toBe(true);
  });

  it('begins with walking, speaking, acting and where the rest is', () => {
    const keys = firstHints(standardBindings, 'zh').map((hint) => hint.keys);
    expect(keys).toEqual([['W', 'A', 'S', 'D'], ['⏎'], ['E'], ['Esc']]);
  });
});
