import { stageStyles } from '../../drama/staging.ts';
import { invariant } from '../../kit/invariant.ts';
import { yearOf } from '../../world/setting/period.ts';

/** The ages clothes are told apart by: those a stage is built in, and the one before them. */
export const ages = ['ancient', ...stageStyles] as const;
export type Age = (typeof ages)[number];

/** For whom and when somebody is dressed. */
export interface DressedFor {
  readonly pronouns: 'he' | 'she';
  readonly age: Age;
  /** Whether it is the China or Japan of old: silk and sashes. */
  readonly isEast: boolean;
}

/** One way of being dressed, as a row of a sheet has it: each key with the words chance chooses among. */
export interface ClothesRow {
  readonly garment: string;
  readonly cloth: readonly string[];
  readonly more: ReadonlyMap<string, readonly string[]>;
  readonly suits: (whom: DressedFor) => boolean;
  /** It may be worn instead of the row above. */
  readonly isOr: boolean;
}

export interface Trade {
  readonly name: string;
  /** What people are called who are dressed so, in English. */
  readonly words: readonly string[];
  readonly rows: readonly ClothesRow[];
}

/**
 * Reads a sheet of clothes. A trade is a line `name = words by which people are called`; `_` is a space. Its rows follow,
 * set in: for whom and when (`he`, `she`, `any`, `east`, an age, or a span of ages such as `..georgian`, `victorian..`),
 * then the garment and its colours, then what else is worn, parted by semicolons; `|` parts what chance chooses among.
 * The first row that suits is worn; a row `or` may be worn instead of the one above it.
 */
export function readSheet(text: string): readonly Trade[] {
  const trades: { name: string; words: readonly string[]; rows: ClothesRow[] }[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith(' ')) trades.at(-1)?.rows.push(rowIn(line.trim(), trades.at(-1)?.rows.at(-1)));
    else {
      const [name = '', words = ''] = line.split(' = ');
      trades.push({ name, words: words.split(' ').map((word) => word.replaceAll('_', ' ')), rows: [] });
    }
  }
  return trades;
}

function rowIn(line: string, above: ClothesRow | undefined): ClothesRow {
  const at = line.indexOf(': ');
  invariant(at > 0, `The row "${line}" of a sheet of clothes has no colon behind whom it is for.`);
  const [worn = '', ...others] = line.slice(at + 2).split('; ');
  const [garment = '', cloth = ''] = worn.split(' ');
  const more = new Map(
    others.map((each) => {
      const [key = '', words = ''] = each.split(' ');
      return [key, words.split('|')] as const;
    }),
  );
  const isOr = line.startsWith('or:');
  const suits = isOr && above ? above.suits : suiting(line.slice(0, at).split(' '));
  return { garment, cloth: cloth.split('|'), more, suits, isOr };
}

const suiting =
  (tokens: readonly string[]): ClothesRow['suits'] =>
  ({ pronouns, age, isEast }) =>
    tokens.every((token) => {
      if (token === 'any') return true;
      if (token === 'he' || token === 'she') return token === pronouns;
      if (token === 'east') return isEast;
      const [from = '', to = from] = token.split('..');
      return ages.indexOf(age) >= rankOf(from, 0) && ages.indexOf(age) <= rankOf(to, ages.length - 1);
    });

function rankOf(age: string, open: number): number {
  if (age === '') return open;
  const rank = (ages as readonly string[]).indexOf(age);
  invariant(rank >= 0, `"${age}" in a sheet of clothes is no age: the ages are ${ages.join(', ')}.`);
  return rank;
}

/** The rows somebody may be dressed by: the first that suits, and those that may be worn instead. */
export function rowsFor({ rows }: Trade, occasion: DressedFor): readonly ClothesRow[] {
  const first = rows.findIndex((row) => row.suits(occasion));
  if (first < 0) return [];
  const next = rows.findIndex((row, index) => index > first && !row.isOr);
  return rows.slice(first, next < 0 ? undefined : next);
}

/** The age of a period as a topic, a kit or an author names it. */
export function ageOf(period: string | undefined): Age {
  const year = yearOf(period);
  if (year === undefined) return 'modern';
  const until = [[500, 'ancient'], [1450, 'medieval'], [1680, 'renaissance'], [1825, 'georgian'], [1913, 'victorian'], [1945, 'twenties'], [2200, 'modern']] as const; // prettier-ignore
  return until.find(([last]) => year <= last)?.[1] ?? 'future';
}
