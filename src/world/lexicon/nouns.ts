import { kept, rememberedText } from '../../kit/remembered.ts';
import { wordMap } from '../../kit/word-list.ts';
import { readEveryday } from './everyday.ts';
import { createGenders, type Gender } from './gender.ts';
import { NounComparison, type NounRelation } from './noun-relation.ts';
import { createPlurals } from './plurals.ts';
import { readSynsetTable } from './synset-table.ts';
import { WORDNET_NOUNS } from './wordnet-nouns.data.ts';

/** No noun of English is longer; what is longer is not looked up. */
const LONGEST = 80;
/** Room for every name, head and alias of the largest world there may be, and for what is said of it. */
const REMEMBERED = 16_384;
/** Room for every noun of a long play beside every name in it. */
const RELATED = 65_536;

/** The singular of a noun or noun phrase: *knives* → *knife*, *letter openers* → *letter opener*. */
export const singularOf = rememberedText(
  (word): string => (isLong(word) ? word : lexicon().plurals.singularOf(tidy(word))),
  REMEMBERED,
);

/** Whether a noun is plural in grammar, as far as its shape tells: *curtains* and *scissors* are, *glass* is not. */
export const isPlural = rememberedText(
  (word): boolean => !isLong(word) && lexicon().plurals.isPlural(tidy(word)),
  REMEMBERED,
);

/** Whether the noun, in singular or plural, names something of the physical world. */
export const knowsNoun = rememberedText(
  (word): boolean => !isLong(word) && lexicon().lookUp(tidy(word)) !== null,
  REMEMBERED,
);

/** How `query`, a name somebody used, bears on `thing`, a name the world gives; null when it cannot mean it. */
export const nounRelation = (query: string, thing: string): NounRelation | null =>
  isLong(query) || isLong(thing) ? null : lexicon().relation(query, thing);

/** Whether `word` names a kind of `kind`: a rapier is a weapon, a queen is a woman. */
export const isA = (word: string, kind: string): boolean => !isLong(word) && !isLong(kind) && lexicon().isA(word, kind);

/** The gender of a person noun, a title or a given name; null when it tells nothing. */
export const genderOf = (word: string): Gender | null => (isLong(word) ? null : lexicon().genders(tidy(word)));

const isLong = (word: string): boolean => word.length > LONGEST;

const ADULTS = wordMap('man=male gentleman=male fellow=male woman=female lady=female');

let decoded: NounLexicon | undefined;
/** Decoded on first use: importing the lexicon costs nothing, and its data never changes. */
const lexicon = (): NounLexicon => (decoded ??= new NounLexicon());

/**
 * A name as the graph knows it: `noun` is what was found, `modified` what stood around it (*mahogany* desk), `plural`
 * the word as spoken where that means something of its own too (*glasses*, *arms*).
 */
type Reading = { readonly noun: string; readonly modified: string; readonly plural: string | null };

class NounLexicon {
  private readonly table = readSynsetTable(WORDNET_NOUNS);
  private readonly comparison = new NounComparison(this.table, readEveryday());
  private readonly readings = new Map<string, Reading>();
  private readonly relations = new PairMemory<NounRelation | null>(RELATED);
  readonly plurals = createPlurals(this.table.has);
  readonly genders = createGenders((word, kind) => this.comparison.isA(word, kind), this.plurals.singularOf);

  relation(query: string, thing: string): NounRelation | null {
    return this.relations.recall(query, thing, () => this.relate(query, thing));
  }

  isA(word: string, kind: string): boolean {
    const what = this.read(word);
    const { noun } = this.read(kind);
    if (what.noun === '' || noun === '') return false;
    return this.comparison.isA(what.noun, noun) || (what.plural !== null && this.comparison.isA(what.plural, noun));
  }

  /** The word as the graph spells it (*tea-cup* and *tea cup* are *teacup*), or null. */
  lookUp(name: string): string | null {
    const { table } = this;
    const singular = this.plurals.singularOf(name);
    if (table.has(singular)) return singular;
    if (table.has(name)) return name;
    if (!/[ -]/.test(singular)) return null;
    return ['', ' ', '-'].map((join) => singular.replace(/[ -]/g, join)).find(table.has) ?? null;
  }

  private read(name: string): Reading {
    return remember(this.readings, name, () => this.readAnew(tidy(name)));
  }

  private readAnew(name: string): Reading {
    const whole = this.lookUp(name);
    if (whole !== null)
      return { noun: whole, modified: '', plural: whole !== name && this.table.has(name) ? name : null };
    const of = name.search(/ (of|with|in|on|from|for) /);
    const front = of > 0 ? name.slice(0, of) : name;
    const around = (said: string): string => name.replace(said, '').trim();
    for (let space = of > 0 ? -1 : front.indexOf(' '); ; space = front.indexOf(' ', space + 1)) {
      const said = front.slice(space + 1);
      const head = this.lookUp(said);
      if (head !== null) return { noun: head, modified: around(said), plural: null };
      if (!said.includes(' ')) break;
    }
    const last = front.slice(front.lastIndexOf(' ') + 1);
    return { noun: this.plurals.singularOf(last), modified: around(last), plural: null };
  }

  private relate(query: string, thing: string): NounRelation | null {
    const asked = this.read(query);
    const named = this.read(thing);
    if (asked.noun === '' || named.noun === '') return null;
    if (asked.modified !== '' && named.modified !== '' && asked.modified !== named.modified) return null;
    const found = this.compareReadings(asked, named);
    if (found === null || asked.modified === named.modified) return found;
    const kind = found.kind !== 'same' ? found.kind : asked.modified === '' ? 'hypernym' : 'hyponym';
    return { kind, distance: found.distance + 1, similarity: found.similarity * 0.97 };
  }

  private compareReadings(asked: Reading, named: Reading): NounRelation | null {
    const { comparison } = this;
    return (
      comparison.compare(asked.noun, named.noun) ??
      (asked.plural === null ? null : comparison.compare(asked.plural, named.noun)) ??
      (named.plural === null ? null : comparison.compare(asked.plural ?? asked.noun, named.plural)) ??
      this.asAdult(asked.noun, named.noun)
    );
  }

  /** *The man* may be any male grown-up, although WordNet keeps a butler among workers, not among men. */
  private asAdult(query: string, thing: string): NounRelation | null {
    const gender = ADULTS.get(query);
    if (gender === undefined || this.genders(thing) !== gender) return null;
    if (!this.comparison.isA(thing, 'person') || this.comparison.isA(thing, 'child')) return null;
    return { kind: 'hypernym', distance: 2, similarity: 0.85 };
  }
}

const tidy = (name: string): string => name.trim().toLowerCase().replaceAll('_', ' ').replaceAll('’', "'");

/** What is known of two words together. The words are not joined: to put together and hash a key costs more than to ask. */
class PairMemory<T> {
  private readonly known = new Map<string, Map<string, T>>();
  private size = 0;

  constructor(private readonly most: number) {}

  recall(one: string, other: string, find: () => T): T {
    const found = this.known.get(one)?.get(other);
    if (found !== undefined) return found;
    const made = find();
    if (this.size >= this.most) {
      this.known.clear();
      this.size = 0;
    }
    kept(this.known, one, () => new Map<string, T>()).set(other, made);
    this.size += 1;
    return made;
  }
}

/** A full memory starts afresh: simpler than ageing, and a scene has far fewer names than this. */
function remember<T>(memory: Map<string, T>, key: string, find: () => T): T {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const found = find();
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(key, found);
  return found;
}
