import { breakingLaws } from './breaking.ts';
import { fightingLaws } from './fighting.ts';
import { fireLaws } from './fire.ts';
import { gesturingLaws } from './gesturing.ts';
import { givingLaws } from './giving.ts';
import { goingLaws } from './going-laws.ts';
import { handlingLaws } from './handling.ts';
import { holdingLaws } from './holding.ts';
import type { Law } from './law.ts';
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

let byVerb: ReadonlyMap<string, Law> | undefined;

/** Every verb the narrator rules on. A gesture never replaces a rule of the same name. */
export function laws(): ReadonlyMap<string, Law> {
  return (byVerb ??= new Map(
    [
      ...gesturingLaws(),
      ...breakingLaws,
      ...fightingLaws,
      ...fireLaws,
      ...givingLaws,
      ...goingLaws,
      ...handlingLaws,
      ...holdingLaws,
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
    ].map((law) => [law.verb, law]),
  ));
}
