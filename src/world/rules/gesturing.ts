import { emotes } from '../../drama/verbs/emotes.ts';
import type { EmoteName } from '../../drama/verb.ts';
import { law, passes, type Law } from './law.ts';

const gesture: Law = law(passes, { object: 'any', target: 'any', loose: 'always' });

/** Gestures and emotes always pass and change nothing. */
export const gesturingLaws = Object.fromEntries(Object.keys(emotes).map((verb) => [verb, gesture])) as Readonly<
  Record<EmoteName, Law>
>;
