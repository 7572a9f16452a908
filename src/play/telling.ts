import { kept, remembered } from '../kit/remembered.ts';
import type { Blueprint } from '../drama/blueprint.ts';
import { spokenIn } from '../drama/notation/read-notation.ts';
import type { Moment } from './moment.ts';
import { plain, plainPhrases } from './plain-words.ts';

/** The fewest words that are enough to know a telling by. */
const fewestWords = 4;

/** The parts of a line in performance notation that are said aloud, cut where a name is put in. */
export const spokenWords = (notation: string): string[] =>
  spokenIn(notation).flatMap((words) => words.split(/\{[^}]*\}/));

/** The same, as phrases are compared. */
export const spokenPieces = (notation: string): string[] =>
  spokenWords(notation)
    .map((piece) => plain(piece).trim())
    .filter(Boolean);

const isEnough = (piece: string): boolean =>
  /\p{Script=Han}/u.test(piece) ? piece.length >= fewestWords : piece.split(' ').length >= fewestWords;

type Tellings = readonly { readonly matter: string; readonly phrases: readonly string[] }[];

/** By what words each matter is known to be told: the author's own ways of saying it, its clause, and what else counts. */
const tellingsIn = remembered(({ matters = [], profiles }: Blueprint): Tellings =>
  matters.map(({ id, claim, claimIn, heard = [] }) => {
    const own = profiles
      .flatMap(({ knows = [] }) => knows.filter(({ matter }) => matter === id))
      .flatMap(({ says = [], secret }) => [...says, ...(secret?.breaks ?? [])]);
    const pieces = [claim, ...Object.values(claimIn ?? {}), ...own].flatMap(spokenPieces).filter(isEnough);
    return { matter: id, phrases: [...new Set([...pieces, ...plainPhrases(heard)])] };
  }),
);

const told = new WeakMap<Moment, readonly string[]>();
const nothing: readonly string[] = [];

/** The matters a line tells. */
export function mattersTold(blueprint: Blueprint, moment: Moment): readonly string[] {
  if (moment.kind !== 'line' || !blueprint.matters) return nothing;
  return kept(told, moment, () => {
    const text = moment.plain ?? plain(moment.text);
    const isTold = (phrases: readonly string[]): boolean => phrases.some((phrase) => text.includes(phrase));
    return tellingsIn(blueprint).flatMap(({ matter, phrases }) => (isTold(phrases) ? [matter] : []));
  });
}
