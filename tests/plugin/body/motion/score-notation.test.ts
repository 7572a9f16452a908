import { describe, expect, it } from 'vitest';
import { places } from '../../../../plugin/body/motion/gestures/places.ts';
import { readScore, readScores, readStance } from '../../../../plugin/body/motion/gestures/score-notation.ts';

describe('the notation of scores', () => {
  it('reads how a score is played, its keys and its beats', () => {
    expect(
      readScore(`2.3s contact .31 aims hand carries right sudden
        .1   sway -.03 nod .04
        .5   tilt .1, hand heart x .2, other -.1 1.2 .3 palm down
        .8
        .2-.84 3x raps fades tilt .03, hands y .05`),
    ).toEqual({
      seconds: 2.3,
      contact: 0.31,
      aims: 'hand',
      carries: true,
      isRight: true,
      isSudden: true,
      keys: [
        [0.1, { sway: -0.03, nod: 0.04 }],
        [0.5, { tilt: 0.1, hand: { ...places.heart, x: 0.2 }, other: { x: -0.1, y: 1.2, z: 0.3, palm: -1.45 } }],
        [0.8, {}],
      ],
      beats: [{ from: 0.2, to: 0.84, times: 3, raps: true, fades: true, by: { tilt: 0.03, hands: { y: 0.05 } } }],
    });
  });

  it('goes on with a key in a line that begins with a word', () => {
    const { keys } = readScore(`1s
      .4  nod .1,
          hand .1 1 .2`);
    expect(keys).toEqual([[0.4, { nod: 0.1, hand: { x: 0.1, y: 1, z: 0.2 } }]]);
  });

  it('keeps the names of a family', () => {
    expect(Object.keys(readScores({ bow: '1s\n.4 bend .3', nod: '1s\n.4 nod .3' }))).toEqual(['bow', 'nod']);
  });

  it.each([
    ['a channel nobody has', () => readStance('frown .3')],
    ['a word of the body after a hand', () => readStance('hand chin nod .3')],
    ['a word without its number', () => readStance('nod tilt .3')],
    ['a hand that is nowhere', () => readStance('hand palm up')],
    ['a head nobody knows', () => readScore('1s slowly\n.4 nod .1')],
  ])('refuses %s', (_, read) => {
    expect(read).toThrow();
  });
});
