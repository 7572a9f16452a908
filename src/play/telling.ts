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

/** Words a matter is told by: somebody's own way to say it tells it wherever it stands, a claim where it is not asked, what is heard where it is meant. */
interface Telling {
  readonly matter: string;
  readonly by: 'line' | 'claim' | 'heard';
  readonly words: string;
}

/** By what words each matter is known to be told: the author's own ways of saying it, its clause, and what else counts. */
const tellingsIn = remembered(({ matters = [], profiles }: Blueprint): ReadonlyMap<string, readonly Telling[]> => {
  const index = new Map<string, Telling[]>();
  for (const { id: matter, claim, claimIn, heard = [] } of matters) {
    const put = (by: Telling['by'], all: Iterable<string>): void => {
      for (const words of all) kept(index, markOf(words), (): Telling[] => []).push({ matter, by, words });
    };
    const knows = profiles.flatMap((profile) => profile.knows?.filter((known) => known.matter === matter) ?? []);
    put('line', new Set(knows.flatMap(ownPieces)));
    put('claim', [claim, ...Object.values(claimIn ?? {})].flatMap(spokenPieces).filter(isEnough));
    put('heard', plainPhrases(heard));
  }
  return index;
});

/** What a text must have to hold these words: a whole word from within them, or their first sign where words are not parted. */
const markOf = (words: string): string => {
  const [first = '', second, third] = words.split(' ', 3);
  return second !== undefined && third !== undefined ? second : ([...first][0] ?? '');
};

/** All the marks a text has. */
const marksIn = (text: string): ReadonlySet<string> => new Set([...text.split(' '), ...text]);

const told = new WeakMap<Moment, readonly string[]>();
const nothing: readonly string[] = [];

/** *Is it true that he was seen?* tells nobody that he was; what another says of it does. */
const isTelling = (statement: Statement, claim: string): boolean => {
  const holding = statement.clauses().filter(({ text }) => text.includes(claim));
  return holding.length === 0 || holding.some(({ asked, supposed }) => !asked && !supposed);
};

/** The matters a line tells. */
export function mattersTold(blueprint: Blueprint, moment: Moment): readonly string[] {
  const { matters } = blueprint;
  if (moment.kind !== 'line' || !matters || isPastThePlay(moment)) return nothing;
  return kept(told, moment, () => {
    const text = moment.plain ?? plain(moment.text);
    let read: Statement | undefined;
    const statement = (): Statement => (read ??= readStatement(moment.text));
    const tells = (claim: string): boolean => text.includes(claim) && isTelling(statement(), claim);
    const isTold = {
      line: (words: string) => text.includes(words),
      claim: tells,
      heard: (words: string) => tells(words) && statement().says(words),
    } satisfies Record<Telling['by'], (words: string) => boolean>;
    const found = new Set<string>();
    const index = tellingsIn(blueprint);
    for (const mark of marksIn(text))
      for (const { matter, by, words } of index.get(mark) ?? [])
        if (!found.has(matter) && isTold[by](words)) found.add(matter);
    return found.size === 0 ? nothing : matters.flatMap(({ id }) => (found.has(id) ? [id] : []));
  });
}
