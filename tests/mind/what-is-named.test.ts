import { describe, expect, it } from 'vitest';
import { englishAdLibs } from '../../src/mind/tongues/en-ad-libs.ts';
import { englishGist } from '../../src/mind/tongues/en-gist.ts';
import { plain } from '../../src/play/plain-words.ts';
import { answerKnowing, opened } from './asking.ts';

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
