import type { Matter } from '../../drama/matter.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { kept, remembered, rememberedText } from '../../kit/remembered.ts';
import { plain } from '../../play/plain-words.ts';
import { englishConcepts } from '../tongues/en-concepts.ts';
import { conceptsInSigns } from '../tongues/zh-concepts.ts';
import { familiar } from '../tongues/zh-families.ts';
import { withoutLeaning } from '../tongues/zh-small-signs.ts';
import { termsInSigns } from './terms.ts';
import type { TongueName } from '../../drama/tongues/tongue.ts';
import { saysLittle, stem } from '../tongues/en-stems.ts';

/** How much of each thing a text speaks of: its telling words, and the fields of everyday talk they belong to. */
type Speech = ReadonlyMap<string, number>;

/** A field counts a little less than the very word. */
const byField = 0.8;
/** A pair of signs nobody speaks of may be the end of one word and the beginning of the next. */
const byUnknownPair = 0.3;
/** What a library has of so many lines is remembered. */
const mostLines = 20;
/** So many texts are remembered: what the people of a few plays have to say. */
const mostTexts = 8_000;

let fields: ReadonlyMap<string, readonly string[]> | undefined;
/** The fields of a word, by its stem. */
const fieldsOf = (word: string): readonly string[] => {
  fields ??= fieldsByStem();
  return fields.get(stem(word)) ?? [];
};

function fieldsByStem(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { name, words } of englishConcepts) {
    for (const one of new Set(words.map(stem))) kept(found, one, () => []).push(`~${name}`);
  }
  return found;
}

/** What a text speaks of, key by key. A word that says little on its own may still name a field: *how long*, *where from*. */
const keysIn = rememberedText((text): readonly (readonly [key: string, weight: number])[] => {
  const keys: (readonly [string, number])[] = [];
  for (const word of plain(text).trim().split(' ')) {
    if (word.length < 2 || /\P{ASCII}/u.test(word)) continue;
    if (!saysLittle(word) && word.length > 2) keys.push([stem(word), 1]);
    for (const field of fieldsOf(word)) keys.push([field, byField]);
  }
  return keys;
}, mostTexts);

/** How much of each thing a text speaks of; into what others speak of, if that is given. */
export function speechOf(text: string, weight = 1, into = new Map<string, number>()): Map<string, number> {
  for (const [key, by] of keysIn(text)) add(into, key, by * weight);
  return into;
}

const add = (into: Map<string, number>, key: string, weight: number): void => {
  into.set(key, (into.get(key) ?? 0) + weight);
};

/** The same of a text in signs: their pairs, since their words are not parted, and their fields. */
function signsOf(text: string, weight = 1, into = new Map<string, number>()): Map<string, number> {
  for (const [key, by] of signKeysIn(text)) add(into, key, by * weight);
  return into;
}

const signs = /\p{Script=Han}/u;
const signKeysIn = rememberedText((text): readonly (readonly [key: string, weight: number])[] => {
  const compared = familiar(plain(text));
  return [
    ...[...new Set(termsInSigns(compared))].map((term) => [term, 1] as const),
    ...conceptsInSigns(withoutLeaning(compared)).flatMap(([, fields]) =>
      fields.map((field) => [`~${field}`, byField] as const),
    ),
  ];
}, mostTexts);

/** What a text speaks of, by the language that is listened in. */
export const speechIn = (tongue: TongueName): typeof speechOf => (tongue === 'zh' ? signsOf : speechOf);

/** Texts that a line may be likened to. */
export interface Library<T> {
  /** How alike a line is to each of them, 0 to 1. */
  likeness(line: string): (of: T) => number;
  /** Those a line is likest to, the likest first. */
  likest(line: string, most: number): readonly { readonly of: T; readonly likeness: number }[];
}

/** Something in a library, with its place there. */
interface Volume<T> {
  readonly of: T;
  readonly speech: Speech;
  /** What each key of it weighs, and all of it together: worked out when the first line has something to do with it. */
  weighed: { readonly parts: ReadonlyMap<string, number>; readonly length: number } | undefined;
}

/**
 * Makes a library of what each of these speaks of. What all of them speak of tells nothing. A line is likened to those that have
 * one of its keys: most have nothing to do with any line that is asked about.
 */
export function libraryOf<T>(
  all: readonly { readonly of: T; readonly speech: Speech }[],
  speak: typeof speechOf = speechOf,
): Library<T> {
  const volumes = all.map(({ of, speech }): Volume<T> => ({ of, speech, weighed: undefined }));
  const byKey = new Map<string, number[]>();
  for (const [place, { speech }] of volumes.entries())
    for (const key of speech.keys()) {
      const places = byKey.get(key);
      if (places) places.push(place);
      else byKey.set(key, [place]);
    }
  const rarity = (key: string): number => Math.log((2 + all.length) / (1 + (byKey.get(key)?.length ?? 0)));
  const weighed = (speech: Speech, byUnknown = 1): NonNullable<Volume<T>['weighed']> => {
    const parts = new Map<string, number>();
    for (const [key, weight] of speech)
      parts.set(key, Math.log1p(weight) * rarity(key) * (byKey.has(key) ? 1 : byUnknown));
    return { parts, length: Math.hypot(...parts.values()) };
  };
  const compared = (line: string): readonly { readonly place: number; readonly of: T; readonly likeness: number }[] => {
    const { parts, length } = weighed(speak(line), speak === speechOf ? 1 : byUnknownPair);
    const places = new Set<number>();
    for (const key of parts.keys()) for (const place of byKey.get(key) ?? []) places.add(place);
    return [...places].map((place) => {
      const volume = volumes[place] as Volume<T>;
      const own = (volume.weighed ??= weighed(volume.speech));
      let sum = 0;
      for (const [key, weight] of parts) sum += weight * (own.parts.get(key) ?? 0);
      return { place, of: volume.of, likeness: own.length * length === 0 ? 0 : sum / (length * own.length) };
    });
  };
  // Everybody who hears a line, and whoever then answers it, likens the same few lines.
  const likenesses = remembered(
    (all: ReturnType<typeof compared>): ReadonlyMap<T, number> =>
      new Map(all.map(({ of, likeness }) => [of, likeness])),
  );
  const lines = new RecentMap<string, ReturnType<typeof compared>>(mostLines);
  const known = (line: string): ReturnType<typeof compared> => {
    return kept(lines, line, () => compared(line));
  };
  return {
    likeness(line) {
      const found = likenesses(known(line));
      return (of) => found.get(of) ?? 0;
    },
    likest: (line, most) =>
      known(line)
        .filter((one) => one.likeness > 0)
        .sort((a, b) => b.likeness - a.likeness || a.place - b.place)
        .slice(0, most),
  };
}

/** How much a field counts that only the words of another language speak of. */
const byOtherTongue = 0.4;

/** Fields have the same names in every language: what authors wrote in English speaks of them as well. */
function withFieldsOf(english: Speech, into: Map<string, number>): Map<string, number> {
  for (const [key, weight] of english) if (key.startsWith('~')) add(into, key, weight * byOtherTongue);
  return into;
}

/** What a matter speaks of: the words that bring it up, and its clause. */
export const speechOfMatter = (matter: Matter, tongue: TongueName): Map<string, number> => {
  const { id, claim, claimIn, words = [] } = matter;
  return tongue === 'zh'
    ? withFieldsOf(
        matterSpeeches(matter),
        signsOf([claimIn?.['zh'] ?? '', ...words.filter((phrase) => signs.test(phrase))].join(' ')),
      )
    : speechOf([id.replaceAll('-', ' '), claim, ...words].join(' '));
};
/** The same in English, read once; and in signs. */
export const matterSpeeches = remembered((matter: Matter) => speechOfMatter(matter, 'en'));
export const matterSpeechesInSigns = remembered((matter: Matter) => speechOfMatter(matter, 'zh'));

const libraries = remembered((matters: readonly Matter[]) =>
  libraryOf(matters.map((of) => ({ of, speech: matterSpeeches(of) }))),
);
const librariesInSigns = remembered((matters: readonly Matter[]) =>
  libraryOf(
    matters.map((of) => ({ of, speech: matterSpeechesInSigns(of) })),
    signsOf,
  ),
);

/** How much a line has to do with each matter of a play. */
export const likenessTo = (
  line: string,
  matters: readonly Matter[],
  tongue: TongueName,
): ((matter: Matter) => number) => (tongue === 'zh' ? librariesInSigns : libraries)(matters).likeness(line);
