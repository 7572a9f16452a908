import { describe, expect, it } from 'vitest';
import { RecentMap } from '../../src/kit/recent-map.ts';
import { rememberedText } from '../../src/kit/remembered.ts';

describe('RecentMap', () => {
  it('keeps what is asked for, however much passes by, and lets go of the rest', () => {
    const map = new RecentMap<string, number>(3);
    map.set('often', 0);
    for (let index = 1; index <= 20; index++) {
      map.set(`once ${index}`, index);
      expect(map.get('often')).toBe(0);
    }
    expect(map.has('once 1')).toBe(false);
    expect(map.has('once 20')).toBe(true);
  });
});

describe('rememberedText', () => {
  it('works out once what is asked for again and again between others', () => {
    const worked: string[] = [];
    const lengthOf = rememberedText((text) => {
      worked.push(text);
      return text.length;
    }, 4);
    for (let index = 0; index < 40; index++) {
      lengthOf('a line everybody hears');
      lengthOf(`a passing thought ${index}`);
    }
    expect(worked.filter((text) => text === 'a line everybody hears')).toHaveLength(1);
  });
});
