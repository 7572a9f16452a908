import { EVERYDAY_KINDS, EVERYDAY_SYNONYMS, NEVER_CONFUSED } from './everyday-kinds.ts';

export type Everyday = {
  readonly synonymous: (one: string, other: string) => boolean;
  /** Whether `kind` is an everyday name for what `member` is. */
  readonly covers: (kind: string, member: string) => boolean;
  readonly neverConfused: (one: string, other: string) => boolean;
  /** Everyday superordinates, which may name a thing however broad WordNet finds them. */
  readonly isKind: (word: string) => boolean;
};

/** Superordinates that people use for a single thing before them, although WordNet puts thousands of things below. */
const NATURAL_KINDS = `
weapon furniture container vessel drink beverage food clothing clothes garment instrument animal plant person man woman
paper document light lamp tool book seat jewel jewelry jewellery coin money building room vehicle flower tree bird fish
machine picture cloth fabric liquid creature beast stone metal fruit vegetable toy ornament decoration utensil implement
drug medicine meat alcohol liquor wood worker servant child woman girl boy adult human being individual insect machine
musical fruit herb bush mammal reptile
`;

export function readEveryday(): Everyday {
  const synonyms = partners(EVERYDAY_SYNONYMS);
  const never = partners(NEVER_CONFUSED);
  const kinds = new Map<string, ReadonlySet<string>>();
  for (const row of entries(EVERYDAY_KINDS)) {
    const [kind, members] = row.split(':') as [string, string];
    kinds.set(kind, new Set(wordsOf(members)));
  }
  const natural = new Set(wordsOf(NATURAL_KINDS));
  return {
    synonymous: (one, other) => synonyms.get(one)?.has(other) ?? false,
    covers: (kind, member) => kinds.get(kind)?.has(member) ?? false,
    neverConfused: (one, other) => never.get(one)?.has(other) ?? false,
    isKind: (word) => natural.has(word) || kinds.has(word),
  };
}

const entries = (table: string): string[] =>
  table
    .split(';')
    .map((row) => row.trim())
    .filter((row) => row !== '');

/** A hyphen in the tables stands for the space of a collocation: both spellings are meant. */
const wordsOf = (row: string): string[] =>
  row
    .trim()
    .split(/\s+/)
    .flatMap((word) => (word.includes('-') ? [word, word.replaceAll('-', ' ')] : [word]));

function partners(table: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const row of entries(table)) {
    const words = wordsOf(row);
    for (const word of words) {
      const others = found.get(word) ?? new Set<string>();
      for (const other of words) if (other !== word) others.add(other);
      found.set(word, others);
    }
  }
  return found;
}
