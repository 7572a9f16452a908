import { describe, expect, it } from 'vitest';
import { addressHeard } from '../../src/mind/addressing.ts';
import { answerTo } from '../../src/mind/understudy/answering.ts';
import { stimulusFor } from '../../src/mind/understudy/stimulus.ts';
import { bruno, clara } from '../play/house-scene.ts';
import { heard, listening } from './listening.ts';

/** What Ada says to what Bruno says to Clara, who is there. */
function answer(note: string, words: string) {
  const line = heard(words, { by: bruno, to: clara });
  const others = [
    { id: bruno, name: 'Bruno', note: '' },
    { id: clara, name: 'Clara', note },
  ];
  const { context, part } = listening({ past: [line], others, owes: { from: bruno, about: line.seq } as never });
  const stimulus = stimulusFor(context, part);
  const reply = stimulus && answerTo(stimulus, context, part, 'seed');
  return { says: reply?.says ?? '', address: addressHeard(line, context, part.names) };
}

describe('what is said to somebody who has died meanwhile', () => {
  it.each(['How do you feel now?', 'Clara, how do you feel now?', 'Stand up!'])('is taken up: %s', (words) => {
    const { says, address } = answer('dead', words);
    expect(address).toEqual({ to: [], how: 'room', missing: [clara] });
    expect(says).toMatch(/Clara/);
  });

  it('is theirs while they live', () => {
    expect(answer('', 'How do you feel now?').address.to).toEqual([clara]);
  });
});
