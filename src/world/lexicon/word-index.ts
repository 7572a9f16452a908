/**
 * Finds the words of a synset table where they stand in its text.
 * A chained hash of positions spares the decoder fifty thousand strings and a map of them.
 */
type WordIndex = {
  /** Notes the words that start at `from` as senses of `synset`; returns where they end. */
  readonly note: (from: number, synset: number) => number;
  /** The synsets of a word, by rank; empty for unknown words. */
  readonly find: (name: string) => readonly number[];
};

const BUCKETS = 1 << 16;
const COMMA = 44;
const NONE: readonly number[] = [];

type Positions = {
  readonly bucket: Int32Array;
  readonly next: Int32Array;
  readonly start: Int32Array;
  readonly meaning: Int32Array;
  readonly spells: Uint8Array;
  last: number;
};

/** @param senses how many words with their senses the text holds. */
export function createWordIndex(text: string, senses: number): WordIndex {
  const positions: Positions = {
    bucket: new Int32Array(BUCKETS),
    next: new Int32Array(senses + 1),
    start: new Int32Array(senses + 1),
    meaning: new Int32Array(senses + 1),
    spells: spelling(),
    last: 0,
  };
  /** Grows to the vocabulary in use at most: unknown words are not kept. */
  const found = new Map<string, readonly number[]>();
  return {
    note: (from, synset) => noteWords(text, positions, from, synset),
    find: (name) => {
      const known = found.get(name);
      if (known !== undefined) return known;
      const senses = findWord(text, positions, name);
      if (senses.length > 0) found.set(name, senses);
      return senses;
    },
  };
}

/** Not a closure: the engine compiles it once for both tables. */
function noteWords(text: string, positions: Positions, from: number, synset: number): number {
  const { bucket, next, start, meaning, spells } = positions;
  let at = from;
  let code = text.charCodeAt(at);
  while (spells[code] === 1) {
    const entry = ++positions.last;
    start[entry] = at;
    meaning[entry] = synset;
    let hash = 0;
    while (spells[code] === 1) {
      hash = (((hash << 5) | (hash >>> 11)) ^ code) & (BUCKETS - 1);
      code = text.charCodeAt(++at);
    }
    next[entry] = bucket[hash]!;
    bucket[hash] = entry;
    if (isDigit(code)) code = text.charCodeAt(++at);
    if (code === COMMA) code = text.charCodeAt(++at);
  }
  return at;
}

function findWord(text: string, { bucket, next, start, meaning, spells }: Positions, name: string): readonly number[] {
  const ranked: number[] = [];
  for (let entry = bucket[hashOf(name)]!; entry > 0; entry = next[entry]!) {
    if (!text.startsWith(name, start[entry])) continue;
    const after = text.charCodeAt(start[entry]! + name.length);
    if (spells[after] === 0) ranked[isDigit(after) ? after - 48 : 0] = meaning[entry]!;
  }
  return ranked.length === 0 ? NONE : ranked;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Sixteen bits, and never more on the way: larger numbers would be boxed until the loop is compiled. */
function hashOf(name: string): number {
  let hash = 0;
  for (let n = 0; n < name.length; n++) hash = (((hash << 5) | (hash >>> 11)) ^ name.charCodeAt(n)) & (BUCKETS - 1);
  return hash;
}

/** Which character codes can be part of a word. */
function spelling(): Uint8Array {
  const spells = new Uint8Array(128);
  for (const character of "abcdefghijklmnopqrstuvwxyz '-.") spells[character.charCodeAt(0)] = 1;
  return spells;
}
