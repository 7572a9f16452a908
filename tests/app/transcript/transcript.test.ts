import { words } from '../../../src/app/words/words.ts';
import { describe, expect, it } from 'vitest';
import { clockTime } from '../../../src/app/words/clock-time.ts';
import { finds, isShownBy, piecesOf } from '../../../src/app/transcript/search.ts';
import {
  blankTranscript,
  followTranscript,
  transcriptOf,
  type TranscriptEntry,
} from '../../../src/app/transcript/transcript.ts';
import { asMarkdown, asText } from '../../../src/app/transcript/written-transcript.ts';
import type { EntityId } from '../../../src/drama/entity-id.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { asWitnessed } from '../../../src/play/moment.ts';
import { elsinore, gertrude, hamlet, polonius, rehearse } from '../../company/rehearsal.ts';

const { facts, play } = await rehearse(elsinore, { settings: { seed: '7' } });
const english = { language: 'en' as const };
const all = [...transcriptOf(facts, play, english).entries];

describe('the transcript of an evening', () => {
  it('has every line as history heard it, in order', () => {
    const lines = [...play.history].filter(({ kind }) => kind === 'line');
    expect(lines.length).toBeGreaterThan(40);
    expect(all.filter(({ kind }) => kind === 'line').map(({ text, actor }) => [actor, text])).toEqual(
      lines.map(({ text, actor, cut }) => [actor, cut ? `${text} —` : text]),
    );
  });

  it('has a heading for every scene, with the act it opens, and the end', () => {
    const scenes = all.filter(({ kind }) => kind === 'scene');
    expect(scenes[0]).toMatchObject({ act: 'The closet', text: 'A mother and a curtain' });
    expect(scenes.length).toBe(facts.filter(({ type }) => type === 'scene:opened').length);
    expect(scenes.filter(({ act }) => act !== undefined).length).toBe(
      facts.filter(({ type }) => type === 'act:opened').length,
    );
    expect(all.at(-1)?.kind).toBe('end');
  });

  it('grows fact by fact to the same, and leaves what was before as it was', () => {
    let transcript = blankTranscript(play, english);
    const half = Math.floor(facts.length / 2);
    for (const fact of facts.slice(0, half)) transcript = followTranscript(transcript, fact, play);
    const { length } = transcript.entries;
    let rest = transcript;
    for (const fact of facts.slice(half)) rest = followTranscript(rest, fact, play);
    expect([...rest.entries]).toEqual(all);
    expect(transcript.entries.length).toBe(length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('has for a role only what it heard, and nobody’s thoughts but its own', () => {
    const own = [...transcriptOf(facts, play, { ...english, witness: gertrude }).entries];
    const heard = [...play.history].filter((each) => each.kind === 'line' && asWitnessed(each, gertrude) !== undefined);
    expect(own.filter(({ kind }) => kind === 'line').length).toBe(heard.length);
    expect(heard.length).toBeLessThan(all.filter(({ kind }) => kind === 'line').length);
    expect(all.some(({ kind }) => kind === 'thought')).toBe(false);
    expect(own.filter(({ kind, actor }) => kind === 'thought' && actor !== gertrude)).toEqual([]);
  });

  it('is the audience’s for whoever has died', () => {
    const dead = facts.find(
      (fact) => fact.type === 'event:told' && fact.changes.some((each) => each.property === 'dead'),
    );
    expect(dead).toBeDefined();
    const after = (entries: readonly TranscriptEntry[]) =>
      entries.filter(({ id, kind }) => id > (dead?.seq ?? 0) && kind === 'line').length;
    const own = [...transcriptOf(facts, play, { ...english, witness: polonius }).entries];
    expect(after(own)).toBe(after(all));
  });
});

describe('single facts', () => {
  const at = { seq: 1, at: 65_000, by: 'x', turn: 1, actor: hamlet };
  const said = (list: readonly Fact[], witness = gertrude) => [
    ...transcriptOf(list, play, { ...english, witness }).entries,
  ];

  it('are a voice, a cut line, a sound out of sight', () => {
    const reach = { ...at, witnesses: [hamlet, gertrude], unseenBy: [gertrude] };
    const line: Fact[] = [
      { ...reach, type: 'line:begun', voice: 'shout', to: gertrude },
      { ...reach, type: 'word:spoken', text: 'Who' },
      { ...reach, seq: 4, type: 'line:ended', cut: true },
    ];
    expect(said(line)).toEqual([
      { id: 4, atMs: 65_000, kind: 'line', text: 'Who —', speaker: 'A voice', manner: 'shouts', isCut: true },
    ]);
    expect(said(line, hamlet)).toMatchObject([{ speaker: 'Hamlet', actor: hamlet, manner: 'shouts to Gertrude' }]);
    const verdict = { ok: true as const, code: null, reason: null, changes: [], narration: 'Hamlet coughs.' };
    const deed: Fact = { ...reach, type: 'action:ruled', action: { subject: hamlet, verb: 'cough' }, verdict };
    expect(said([deed])[0]?.text).not.toContain('Hamlet');
    expect(said([deed], hamlet)[0]).toMatchObject({ kind: 'deed', text: 'Hamlet coughs.' });
  });
});

describe('lines that were not heard whole', () => {
  let seq = 0;
  const line = (
    turn: number,
    actor: EntityId,
    text: string,
    how: { cut?: boolean; heard?: string; unseen?: boolean },
  ) => {
    const { cut = false, heard = text, unseen = false } = how;
    const fact = (witnesses: readonly EntityId[]) => {
      seq += 1;
      const reach = { witnesses: [...witnesses], ...(unseen ? { unseenBy: [gertrude] } : {}) };
      return { seq, at: seq * 1000, by: 'x', turn, actor, ...reach };
    };
    const near = [hamlet, polonius, gertrude];
    return [
      { ...fact(near), type: 'line:begun', voice: 'plain' },
      ...text.split(' ').map((word): Fact => {
        const reach = heard.split(' ').includes(word) ? near : [actor];
        return { ...fact(reach), type: 'word:spoken', text: word };
      }),
      { ...fact(near), type: 'line:ended', cut },
    ] as Fact[];
  };
  const read = (...lines: readonly Fact[][]) =>
    [...transcriptOf(lines.flat(), play, { ...english, witness: gertrude }).entries].map(
      ({ speaker, text }) => `${speaker}: ${text}`,
    );

  it('end with a dash where they were cut, and go on from there where they are taken up again', () => {
    const cut = line(1, hamlet, 'I will beg,', { cut: true });
    const between = line(2, polonius, 'Madam!', {});
    expect(read(cut, between, line(3, hamlet, 'I will beg, when he has begged.', {}))).toEqual([
      'Hamlet: I will beg —',
      'Polonius: Madam!',
      'Hamlet: — when he has begged.',
    ]);
    expect(read(cut, between, line(4, polonius, 'I will beg you.', {})).at(-1)).toBe('Polonius: I will beg you.');
    expect(read(cut, between, line(5, hamlet, 'Never.', {})).at(-1)).toBe('Hamlet: Never.');
  });

  it('say that a part of them was out of hearing', () => {
    expect(read(line(1, hamlet, 'They say one dreams', { heard: 'one' }))).toEqual(['Hamlet: … one …']);
    expect(read(line(2, hamlet, 'They say one dreams', { heard: 'They dreams' }))).toEqual(['Hamlet: They … dreams']);
  });

  it('are a known voice’s, once its owner was seen to speak', () => {
    const [unseen, seen] = [line(1, polonius, 'Item one.', { unseen: true }), line(2, polonius, 'Madam!', {})];
    expect(read(unseen, seen, line(3, polonius, 'Item two.', { unseen: true }))).toEqual([
      'A voice: Item one.',
      'Polonius: Madam!',
      'Polonius: Item two.',
    ]);
  });
});

describe('searching', () => {
  it('marks what is found as it is written', () => {
    expect(piecesOf('The King, the king.', 'KING')).toEqual([
      { text: 'The ', isFound: false },
      { text: 'King', isFound: true },
      { text: ', the ', isFound: false },
      { text: 'king', isFound: true },
      { text: '.', isFound: false },
    ]);
    expect(piecesOf('aaa', 'aa').map(({ text }) => text)).toEqual(['aa', 'a']);
    expect(piecesOf('İstanbul is', 'is')).toEqual([{ text: 'İstanbul is', isFound: false }]);
    expect(piecesOf('.*', '.*')[0]?.isFound).toBe(true);
  });

  it('finds speakers too, and nothing for nothing', () => {
    const entry: TranscriptEntry = { id: 1, atMs: 0, kind: 'line', text: 'Never.', speaker: 'Hamlet' };
    expect(finds(entry, 'haml')).toBe(true);
    expect(finds(entry, '  ')).toBe(false);
    expect(isShownBy('deeds', entry)).toBe(false);
    expect(isShownBy('lines', entry)).toBe(true);
  });
});

describe('writing it down', () => {
  it('tells the time on the play’s clock', () => {
    expect([0, 59_999, 247_000, 3_847_000].map(clockTime)).toEqual(['0:00', '0:59', '4:07', '1:04:07']);
  });

  it('is a script in plain text', () => {
    const text = asText(play.blueprint.title, all, 'en');
    expect(text.startsWith('THE CLOSET AT ELSINORE\n\n\nTHE CLOSET\n\n— A mother and a curtain —\n')).toBe(true);
    expect(text).toMatch(/\[0:\d\d\] HAMLET \(to Gertrude\): /);
  });

  it('is Markdown in which nothing a play says is a mark', () => {
    const entry: TranscriptEntry = { id: 1, atMs: 0, kind: 'line', text: '# *Never* <b>', speaker: 'A_B' };
    expect(asMarkdown('T', [entry], 'en')).toBe('# T\n\n`0:00` **A\\_B**: \\# \\*Never\\* \\<b\\>\n');
  });

  it('has the points of its language', () => {
    const entry: TranscriptEntry = { id: 1, atMs: 0, kind: 'line', text: '四份浓缩。', speaker: '娜迪亚' };
    expect(asText('T', [entry], 'zh')).toContain('娜迪亚：四份浓缩。');
    expect(words.zh.captions.cutOff('四份浓缩，')).toBe('四份浓缩——');
  });
});
