import { describe, expect, it } from 'vitest';
import type { LinePattern } from '../../src/drama/condition.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { isStated, readStatement } from '../../src/play/statement.ts';

const amory = 'actor:amory' as EntityId;
const strake = 'actor:strake' as EntityId;
const pell = 'actor:pell' as EntityId;
const called: Readonly<Record<string, readonly string[]>> = {
  [amory]: ['Doctor Amory', 'Amory', 'the doctor'],
  [strake]: ['Strake', 'Mr Strake'],
  [pell]: ['Miss Pell'],
};

const says = (line: string, pattern: LinePattern, to?: EntityId): boolean =>
  isStated(readStatement(line), pattern, { by: pell, to, namesOf: (id) => called[id] ?? [] });

const matching = (words: readonly string[], lines: readonly string[]): string[] =>
  lines.filter((line) => says(line, { words }));

describe('a phrase counts where it is meant', () => {
  const promised = ['I promise.', 'No, I promise.', 'I promise not to tell a soul.', 'I will not lie: I promise it, mother.',
    'If you sit down, I promise to stay.', 'He said it was cold, but I promise.', 'I promise, all right?', 'Very well; I promise you that.',
    'You know I promise nothing lightly, so I promise this.', 'There is no doubt, I promise you.']; // prettier-ignore
  const notPromised = ['I promise nothing. I shall tell the King everything.', 'I promise you nothing.', 'Did I promise?', 'I promise?',
    'If I promise, will you go?', 'Suppose I promise.', 'Suppose, for a moment, I promise you that.', 'He said I promise too much.',
    'You say I promise too easily.', 'Do I promise, or do I not?', 'And then she cried “I promise” and wept.', 'What if I promise it?',
    'Perhaps I promise.', 'I do not think I promise anything.', 'I promise no such thing.']; // prettier-ignore

  it('[SAID1] in English, clause by clause', () => {
    expect(matching(['i promise'], promised)).toEqual(promised);
    expect(matching(['i promise'], notPromised)).toEqual([]);
    expect(matching(['promise'], ["I won't promise.", 'I refuse to promise.', 'I cannot promise that.'])).toEqual([]);
  });

  it('[SAID1] in Chinese', () => {
    const meant = [
      '我答应。',
      '好，我答应你。',
      '不，我答应你。',
      '他说不行，但我答应。',
      '没关系，我答应。',
      '我答应你，好吗？',
    ];
    const taken = ['我不答应。', '我没有答应。', '我答应了吗？', '如果我答应，你会走吗？', '他说我答应了。', '假设我答应了。', '她喊了一声“我答应”就走了。', '我答应不了。']; // prettier-ignore
    expect(matching(['答应'], meant)).toEqual(meant);
    expect(matching(['答应'], taken)).toEqual([]);
  });

  it('[SAID1] of a crime stated, not asked after or denied', () => {
    const meant = ['You killed him, didn’t you?', 'I say you killed him.', 'Why you killed him I cannot tell.', 'Do you know that you killed him?']; // prettier-ignore
    const taken = ['You killed him?', 'So you killed him, Mr Strake?', 'You never killed him.', 'If you killed him, say so.', 'They say you killed him.']; // prettier-ignore
    expect(matching(['you killed'], meant)).toEqual(meant);
    expect(matching(['you killed', 'killed him'], taken)).toEqual([]);
    expect(matching(['i killed'], ['I killed nobody.', 'I never killed him.', 'Suppose I killed him.'])).toEqual([]);
    expect(matching(['i killed'], ['I did it. I killed him.'])).toHaveLength(1);
  });

  it('[SAID2] but what is only named is named in a question too', () => {
    expect(matching(['wedding'], ['Was it a good wedding?', 'If there had been no wedding …'])).toHaveLength(2);
    expect(matching(['curtain'], ['There is nobody behind the curtain.'])).toHaveLength(1);
    expect(matching(['sorry', 'afraid'], ['I am not sorry.', 'I was never afraid.'])).toEqual([]);
  });

  it('[SAID1] and a phrase may be a negative or a question itself', () => {
    expect(matching(['i will not tell'], ['I will not tell him.'])).toHaveLength(1);
    expect(matching(['you were not in the pantry'], ['You were not in the pantry.'])).toHaveLength(1);
    expect(matching(['who is there', 'did you hear'], ['Who is there?', 'Did you hear that?'])).toHaveLength(2);
    expect(matching(['没有偷看'], ['我没有偷看。'])).toHaveLength(1);
  });
});

describe('what a line does, and to whom', () => {
  const doing = (act: LinePattern['act'], lines: readonly string[]): string[] =>
    lines.filter((line) => says(line, { act }));

  it.each([
    ['promise', ['You have my word.', 'I swear it.', '我发誓。'], ['I swear nothing.', 'Did I swear?', '我不答应。']],
    [
      'accusation',
      ['I accuse Doctor Amory.', 'It was Strake.', 'You killed him.', '你偷了钱。'],
      ['Did you kill him?', 'It was not Strake.', 'You did not kill him.', '你偷了吗？'],
    ],
    [
      'confession',
      ['I did it. I killed him.', 'It was me.', '是我拿的。', '我承认。'],
      ['I did not do it.', 'Did I do it?', '我没有拿。', 'If I killed him, hang me.'],
    ],
    [
      'threat',
      ['I will kill you.', 'You will regret this.', '我会杀了你。'],
      ['I will not hurt you.', 'Would I hurt you?'],
    ],
    ['refusal', ['No.', 'I will not go.', 'I refuse.', '我不去。', '休想！'], ['Yes, I will.', '好。']],
    ['forgiveness', ['I forgive you.', '我原谅你。'], ['I cannot forgive you.', 'Do I forgive you?', '我不原谅你。']],
    ['thanks', ['Thank you, miss. You are very kind.', '谢谢您。'], ['I do not thank you for it.', 'Good evening.']],
    ['farewell', ['Good night, mother.', 'I must go.', '晚安。'], ['Must I go?', 'It is night.']],
    ['apology', ['I am sorry.', '对不起。'], ['I am not sorry.', 'He says he is sorry.']],
    ['question', ['Where is he?', '他在哪儿？'], ['He is here.', '他在这儿。']],
  ] as const)('[SAID3] %s', (act, does, doesNot) => {
    expect(doing(act, does)).toEqual(does);
    expect(doing(act, doesNot)).toEqual([]);
  });

  it('[SAID3] is about whom the clause names, or whom it is said to', () => {
    const accuses = (about: EntityId): LinePattern => ({ act: 'accusation', about });
    expect(says('I accuse Doctor Amory.', accuses(amory))).toBe(true);
    expect(says('I accuse Doctor Amory.', accuses(strake))).toBe(false);
    expect(says('It was you.', accuses(strake), strake)).toBe(true);
    expect(says('It was you.', accuses(amory), strake)).toBe(false);
    expect(says('Mr Strake is clever. I accuse the doctor.', accuses(strake))).toBe(false);
    expect(says('I accuse nobody.', accuses(strake))).toBe(false);
  });
});
