import { readEveryday } from './everyday.ts';
import { createGenders, type Gender } from './gender.ts';
import { createNounComparison, type NounRelation } from './noun-relation.ts';
import { createPlurals } from './plurals.ts';
import { readSynsetTable } from './synset-table.ts';
import { WORDNET_NOUNS } from './wordnet-nouns.data.ts';

/** No noun of English is longer; what is longer is not looked up. */
const LONGEST = 80;
const REMEMBERED = 4096;

/** The singular of a noun or noun phrase: *knives* → *knife*, *letter openers* → *letter opener*. */
export const singularOf = (word: string): string => lexicon().singularOf(word);

/** Whether a noun is plural in grammar, as far as its shape tells: *curtains* and *scissors* are, *glass* is not. */
export const isPlural = (word: string): boolean => lexicon().isPlural(word);

/** Whether the noun, in singular or plural, names something of the physical world. */
export const knowsNoun = (word: string): boolean => lexicon().knowsNoun(word);

/** How `query`, a name somebody used, bears on `thing`, a name the world gives; null when it cannot mean it. */
export const nounRelation = (query: string, thing: string): NounRelation | null => lexicon().nounRelation(query, thing);

/** Whether `word` names a kind of `kind`: a rapier is a weapon, a queen is a woman. */
export const isA = (word: string, kind: string): boolean => lexicon().isA(word, kind);

/** The gender of a person noun, a title or a given name; null when it tells nothing. */
export const genderOf = (word: string): Gender | null => lexicon().genderOf(word);

const ADULTS: ReadonlyMap<string, Gender> = new Map([
  ['man', 'male'],
  ['gentleman', 'male'],
  ['fellow', 'male'],
  ['woman', 'female'],
  ['lady', 'female'],
]);

type NounLexicon = ReturnType<typeof createNounLexicon>;

let decoded: NounLexicon | undefined;
/** Decoded on first use: importing the lexicon costs nothing, and its data never changes. */
const lexicon = (): NounLexicon => (decoded ??= createNounLexicon());

/**
 * A name as the graph knows it: `noun` is what was found, `modified` what stood around it (*mahogany* desk), `plural`
 * the word as spoken where that means something of its own too (*glasses*, *arms*).
 */
type Reading = { readonly noun: string; readonly modified: string; readonly plural: string | null };

function createNounLexicon() {
  const table = readSynsetTable(WORDNET_NOUNS);
  const plurals = createPlurals(table.has);
  const comparison = createNounComparison(table, readEveryday());
  const genders = createGenders(comparison.isA, plurals.singularOf);
  const readings = new Map<string, Reading>();
  const relations = new Map<string, NounRelation | null>();

  const read = (name: string): Reading => {
    const known = readings.get(name);
    if (known !== undefined) return known;
    const reading = readAnew(tidy(name));
    remember(readings, name, reading);
    return reading;
  };

  const readAnew = (name: string): Reading => {
    const whole = lookUp(name);
    if (whole !== null) return { noun: whole, modified: '', plural: whole !== name && table.has(name) ? name : null };
    const of = name.search(/ (of|with|in|on|from|for) /);
    const front = of > 0 ? name.slice(0, of) : name;
    for (let space = of > 0 ? -1 : front.indexOf(' '); ; space = front.indexOf(' ', space + 1)) {
      const head = lookUp(front.slice(space + 1));
      if (head !== null) return { noun: head, modified: name.replace(front.slice(space + 1), '').trim(), plural: null };
      if (front.indexOf(' ', space + 1) < 0) break;
    }
    const cut = front.lastIndexOf(' ') + 1;
    return {
      noun: plurals.singularOf(front.slice(cut)),
      modified: name.replace(front.slice(cut), '').trim(),
      plural: null,
    };
  };

  /** The word as the graph spells it (*tea-cup* and *tea cup* are *teacup*), or null. */
  const lookUp = (name: string): string | null => {
    const singular = plurals.singularOf(name);
    if (table.has(singular)) return singular;
    if (table.has(name)) return name;
    if (!/[ -]/.test(singular)) return null;
    for (const join of ['', ' ', '-']) {
      const spelled = singular.replace(/[ -]/g, join);
      if (table.has(spelled)) return spelled;
    }
    return null;
  };

  const relate = (query: string, thing: string): NounRelation | null => {
    const asked = read(query);
    const named = read(thing);
    if (asked.noun === '' || named.noun === '') return null;
    if (asked.modified !== '' && named.modified !== '' && asked.modified !== named.modified) return null;
    const found = compareReadings(asked, named);
    if (found === null || asked.modified === named.modified) return found;
    const { distance, similarity } = found;
    const looser = { distance: distance + 1, similarity: similarity * 0.97 };
    if (found.kind !== 'same') return { kind: found.kind, ...looser };
    return { kind: asked.modified === '' ? 'hypernym' : 'hyponym', ...looser };
  };

  /** *The man* may be any male grown-up, although WordNet keeps a butler among workers, not among men. */
  const asAdult = (query: string, thing: string): NounRelation | null => {
    const gender = ADULTS.get(query);
    if (gender === undefined || genders(thing) !== gender) return null;
    if (!comparison.isA(thing, 'person') || comparison.isA(thing, 'child')) return null;
    return { kind: 'hypernym', distance: 2, similarity: 0.85 };
  };

  const compareReadings = (asked: Reading, named: Reading): NounRelation | null =>
    comparison.compare(asked.noun, named.noun) ??
    (asked.plural === null ? null : comparison.compare(asked.plural, named.noun)) ??
    (named.plural === null ? null : comparison.compare(asked.plural ?? asked.noun, named.plural)) ??
    asAdult(asked.noun, named.noun);

  const isA = (word: string, kind: string): boolean => {
    const what = read(word);
    const { noun } = read(kind);
    if (what.noun === '' || noun === '') return false;
    return comparison.isA(what.noun, noun) || (what.plural !== null && comparison.isA(what.plural, noun));
  };

  return {
    singularOf: (word: string) => (word.length > LONGEST ? word : plurals.singularOf(tidy(word))),
    isPlural: (word: string) => word.length <= LONGEST && plurals.isPlural(tidy(word)),
    knowsNoun: (word: string) => word.length <= LONGEST && lookUp(tidy(word)) !== null,
    nounRelation: (query: string, thing: string): NounRelation | null => {
      if (query.length > LONGEST || thing.length > LONGEST) return null;
      const key = `${query}\n${thing}`;
      const known = relations.get(key);
      if (known !== undefined) return known;
      const found = relate(query, thing);
      remember(relations, key, found);
      return found;
    },
    isA: (word: string, kind: string) => word.length <= LONGEST && kind.length <= LONGEST && isA(word, kind),
    genderOf: (word: string) => (word.length > LONGEST ? null : genders(tidy(word))),
  };
}

const tidy = (name: string): string => name.trim().toLowerCase().replaceAll('_', ' ').replaceAll('’', "'");

/** A full memory starts afresh: simpler than ageing, and a scene has far fewer names than this. */
function remember<T>(memory: Map<string, T>, key: string, value: T): void {
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(key, value);
}
