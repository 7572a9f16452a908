import { airs } from './airs.ts';
import { anger } from './anger.ts';
import { answers } from './answers.ts';
import { blows } from './blows.ts';
import { bodily } from './bodily.ts';
import { caresses } from './caresses.ts';
import { crafts } from './crafts.ts';
import { fear } from './fear.ts';
import { greetings } from './greetings.ts';
import { grief } from './grief.ts';
import { handling } from './handling.ts';
import { mirth } from './mirth.ts';
import { moves } from './moves.ts';
import { refusals } from './refusals.ts';
import { rites } from './rites.ts';
import { scorn } from './scorn.ts';
import { signals } from './signals.ts';
import { thought } from './thought.ts';
import { readScores } from './score-notation.ts';
import type { Score } from './score.ts';
import type { GestureName } from '../../../../src/drama/verb.ts';

/** How each gesture that a verb's row names is played: none is missing, and none is written for nobody. */
export const scores: Readonly<Record<GestureName, Score>> = readScores({
  ...greetings,
  ...answers,
  ...refusals,
  ...signals,
  ...blows,
  ...caresses,
  ...grief,
  ...mirth,
  ...fear,
  ...anger,
  ...scorn,
  ...thought,
  ...rites,
  ...bodily,
  ...airs,
  ...moves,
  ...handling,
  ...crafts,
  /** A hand says that something is meant: what a verb gets that nobody has written a score for. */
  motion: `1.8s contact .3 aims trunk
    .32  nod .08 tilt .06 lifted .2, hand .28 1.1 .36 palm up fist .15
    .72  nod .04, hand .32 1.06 .36`,
});
