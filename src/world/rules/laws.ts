import type { DeedName, EmoteName, Verb } from '../../drama/verb.ts';
import { emotes } from '../../drama/verbs/emotes.ts';
import { breakingLaws } from './breaking.ts';
import { fightingLaws } from './fighting.ts';
import { fireLaws } from './fire.ts';
import { givingLaws } from './giving.ts';
import { goingLaws } from './going-laws.ts';
import { handlingLaws } from './handling.ts';
import { law, passes, type Law } from './law.ts';
import { liquidLaws } from './liquids.ts';
import { lookingLaws } from './looking.ts';
import { openingLaws } from './opening.ts';
import { placingLaws } from './placing.ts';
import { postureLaws } from './posture.ts';
import { speakingLaws } from './speaking.ts';
import { takingLaws } from './taking.ts';
import { throwingLaws } from './throwing.ts';
import { wearingLaws } from './wearing.ts';
import { writingLaws } from './writing.ts';

const gesture = law(passes, { object: 'any', target: 'any', loose: 'always' });

/** Gestures and emotes always pass and change nothing. */
const gesturingLaws = Object.fromEntries(Object.keys(emotes).map((verb) => [verb, gesture])) as Record<EmoteName, Law>;

/** A deed without a law, or a law for no deed, does not compile. */
const all: Readonly<Record<DeedName | EmoteName, Law>> = {
  ...gesturingLaws,
  ...breakingLaws,
  ...fightingLaws,
  ...fireLaws,
  ...givingLaws,
  ...goingLaws,
  ...handlingLaws,
  ...liquidLaws,
  ...lookingLaws,
  ...openingLaws,
  ...placingLaws,
  ...postureLaws,
  ...speakingLaws,
  ...takingLaws,
  ...throwingLaws,
  ...wearingLaws,
  ...writingLaws,
};

/** The law of a verb, where the narrator has one. */
export const lawOf = (verb: Verb): Law | undefined =>
  Object.hasOwn(all, verb) ? all[verb as keyof typeof all] : undefined;
