import { describe, expect, it } from 'vitest';
import { typedDeed, withoutSlash } from '../../../src/app/playing/typed-deed.ts';
import { Performance } from '../../../src/company/performance.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { elsinore, gertrude } from '../../company/rehearsal.ts';

describe('a deed that is written without brackets', () => {
  const { play } = Performance.open(elsinore, { clock: new SimulatedClock(), settings: { seed: '5' } });
  const deed = (text: string): string | undefined => typedDeed(text, play, gertrude);

  it('is known by whose it is and by what can be done here', () => {
    expect(deed('I take the goblet')).toBe('(I take the goblet)');
    expect(deed('takes the goblet')).toBe('(takes the goblet)');
    expect(deed('I kiss Hamlet and then hit him with the goblet')).toBeDefined();
    expect(deed('我拿起酒杯')).toBe('(我拿起酒杯)');
  });

  it('is no line that is said to somebody', () => {
    for (const line of [
      'Take the goblet',
      'I take it you know',
      'I see the goblet',
      'I love you, Hamlet',
      'Shall I take the goblet?',
      'I forgive you, Hamlet',
      'I gave Hamlet the goblet',
      'I have drunk from the goblet',
      'I take the sword of Damocles',
      '(takes the goblet)',
      '我想拿起酒杯',
      '我爱你',
    ])
      expect(deed(line), line).toBeUndefined();
  });

  it('is made of whatever stands after a slash, and no slash is ever said', () => {
    expect(withoutSlash('/I take the cup')).toBe('(I take the cup)');
    expect(withoutSlash(' ／拿起杯子')).toBe('(拿起杯子)');
    expect(withoutSlash('/me takes the cup')).toBe('(takes the cup)');
    expect(withoutSlash('/(takes the cup) Mine.')).toBe('(takes the cup) Mine.');
    expect(withoutSlash('/')).toBe('');
    expect(withoutSlash('and/or')).toBe('and/or');
  });
});
