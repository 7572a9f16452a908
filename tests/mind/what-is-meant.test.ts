import { describe, expect, it } from 'vitest';
import { inPlaceOf, withoutComplaint } from '../../src/mind/tongues/en-complaints.ts';
import { saysOtherWordsBack } from '../../src/mind/understudy/other-words.ts';
import type { Heard } from '../../src/mind/hearing/hearing.ts';
import { plain } from '../../src/play/plain-words.ts';
import { answerKnowing, opened, type Said } from './asking.ts';

const told = (play: string, by: string, to: string, words: string, ...before: readonly Said[]) =>
  answerKnowing(opened(play), by, words, to, before) ?? { says: '', why: '' };

describe('of a line of several sentences', () => {
  it('the question to them is answered, and not the remark before it', () => {
    expect(
      told('elsinore', 'horatio', 'torben', 'It is cold. You have a kind face. Where do you sleep?').why,
    ).not.toMatch(/told-love/);
  });
  it('what is asked is not told by a deed that is only bidden', () => {
    const words = 'Who is George Lisle? Cecily, look at me. Did you marry him today, or mean to?';
    expect(told('baker-street', 'pell', 'cecily', words).says).toMatch(/George|marry|married/);
  });
  it.each([
    ['I know you are Nadia. I asked who the lady outside is.', 'I know you are Nadia. who the lady outside is?'],
    ['I was asking Theo, not you. Whose umbrella is it?', 'Whose umbrella is it?'],
    ['I asked you about the ring. Is it yours?', 'the ring. Is it yours?'],
    ['You did not answer me.', 'You did not answer me.'],
    ['I asked for tea.', 'I asked for tea.'],
  ])('a complaint leaves the question: %s', (words, left) => expect(withoutComplaint(words)).toBe(left));
});

describe('what was asked before', () => {
  it.each([
    ['the lute', 'Who tunes the harp?', 'Who tunes the lute?'],
    ['the small one', 'Where is the key of the drawer?', 'Where is the small key?'],
    ['my hat', 'Have you seen my coat?', 'Have you seen my hat?'],
    ['Tuesday', 'Who tunes the harp?', undefined],
  ])('is asked again of %s', (rest, question, meant) => expect(inPlaceOf(rest, question)).toBe(meant));
});

describe('words that were just said', () => {
  it('are no order when they are said back with a question', () => {
    const said: Said = ['gertrude', 'I had set the goblet by. But let it be.'];
    expect(told('elsinore', 'hamlet', 'gertrude', 'Let it be? It tasted of feet.', said).why).not.toMatch(
      /order|request/,
    );
  });
  it('are owned to when they are quoted', () => {
    const said: Said = ['theo', 'Sorry. I will just do it. In a minute.'];
    expect(told('midnight-cafe', 'gus', 'theo', 'You promised Theo. In a minute you said.', said).says).toMatch(
      /In a minute/,
    );
  });
  it('are held to when a promise is held up with no words to it', () => {
    const said: Said = ['theo', 'Not now. I will pay you back on Friday.'];
    expect(told('midnight-cafe', 'nadia', 'theo', 'You promised me.', said).says).toMatch(/pay you back on Friday/);
  });
});

describe('somebody who says where they were', () => {
  it.each([
    ['baker-street', 'cecily', 'pell', 'I was at coffee with the doctor, Miss Pell, from ten till they called out.'],
    ['elsinore', 'horatio', 'torben', 'I slept in the guard room until midnight.'],
    ['midnight-cafe', 'theo', 'lin', 'I was in the library till nine.'],
  ])('is heard as that: %s, %s to %s', (play, by, to, words) =>
    expect(told(play, by, to, words).why).toBe('hears where they were'),
  );
});

describe('a way to say it', () => {
  const asked = (meant: string) => ({ words: plain(meant), meant }) as Heard;
  it('answers other words where it says those back', () => {
    expect(saysOtherWordsBack('Rich? No. Thirty shillings a week.', asked('Is it yours?'))).toBe(true);
    expect(saysOtherWordsBack('Rich? No. Thirty shillings a week.', asked('Is he rich?'))).toBe(false);
    expect(saysOtherWordsBack('Why? Are you thinking of investing?', asked('Were you in Ceylon?'))).toBe(false);
  });
  it('is said to the face of whom it is about', () => {
    const words = 'What did he say to you?';
    expect(told('baker-street', 'cecily', 'dora', words).says).not.toMatch(/Miss Cecily said/);
    expect(told('baker-street', 'cecily', 'strake', 'Mr Strake, what was the quarrel about?').says).not.toMatch(
      /^They /,
    );
  });
});
