import type { Blueprint } from '../drama/blueprint.ts';
import { spokenIn } from '../drama/notation/read-notation.ts';
import type { Moment } from './moment.ts';
import { plain, plainPhrases } from './plain-words.ts';

/** The fewest words that are enough to know a telling by. */
const fewestWords = 4;

/** The parts of a line in performance notation that are said aloud, plain, and cut where a name is put in. */
export const spokenPieces = (notation: string): string[] =>
  spokenIn(notation)
    .flatMap((words) => words.split(/\{[^}]*\}/))
    .map((piece) => plain(piece).trim())
    .filter(Boolean);

const isEnough = (piece: string): boolean =>
  /\p{Script=Han}/u.test(piece) ? piece.length >= fewestWords : piece.split(' ').length >= fewestWords;

type Tellings = readonly { readonly matter: string; readonly phrases: readonly string[] }[];

const tellingsOf = new WeakMap<Blueprint, Tellings>();
const told = new WeakMap<Moment, readonly string[]>();
const nothing: readonly string[] = [];

/** By what words each matter is known to be told: the author's own ways of saying it, its clause, and what else counts. */
function tellingsIn(blueprint: Blueprint): Tellings {
  let known = tellingsOf.get(blueprint);
  if (!known) {
    known = (blueprint.matters ?? []).map(({ id, claim, claimIn, heard = [] }) => {
      const own = blueprint.profiles.flatMap(({ knows = [] }) =>
        knows
          .filter(({ matter }) => matter === id)
          .flatMap(({ says = [], secret }) => [...says, ...(secret?.breaks ?? [])]),
      );
      const pieces = [claim, ...Object.values(claimIn ?? {}), ...own].flatMap(spokenPieces).filter(isEnough);
      return { matter: id, phrases: [...new Set([...pieces, ...plainPhrases(heard)])] };
    });
    tellingsOf.set(blueprint, known);
  }
  return known;
}

/** The matters a line tells. */
export function mattersTold(blueprint: Blueprint, moment: Moment): readonly string[] {
  if (moment.kind !== 'line' || !blueprint.matters) return nothing;
  let matters = told.get(moment);
  if (!matters) {
    const text = moment.plain ?? plain(moment.text);
    matters = tellingsIn(blueprint)
      .filter(({ phrases }) => phrases.some((phrase) => text.includes(phrase)))
      .map(({ matter }) => matter);
    told.set(moment, matters);
  }
  return matters;
}
