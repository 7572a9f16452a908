import type { Everyday } from './everyday.ts';
import type { SynsetTable } from './synset-table.ts';

/** How a name that somebody used bears on what a thing is called. */
export type NounRelation = {
  readonly kind: 'same' | 'synonym' | 'hypernym' | 'hyponym' | 'kin';
  /** Steps between the two in the graph; 0 for the same word or a synonym. */
  readonly distance: number;
  /** Wu-Palmer, 0 to 1. */
  readonly similarity: number;
};

const KIN_SIMILARITY = 0.86;
/** Siblings under a broad kind (containers, seats) are different things; only a narrow kind makes two things akin. */
const KIN_BREADTH = 30;
const KIN_STEPS = 3;
/** A kind with more kinds below it than this is too general to name a thing, unless people use it so. */
const TOO_GENERAL = 420;
/** A name far more specific than the thing (*hand* for a person) is no name for it. */
const HYPONYM_STEPS = 4;
const FIRST_SENSES = 4;
/** Ranks of both readings together: rare senses may meet common ones, never each other. */
const SYNONYM_RANKS = 4;
const KIND_RANKS = 3;
const KIN_RANKS = 0;

/** Relates two known nouns (singular, lower case). */
export function createNounComparison(table: SynsetTable, everyday: Everyday) {
  const compare = (query: string, thing: string): NounRelation | null => {
    if (query === thing) return { kind: 'same', distance: 0, similarity: 1 };
    if (everyday.neverConfused(query, thing)) return null;
    const found = compareSenses(query, thing);
    if (found !== null && (found.kind === 'synonym' || found.kind === 'hypernym')) return found;
    if (everyday.covers(query, thing)) return { kind: 'hypernym', distance: 1, similarity: 0.95 };
    if (everyday.synonymous(query, thing)) return { kind: 'synonym', distance: 0, similarity: 0.97 };
    if (found?.kind === 'hyponym') return found;
    if (everyday.covers(thing, query)) return { kind: 'hyponym', distance: 1, similarity: 0.95 };
    return found;
  };

  const compareSenses = (query: string, thing: string): NounRelation | null => {
    const ours = table.sensesOf(query);
    const theirs = table.sensesOf(thing);
    let best: NounRelation | null = null;
    let bestScore = 0;
    for (let q = 0; q < ours.length && q < FIRST_SENSES; q++) {
      for (let t = 0; t < theirs.length && t < FIRST_SENSES; t++) {
        if (q + t > SYNONYM_RANKS) break;
        const found = relateSenses(ours[q]!, theirs[t]!, q, t, query, thing);
        if (found === null) continue;
        const score = ORDER[found.kind] + found.similarity - (q + t) / 100;
        if (score > bestScore) {
          best = found;
          bestScore = score;
        }
      }
    }
    return best;
  };

  const relateSenses = (
    ours: number,
    theirs: number,
    ourRank: number,
    theirRank: number,
    query: string,
    thing: string,
  ): NounRelation | null => {
    if (ours === theirs) return { kind: 'synonym', distance: 0, similarity: 1 };
    const ranks = ourRank + theirRank;
    if (ranks > KIND_RANKS) return null;
    const a = table.lineageOf(ours);
    const b = table.lineageOf(theirs);
    let similarity = 0;
    let up = 0;
    let down = 0;
    let breadth = 0;
    for (let i = 0, j = 0; i < a.synsets.length && j < b.synsets.length;) {
      const one = a.synsets[i]!;
      const other = b.synsets[j]!;
      if (one === other) {
        const shared = 2 * table.depthOf(one);
        const wuPalmer = shared / (shared + a.distances[i]! + b.distances[j]!);
        if (wuPalmer > similarity) {
          similarity = wuPalmer;
          up = a.distances[i]!;
          down = b.distances[j]!;
          breadth = table.breadthOf(one);
        }
        i++;
        j++;
      } else if (one < other) i++;
      else j++;
    }
    if (up === 0 && similarity > 0)
      return namesKind(ours, query) ? { kind: 'hypernym', distance: down, similarity } : null;
    if (down === 0 && similarity > 0)
      return ourRank <= 1 && up <= HYPONYM_STEPS && namesKind(theirs, thing)
        ? { kind: 'hyponym', distance: up, similarity }
        : null;
    if (ranks > KIN_RANKS || similarity < KIN_SIMILARITY || breadth > KIN_BREADTH || up + down > KIN_STEPS) return null;
    return { kind: 'kin', distance: up + down, similarity };
  };

  const namesKind = (synset: number, word: string): boolean =>
    table.breadthOf(synset) <= TOO_GENERAL || everyday.isKind(word);

  /** Whether any common sense of `word` lies at or below any common sense of `kind`. */
  const isA = (word: string, kind: string): boolean => {
    if (word === kind || everyday.covers(kind, word)) return true;
    const kinds = table.sensesOf(kind);
    for (const sense of table.sensesOf(word)) {
      const above = table.lineageOf(sense).synsets;
      for (const ancestor of kinds) if (above.includes(ancestor)) return true;
    }
    return false;
  };

  return { compare, isA };
}

const ORDER = { same: 5, synonym: 4, hypernym: 3, hyponym: 2, kin: 1 } as const;
