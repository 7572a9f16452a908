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

const ORDER = { same: 5, synonym: 4, hypernym: 3, hyponym: 2, kin: 1 } as const;

/** Relates known nouns (singular, lower case). */
export class NounComparison {
  constructor(
    private readonly table: SynsetTable,
    private readonly everyday: Everyday,
  ) {}

  compare(query: string, thing: string): NounRelation | null {
    const { everyday } = this;
    if (query === thing) return { kind: 'same', distance: 0, similarity: 1 };
    if (everyday.neverConfused(query, thing)) return null;
    const found = this.compareSenses(query, thing);
    if (found?.kind === 'synonym' || found?.kind === 'hypernym') return found;
    if (everyday.covers(query, thing)) return { kind: 'hypernym', distance: 1, similarity: 0.95 };
    if (everyday.synonymous(query, thing)) return { kind: 'synonym', distance: 0, similarity: 0.97 };
    if (found?.kind === 'hyponym') return found;
    return everyday.covers(thing, query) ? { kind: 'hyponym', distance: 1, similarity: 0.95 } : found;
  }

  /** Whether any common sense of `word` lies at or below any common sense of `kind`. */
  isA(word: string, kind: string): boolean {
    const { table, everyday } = this;
    if (word === kind || everyday.covers(kind, word)) return true;
    const kinds = table.sensesOf(kind);
    return table.sensesOf(word).some((sense) => {
      const above = table.lineageOf(sense).synsets;
      return kinds.some((ancestor) => above.includes(ancestor));
    });
  }

  private compareSenses(query: string, thing: string): NounRelation | null {
    const ours = this.table.sensesOf(query);
    const theirs = this.table.sensesOf(thing);
    let best: NounRelation | null = null;
    let bestScore = 0;
    for (let q = 0; q < ours.length && q < FIRST_SENSES; q++) {
      for (let t = 0; t < theirs.length && t < FIRST_SENSES && q + t <= SYNONYM_RANKS; t++) {
        const found = this.relateSenses(ours[q]!, theirs[t]!, q, t, query, thing);
        const score = found ? ORDER[found.kind] + found.similarity - (q + t) / 100 : 0;
        if (score <= bestScore) continue;
        best = found;
        bestScore = score;
      }
    }
    return best;
  }

  private relateSenses(
    ours: number,
    theirs: number,
    ourRank: number,
    theirRank: number,
    query: string,
    thing: string,
  ): NounRelation | null {
    if (ours === theirs) return { kind: 'synonym', distance: 0, similarity: 1 };
    const ranks = ourRank + theirRank;
    if (ranks > KIND_RANKS) return null;
    const { similarity, up, down, breadth } = this.meeting(ours, theirs);
    if (up === 0 && similarity > 0)
      return this.namesKind(ours, query) ? { kind: 'hypernym', distance: down, similarity } : null;
    if (down === 0 && similarity > 0)
      return ourRank <= 1 && up <= HYPONYM_STEPS && this.namesKind(theirs, thing)
        ? { kind: 'hyponym', distance: up, similarity }
        : null;
    if (ranks > KIN_RANKS || similarity < KIN_SIMILARITY || breadth > KIN_BREADTH || up + down > KIN_STEPS) return null;
    return { kind: 'kin', distance: up + down, similarity };
  }

  /** The nearest kind both belong to: how alike it makes them, the steps up to it from each, and how much lies below it. */
  private meeting(ours: number, theirs: number) {
    const { table } = this;
    const a = table.lineageOf(ours);
    const b = table.lineageOf(theirs);
    let best = { similarity: 0, up: 0, down: 0, breadth: 0 };
    for (let i = 0, j = 0; i < a.synsets.length && j < b.synsets.length;) {
      const one = a.synsets[i]!;
      const other = b.synsets[j]!;
      if (one === other) {
        const shared = 2 * table.depthOf(one);
        const [up, down] = [a.distances[i]!, b.distances[j]!];
        const similarity = shared / (shared + up + down);
        if (similarity > best.similarity) best = { similarity, up, down, breadth: table.breadthOf(one) };
        i++;
        j++;
      } else if (one < other) i++;
      else j++;
    }
    return best;
  }

  private namesKind(synset: number, word: string): boolean {
    return this.table.breadthOf(synset) <= TOO_GENERAL || this.everyday.isKind(word);
  }
}
