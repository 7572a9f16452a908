import { kept, remembered, rememberedText } from '../../kit/remembered.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { callings, type Calling, type Service } from '../tongues/calls.ts';
import { mindTongues } from '../tongues/tongues.ts';
import type { Named } from './naming.ts';

export type Several = 'two' | 'all' | 'men' | 'women';

/** Words that call somebody, and whom they can mean; from `surely` on nobody else is meant. */
export interface Call {
  readonly words: string;
  readonly who: ReadonlyMap<EntityId, number>;
  readonly several?: Several;
}

/** As surely as a name of their own. */
export const surely = 2.4;
const [byName, byPartOfName, byHabit, byKin, byRole, byFriendship, byHearsay] = [3, 2.5, 3.2, 3.1, 2, 1.5, 1.3];
/** Who is *Miss*, and no more, to somebody is 小姐 to them as well. */
const byHabitElsewhere = 2.3;

const books = remembered((_: readonly Named[]) => new Map<EntityId | undefined, readonly Call[]>());

/** By what words somebody calls whom, the longest first: names, kin, titles, ages, and how the author has them address each other. */
export const callBookOf = (names: readonly Named[], speaker: EntityId | undefined): readonly Call[] =>
  kept(books(names), speaker, () => readCalls(names, speaker));

/** Of some words the first that calls somebody: *barista*, in *a rubbish barista*. */
export const callAmong = (words: string | undefined, book: readonly Call[]): Call | undefined =>
  words
    ?.trim()
    .split(' ')
    .map((word) => book.find((one) => one.words === word))
    .find((call) => call !== undefined);

function readCalls(names: readonly Named[], speaker: EntityId | undefined): readonly Call[] {
  const calls = new Map<string, Map<EntityId, number>>();
  const add = (words: string, id: EntityId, weight: number): void => {
    const who = kept(calls, words.trim(), () => new Map<EntityId, number>());
    who.set(id, Math.max(weight, who.get(id) ?? 0));
  };
  const addAll = (calling: Calling, id: EntityId, weight: number): void => {
    for (const words of wordsFor(calling)) add(words, id, weight);
  };
  const others = names.filter(({ kind, id }) => kind === 'actor' && id !== speaker);
  for (const named of others) {
    for (const name of named.names) add(name, named.id, named.parts?.includes(name) ? byPartOfName : byName);
    const own = ownCallings(named);
    for (const calling of callings) addAll(calling, named.id, weightOf(calling, named, own));
  }
  const { kin = [], calls: habits = [] } = names.find(({ id }) => id === speaker)?.person ?? {};
  for (const { id, word } of kin) {
    const known = callingsIn(word);
    for (const calling of known) addAll(calling, id, calling === 'friend' ? byFriendship : byKin);
    if (known.some((calling) => calling === 'son' || calling === 'daughter')) addAll('child', id, byKin);
  }
  for (const { id, words: ways } of habits) {
    for (const way of ways) {
      add(way, id, byHabit);
      // What an author writes in one language is said in the other too.
      for (const calling of callingsIn(way))
        addAll(calling, id, wordsFor(calling).includes(way.trim()) ? byHabitElsewhere : byRole);
    }
  }
  // What others call somebody is heard by all.
  for (const { id: other, person } of others) {
    for (const { id, words } of person?.calls ?? []) {
      if (id === speaker || id === other) continue;
      for (const way of words) {
        add(way, id, byHearsay);
        // A post is a post in the other language too: whom one calls *professor* is 教授.
        for (const calling of callingsIn(way)) if (isPost.has(calling)) addAll(calling, id, byHearsay);
      }
    }
  }
  for (const several of ['two', 'all', 'men', 'women'] as const) {
    for (const words of wordsFor(several)) calls.set(words, new Map());
  }
  return [...calls]
    .map(([words, who]) => withSeveral({ words, who: new Map([...who].filter(([, weight]) => weight > 0)) }))
    .filter(({ who, several }) => who.size > 0 || several)
    .sort((a, b) => b.words.length - a.words.length);
}

const withSeveral = (call: Call): Call => {
  const several = (['two', 'all', 'men', 'women'] as const).find((one) => wordsFor(one).includes(call.words));
  return several ? { ...call, several } : call;
};

const wordsIn = remembered(
  (tongues: typeof mindTongues) =>
    new Map(
      callings.map((calling) => [
        calling,
        Object.values(tongues).flatMap(({ calls }) => calls.words[calling].split('|')),
      ]),
    ),
);

const wordsFor = (calling: Calling): readonly string[] => wordsIn(mindTongues).get(calling) ?? [];

/** What a name says of somebody: *the old lady*, *Doctor Amory*. */
const callingsIn = rememberedText((name): readonly Calling[] => {
  const spaced = ` ${name.trim()} `;
  const has = /\p{Script=Han}/u.test(name)
    ? (words: string) => name.includes(words)
    : (words: string) => spaced.includes(` ${words} `);
  return callings.filter((calling) => wordsFor(calling).some(has));
});

const ownCallings = ({ names }: Named): ReadonlySet<Calling> => new Set(names.flatMap(callingsIn));

/** Who does such work, the likeliest first. */
const servants: Readonly<Record<Service, readonly Calling[]>> = {
  serving: ['barista', 'host', 'butler', 'maid'],
  healing: ['doctor'],
  driving: ['driver'],
};

/** Whose work it is, of these people: whoever it is most; nobody, where two have the same. */
export function whoseWork(
  service: Service,
  names: readonly Named[],
  present: readonly EntityId[],
): EntityId | undefined {
  const people = names.filter(({ id }) => present.includes(id));
  for (const calling of servants[service]) {
    const able = people.filter((named) => ownCallings(named).has(calling));
    if (able.length > 0) return able.length === 1 ? able[0]?.id : undefined;
  }
  return undefined;
}

const isPost = new Set<Calling>(callings.slice(callings.indexOf('doctor'), callings.indexOf('host')));
const isKin = new Set<Calling>(callings.slice(0, callings.indexOf('child')));

type Likeness = (of: {
  readonly isMale: boolean;
  readonly isFemale: boolean;
  readonly age: number;
  readonly is: (...any: Calling[]) => boolean;
}) => number;

/** How well what anybody may be called by sex, age and rank fits somebody. */
const likeness: Partial<Record<Calling, Likeness>> = {
  majesty: ({ is }) => (is('king', 'queen') ? 2 : 0),
  highness: ({ is }) => (is('prince', 'princess') ? 2 : is('king', 'queen') ? 1 : 0),
  lord: ({ is, isMale }) => (isMale ? (is('king', 'prince', 'councillor', 'lord') ? 1.8 : 0.5) : 0),
  lady: ({ is, isFemale }) => (isFemale ? (is('queen', 'princess', 'mrs') ? 1.8 : 1) : 0),
  sir: ({ isMale, age }) => (isMale ? (age >= 25 ? 1.2 : 1) : 0),
  madam: ({ is, isFemale, age }) => (isFemale ? (is('queen', 'mrs') ? 1.8 : age >= 30 ? 1.2 : 0.4) : 0),
  mrs: ({ is, isFemale, age }) => (isFemale && !is('miss') && age >= 30 ? 1 : 0),
  miss: ({ is, isFemale, age }) =>
    isFemale && !is('mrs', 'queen') ? 1 + (is('miss') ? 0.5 : 0) + (age < 35 ? 0.5 : 0) : 0,
  girl: ({ isFemale, age }) => (isFemale && age < 26 ? 2 - age / 26 : 0),
  'young-lady': ({ isFemale, age }) => (isFemale && age < 36 ? 2 - age / 36 : 0),
  boy: ({ isMale, age }) => (isMale && age < 32 ? 2 - age / 32 : 0),
  'young-man': ({ isMale, age }) => (isMale && age < 36 ? 2 - age / 36 : 0),
  child: ({ age }) => (age < 26 ? 1.5 - age / 26 : 0),
  'old-man': ({ isMale, age }) => (isMale && age >= 55 ? 0.5 + age / 100 : 0),
  'old-lady': ({ isFemale, age }) => (isFemale && age >= 55 ? 0.5 + age / 100 : 0),
  friend: () => 1,
  host: ({ is }) => (is('barista') ? 1.2 : 0),
  'elder-sister': ({ isFemale, age }) => (isFemale && age >= 18 && age < 50 ? 1 : 0),
  'elder-brother': ({ isMale, age }) => (isMale && age >= 18 && age < 60 ? 1 : 0),
  'elder-man': ({ isMale, age }) => (isMale && age >= 35 ? 1 : 0),
  'elder-woman': ({ isFemale, age }) => (isFemale && age >= 35 && age < 66 ? 1 : 0),
};

/** Somebody of whom no age is told. */
const unknownAge = 33;

function weightOf(calling: Calling, { gender, person }: Named, own: ReadonlySet<Calling>): number {
  if (isKin.has(calling)) return 0;
  const fit =
    likeness[calling]?.({
      isMale: gender === 'male',
      isFemale: gender === 'female',
      age: person?.age ?? unknownAge,
      is: (...any) => any.some((one) => own.has(one)),
    }) ?? 0;
  // Of two who are called so, whom it fits better.
  return own.has(calling) ? byRole + fit / 10 : fit;
}
