import { describe, expect, it } from 'vitest';
import { keyMove } from '../../../src/app/replay/replay-keys.ts';
import { momentAt, tickText } from '../../../src/app/replay/replay-moment.ts';
import { lineAt, neighbouringLine, segmentAt, tickNear, timelineOf } from '../../../src/app/replay/timeline.ts';
import { clockTime } from '../../../src/app/words/clock-time.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import type { Play } from '../../../src/play/play.ts';

const play = {
  file: {
    entities: [
      { id: 'actor:hamlet', name: 'Hamlet' },
      { id: 'actor:ghost', name: 'the ghost' },
    ],
  },
  blueprint: {
    acts: [
      {
        id: 'one',
        title: 'Act I',
        scenes: [
          { id: 'wall', title: 'The platform' },
          { id: 'hall', title: 'The hall' },
        ],
      },
      { id: 'two', title: 'Act II', scenes: [{ id: 'closet', title: 'The closet' }] },
    ],
  },
  points: [{ point: { id: 'seen', flag: { says: 'The ghost has been seen' } } }],
} as unknown as Play;

/** A short evening: who says what when, and a death. */
const facts: Fact[] = [];
const add = (at: number, type: string, more: object = {}): void => {
  facts.push({ seq: facts.length, at, type, by: 'company', witnesses: [], ...more } as unknown as Fact);
};
const say = (turn: number, actor: string, at: number, words: readonly string[], isEnded = true): void => {
  add(at, 'line:begun', { turn, actor, voice: 'plain' });
  words.forEach((text, index) => add(at + (index + 1) * 300, 'word:spoken', { turn, actor, text }));
  if (isEnded) add(at + words.length * 300, 'line:ended', { turn, actor, cut: false });
};
const ruled = (at: number, changes: readonly object[], ok = true): void =>
  add(at, 'action:ruled', {
    turn: 9,
    actor: 'actor:hamlet',
    action: {},
    verdict: { ok, changes, narration: 'Hamlet takes the sword.' },
  });
add(0, 'play:opened');
add(0, 'act:opened', { act: 'one' });
add(0, 'scene:opened', { scene: 'wall', changes: [] });
say(1, 'actor:hamlet', 1000, ['Who', 'is', 'there?']);
say(2, 'actor:ghost', 5000, ['Mark', 'me.']);
ruled(7000, [{ entity: 'prop:sword', property: 'at', value: { heldBy: 'actor:hamlet' } }]);
ruled(7500, [{ entity: 'actor:hamlet', property: 'at', value: { in: 'place:hall' } }]);
ruled(7600, [], false);
add(8000, 'point:reached', { point: 'seen', how: 'played' });
add(9000, 'scene:opened', { scene: 'hall', changes: [] });
add(20_000, 'act:opened', { act: 'two' });
add(20_000, 'scene:opened', { scene: 'closet', changes: [] });
add(25_000, 'event:told', {
  cause: 'consequence',
  id: 'x',
  narration: '…',
  changes: [{ entity: 'actor:hamlet', property: 'dead', value: true }],
});
say(3, 'actor:hamlet', 26_000, ['The', 'rest'], false);
add(30_000, 'play:ended', { ending: 'silence', completed: true });
const timeline = timelineOf(facts, play);

describe('a timeline', () => {
  it('lays out acts and scenes along the evening, without a gap', () => {
    expect(
      timeline.segments.map(({ act, title, fromMs, toMs, isNewAct }) => [act, title, fromMs, toMs, isNewAct]),
    ).toEqual([
      ['Act I', 'The platform', 0, 9000, true],
      ['Act I', 'The hall', 9000, 20_000, false],
      ['Act II', 'The closet', 20_000, 30_000, true],
    ]);
    expect(segmentAt(timeline, 8999)?.title).toBe('The platform');
    expect(segmentAt(timeline, 9000)?.title).toBe('The hall');
    expect(segmentAt(timeline, 1e9)?.title).toBe('The closet');
  });

  it('marks points, deeds, deaths and the end; not where somebody only went, nor what was refused', () => {
    expect(timeline.ticks.map(({ kind, atMs }) => [kind, atMs])).toEqual([
      ['deed', 7000],
      ['point', 8000],
      ['death', 25_000],
      ['end', 30_000],
    ]);
    expect(timeline.ticks.map((tick) => tickText(tick, 'en'))).toEqual([
      'Hamlet takes the sword.',
      'The ghost has been seen',
      'Hamlet dies',
      'The end',
    ]);
    expect(timeline.ticks.map((tick) => tickText(tick, 'zh'))[2]).toBe('Hamlet死去');
  });

  it('knows what was said, by whom, also in a line that was broken off', () => {
    expect(timeline.lines.map(({ name, text, atMs, toMs }) => [name, text, atMs, toMs])).toEqual([
      ['Hamlet', 'Who is there?', 1000, 1900],
      ['The ghost', 'Mark me.', 5000, 5600],
      ['Hamlet', 'The rest', 26_000, 26_600],
    ]);
    expect(lineAt(timeline, 500)).toBeUndefined();
    expect(lineAt(timeline, 4999)?.text).toBe('Who is there?');
    // What was said in another scene is not what is heard here.
    expect(lineAt(timeline, 12_000)).toBeUndefined();
  });

  it('goes to the line before and after; a line under way is begun again first', () => {
    expect(neighbouringLine(timeline, 0, 'next')?.atMs).toBe(1000);
    expect(neighbouringLine(timeline, 1000, 'next')?.atMs).toBe(5000);
    expect(neighbouringLine(timeline, 26_000, 'next')).toBeUndefined();
    expect(neighbouringLine(timeline, 5100, 'previous')?.atMs).toBe(1000);
    expect(neighbouringLine(timeline, 7000, 'previous')?.atMs).toBe(5000);
    expect(neighbouringLine(timeline, 100, 'previous')?.atMs).toBe(1000);
  });

  it('finds what happened near a finger, the weightier first', () => {
    expect(tickNear(timeline, 7400, 1000)?.kind).toBe('point');
    expect(tickNear(timeline, 24_500, 1000)?.kind).toBe('death');
    expect(tickNear(timeline, 15_000, 1000)).toBeUndefined();
  });
});

describe('a moment of a replay', () => {
  it('reads as a person would say it', () => {
    expect(momentAt(timeline, 5400, 'en')).toEqual({
      time: '0:05',
      heading: 'Act I · The platform',
      line: 'The ghost: Mark me.',
      spoken: '5 seconds of 1 minute. Act I · The platform. The ghost: Mark me.',
    });
    expect(momentAt(timeline, 25_200, 'en', 500).line).toBe('Hamlet dies');
    expect(momentAt(timeline, 5400, 'zh').spoken).toBe('5 秒，共 1 分钟。Act I · The platform。The ghost：Mark me.');
  });

  it('tells the time also of long evenings', () => {
    expect([0, 59_999, 61_000, 3_723_000].map(clockTime)).toEqual(['0:00', '0:59', '1:01', '1:02:03']);
  });
});

describe('keys of a replay', () => {
  const press = (key: string, atMs: number, more: object = {}) =>
    keyMove({ key, altKey: false, ctrlKey: false, metaKey: false, ...more }, atMs, timeline);

  it('go by seconds, by lines, by scenes and to the ends', () => {
    expect(press('ArrowRight', 1000)).toBe(6000);
    expect(press('ArrowRight', 29_000)).toBe(30_000);
    expect(press('ArrowLeft', 1000)).toBe(0);
    expect(press('.', 1000)).toBe(5000);
    expect(press(',', 5000)).toBe(1000);
    expect(press('PageUp', 1000)).toBe(9000);
    expect(press('PageUp', 25_000)).toBe(30_000);
    expect(press('PageDown', 16_000)).toBe(9000);
    expect(press('PageDown', 10_000)).toBe(0);
    expect(press('Home', 16_000)).toBe(0);
    expect(press('End', 16_000)).toBe(30_000);
    expect(press(' ', 0)).toBe('toggle');
  });

  it('leave the browser its own', () => {
    expect(press('ArrowLeft', 1000, { altKey: true })).toBeUndefined();
    expect(press('x', 0)).toBeUndefined();
  });
});
