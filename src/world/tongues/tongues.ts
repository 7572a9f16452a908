import { tongueOfLanguage, type TongueName } from '../../drama/tongues/tongue.ts';
import type { Thing } from '../world.ts';
import { english } from './en.ts';
import type { NamedKind, WorldTongue } from './tongue.ts';
import { chinese } from './zh.ts';

const worldTongues: Readonly<Record<TongueName, WorldTongue>> = { en: english, zh: chinese };

export const worldTongueOf = (language: string | undefined): WorldTongue => worldTongues[tongueOfLanguage(language)];

/** Whether that is how one does what others are to hear. */
export const isAloud = (manner: string): boolean => Object.values(worldTongues).some(({ aloud }) => aloud.test(manner));

/** Whether words mean people, whoever they are. */
export const saysPeople = (words: string): boolean =>
  Object.values(worldTongues).some(({ people }) => people.test(words));

/** Whether words are those of such a thing, in any language: authors name things as they like. */
export const saysKind = (kind: NamedKind, words: string): boolean =>
  Object.values(worldTongues).some(({ kinds }) => kinds[kind].test(words));

/** Whether one of its names says that a thing is of this kind. */
export const isNamedAs = ({ name, aliases }: Thing, kind: NamedKind): boolean =>
  [name, ...aliases].some((called) => saysKind(kind, called));
