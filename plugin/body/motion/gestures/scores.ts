import { dealings } from './dealings.ts';
import { feelings } from './feelings.ts';
import { alone } from './alone.ts';
import { handiwork } from './handiwork.ts';
import { readScores } from './score-notation.ts';
import type { Score } from './score.ts';
import type { GestureName } from '../../../../src/drama/verb.ts';

/** How each gesture that a verb's row names is played: none is missing, and none is written for nobody. */
export const scores: Readonly<Record<GestureName, Score>> = readScores({
  ...dealings,
  ...feelings,
  ...handiwork,
  ...alone,
  /** A hand says that something is meant: what a verb gets that nobody has written a score for. */
  motion: `1.8s contact .3 aims trunk
    .32  nod .08 tilt .06 lifted .2, hand .28 1.1 .36 palm up fist .15
    .72  nod .04, hand .32 1.06 .36`,
});
