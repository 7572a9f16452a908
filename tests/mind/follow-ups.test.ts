import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import { inOneBreath } from '../../src/mind/understudy/several-questions.ts';
import { sentencesOf } from '../../src/mind/hearing/subject.ts';
import { says } from '../../src/mind/tongues/tongues.ts';
import { plain } from '../../src/play/plain-words.ts';
import { answerKnowing, opened, type Said } from './asking.ts';
import { allOf, heard, listening, never, saidByAda, speaking } from './listening.ts';

const told = (by: string, to: string, words: string, play: string, before: readonly Said[] = []): string =>
  answerKnowing(opened(play), by, words, to, before)?.says ?? '';

describe('what is asked for is the whole of a question', () => {
  it.each([
    'Who are you?',
    'And who are you two?',
    'What is your name?',
    'Your name?',
    'Who are you, and what is this?',
  ])('%s asks for a name', (words) => expect(says('asksName', plain(words))).toBe(true));
  it.each(['Who are you waiting for here?', 'Why is your name in that letter?', 'Who are you to say so?'])(
    '%s asks for none',
    (words) => expect(says('asksName', plain(words))).toBe(false),
  );
  it('a watchman asked for whom he waits does not introduce himself', () => {
    expect(told('horatio', 'torben', 'Who are you waiting for here?', 'elsinore')).not.toMatch(/I am Torben|Name's/);
  });
  it('nor does a doctor who is asked why his name is in a letter', () => {
    expect(told('pell', 'amory', 'Why is your name in that letter?', 'baker-street')).not.toMatch(/^(I am )?Amory\./);
  });
});

describe('a question that takes up their own last words', () => {
  const answer = async (words: string, ...own: readonly string[]): Promise<string> =>
    allOf(understudy.speak(speaking(listening({ past: saidByAda(...own) }, {}, { event: heard(words) })), never));

  // Nobody says of their own words that they could not tell; there is more to it, and it stays there.
  it.each([
    ['What did he throw?', 'He never threw things that broke.'],
    ['Who stepped on you?', 'I was asleep under the stairs, and somebody stepped on me.'],
    ['What was the wager about the goose?', 'I lost a wager to him, over a goose.'],
  ])('lets them stand: %s', async (words, own) => {
    expect(await answer(words, own)).not.toMatch(
      /could not tell|no idea|never heard|could not say|know no more|nothing to add/i,
    );
    expect(await answer(words, own)).toMatch(
      /said it|slipped|listen closely|more to (?:it|say)|told you that as well|long story|go by|I began|without thinking/i,
    );
  });
  it('takes a pronoun from the question it answered, whatever others have said since', () => {
    const before: readonly Said[] = [
      ['pell', 'What did you think of your uncle?'],
      ['cecily', 'I pushed a cutlet about at eight.'],
      ['strake', 'I dined, I smoked, I took coffee.'],
    ];
    expect(
      told('pell', 'cecily', 'Why a cutlet? Were you upset, what did he say to you?', 'baker-street', before),
    ).not.toMatch(/I dined/);
  });
});

describe('two questions in one line', () => {
  it('have what both answers share said once', () => {
    expect(inOneBreath('He sits there. I like him.', 'I like him. As far as it goes.', 'en')).toBe(
      'He sits there. I like him. As far as it goes.',
    );
  });
});

describe('a question asked too soon after another', () => {
  const asked: Said = ['theo', 'Gus, where do you drive at night?'];
  const answered: readonly Said[] = [asked, ['gus', 'Wherever they tell me.']];
  const says = (before: readonly Said[]) => told('theo', 'gus', 'Gus, do you have children?', 'midnight-cafe', before);

  it('leaves the first to be answered in the same breath', () => {
    expect(says([asked])).toMatch(/three, when the whole city.*[Nn]o kids/s);
    expect(says(answered)).toMatch(/[Nn]o kids/);
    expect(says(answered)).not.toMatch(/the whole city/);
  });
  it('is not answered again with what is said next, where nobody asks', () => {
    const next = told('theo', 'gus', 'I like the rain.', 'midnight-cafe', [...answered, ['gus', 'No, no kids.']]);
    expect(next).not.toMatch(/the whole city/);
  });
});

describe('a word that is taken for another', () => {
  it('whose is nobody', () => {
    expect(told('theo', 'gus', 'Oh, that is cold. Whose was that?', 'midnight-cafe')).not.toMatch(/\bwhose\b/i);
  });
  it('偷偷 steals nothing, and 来杯热的 asks for any hot drink', () => {
    const zh = (words: string): string =>
      answerKnowing(opened('midnight-cafe', 'zh'), 'theo', words, 'nadia')?.says ?? '';
    expect(zh('你是不是偷偷藏东西了？')).not.toMatch(/抢/);
    expect(zh('给我来杯热的呗，外头冻死了。')).not.toMatch(/不是我的/);
  });
});

describe("a line said to somebody's face", () => {
  it('has you for whom it was written of by what they are called', () => {
    const says = told('horatio', 'torben', 'Who goes by at three? Is it a ghost?', 'elsinore');
    expect(says).not.toMatch(/with sir student/);
  });
  it('calls whoever is named after a verb with its particle', () => {
    const names = [
      { id: entityId('actor:gus'), kind: 'actor', name: 'Gus', names: [' gus '], gender: 'male' } as const,
    ];
    expect(sentencesOf('What did the fare leave behind Gus, a phone?', names, undefined)[0]).not.toMatch(/gus/);
  });
  it('is not answered for the greeting it begins with', () => {
    const says = told(
      'hamlet',
      'gertrude',
      'Good evening, Mother, you look well. Do you ever miss him at all?',
      'elsinore',
    );
    expect(says).not.toMatch(/Mind the step/);
  });
});

describe('a word that strayed in', () => {
  it('of the hour is no subject', () => {
    expect(told('torben', 'horatio', 'Since when are you friends?', 'elsinore')).not.toMatch(/awake since/);
  });
});
