import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered } from '../../kit/remembered.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import type { Profile } from '../../drama/profile.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { tongueOf } from '../../drama/tongues/written-in.ts';
import { parentIn, relationOf } from '../../drama/whereabouts.ts';
import { plain } from '../../play/plain-words.ts';
import { genderOfThing } from '../../world/names/name-index.ts';
import { thingOf, type Thing, type World } from '../../world/world.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { isOnlyPart } from '../tongues/zh-concepts.ts';
import { termsIn } from './terms.ts';

/** Somebody or something by all the names a talk could have for it. */
export interface Named {
  readonly id: EntityId;
  readonly kind: 'place' | 'actor' | 'prop';
  readonly name: string;
  /** As they are compared: see `plain`. */
  readonly names: readonly string[];
  /** Of those, what is only a part of one: a family has its name in common. */
  readonly parts?: readonly string[];
  readonly gender: 'male' | 'female' | undefined;
  readonly person?: Person;
}

/** What of somebody decides how people call them, and how they call others. */
interface Person {
  readonly age: number | undefined;
  /** What is seen of them: the words of their description, of what they wear and hold when the play begins. */
  readonly looks: ReadonlySet<string>;
  /** Who is what to them: their mother, their uncle. */
  readonly kin: readonly { readonly id: EntityId; readonly word: string }[];
  /** How the author has them address others. */
  readonly calls: readonly { readonly id: EntityId; readonly words: readonly string[] }[];
}

const titles = new Set(
  'mr mrs miss ms dr doctor sir lord lady king queen prince captain the of a an old young and'.split(' '),
);
type Profiles = ReadonlyMap<EntityId, Profile>;
const books = remembered((_: readonly EntityId[]) => new Map<Profiles, readonly Named[]>());
const noProfiles: Profiles = new Map();

/** Everything in the world by its names: worked out once for each cast, since names do not change in a play. */
export const namedThingsIn = (world: World, profiles: Profiles = noProfiles): readonly Named[] =>
  kept(books(world.cast), profiles, () => readNames(world, profiles));

function readNames(world: World, profiles: Profiles): readonly Named[] {
  return world.cast.map((id) => {
    const thing = thingOf(world, id);
    const names = new Set<string>();
    const parts = new Set<string>();
    for (const name of [thing.name, ...thing.aliases]) {
      const bare = plain(name)
        .replace(/^ (the|a|an|some) /, ' ')
        .trim();
      if (bare === '') continue;
      names.add(asName(bare));
      const words = bare.split(' ');
      const last = words.at(-1) ?? '';
      if (thing.kind === 'actor') {
        // Only what is written large is a name: *the dead man* is not called Man.
        for (const word of name.match(/\p{Lu}\p{L}{2,}/gu) ?? []) {
          const part = plain(word).trim();
          if (!titles.has(part)) parts.add(asName(part));
        }
      } else if (words.length > 1 && last.length > 2) parts.add(asName(last));
    }
    const gender = thing.kind === 'actor' ? genderOfThing(thing) : undefined;
    return {
      id: thing.id,
      kind: thing.kind,
      name: thing.name,
      names: [...new Set([...names, ...parts])],
      parts: [...parts].filter((part) => !names.has(part)),
      gender,
      ...(thing.kind === 'actor' ? { person: personOf(thing, profiles.get(thing.id), world) } : {}),
    };
  });
}

function personOf({ id, relations, description }: Thing, profile: Profile | undefined, world: World): Person {
  const borne = world.cast
    .map((other) => thingOf(world, other))
    .filter(({ at }) => at && /^(worn|held)By$/.test(relationOf(at)) && parentIn(at) === id);
  const seen = [description ?? '', ...borne.flatMap(({ name, aliases }) => [name, ...aliases])];
  const told = Object.entries(profile?.relationships ?? {}).map(([other, text]) => ({
    id: other as EntityId,
    word: kinToldIn(text),
  }));
  return {
    looks: new Set(seen.flatMap(termsIn)),
    age: ageIn(profile?.persona ?? '') ?? ageIn(description ?? ''),
    kin: [
      ...Object.entries(relations).map(([word, other]) => ({ id: other, word: word.toLowerCase() })),
      ...told.flatMap(({ id: other, word }) => (word === undefined ? [] : [{ id: other, word }])),
    ],
    calls: Object.entries(profile?.manner?.calls ?? {}).flatMap(([other, words]) =>
      other === id || other === 'anybody'
        ? []
        : [{ id: other as EntityId, words: words.map((word) => plain(word).trim()) }],
    ),
  };
}

const ageIn = (text: string): number | undefined =>
  Object.values(mindTongues)
    .map(({ calls }) => calls.ageIn(text))
    .find((age) => age !== undefined);

/** *My uncle, who sits in my father's chair*: a relationship is told by its first words. */
const kinToldIn = (text: string): string | undefined =>
  Object.values(mindTongues)
    .map(({ calls }) => calls.kinIn(text))
    .find((word) => word !== undefined);

const asName = (words: string): string => (/\p{Script=Han}/u.test(words) ? words : ` ${words} `);

/** What somebody or something is called in a language: by the first of its names that is written in it. */
export const nameIn = ({ name, names }: Named, tongue: TongueName): string =>
  tongueOf(name) === tongue ? name : (names.find((other) => tongueOf(other) === tongue)?.trim() ?? name);

const mentioned = remembered((_: readonly Named[]) => new RecentMap<string, readonly Named[]>(mostRemembered));
/** So many lines are remembered of late. */
const mostRemembered = 4000;

/** Who and what a line names, the most telling name first. */
export function mentionedIn(words: string, book: readonly Named[]): readonly Named[] {
  const known = mentioned(book);
  return kept(known, words, () => lookUp(words, book));
}

const scriptsMeet = /(?<=\p{Script=Han})(?=[a-z])|(?<=[a-z])(?=\p{Script=Han})/gu;

function lookUp(line: string, book: readonly Named[]): readonly Named[] {
  // *你认识Bodley吗*: nothing parts a name in letters from signs.
  const words = line.replace(scriptsMeet, ' ');
  const found = book
    .map((named) => {
      let [longest, length] = ['', 0];
      for (const name of named.names) {
        if (name.length > length && isNamedIn(words, name)) [longest, length] = [name, name.length];
      }
      return { named, name: longest, length };
    })
    .filter(({ length }) => length > 0);
  return found
    .filter(({ named, name }) => {
      const rivals = found.filter((other) => other.named !== named && other.name.includes(name));
      // Where words are not parted, a telephone box is no telephone: every sign of the name belongs to a longer one.
      const isParted = name.startsWith(' ');
      if (!isParted && rivals.some((rival) => !words.replaceAll(rival.name, ' ').includes(name))) return false;
      if (rivals.length === 0 || !named.parts?.includes(name)) return true;
      // *Mr Harbottle* is not his niece; and whoever has the name whole is meant before whoever shares in it.
      const called = titleBefore(words, name);
      if (called && named.gender) return called === named.gender;
      return rivals.every((rival) => rival.named.parts?.includes(name));
    })
    .sort((a, b) => b.length - a.length)
    .map(({ named }) => named);
}

/** One sign may only be a part of a word: 信号 is no letter. */
const isNamedIn = (words: string, name: string): boolean =>
  words.includes(name) && (name.length > 1 || !isOnlyPart(words, name));

function titleBefore(words: string, name: string): Named['gender'] {
  const title = /(\S+) $/.exec(words.slice(0, words.indexOf(name) + 1))?.[1] ?? '';
  if (/^(mr|sir|lord|master|king|prince|uncle|father|brother)$/.test(title)) return 'male';
  return /^(mrs|miss|ms|madam|lady|queen|princess|aunt|mother|sister)$/.test(title) ? 'female' : undefined;
}

/** The dead may be things by now, and keep their names. */
const isProper = (name: string): boolean => /^\p{Lu}/u.test(name);

/** The line, and the line with *he* and *him* for whom it names: *How did Mr Harbottle die* asks what *How did he die* asks. */
export function withPronouns(words: string, about: readonly EntityId[], names: readonly Named[]): readonly string[] {
  const people = names.filter(({ id, kind, name }) => (kind === 'actor' || isProper(name)) && about.includes(id));
  if (people.length === 0) return [words];
  const known = pronounced(names);
  return kept(known, `${people.map(({ id }) => id).join(' ')} ${words}`, () => pronounce(words, people));
}

const pronounced = remembered((_: readonly Named[]) => new RecentMap<string, readonly string[]>(mostPronounced));
/** So many lines are remembered of late. */
const mostPronounced = 500;

function pronounce(words: string, people: readonly Named[]): readonly string[] {
  if (/\p{Script=Han}/u.test(words)) return [words, inSigns(words, people)];
  const said = (which: 0 | 1): string =>
    people.reduce((text, { names: own, gender }) => {
      const pronoun = (gender === 'female' ? ['she', 'her'] : ['he', 'him'])[which] ?? 'he';
      return [...own]
        .sort((a, b) => b.length - a.length)
        .reduce(
          (line, name) => line.replaceAll(name, ` ${pronoun} `),
          text.replace(/ (mr|mrs|miss|dr|doctor|the|your|old|sir|madam) (?=\S)/g, ' '),
        );
    }, words);
  return [words, said(0), said(1)];
}

const titlesInSigns = '(?:先生|小姐|太太|夫人|女士|医生|大夫|殿下|陛下)?';

/** The same in signs: 哈博特尔先生是怎么死的 asks what 他是怎么死的 asks. */
const inSigns = (words: string, people: readonly Named[]): string =>
  people.reduce((text, { names: own, gender }) => {
    const ways = own.filter((name) => /\p{Script=Han}/u.test(name)).sort((a, b) => b.length - a.length);
    const pronoun = gender === 'female' ? '她' : '他';
    return ways.reduce((line, name) => line.replace(new RegExp(`${name}${titlesInSigns}`, 'gu'), pronoun), text);
  }, words);
