import type { EntityId } from '../../../drama/entity-id.ts';
import { chineseNouns, nounEnding, type ChineseNoun } from '../../lexicon/chinese-nouns.ts';
import type { NameIndex } from '../../names/name-index.ts';
import { type NounPhrase, bareNoun, nounOf } from '../../names/noun-phrase.ts';
import { wordAt, wordClass, type WordClass } from './words.ts';
import { given } from '../../../kit/given.ts';

/** The noun a Chinese phrase ends in: a name of the world, or a noun of the language. */
export interface Head {
  readonly length: number;
  readonly ids?: readonly EntityId[];
  readonly noun?: ChineseNoun;
  readonly text: string;
}

/** The words of a phrase before its head, as they come. */
export interface Before {
  quantity?: NounPhrase['quantity'];
  indefinite?: boolean;
  possessor?: NounPhrase;
  where?: NonNullable<NounPhrase['where']>;
  measure?: readonly string[];
  readonly adjectives: { readonly english: string; readonly said: string }[];
}

/** A world's names as Chinese needs them. */
export interface ChineseNames {
  readonly index: NameIndex;
  readonly names: WordClass<readonly EntityId[]>;
  /** Latin words things are called by. */
  readonly heads: ReadonlySet<string>;
  /** Chinese names with the noun each ends in. */
  readonly endings: readonly { readonly id: EntityId; readonly name: string; readonly noun: ChineseNoun | undefined }[];
}

export const han = /[\u3400-\u9fff]/;
const cache = new WeakMap<NameIndex, ChineseNames>();

export function chineseNames(index: NameIndex): ChineseNames {
  let found = cache.get(index);
  if (!found) cache.set(index, (found = readNames(index)));
  return found;
}

function readNames(index: NameIndex): ChineseNames {
  const heads = new Set<string>();
  const endings: { id: EntityId; name: string; noun: ChineseNoun | undefined }[] = [];
  for (const thing of index.things) {
    for (const { full, head } of thing.names) {
      if (han.test(full)) endings.push({ id: thing.id, name: full, noun: nounEnding(full)?.noun });
      else heads.add(full).add(head);
    }
  }
  return { index, names: wordClass([...index.byFull]), heads, endings };
}

let nouns: WordClass<ChineseNoun> | undefined;
export const nounClass = (): WordClass<ChineseNoun> => (nouns ??= wordClass(chineseNouns()));

/** The longest name of the world or noun of the language at a position. */
export function headAt(text: string, at: number, names: ChineseNames): Head | undefined {
  const first = text[at];
  if (first === undefined) return undefined;
  if (/[a-zA-Z]/.test(first)) return latinAt(text, at, names);
  const name = wordAt(text, at, names.names);
  const noun = wordAt(text, at, nounClass());
  if (name && (!noun || name.text.length >= noun.text.length)) {
    const known = noun && noun.text === name.text ? noun.value : undefined;
    return { length: name.text.length, ids: name.value, text: name.text, ...(known ? { noun: known } : {}) };
  }
  return noun ? { length: noun.text.length, noun: noun.value, text: noun.text } : undefined;
}

function latinAt(text: string, at: number, { index }: ChineseNames): Head | undefined {
  const run = /^[a-zA-Z][a-zA-Z' -]*[a-zA-Z]|^[a-zA-Z]/.exec(text.slice(at, at + 60))?.[0] ?? '';
  const words = run.split(/\s+/);
  for (let count = words.length; count > 0; count--) {
    const said = words.slice(0, count).join(' ');
    const ids = index.byFull.get(said.toLowerCase());
    if (ids) return { length: said.length, ids, text: said.toLowerCase() };
  }
  return run ? { length: run.length, text: run.toLowerCase() } : undefined;
}

export function kindOf(head: Head, names: ChineseNames): 'thing' | 'person' | 'place' | 'body' | 'unknown' {
  const kinds = head.ids?.map((id) => names.index.byId.get(id)?.kind);
  if (kinds?.includes('actor')) return 'person';
  if (kinds?.includes('place')) return 'place';
  if (kinds) return 'thing';
  const kind = head.noun?.kind ?? 'unknown';
  return kind === 'kin' ? 'person' : kind;
}

/** The phrase in our shape: the world's own name for it, or English words, with all that stood before. */
export function phraseOf(head: Head, before: Before, names: ChineseNames): NounPhrase {
  const adjectives = before.adjectives.map(({ english }) => english);
  const { quantity, indefinite, possessor, where } = before;
  const more = given({ quantity, indefinite, possessor, where });
  if (head.ids) {
    const [id] = head.ids;
    const fits = adjectives.length === 0 || !head.noun || bearsOut(head.ids, before, names);
    if (fits) {
      const sole = head.ids.length === 1 && before.quantity === undefined && id !== undefined;
      return { ...bareNoun(head.text), ...more, ...(sole ? { id } : {}) };
    }
  }
  const { noun } = head;
  if (!noun) return { ...bareNoun(head.text), ...more };
  if (noun.english[0] === 'thing' && (before.quantity === 'all' || before.where))
    return { ...everything(before), ...more, quantity: 'all' };
  if (noun.kind === 'kin') {
    const self: NounPhrase = { ...bareNoun('自己'), pronoun: 'self' };
    return { ...bareNoun(noun.english[0] ?? head.text), possessor: self, ...more };
  }
  const id = before.quantity === undefined ? chineseOnly(head.text, noun, before, names) : undefined;
  // Several things with only Chinese names end in it: the name stays as it was said, and `names/match.ts` compares endings.
  const untold = !noun.english.some((word) => names.heads.has(word));
  if (!id && untold && names.endings.some(({ name }) => name.endsWith(head.text)))
    return { ...bareNoun(head.text), ...more };
  const english = englishOf(noun, names);
  // As it was said: so it is spoken of where there is none.
  const name = [...before.adjectives.map(({ said }) => said), head.text].join('');
  return given({ ...nounOf([...adjectives, ...english.split(' ')]), ...more, id, name });
}

/** Of the English words for it, the one the world uses. */
export function englishOf({ english }: ChineseNoun, names: ChineseNames): string {
  return english.find((word) => names.heads.has(word)) ?? english[0] ?? '';
}

function bearsOut(ids: readonly EntityId[], before: Before, names: ChineseNames): boolean {
  return ids.some((id) => {
    const thing = names.index.byId.get(id);
    return before.adjectives.every(
      ({ english, said }) => thing?.words.has(english) || thing?.names.some(({ full }) => full.includes(said[0] ?? '')),
    );
  });
}

/** A thing with only Chinese names answers to the noun its name ends in, when it alone does. */
function chineseOnly(said: string, noun: ChineseNoun, before: Before, names: ChineseNames): EntityId | undefined {
  if (noun.english.some((word) => names.heads.has(word))) return undefined;
  const same = names.endings.filter(
    ({ name, noun: other }) => name.endsWith(said) || other?.english.some((word) => noun.english.includes(word)),
  );
  const fitting = same.filter(({ name }) =>
    before.adjectives.every(({ said: adjective }) => name.includes(adjective[0] ?? '')),
  );
  const ids = new Set(fitting.map(({ id }) => id));
  const [id] = ids;
  return ids.size === 1 ? id : undefined;
}

export const everything = ({ where }: Before): NounPhrase =>
  given({ ...bareNoun('everything'), quantity: 'all' as const, where });
