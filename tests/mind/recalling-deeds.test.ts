import { describe, expect, it } from 'vitest';
import { entityId } from '../../src/drama/entity-id.ts';
import { asVerb } from '../../src/drama/verb.ts';
import type { Named } from '../../src/mind/hearing/naming.ts';
import { answerTo } from '../../src/mind/understudy/answering.ts';
import { stimulusFor } from '../../src/mind/understudy/stimulus.ts';
import type { Witnessed } from '../../src/mind/witnessed.ts';
import { mindTongues } from '../../src/mind/tongues/tongues.ts';
import type { Deed } from '../../src/play/deed.ts';
import { ada, bruno, clara } from '../play/house-scene.ts';
import { heard, houseNames, listening } from './listening.ts';

const cup = entityId('prop:cup');
const inChinese: Readonly<Record<string, string>> = { [ada]: '艾达', [bruno]: '布鲁诺', [clara]: '克拉拉' };
const names: readonly Named[] = houseNames.map((one) => ({ ...one, names: [...one.names, inChinese[one.id] ?? ''] }));
const namesInChinese = names.map((one) => ({ ...one, name: inChinese[one.id] ?? '' }));

const done = (
  seq: number,
  verb: string,
  text: string,
  deed: Partial<Deed> = {},
): Witnessed & { readonly deed: Deed } => ({
  seq,
  at: 1000 * seq,
  kind: 'deed',
  by: bruno,
  text,
  action: { subject: bruno, verb: asVerb(verb), object: ada, aspect: 'does' },
  deed: { kind: 'harm', by: bruno, victim: ada, weight: 0.8, ...deed },
});
const slap = done(1, 'hit', 'Bruno slaps Ada.');
const kiss = done(2, 'kiss', 'Bruno kisses Ada.', { kind: 'touch', weight: 0.5 });
const port = done(3, 'pour', 'Bruno takes the glass of port and pours it over Ada.', { thing: cup, weight: 0.6 });
const kneeling = done(4, 'kneel', 'Bruno kneels before Ada.', { kind: 'homage', weight: 0.3 });
const ofClara = done(5, 'hit', 'Bruno slaps Clara.', { victim: clara });

/** What Ada says to Bruno's question. */
function answer(past: readonly Witnessed[], words: string, tongue: 'en' | 'zh' = 'en'): string {
  const line = heard(words, { by: bruno, to: ada });
  const own = { names: tongue === 'zh' ? namesInChinese : names, tongue, speaks: new Set([tongue]) };
  const { context, part } = listening({ past: [...past, line] }, own);
  const stimulus = stimulusFor(context, part);
  return (stimulus && answerTo(stimulus, context, part, 'seed')?.says) ?? '';
}

describe('somebody who is asked for what was done', () => {
  it.each<[string, readonly Witnessed[], RegExp]>([
    ['Ada, do you remember I slapped you?', [slap], /you slapped me/i],
    ['Ada, who hit you tonight?', [slap], /you slapped me/i],
    ['do you remember the kiss?', [slap, kiss], /you kissed me/i],
    ['what did I do to you?', [slap], /you slapped me/i],
    ['did that hurt?', [slap, port], /you slapped me/i],
    ['are you very wet?', [slap, port], /you poured the glass of port over me/i],
    ['do you remember that I knelt?', [kneeling], /you knelt before me/i],
    ['who hit Clara?', [slap, ofClara], /you slapped Clara/i],
  ])('names it: %s', (question, past, said) => expect(answer(past, question)).toMatch(said));

  const given = done(6, 'give', 'The cup passes from Bruno to Ada.', { kind: 'gift', thing: cup, weight: 0.45 });
  it.each<[string, readonly Witnessed[], RegExp]>([
    ['what did I give you?', [slap, given], /you gave me the cup/i],
    ['what did you get back from me?', [slap, given], /you gave me the cup/i],
    ['what did I just do?', [slap, given], /you gave me the cup/i],
    ['I slapped you. What else did I do tonight?', [slap, kiss], /you kissed me/i],
    ['I kissed you. What else did I do?', [kiss, slap], /you slapped me/i],
  ])('tells it in words of their own, without what was just named: %s', (question, past, said) => {
    const told = answer(past, question);
    expect(told).toMatch(said);
    expect(told).not.toMatch(/passes from|^This,/);
  });

  it('says nothing as the narrator does', () =>
    expect(answer([done(1, 'hit', 'A blow falls on Ada.')], 'what did I do to you?')).not.toMatch(/a blow falls/i));

  const slapped = done(1, 'hit', '布鲁诺打了艾达一下。');
  const poured = done(3, 'pour', '布鲁诺先拿起酒杯。布鲁诺把酒泼在艾达身上。', { thing: cup, weight: 0.6 });
  it.each<[string, readonly Witnessed[], RegExp]>([
    ['你还记得我打了你吗', [slapped], /你打了我/],
    ['谁打了你？', [slapped], /你打了我/],
    ['我对你做了什么？', [slapped], /你打了我/],
    ['疼不疼？', [slapped], /你打了我/],
    ['你身上湿了吗？', [slapped, poured], /你把酒泼在我身上/],
    ['你还记得那个吻吗？', [done(2, 'kiss', '布鲁诺吻艾达。', { kind: 'touch' })], /你吻了我/],
  ])('names it in Chinese: %s', (question, past, said) => expect(answer(past, question, 'zh')).toMatch(said));

  it.each(['Ada, who hit you tonight?', 'did you hit Clara?', 'shall I slap you?', 'Who killed your father?'])(
    'names nothing where nothing such was done, or they are to have done it: %s',
    (question) => expect(answer([kiss], question)).not.toMatch(/you (kissed|slapped)/i),
  );

  it('tells it to another by who did it', () =>
    expect(
      mindTongues.en.asPastDeed('A stranger takes Ada’s cup from Bruno.', {
        doer: 'stranger',
        isYou: false,
        me: 'Ada',
        you: 'Bruno',
      }),
    ).toBe('a stranger took my cup from you'));

  it('takes an apology for what it was for', () => {
    const past = [{ ...port, at: -60_000 }];
    const line = heard('I am sorry, Ada.', { by: bruno, to: ada });
    const wrong = {
      moment: port,
      deed: port.deed,
      isVictim: true,
      isGone: false,
      isForeseen: false,
      isReturned: false,
    };
    const { context, part } = listening({ past: [...past, line] }, { names, wrong: () => wrong });
    const stimulus = stimulusFor(context, part);
    const said = stimulus && answerTo(stimulus, context, part, 'seed')?.says;
    expect(said).toMatch(/you poured the glass of port over me/i);
    expect(said).not.toMatch(/struck|hit/);
  });
});
