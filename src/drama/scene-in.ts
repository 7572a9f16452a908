import { kept, remembered } from '../kit/remembered.ts';
import { wordSet } from '../kit/word-list.ts';
import { isReadScene, noteReadScene } from './read-scenes.ts';
import type { SceneFile } from './scene-file.ts';
import { tongueOfLanguage, type TongueName } from './tongues/tongue.ts';
import { dramaTongues } from './tongues/tongues.ts';
import { tongueOf } from './tongues/written-in.ts';

/** What of a scene is read by somebody, by its key. */
const read = wordSet('title about description narration result resultElse says text truth missing public private hint');
/** What is never read, or has its languages beside one another. */
const apart = wordSet('matters conditions lines knows when done needs changes manner memory relationships aliases');

const known = remembered((_: SceneFile) => new Map<string, SceneFile>());

/**
 * A scene as it is given in a language: everything a player reads in that language where the author has it, lines of the plot
 * in both, and deeds told in it. A scene that is in it already is left as it is.
 */
export function sceneIn(file: SceneFile, language: string | undefined): SceneFile {
  const tongue = tongueOfLanguage(language ?? file.blueprint.language);
  const isOwn = tongue === tongueOfLanguage(file.blueprint.language);
  if (isOwn && (tongue === 'en' || file.setting?.language !== undefined)) return file;
  return kept(known(file), tongue, () => {
    const { translations = {}, ...rest } = file;
    const book = new Map(Object.entries(translations[tongue] ?? {}));
    const given: SceneFile = {
      ...rest,
      setting: { ...file.setting, language: tongue },
      entities: translated(file.entities, book, tongue),
      blueprint: { ...translated(file.blueprint, book, tongue), language: tongue },
    };
    return isReadScene(file) ? noteReadScene(given) : given;
  });
}

type Book = ReadonlyMap<string, string>;

/** The same with every text that is read in the book's words; of lines the book has, one more way to say them. */
function translated<T>(value: T, book: Book, tongue: TongueName): T {
  const walk = (each: unknown, key: string): unknown => {
    if (typeof each === 'string') return read.has(key) ? (book.get(each) ?? each) : each;
    if (Array.isArray(each)) return key === 'plays' ? withOthers(each, book) : each.map((one) => walk(one, key));
    if (typeof each !== 'object' || each === null) return each;
    const walked = Object.fromEntries(
      Object.entries(each).map(([name, one]) => [name, apart.has(name) ? one : walk(one, name)]),
    );
    return 'plays' in walked && 'hint' in walked ? withCues(walked, tongue) : walked;
  };
  return walk(value, '') as T;
}

/** A beat whose author gave no cue in this language is put to its player by one of its lines that are in it. */
function withCues(beat: Readonly<Record<string, unknown>>, tongue: TongueName): Readonly<Record<string, unknown>> {
  const ways = Array.isArray(beat['plays']) ? beat['plays'].filter((way) => typeof way === 'string') : [];
  const way = ways.find((each) => tongueOf(each) === tongue);
  const isForeign = (cue: unknown): boolean => typeof cue === 'string' && tongueOf(cue) !== tongue;
  if (way === undefined) return beat;
  const { hint, instruction } = dramaTongues[tongue].cues;
  return {
    ...beat,
    ...(isForeign(beat['hint']) ? { hint: hint(way) } : {}),
    ...(isForeign(beat['instruction']) ? { instruction: instruction(way) } : {}),
  };
}

const withOthers = (ways: readonly string[], book: Book): readonly string[] => [
  ...ways,
  ...ways.flatMap((way) => book.get(way) ?? []),
];
