import { describe, expect, it } from 'vitest';
import { withoutCause } from '../../src/mind/tongues/en-complaints.ts';
import { englishAdLibs } from '../../src/mind/tongues/en-ad-libs.ts';
import { englishGist } from '../../src/mind/tongues/en-gist.ts';
import { plain } from '../../src/play/plain-words.ts';
import { answerKnowing, answerOf, opened } from './asking.ts';

const topicOf = (raw: string, form: 'asked' | 'said' = 'asked') =>
  englishGist({ raw, form, called: [], names: new Set() })?.topic;

const cafe = opened('midnight-cafe');
const told = (to: string, words: string, before: readonly (readonly [string, string])[] = []): string => {
  const answer = answerKnowing(cafe, 'theo', words, to, before);
  return `${answer?.says ?? 'nothing'} [${answer?.why ?? ''}]`;
};

describe('what a line names', () => {
  it('is no verb: what stands after *that* may be done', () => {
    for (const line of [
      'What is the cheapest thing that counts as dinner?',
      'What have you got that keeps a man awake?',
      'Is there anything that works here?',
      'What is the one that broke?',
    ])
      expect(topicOf(line) ?? '', line).not.toMatch(/counts|keeps|works|broke/);
    expect(topicOf('Who owns that ship?')).toBe('that ship');
  });

  it('is what the line is about, and not where that is', () => {
    expect(topicOf('The duck is in my hand.', 'said')).toBe('the duck');
    expect(topicOf('The kettle is under my coat.', 'said')).toBe('the kettle');
    expect(topicOf('Was the letter behind the clock?')).toBe('the letter');
    expect(topicOf('What happened in the library?')).toBe('the library');
  });

  it('is owned up to by its own name', () => {
    expect(told('lin', 'All right, I confess: the duck is in my hand.')).toMatch(/^The duck\?/);
    expect(told('gus', 'I confess, the kettle is under my coat.')).toMatch(/^The kettle\?/);
  });

  it('goes into a way of giving things only where it is a thing to be given', () => {
    const given = (raw: string) =>
      englishAdLibs.sortOf({
        raw,
        plain: plain(raw),
        asks: 'whether',
        acts: ['request'],
        isBid: true,
        isOfOther: false,
        other: undefined,
        isOfThing: false,
        names: new Set(),
      });
    for (const line of ['Can I come to the library?', 'May I speak to the manager?', 'Can I have a word?'])
      expect(given(line), line).toMatchObject({ sort: 'asked-for', topic: undefined });
    expect(given('May I borrow the umbrella?')).toMatchObject({ sort: 'asked-for', topic: 'the umbrella' });
    expect(given('Would you take me to the library?')).toMatchObject({
      sort: 'asked-for-a-ride',
      topic: 'the library',
    });
  });
});

describe('whoever asks to be taken somewhere', () => {
  const lines = [
    'Would you drive me to the university for a duck?',
    'Will you run me down to the library?',
    'Drop me at the docks on your way, will you?',
    'Any chance of a lift to the harbour?',
  ];
  it('is answered by who has a car', () => {
    for (const line of lines) expect(told('gus', line)).toMatch(/asked-for-a-ride|tells what they know/);
    for (const line of lines) expect(told('gus', line)).not.toMatch(/all down one side/);
  });
  it('is refused by who has none, who names who has', () => {
    for (const line of lines) expect(told('nadia', line)).toMatch(/(?:Gus|wheels).*asked-for-a-ride/);
  });
});

describe('whoever sells food', () => {
  it('names food and prices', () => {
    for (const line of [
      'Nadia, what is the cheapest thing that counts as dinner?',
      'What can I get for two coins?',
      'What is the smallest thing I can order?',
    ])
      expect(told('nadia', line)).toMatch(/biscuit|water/i);
  });
});

describe('a question of two', () => {
  it('that only doubts the senses is of what was perceived', () => {
    const castle = opened('elsinore');
    const answer = (words: string) => answerKnowing(castle, 'hamlet', words, 'gertrude');
    for (const line of [
      'Do you see an old man in armour by the window, or is it the wine?',
      'Can you see a ship in the yard, or am I dreaming?',
      'Do you hear singing, or am I going mad?',
    ])
      expect(answer(line)?.why, line).toBe('perceives no such thing');
    expect(withoutCause('Is it the rain, or is it the wind?')).toBe('Is it the rain, or is it the wind?');
  });

  it('is answered by choosing', () => {
    for (const line of [
      'Madam, is the cap for the rain or for the drama?',
      'Is the kettle for tea or for show?',
      'Is the stool oak or pine?',
    ])
      expect(told('nadia', line), line).toMatch(/asked-to-choose/);
    expect(told('nadia', 'Is Gus mad or sad?')).not.toMatch(/asked-to-choose/);
  });
});

describe('whose something is', () => {
  it('is answered of that very thing', () => {
    const house = opened('baker-street');
    const before = [
      ['dora', 'That’s never my fire. I lay it crossways.'],
      ['pell', 'And the carpet?'],
      ['dora', 'It’s red.'],
    ] as const;
    const line = 'Dora, whose fire is it, then, if it is not yours?';
    expect(answerOf(house, 'pell', line, 'dora', before)?.says).toMatch(/fire/i);
    expect(answerOf(house, 'pell', 'And whose bucket is this?', 'dora')?.says).toMatch(/bucket/i);
  });
});
