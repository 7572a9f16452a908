import { expect, it } from 'vitest';
import { spokenHere, tongueOf } from '../../../src/app/words/play-language.ts';
import { playNamed } from '../../company/rehearsal.ts';
import { Performance } from '../../../src/company/performance.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';

const cafe = playNamed('midnight-cafe');

it('begins in the language of the page, where the play has it and none was asked for', () => {
  expect(spokenHere(cafe, 'zh')).toBe('zh');
  expect(spokenHere(cafe, 'en'), 'its own').toBeUndefined();
  expect(spokenHere({ blueprint: cafe.blueprint }, 'zh'), 'it is not translated').toBeUndefined();
});

it('is told of in its own language, whatever the page speaks', () => {
  const open = (language?: string) =>
    Performance.open(cafe, { clock: new SimulatedClock(), settings: { seed: '5', ...(language ? { language } : {}) } });
  expect(tongueOf(open('zh').play, 'en')).toBe('zh');
  expect(tongueOf(open().play, 'zh')).toBe('en');
});
