import { describe, expect, it } from 'vitest';
import {
  blankSurtitles,
  followSurtitles,
  hasSetOut,
  spokenAloud,
  surtitlesAt,
  type Surtitles,
} from '../../../src/app/captions/surtitles.ts';
import { Performance } from '../../../src/company/performance.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { Play } from '../../../src/play/play.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { elsinore, gertrude, hamlet } from '../../company/rehearsal.ts';

/** What stood above the stage after each fact of an evening. */
async function evening(): Promise<readonly { fact: Fact; play: Play; shown: Surtitles }[]> {
  const clock = new SimulatedClock();
  const performance = Performance.open(elsinore, { clock, settings: { seed: '5' } });
  const told: { fact: Fact; play: Play; shown: Surtitles }[] = [];
  let shown = blankSurtitles;
  performance.onFact((fact, play) => {
    shown = followSurtitles(shown, fact, play);
    told.push({ fact, play, shown });
  });
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  return told;
}

const told = await evening();
const last = told.at(-1);

describe('the surtitles of an evening', () => {
  it('show every word as it is heard, under the name of who says it', () => {
    const words = told.filter(({ fact }) => fact.type === 'word:spoken');
    expect(words.length).toBeGreaterThan(500);
    for (const { fact, shown } of words) {
      if (fact.type !== 'word:spoken') continue;
      const line = shown.lines.find(({ turn, isOver }) => turn === fact.turn && !isOver);
      expect(line?.text.endsWith(fact.text)).toBe(true);
      expect(line?.speaker).not.toMatch(/^actor:/);
    }
  });

  it('show whoever comes in what is being said, from its first word', () => {
    const at = told.findLastIndex(({ fact }) => fact.type === 'word:spoken');
    const { play, shown } = told[at] ?? { shown: blankSurtitles };
    if (!play) throw new Error('Nobody spoke.');
    const facts = told.slice(0, at + 1).map(({ fact }) => fact);
    const { lines, heading } = surtitlesAt(facts, play);
    expect(heading).toBe(shown.heading);
    expect(lines).toEqual(shown.lines.filter(({ isOver }) => !isOver));
    expect(lines.length).toBeGreaterThan(0);
  });

  it('come to what history has heard, line for line', () => {
    const ends = told.filter(({ fact }) => fact.type === 'line:ended');
    const heard = ends.flatMap(({ fact, shown }) => spokenAloud(shown, shown, fact) ?? []);
    const lines = [...(last?.play.history ?? [])].filter(({ kind }) => kind === 'line');
    expect(heard.map((line) => line.replace(/^[^:]+: /, ''))).toEqual(
      lines.map(({ text, cut }) => (cut ? `${text} —` : text)),
    );
  });

  it('never stand more than three lines high, and begin anew with each scene', () => {
    expect(Math.max(...told.map(({ shown }) => shown.lines.length))).toBeLessThanOrEqual(3);
    const openings = told.filter(({ fact }) => fact.type === 'scene:opened');
    expect(openings.length).toBeGreaterThan(2);
    for (const { shown } of openings) expect(shown).toMatchObject({ told: undefined, lines: [] });
    expect(new Set(openings.map(({ shown }) => shown.heading)).size).toBe(openings.length);
    expect(openings[0]?.shown.heading).toBe('The closet · A mother and a curtain');
  });

  it('say where whoever plays is, who is elsewhere than the scene', () => {
    const opening = told.find(({ fact }) => fact.type === 'scene:opened');
    if (!opening) throw new Error('No scene was opened.');
    const { fact, play } = opening;
    const read = (witness: EntityId): string =>
      followSurtitles(blankSurtitles, fact, play, { language: 'en', witness }).heading;
    expect(read(hamlet)).toBe('The closet · A mother and a curtain');
    expect(read('actor:horatio' as EntityId)).toBe('The guard-room');
  });

  it('tell what is done', () => {
    const deeds = told.filter(({ fact }) => fact.type === 'action:ruled' && fact.verdict.ok);
    expect(deeds.length).toBeGreaterThan(20);
    for (const { shown } of deeds) expect(shown.told?.text).toBeTruthy();
    expect(Math.max(...told.map(({ shown }) => shown.told?.text.length ?? 0))).toBeLessThanOrEqual(422);
  });
});

describe('single facts', () => {
  const at = { seq: 0, at: 0, by: 'actor:hamlet', witnesses: [], turn: 1, actor: hamlet };
  const play = last?.play as Play;

  it.each([
    [{ voice: 'plain', to: gertrude }, 'to Gertrude'],
    [{ voice: 'aside' }, 'aside'],
    [{ voice: 'whisper', to: gertrude, delivery: 'coldly' }, 'whispers to Gertrude, coldly'],
    [{ voice: 'plain', to: hamlet }, ''],
  ] as const)('say how a line is said: %o', (how, manner) => {
    const shown = followSurtitles(blankSurtitles, { ...at, type: 'line:begun', ...how }, play);
    expect(shown.lines[0]).toMatchObject({ id: 0, turn: 1, speaker: 'Hamlet', manner, text: '', isOver: false });
  });

  it('say why something could not be done', () => {
    const action = { subject: 'actor:hamlet', verb: 'take', object: 'prop:goblet' } as const;
    const verdict = { ok: false, code: 'out-of-reach', reason: 'It is too far.', changes: [], narration: '' } as const;
    const fact: Fact = { ...at, type: 'action:ruled', action, verdict: { ...verdict, changes: [] } };
    expect(followSurtitles(blankSurtitles, fact, play).told).toEqual({
      text: 'It is too far.',
      isRefusal: true,
      isTurning: false,
    });
  });

  it('know a turn of the play from a small deed', () => {
    const happened = (fact: Partial<Fact>): boolean | undefined =>
      followSurtitles(blankSurtitles, { ...at, ...fact } as Fact, play).told?.isTurning;
    const event = { type: 'event:told', id: 'x', narration: 'It rains.', changes: [] } as const;
    expect(happened({ ...event, changes: [], cause: 'result' })).toBe(true);
    expect(happened({ ...event, changes: [], cause: 'walked' })).toBe(false);
    const death = [{ entity: hamlet, property: 'dead', value: true }] as const;
    expect(happened({ ...event, cause: 'accident', changes: [...death] })).toBe(true);
    expect(happened({ type: 'actor:entered', narration: 'The Ghost enters.', changes: [] })).toBe(true);
  });

  it('mark a line that was cut', () => {
    let shown = followSurtitles(blankSurtitles, { ...at, type: 'line:begun', voice: 'plain' }, play);
    shown = followSurtitles(shown, { ...at, type: 'word:spoken', text: 'Never' }, play);
    shown = followSurtitles(shown, { ...at, type: 'line:ended', cut: true }, play);
    expect(shown.lines[0]).toMatchObject({ text: 'Never —', isOver: true });
  });
});

describe('what a role reads', () => {
  const at = { seq: 9, at: 0, by: 'actor:hamlet', turn: 1, actor: hamlet };
  const isAt = told.find(({ fact }) => fact.type === 'line:begun');
  const play = isAt?.play as Play;
  const as = (witness: EntityId) => ({ language: 'en' as const, witness });
  const said = (facts: readonly Fact[], witness: EntityId) =>
    facts.reduce((shown, fact) => followSurtitles(shown, fact, play, as(witness)), blankSurtitles);
  const line = (witnesses: readonly EntityId[], unseenBy: readonly EntityId[] = []): Fact[] => {
    const reached = { ...at, witnesses: [...witnesses], ...(unseenBy.length > 0 ? { unseenBy: [...unseenBy] } : {}) };
    return [
      { ...reached, type: 'line:begun', voice: 'plain', to: gertrude },
      { ...reached, type: 'word:spoken', text: 'Never.' },
    ];
  };

  it('is what they heard: not a word of what they did not', () => {
    expect(said(line([hamlet, gertrude]), gertrude).lines[0]).toMatchObject({ text: 'Never.', manner: 'to you' });
    expect(said(line([hamlet]), gertrude).lines[0]?.text).toBe('');
  });

  it('is “a voice”, of somebody they do not see, until they do', () => {
    const unseen = line([hamlet, gertrude], [gertrude]);
    expect(said(unseen, gertrude).lines[0]).toMatchObject({ speaker: 'A voice', isUnseen: true, manner: '' });
    const seen: Fact = { ...at, witnesses: [hamlet, gertrude], type: 'word:spoken', text: 'Mother!' };
    expect(said([...unseen, seen], gertrude).lines[0]).toMatchObject({ speaker: 'Hamlet', text: 'Never. Mother!' });
  });

  it('holds their own thoughts and nobody else’s', () => {
    const thought: Fact = { ...at, witnesses: [hamlet], type: 'thought:had', text: 'Now.' };
    expect(said([thought], hamlet).lines).toMatchObject([{ voice: 'thought', text: 'Now.', manner: 'thinks' }]);
    expect(said([thought], gertrude).lines).toEqual([]);
    expect(followSurtitles(blankSurtitles, thought, play).lines).toEqual([]);
  });

  it('tells a sound by what it is, and not by whose', () => {
    const action = { subject: 'actor:polonius', verb: 'sneeze' } as const;
    const verdict = { ok: true, code: null, reason: null, changes: [], narration: 'Polonius sneezes.' } as const;
    const witnesses = [gertrude];
    const deed = { ...at, witnesses, type: 'action:ruled' as const, action, verdict: { ...verdict, changes: [] } };
    expect(said([deed], gertrude).told?.text).toBe('Polonius sneezes.');
    expect(said([{ ...deed, unseenBy: witnesses }], gertrude).told?.text).toMatch(/sneeze/);
    expect(said([{ ...deed, unseenBy: witnesses }], gertrude).told?.text).not.toMatch(/Polonius/);
    expect(said([deed], hamlet).told).toBeUndefined();
  });
});

it('nothing is waited for that is to be read, from when whoever plays has spoken until their turn is over', async () => {
  const clock = new SimulatedClock();
  const performance = Performance.open(elsinore, { clock, settings: { seed: '5' } });
  performance.start();
  performance.takeRole(hamlet, 'player:one');
  await clock.run(() => performance.play.lines.size > 0);
  expect(hasSetOut(performance.play, hamlet)).toBe(false);
  // Whether or not somebody else has the floor still: it is not to wait for readers as well.
  performance.submit({ actor: hamlet, player: 'player:one', text: 'Good evening, mother.' });
  expect(hasSetOut(performance.play, hamlet)).toBe(true);
  await clock.run(() => performance.play.floor.turns.some(({ actor }) => actor === hamlet));
  expect(hasSetOut(performance.play, hamlet)).toBe(true);
  await clock.run(() => !performance.play.floor.turns.some(({ actor }) => actor === hamlet));
  expect(hasSetOut(performance.play, hamlet)).toBe(false);
  performance.dispose();
});
