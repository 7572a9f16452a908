import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../../../../plugin/stage/speech/sentences.ts';
import { spokenNumber } from '../../../../plugin/sound/voice/spoken-number.ts';
import { isForeign, spokenWord, textToSay } from '../../../../plugin/sound/voice/spoken-text.ts';
import { isSilence } from '../../../../plugin/sound/voice/phonemes.ts';
import { sharesOf, wordEndsOf } from '../../../../plugin/sound/voice/word-times.ts';
import { howMany } from '../../../how-much.ts';
import { openFlite } from './open-flite.ts';
import { twentySentences } from './sentences.ts';

const said = (text: string): string => textToSay(text.split(' ').map(spokenWord));

describe('what of a text is said', () => {
  it.each([
    ['*bows* “My lord,” he said — “it’s late…”', "bows my lord, he said it's late,"],
    ['Mr. Strake? Dr. Pell!', 'mister strake? doctor pell!'],
    ['In 1602 there were 24 of 3,000.', 'in sixteen oh two there were twenty four of three thousand.'],
    ['Well. Hmm. Yes.', 'well, hum, yes.'],
    ['<b>Stop</b> &amp; listen 🙂', 'stop listen'],
    ['Café naïve Ærø', 'cafe naive aero'],
    ["'Tis the knights' hour", 'tis the knights hour'],
    ['... — 🙂', ''],
    ['-voice /etc/passwd -o x', 'voice etc passwd o x'],
  ])('%s', (text, expected) => {
    expect(said(text)).toBe(expected);
  });

  it.each([
    ['0', 'zero'],
    ['13', 'thirteen'],
    ['100', 'one hundred'],
    ['342', 'three hundred forty two'],
    ['1900', 'nineteen hundred'],
    ['2001', 'two thousand one'],
    ['65536', 'sixty five thousand five hundred thirty six'],
    ['007', 'zero zero seven'],
  ])('%s', (digits, words) => {
    expect(spokenNumber(digits)).toBe(words);
  });

  it('knows what an English voice would garble', () => {
    expect(isForeign(['My', 'lord', 'Ærø', '24', '—'])).toBe(false);
    for (const word of ['月亮', 'Привет', 'にほん', 'ok好']) expect(isForeign(['My', word]), word).toBe(true);
  });
});

describe('sentences', () => {
  const split = (text: string): string[] => {
    const words = text.split(' ');
    return sentencesOf(words).map(([from, to]) => words.slice(from, to).join(' '));
  };

  it('end where a voice may rest, and leave out nothing', () => {
    expect(split('No! Mr. Strake, I will not. “Why?” he said')).toEqual([
      'No!',
      'Mr. Strake, I will not.',
      '“Why?”',
      'he said',
    ]);
    expect(split('今晚月亮很圆。 我们走吧！')).toEqual(['今晚月亮很圆。', '我们走吧！']);
    expect(sentencesOf([])).toEqual([]);
  });

  it('begin with less, so that a speaker need not hold back for long', () => {
    const [first, second] = split(
      'If it be now, then let it not be so, I say, and leave me alone with the dead, my lord.',
    );
    expect(first).toBe('If it be now, then let it not be so,');
    expect(second).toBe('I say, and leave me alone with the dead, my lord.');
  });

  it('do not go on for ever', () => {
    const words = Array.from({ length: 100 }, (_, index) => (index % 20 === 17 ? 'word,' : 'word'));
    const lengths = sentencesOf(words).map(([from, to]) => to - from);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(24);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(100);
    expect(lengths[0]).toBe(18);
  });
});

describe('when words end', () => {
  const flite = openFlite();
  const hard = [
    '"Horatio\'s sword," said Polonius — quite softly — "is through the knight\'s queue."',
    'In 1602 there were 24 thoughtful knights who wrote enough.',
    "I would have thought the psychologist's wrist exhausted, Dr. Strake.",
  ];

  /** With a comma after every word flite rests between them: so many sounds has each. */
  async function soundsOfEach(words: readonly string[]): Promise<number[]> {
    const { phonemes } = await flite.speak({ text: words.join(', '), voice: 'kal16', meanHz: 100, stretch: 1 });
    const counts = [0];
    for (const { name } of phonemes) {
      if (!isSilence(name)) counts.push((counts.pop() ?? 0) + 1);
      else if (counts.at(-1) !== 0) counts.push(0);
    }
    return counts.filter((count) => count > 0);
  }

  it.each([...twentySentences.slice(0, howMany('SENTENCES', 6, twentySentences.length)), ...hard])(
    '%s',
    async (text) => {
      const words = text.split(' ').map(spokenWord);
      const { phonemes } = await flite.speak({ text: textToSay(words), voice: 'kal16', meanHz: 100, stretch: 1 });
      const sounds = phonemes.filter(({ name }) => !isSilence(name));
      const counts = await soundsOfEach(words.map((word) => word.said).filter((word) => word !== ''));
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(sounds.length);
      let [passed, at] = [0, 0];
      const truth = words.map((word) => {
        if (word.said !== '') passed += counts[at++] ?? 0;
        return sounds[passed - 1]?.endMs ?? 0;
      });
      const ends = wordEndsOf(words, phonemes);
      ends.forEach((endMs, index) =>
        expect(Math.abs(endMs - (truth[index] ?? 0)), words[index]?.said).toBeLessThan(60),
      );
    },
  );

  it('are shares of the whole where sounds do not tell', () => {
    const words = ['one', '—', 'three'].map(spokenWord);
    const phonemes = [
      { name: 'pau', endMs: 100 },
      { name: 'w', endMs: 300 },
      { name: 'pau', endMs: 400 },
    ];
    expect(wordEndsOf(words, phonemes)).toEqual(sharesOf(words, phonemes));
    expect(wordEndsOf(words, phonemes).map(Math.round)).toEqual([183, 183, 300]);
    expect(wordEndsOf(words, [])).toEqual([0, 0, 0]);
  });
});
