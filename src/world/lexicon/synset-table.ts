import { createWordIndex } from './word-index.ts';

/**
 * Reads the compact WordNet tables written by `scripts/compile-lexicon.ts`.
 *
 * Records end with `|`. The first counts synsets and senses. Every other is one synset of a depth-first walk: how many
 * levels the walk climbed before it (absent: none, it is a child of the one before), a capital for its lexicographer
 * class where that changes, its words, and `@n` for each further parent by record number in base 36. A digit after a
 * word is that sense's place among the word's kept senses; the most frequent sense has none.
 */
export type SynsetTable = {
  readonly size: number;
  /** A word's synsets, most frequent first; empty for unknown words. */
  readonly sensesOf: (word: string) => readonly number[];
  readonly has: (word: string) => boolean;
  readonly wordsIn: (synset: number) => readonly string[];
  readonly parentsOf: (synset: number) => readonly number[];
  /** 1 for a root. */
  readonly depthOf: (synset: number) => number;
  /** How many synsets lie below this one. */
  readonly breadthOf: (synset: number) => number;
  /** The class letter of the synset, as a number from 0. */
  readonly classOf: (synset: number) => number;
  /** The synset and all its ancestors, by ascending number; `distances` runs parallel. */
  readonly lineageOf: (synset: number) => Lineage;
};

type Lineage = { readonly synsets: readonly number[]; readonly distances: readonly number[] };

const NONE: readonly number[] = [];

export function readSynsetTable(text: string): SynsetTable {
  const [size, senses] = text.slice(0, text.indexOf('|')).split(' ').map(Number) as [number, number];
  const words = createWordIndex(text, senses);
  const { parent, depth, lexClass, start, furtherParents } = readTree(text, size, words.note);
  const breadth = countBelow(parent);

  const parentsOf = (synset: number): readonly number[] => {
    const above = parent[synset]!;
    if (above < 0) return NONE;
    const further = furtherParents.get(synset);
    return further === undefined ? [above] : [above, ...further];
  };

  const wordsIn = (synset: number): readonly string[] => {
    const [listed] = text.slice(start[synset], text.indexOf('|', start[synset])).split('@');
    return listed === undefined || listed === '' ? [] : listed.split(',').map((word) => word.replace(/\d$/, ''));
  };

  const lineages: (Lineage | undefined)[] = new Array<Lineage | undefined>(size);
  const lineageOf = (synset: number): Lineage => {
    const known = lineages[synset];
    if (known !== undefined) return known;
    const distance = new Map<number, number>([[synset, 0]]);
    for (const [reached, steps] of distance) {
      for (const above of parentsOf(reached)) if (!distance.has(above)) distance.set(above, steps + 1);
    }
    const synsets = [...distance.keys()].sort((a, b) => a - b);
    return (lineages[synset] = { synsets, distances: synsets.map((ancestor) => distance.get(ancestor)!) });
  };

  return {
    size,
    sensesOf: words.find,
    has: (word) => words.find(word).length > 0,
    wordsIn,
    parentsOf,
    depthOf: (synset) => depth[synset]!,
    breadthOf: (synset) => breadth[synset]!,
    classOf: (synset) => lexClass[synset]!,
    lineageOf,
  };
}

/** Kept apart from the lookups: one large function took the engine longer to compile than to run. */
function readTree(text: string, size: number, noteWords: (from: number, synset: number) => number) {
  const parent = new Int32Array(size);
  const depth = new Uint8Array(size);
  const lexClass = new Uint8Array(size);
  const start = new Int32Array(size);
  const furtherParents = new Map<number, readonly number[]>();
  const path = new Int32Array(64);
  let at = text.indexOf('|') + 1;
  let level = 0;
  for (let synset = 0; synset < size; synset++) {
    let code = text.charCodeAt(at);
    let climbed = 0;
    for (; code >= 48 && code <= 57; code = text.charCodeAt(++at)) climbed = climbed * 10 + code - 48;
    level -= climbed;
    const above = level === 0 ? -1 : path[level - 1]!;
    parent[synset] = above;
    path[level++] = synset;
    depth[synset] = level;
    if (code >= 65 && code <= 90) {
      lexClass[synset] = code - 65;
      at++;
    } else if (above >= 0) lexClass[synset] = lexClass[above]!;
    start[synset] = at;
    at = noteWords(at, synset);
    if (text.charCodeAt(at) === 64) {
      const end = text.indexOf('|', at);
      furtherParents.set(synset, recordNumbers(text.slice(at + 1, end)));
      at = end;
    }
    at++;
  }
  return { parent, depth, lexClass, start, furtherParents };
}

const recordNumbers = (list: string): readonly number[] => list.split('@').map((number) => parseInt(number, 36));

function countBelow(parent: Int32Array): Int32Array {
  const below = new Int32Array(parent.length);
  for (let synset = parent.length - 1; synset > 0; synset--) {
    const above = parent[synset]!;
    if (above >= 0) below[above] = below[above]! + below[synset]! + 1;
  }
  return below;
}
