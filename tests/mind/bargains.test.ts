import { describe, expect, it } from 'vitest';
import { mindTongues } from '../../src/mind/tongues/tongues.ts';
import { answerOf, opened } from './asking.ts';

/** `line | what is wanted | what is set against it`, `not` before what is to be left, `!` before a threat. */
const terms = `
If you tell me where the key is, I'll give you a shilling. | tell you where the key is | you give me a shilling
I will polish your boots if you lend me the lamp. | lend you the lamp | you polish my boots
Nadia, show me the ledger and I'll wash the cups. | show you the ledger | you wash the cups
Give the spoon back or I'll scream. | give the spoon back | !you scream
Unless you open that door I shall call the guard. | open that door | !you call the guard
If you don't sit still, I will tell your aunt. | sit still | !you tell my aunt
If you touch the harp I'll kill you. | not touch the harp | !you kill me
I'll buy you supper if you don't wake the cook. | not wake the cook | you buy me supper
If you break that cup I will put you out in the rain. | not break that cup | !you put me out in the rain
If I mend your clock will you lend me a pound? | lend you a pound | you mend my clock
Will you hold my hat if I climb the tree? | hold your hat | you climb the tree
Stop whistling or you will lose your supper. | stop whistling | !I lose my supper
Tell me the truth and I will not write it down. | tell you the truth | you do not write it down
Would you help me if I asked? | -
I will sing if it rains. | -
If I had a horse I would ride it. | -
You and I will dance. | -
`;

describe('a bargain', () => {
  it('is heard with what is wanted and what is set against it', () => {
    const wrong = terms
      .trim()
      .split('\n')
      .map((row) => row.split(' | '))
      .flatMap(([line = '', ...wanted]) => {
        const found = mindTongues.en.bargainIn?.(line);
        const got = found
          ? [found.promised.replace(/^I will /, ''), `${found.isThreat ? '!' : ''}${found.given}`]
          : ['-'];
        return got.join(' | ') === wanted.join(' | ') ? [] : [`${line} > ${got.join(' | ')}`];
      });
    expect(wrong).toEqual([]);
  });

  it('is taken or refused in its own terms', () => {
    const play = opened('midnight-cafe');
    const says =
      answerOf(play, 'theo', "Mrs Lin, tell me your first name and I'll carry your parcel.", 'lin')?.says ?? '';
    expect(says).toMatch(/carry my parcel/);
  });
});

describe('what somebody owned to or promised', () => {
  it('is held up to them once, when they come back with something else', () => {
    const play = opened('midnight-cafe');
    const later = (before: readonly (readonly [string, string])[]) =>
      answerOf(play, 'theo', 'Nice evening, all the same.', 'nadia', before)?.says ?? '';
    const filler = Array.from({ length: 30 }, () => ['gus', 'Well, well.'] as const);
    const owned = later([['theo', 'I broke your window.'], ['nadia', 'Then that is out.'], ...filler]);
    expect(owned).toMatch(/you broke my window/i);
    const told = later([['theo', 'I broke your window.'], ['nadia', owned], ...filler]);
    expect(told).not.toMatch(/you broke my window/i);
  });
});
