import { describe, expect, it } from 'vitest';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import { standardSettings } from '../../src/drama/performance-settings.ts';
import type { SpeechAct } from '../../src/drama/speech-act.ts';
import { hear, noThread, type Ears } from '../../src/mind/hearing/hearing.ts';
import { namedThingsIn } from '../../src/mind/hearing/naming.ts';
import { openPlay, worldOf } from '../../src/play/play.ts';
import { repertoire } from '../company/measure-plays.ts';

const scene = repertoire.find(({ name }) => name === 'baker-street')?.scene;
const play = openPlay(scene as NonNullable<typeof scene>, standardSettings);
const actor = (name: string): EntityId => entityId(`actor:${name}`);

/** What somebody makes of what Pell says to Dora. */
const heardBy = (self: string, words: string, more: Partial<Ears> = {}) =>
  hear(words, {
    self: actor(self),
    speaker: actor('pell'),
    to: [actor('dora')],
    names: namedThingsIn(worldOf(play), play.profiles),
    matters: [],
    speaks: new Set(['en', 'zh']),
    thread: noThread,
    ...more,
  });

/** Lines that speak of an act without doing it. */
const notMeant: Partial<Record<SpeechAct, readonly string[]>> = {
  promise: [
    ...['I promise nothing.', 'I promise you nothing, and I keep it.', 'Did I promise?', 'I never promised you that.'],
    ...['If I promise, will you stop?', 'I am not saying that I promise.', 'Suppose I swear it, what then?'],
    ...['He says I promised it.', 'I would not swear to it.', 'Why should I promise?'],
    ...['我什么都不答应。', '我没答应过你。', '我答应过吗？', '如果我答应你，你就走吗？', '我可不敢保证。'],
  ],
  confession: [
    ...[
      'Suppose I did it.',
      'If I killed him, why would I stay?',
      'I never said I did it.',
      'Do you think I killed him?',
    ],
    ...['I did not kill him.', 'They say I stole it.', 'Did I do it?', 'What if it was me?', 'As if I killed him!'],
    ...['She thinks it was me.', 'Imagine I stole the watch.'],
    ...[
      '假设是我干的。',
      '如果我杀了他呢？',
      '难道是我杀了他？',
      '他们说是我偷的。',
      '我没杀人。',
      '你觉得是我干的吗？',
    ],
  ],
  threat: [
    ...[
      'I would never hurt you.',
      'I will not kill you.',
      'I don’t say I will kill you.',
      'Did he say I will kill you?',
    ],
    ...['Do you think I will hurt you?', 'If I were to strike you, I should be sorry.', 'Nobody will call the police.'],
    ...['我不会杀了你。', '别报警！', '你以为我要揍你吗？', '如果我要杀了你，早就动手了。'],
  ],
  accusation: [
    ...['I don’t accuse you.', 'I am not saying you did it.', 'Suppose you killed him.', 'Did I accuse you?'],
    ...[
      'If you stole it, say so.',
      'Nobody says it was you.',
      'He claims you poisoned him.',
      'I never said it was you.',
    ],
    ...['I accuse nobody.', 'I would not accuse you.'],
    ...['我没说是你干的。', '如果是你偷的，就还回来。', '他们说你杀了他。', '我不指控任何人。', '不是你干的。'],
  ],
  insult: [
    ...[
      'You are not a fool.',
      'I never called you a coward.',
      'If you were a fool, I should know.',
      'You’re no coward.',
    ],
    ...['你不是笨蛋。', '我没说你是废物。'],
  ],
  apology: ['I would never apologise.', 'If I apologise, will you stay?', 'Did he say forgive me?'],
  offer: ['I never offered you my chair.', 'I won’t pay for your cake.', '我不请你喝酒。'],
  refusal: [
    'I shan’t want it now.',
    'We won’t need that any more.',
    'Did I say I refuse?',
    'I don’t refuse.',
    'If I refuse, what then?',
    '我没拒绝。',
    '如果我拒绝呢？',
  ],
  challenge: ['I never called you a liar.', 'I am not saying you are lying.', '我没说你在撒谎。'],
};

/** Lines that do it all the same, whatever else stands in them. */
const meant: Partial<Record<SpeechAct, readonly string[]>> = {
  apology: ['Sorry, I did not mean to shout.', '我错了，我不该吼你。'],
  offer: ['Here, lad, I’ll pay the coin.', '我可以帮你。'],
  promise: ['I know it is late, but I promise.', 'I promise I did not touch it.', '别担心，我答应你。'],
  confession: [
    ...['I have killed a man.', 'I nicked a bit of that cake.', 'I’ve done something stupid.', '我偷吃了蛋糕。'],
    'No. It was me.',
    'I cannot lie any more: I killed him.',
    '不，是我干的。',
    '我不想瞒了，我承认。',
  ],
  threat: [
    ...['Give me the jar or I’ll smash it.', 'One more word and you are out.', '要是你敢说出去，我饶不了你。'],
    'If you move, I will kill you.',
    'Not a word, or else.',
    '你再说一句，我就杀了你。',
  ],
  accusation: [
    'You did it, didn’t you?',
    'Why did you do it? You killed him.',
    'No, you stole it.',
    '不，就是你干的。',
  ],
  insult: ['You, Mr Strake, look like a boiled ham.', 'I do not care. You are a fool.', '我不管，你这个混蛋。'],
  refusal: ['No, thank you.', '不用了，谢谢。', 'No. I will not sit down.', '不，我不会给你的。'],
};

describe('what is denied, supposed, asked or passed on', () => {
  for (const [act, lines] of Object.entries(notMeant) as [SpeechAct, readonly string[]][])
    it.each(lines)(`is no ${act}: %s`, (line) => expect(heardBy('dora', line).acts).not.toContain(act));
});

describe('what is meant', () => {
  for (const [act, lines] of Object.entries(meant) as [SpeechAct, readonly string[]][])
    it.each(lines)(`is a ${act}: %s`, (line) => expect(heardBy('dora', line).acts).toContain(act));
});

describe('whom an accusation strikes', () => {
  it.each([
    ['I accuse Doctor Amory.', 'amory'],
    ['Doctor Amory killed him.', 'amory'],
    ['It was Bodley.', 'bodley'],
    ['Mr Strake is the murderer.', 'strake'],
    ['The murderer is Mr Strake.', 'strake'],
    ['凶手是Bodley。', 'bodley'],
    ['是医生干的！', 'amory'],
    ['我指控医生。', 'amory'],
    ['Bodley杀了他。', 'bodley'],
    ['It was you.', 'dora'],
    ['You killed Mr Harbottle.', 'dora'],
    ['是你杀了他。', 'dora'],
  ])('%s strikes %s', (line, struck) => {
    expect(heardBy('dora', line).strikes).toEqual([actor(struck)]);
    expect(heardBy(struck, line).acts).toContain('accusation');
  });

  it.each([
    'I do not accuse Doctor Amory.',
    'Suppose Bodley killed him.',
    'Bodley did not kill him.',
    'Did Dora see him?',
  ])('%s strikes nobody', (line) => expect(heardBy('dora', line).strikes).toEqual([]));

  it('is not answered by whoever is only told of it', () => {
    expect(heardBy('dora', 'I accuse Doctor Amory.').acts).not.toContain('accusation');
    expect(heardBy('dora', '凶手是Bodley。').acts).not.toContain('accusation');
  });
});

describe('what an act is about', () => {
  const done = (line: string) => heardBy('dora', line).done.map(({ act, whom, what }) => [act, whom.join(), what]);

  it('is whom it names, or whom it is said to', () => {
    expect(done('Thank you for the lamp.')).toContainEqual(['thanks', 'actor:dora', 'for the lamp']);
    expect(done('I accuse Doctor Amory of murder.')).toContainEqual([
      'accusation',
      'actor:amory',
      'doctor amory of murder',
    ]);
    expect(done('You stole the watch.')).toContainEqual(['accusation', 'actor:dora', 'the watch']);
  });
});
