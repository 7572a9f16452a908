/**
 * Readings: what words mean by what they stand with, as rows of a table. Each row says what it asks of the words and what
 * they then mean; the first row that fits is taken.
 */

/**
 * What is asked of a feature: to be one of some words (`cut|tear`), none of them (`!part|named`), to match a pattern, to be
 * there at all, or several of these. Of a feature of several words, one has to do.
 */
type Test = string | RegExp | boolean | readonly Test[];

type Asked<Features> = { readonly [Name in keyof Features]?: Test };

/** A table that is ready to be read; `Meaning` is what its rows say. */
export interface Readings<Features, Meaning> {
  /** The rows that may fit, by one feature that most of them ask for by word: only these are tried. */
  readonly key: keyof Features;
  readonly byWord: ReadonlyMap<unknown, readonly Row<Features, Meaning>[]>;
  /** The rows for any other word. */
  readonly open: readonly Row<Features, Meaning>[];
}

interface Row<Features, Meaning> {
  readonly asked: readonly (readonly [feature: keyof Features, meets: (value: unknown) => boolean])[];
  readonly means: Meaning;
}

/** Rows in the order they are tried; what a row asks is asked in the order it is written, the cheap before the dear. */
export function readings<Features, Meaning>(
  key: keyof Features,
  rows: readonly (readonly [Asked<Features>, Meaning])[],
): Readings<Features, Meaning> {
  const keyed = rows.map(([asked, means]) => ({
    asked: Object.entries(asked).map(([feature, test]) => [feature as keyof Features, meets(test as Test)] as const),
    means,
    words: wordsOf(asked[key]),
  }));
  const words = new Set(keyed.flatMap((row) => row.words ?? []));
  const rowsFor = (word?: string) => keyed.filter((row) => !row.words || (word && row.words.includes(word)));
  return { key, byWord: new Map([...words].map((word) => [word, rowsFor(word)])), open: rowsFor() };
}

/** What the first row that fits says; features may be getters, and are asked for only where a row needs them. */
export function readingOf<Features, Meaning>(
  { key, byWord, open }: Readings<Features, Meaning>,
  features: Features,
): Meaning | undefined {
  for (const { asked, means } of byWord.get(features[key]) ?? open)
    if (asked.every(([feature, isMet]) => isMet(features[feature]))) return means;
  return undefined;
}

const wordsOf = (test: Test | undefined): readonly string[] | undefined =>
  typeof test === 'string' && !test.startsWith('!') ? test.split('|') : undefined;

function meets(test: Test): (value: unknown) => boolean {
  if (typeof test === 'object' && !(test instanceof RegExp)) {
    const tests = test.map(meets);
    return (value) => tests.every((isMet) => isMet(value));
  }
  if (typeof test === 'boolean') return (value) => isThere(value) === test;
  if (test instanceof RegExp) return (value) => some(value, (word) => test.test(word));
  const none = test.startsWith('!');
  const words = new Set((none ? test.slice(1) : test).split('|'));
  return (value) => some(value, (word) => words.has(word)) !== none;
}

const isThere = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false && value !== '';

const some = (value: unknown, is: (word: string) => boolean): boolean =>
  typeof value === 'string' ? is(value) : Array.isArray(value) && value.some(is);
