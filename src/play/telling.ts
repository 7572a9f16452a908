import { kept, remembered } from '../kit/remembered.ts';
import type { Blueprint } from '../drama/blueprint.ts';
import type { Knowledge } from '../drama/knowledge.ts';
import { spokenIn } from '../drama/notation/read-notation.ts';
import type { Moment } from './moment.ts';
import { isPastThePlay } from './past-the-play.ts';
import { plain, plainPhrases } from './plain-words.ts';
import { readStatement, type Statement } from './statement.ts';

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

/** What somebody says of a matter, in pieces long enough to know it by. */
export const ownPieces = remembered(({ says = [], secret }: Knowledge): readonly string[] =>
  [...says, ...(secret?.breaks ?? [])].flatMap(spokenPieces).filter(isEnough),
);

/** `lines` are somebody's own way to say it, and tell it wherever they stand; `claims` where they are not asked, `heard` where they are meant. */
type Tellings = readonly {
  readonly matter: string;
  readonly lines: readonly string[];
  readonly claims: readonly string[];
  readonly heard: readonly string[];
}[];

/** By what words each matter is known to be told: the author's own ways of saying it, its clause, and what else counts. */
const tellingsIn = remembered(({ matters = [], profiles }: Blueprint): Tellings =>
  matters.map(({ id, claim, claimIn, heard = [] }) => {
    const own = profiles.flatMap(({ knows = [] }) => knows.filter(({ matter }) => matter === id)).flatMap(ownPieces);
    const claims = [claim, ...Object.values(claimIn ?? {})].flatMap(spokenPieces).filter(isEnough);
    return { matter: id, lines: [...new Set(own)], claims, heard: plainPhrases(heard) };
  }),
);

const told = new WeakMap<Moment, readonly string[]>();
const nothing: readonly string[] = [];

/** *Is it true that he was seen?* tells nobody that he was; what another says of it does. */
const isTelling = (statement: Statement, claim: string): boolean => {
  const holding = statement.clauses().filter(({ text }) => text.includes(claim));
  return holding.length === 0 || holding.some(({ asked, supposed }) => !asked && !supposed);
};

/** The matters a line tells. */
export function mattersTold(blueprint: Blueprint, moment: Moment): readonly string[] {
  if (moment.kind !== 'line' || !blueprint.matters || isPastThePlay(moment)) return nothing;
  return kept(told, moment, () => {
    const text = moment.plain ?? plain(moment.text);
    let read: Statement | undefined;
    const statement = (): Statement => (read ??= readStatement(moment.text));
    const tells = (claim: string): boolean => text.includes(claim) && isTelling(statement(), claim);
    const isTold = ({ lines, claims, heard }: Tellings[number]): boolean =>
      lines.some((line) => text.includes(line)) ||
      claims.some(tells) ||
      heard.some((phrase) => tells(phrase) && statement().says(phrase));
    return tellingsIn(blueprint).flatMap((telling) => (isTold(telling) ? [telling.matter] : []));
  });
}
