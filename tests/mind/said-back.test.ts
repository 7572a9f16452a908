import { describe, expect, it } from 'vitest';
import { mindTongues } from '../../src/mind/tongues/tongues.ts';
import type { Gist, Uttered } from '../../src/mind/tongues/gist.ts';
import { answerOf, opened } from './asking.ts';

/** `form | line | what is said back`, `-` where it may not be. */
const inEnglish = `
asked | Who tunes the harp? | who tunes the harp
asked | Where did you learn to waltz? | where did I learn to waltz
asked | Have you ever kept bees? | have I ever kept bees
asked | Why is your hat so small? | why is my hat so small
asked | Were you at the fair on Monday? | was I at the fair on Monday
asked | What did the gipsy tell me? | what did the gipsy tell you
asked | Was it that bad? | -
asked | Are you drunk or are you ill? | -
asked | You are drunk or you are ill, which is it? | -
asked | Mrs Lin you lost somebody too didn't you. How do you stand it | -
asked | You took the spoons, didn't you? | -
asked | Is he coming? | -
asked | For how long? | -
asked | With whom? | -
asked | Why did you never tell me what became of the ring and the letter? | the letter
said | The third stair creaks. | the third stair creaks
said | My aunt collects thimbles. | your aunt collects thimbles
said | I was born in a lighthouse. | you were born in a lighthouse
said | I play the tuba on Sundays. | you play the tuba on Sundays
said | Your shoelace has come undone. | -
said | You look dreadful tonight | -
said | It was a losing ticket anyway | -
said | I'm too old to be alone. | -
said | My brother died in the spring. | -
said | I miss my mother. | -
said | I am so tired. | -
said | Not a word of it. | -
said | You have grown thin, right? | -
said | If you tell her about us I'll tell her about the cheque | -
said | The soup is cold, and the bread is old. | the soup is cold
bidden | Lend me your boots. | -
bidden | Don't get ideas, it was a dare | -
bidden | Keep it till I've paid you back. | -
bidden | Stop polishing and tell him I'm telling the truth | -
`;

const rowsOf = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

describe('words that are said back', () => {
  it('are one short piece, rightly turned, or they are not said', () => {
    const words = mindTongues.en;
    const wrong = rowsOf(inEnglish).flatMap(([form, raw = '', wanted]) => {
      const uttered: Uttered = {
        raw,
        form: form as Gist['form'],
        called: ['nadia'],
        names: new Set(['monday', 'sundays']),
      };
      const gist = words.gistOf(uttered);
      const said = gist && words.saidBack?.(gist, uttered) === 'back' ? gist.echo : '-';
      return said === wanted ? [] : [`${raw} > ${said}`];
    });
    expect(wrong).toEqual([]);
  });

  it('give way to what they are about, named in a sentence', () => {
    const play = opened('midnight-cafe');
    const long: readonly [line: string, names: RegExp][] = [
      ['You took the spoons, didn’t you?', /spoons/],
      ['I have been thinking that the lighthouse is too far away, or maybe it is the sea.', /lighthouse|sea/],
      ['Your umbrella stand is the ugliest thing that I have ever seen in my life.', /umbrella/],
    ];
    const wrong = long.flatMap(([line, names]) => {
      const says = answerOf(play, 'theo', line, 'nadia')?.says ?? '';
      return names.test(says) && !/^you took|^I took|^I have been/i.test(says) ? [] : [`${line} > ${says}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are not said to whoever grieves, threatens, owns up, begs pardon or begs', () => {
    const play = opened('midnight-cafe');
    const grave: readonly [line: string, never: RegExp][] = [
      ['I lost my brother in the spring.', /you lost your brother/i],
      ['You will be sorry for this, I promise you.', /I will be sorry/i],
      ['I stole a coin from the jar.', /you stole/i],
      ['I am sorry I shouted at you.', /you are sorry|you shouted/i],
      ['Please, please forgive me.', /forgive you\?/i],
      ['I am frightened of the dark.', /you are frightened/i],
      ['My sister died last winter.', /your sister died|[^y] sister\?/i],
    ];
    const wrong = grave.flatMap(([line, never]) => {
      const says = answerOf(play, 'theo', line, 'nadia')?.says ?? '';
      return never.test(says) ? [`${line} > ${says}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('are not said twice within minutes', () => {
    const play = opened('midnight-cafe');
    const answer = answerOf(play, 'theo', 'Who tunes the harp?', 'nadia', [
      ['theo', 'Who mends the stools?'],
      ['nadia', 'Who mends the stools? Nobody ever told me.'],
    ]);
    expect(answer?.says).not.toMatch(/^[^.!]*\?\s/);
  });
});
