import { expect, it } from 'vitest';
import { watchDeed } from './watched-deed.ts';

/** Who it is done to, what is done, and what they cry out about. */
const cafe: readonly (readonly [who: string, does: string, named: RegExp])[] = [
  ['gus', "(stamps on Gus's foot)", /foot/],
  ['theo', "(steps on Theo's toes)", /toes/],
  ['nadia', "(pulls Nadia's hair)", /hair/],
  ['theo', "(twists Theo's arm)", /arm/],
  ['nadia', "(tweaks Nadia's nose)", /nose/],
  ['gus', '(kicks Gus in the shin)', /shin/],
  ['gus', '（踩格斯的脚）', /脚/],
  ['theo', '（踩了西奥一脚）', /脚/],
  ['gus', '（一脚踩在格斯脚上）', /脚/],
  ['nadia', '（揪娜迪亚的头发）', /头发/],
  ['gus', '（拧了格斯的鼻子）', /鼻子/],
  ['theo', '（扭西奥的胳膊）', /胳膊|手臂/],
];

it.each(cafe)('%s says what of them is hurt: %s', async (who, types, named) => {
  const language = /\p{Script=Han}/u.test(types) ? 'zh' : 'en';
  const moment = { play: 'midnight-cafe', point: 'the-small-hours', turns: 2, as: 'guest', language } as const;
  const { told, lines } = await watchDeed({ ...moment, before: [], types });
  expect(told.map(({ text }) => text).join(' ')).toMatch(named);
  const answer = lines.find(({ actor, isSince, isBeat }) => actor === who && isSince && !isBeat);
  expect(answer?.text).toMatch(named);
});

it.each(['（握了握格斯的手）', '（握一握格斯的手）', '（和格斯握手）'])(
  'a hand that is shaken greets: %s',
  async (types) => {
    const moment = { play: 'midnight-cafe', point: 'the-small-hours', turns: 2, as: 'guest', language: 'zh' } as const;
    const { told } = await watchDeed({ ...moment, before: [], types });
    expect(told[0]?.text).toMatch(/和格斯握了握手/);
    expect(told[0]?.deed?.kind).toBe('courtesy');
  },
);
