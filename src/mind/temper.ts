import { given } from '../kit/given.ts';
import { clamp, toShare } from '../kit/numbers.ts';
import { remembered } from '../kit/remembered.ts';
import type { Profile } from '../drama/profile.ts';
import type { Sign } from './tongues/tongue.ts';
import { says, timesSaid } from './tongues/tongues.ts';

/** What somebody is like, each from 0 to 1. */
export interface Temper {
  /** Speaks before thinking. */
  readonly impulse: number;
  /** Joins in unasked. */
  readonly talk: number;
  /** Keeps things back. */
  readonly guard: number;
  /** Bears danger. */
  readonly nerve: number;
}

/** What words of a persona say about a temper. */
const leanings: readonly (readonly [sign: Sign, trait: keyof Temper, by: number])[] = [
  ['rash', 'impulse', 0.3],
  ['lively', 'impulse', 0.15],
  ['deliberate', 'impulse', -0.3],
  ['talkative', 'talk', 0.3],
  ['quiet', 'talk', -0.3],
  ['guarded', 'guard', 0.3],
  ['open', 'guard', -0.25],
  ['steady', 'nerve', 0.25],
  ['timid', 'nerve', -0.25],
];

/** A temper as a persona sounds. */
export function temperFrom(persona: string): Temper {
  const text = persona.toLowerCase();
  const temper = { impulse: 0.5, talk: 0.5, guard: 0.4, nerve: 0.5 };
  for (const [sign, trait, by] of leanings) if (says(sign, text)) temper[trait] = toShare(temper[trait] + by);
  return temper;
}

/** What the author said, and where nothing was said, what the persona sounds like. */
export const temperOf = remembered((profile: Profile): Temper => {
  const { impulse, talk, guard, nerve, persona } = profile;
  return { ...temperFrom(persona), ...given({ impulse, talk, guard, nerve }) };
});

/** How far somebody is trusted, as what is felt for them sounds: −1 to 1. */
export function trustFrom(relationship: string): number {
  const text = relationship.toLowerCase();
  const balance = timesSaid('fond', text) - 1.3 * timesSaid('cold', text);
  return clamp(balance * 0.4, -1, 1);
}
