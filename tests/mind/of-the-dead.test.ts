import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/mind/understudy/answering.ts';
import { stimulusFor } from '../../src/mind/understudy/stimulus.ts';
import { bruno, clara } from '../play/house-scene.ts';
import { heard, listening } from './listening.ts';

const calm = { impulse: 0.3, talk: 0.5, guard: 0.5, nerve: 0.7 };

/** Why Ada, of this temper, says what she says to what Bruno says to Clara, or to her, before Clara's body; and what. */
function answer(words: string, to: 'clara' | 'ada', { temper = calm, note = 'dead' } = {}) {
  const line = heard(words, { by: bruno, ...(to === 'clara' ? { to: clara } : {}) });
  const others = [
    { id: bruno, name: 'Bruno', note: '' },
    { id: clara, name: 'Clara', note },
  ];
  const tongue = /\p{Script=Han}/u.test(words) ? 'zh' : 'en';
  const { context, part } = listening(
    { past: [line], others, owes: { from: bruno, about: line.seq } as never },
    { temper, tongue, speaks: new Set(['en', 'zh'] as const) },
  );
  const stimulus = stimulusFor(context, part);
  const reply = stimulus && answerTo(stimulus, context, part, 'seed');
  return { says: reply?.says ?? '', why: reply?.why };
}

const toThem = [
  'Madam, you are dead, you might at least lie still.',
  'You look terrible, old girl.',
  'You have ruined that carpet.',
  'For a corpse you take up a lot of room.',
  '夫人，您死了就别动。',
  '您气色可不太好啊。',
  '您都断气了还占这么大地方。',
  '你把地毯弄脏了。',
];
const ofThem = [
  'She won’t be needing her dinner, then.',
  'Well, one less mouth to feed.',
  'I suppose she died of boredom.',
  'Dead people tell no tales.',
  '反正她也用不着吃晚饭了。',
  '死人可不会说话。',
  '少一张嘴吃饭。',
  '躺着多舒服。',
];

describe('a joke over the dead', () => {
  it.each(toThem)('is answered for them: %s', (words) =>
    expect(answer(words, 'clara').why).toBe('answers for the dead'),
  );
  it.each(ofThem)('is answered as one: %s', (words) => expect(answer(words, 'ada').why).toBe('answers for the dead'));
  it.each(ofThem)('is nothing of the kind where nobody is dead: %s', (words) =>
    expect(answer(words, 'ada', { note: '' }).why).not.toBe('answers for the dead'),
  );

  it('is answered by temper', () => {
    const [said = ''] = ofThem;
    const says = (nerve: number, impulse: number): string =>
      answer(said, 'ada', { temper: { ...calm, nerve, impulse } }).says;
    expect(new Set([says(0.2, 0.3), says(0.7, 0.8), says(0.7, 0.2)]).size).toBe(3);
  });
});

it.each(['Rest in peace. We will find out who did this to you.', '您安息吧，我替您找出凶手。'])(
  'a kind word for the dead is no joke: %s',
  (words) => expect(answer(words, 'clara').says).toMatch(/said|too late|听不/),
);
