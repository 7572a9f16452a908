import type { EntityId } from '../../drama/entity-id.ts';
import type { Fitting, FittingKind } from '../fittings.ts';
import { plainName } from '../names/name-index.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import type { FittingWords } from '../tongues/fitting-words.ts';
import { isFittingWord, tongueOfWords, worldTongueOf } from '../tongues/tongues.ts';
import type { World } from '../world.ts';

/** A part of the room, as it is spoken of. */
export interface NamedFitting {
  readonly kind: FittingKind | undefined;
  /** Inside a sentence: *the curtains*. */
  readonly name: string;
  readonly looks: string | undefined;
  readonly words: FittingWords;
}

/** What belongs to this place by that name: what it is called, what is seen of it, and in which words. */
export function fittingNamed(world: World, place: EntityId | undefined, phrase: NounPhrase): NamedFitting | undefined {
  const here = place === undefined ? undefined : world.fittings.get(place);
  if (!here) return undefined;
  const { language } = world.setting;
  const words = (language === undefined ? tongueOfWords(phrase.text) : worldTongueOf(language)).fittings;
  const said = [phrase.text, phrase.head].map((one) => one.toLowerCase());
  for (const fitting of here) {
    if ('name' in fitting) {
      if (!isCalled(fitting, said)) continue;
      const name = /^the |\p{Script=Han}/iu.test(fitting.name) ? fitting.name : `the ${fitting.name}`;
      return { kind: undefined, name, looks: fitting.description, words };
    }
    const { kind } = fitting;
    if (said.some((word) => isFittingWord(kind, word)))
      return { kind, name: words.names[kind], looks: words.looks(fitting), words };
  }
  return undefined;
}

const isCalled = ({ name, aliases = [] }: Extract<Fitting, { name: string }>, said: readonly string[]): boolean =>
  [name, ...aliases].some((one) => said.map(plainName).includes(plainName(one)));
