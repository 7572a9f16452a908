import { remembered } from '../kit/remembered.ts';
import { dramaTongues } from '../drama/tongues/tongues.ts';
import type { Moment } from './moment.ts';

/** Data, markup and assignments: nobody says these to anybody. */
const writtenForMachines = /[{[,]\s*"[^"]*"\s*:|<\/?[a-z][\w-]*\s*\/?>|[\p{L}\d_]\.\w+\s*:?=/iu;
const past = Object.values(dramaTongues).map(({ clauses }) => clauses.pastThePlay);

/**
 * [SAID6] Whether a line is said past the people of the play: to whoever tells it, writes it or runs it. They hear that
 * somebody speaks, and are told nothing by it.
 */
export const isPastThePlay = remembered(
  ({ text }: Moment): boolean => writtenForMachines.test(text) || past.some((words) => words.test(text)),
);
