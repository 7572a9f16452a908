import { tongueOfLanguage, type TongueName } from '../../drama/tongues/tongue.ts';
import type { EntityId } from '../../drama/entity-id.ts';
import { ownFitting, type FittingKind } from '../fittings.ts';
import type { NounPhrase } from '../names/noun-phrase.ts';
import type { Thing, World } from '../world.ts';
import { english } from './en.ts';
import type { FittingWords } from './fitting-words.ts';
import { french } from './fr/fr.ts';
import type { NamedKind, WorldTongue } from './tongue.ts';
import { chinese } from './zh.ts';

const worldTongues: Readonly<Record<TongueName, WorldTongue>> = { en: english, zh: chinese, fr: french };

export const worldTongueOf = (language: string | undefined): WorldTongue => worldTongues[tongueOfLanguage(language)];

/** The language a name was typed in. */
const han = /\p{Script=Han}/u;
export const tongueOfWords = (words: string): WorldTongue => worldTongues[han.test(words) ? 'zh' : 'en'];

/** Said of what is elsewhere, of what is hidden and of what there is not, in the language of the name. */
export const notSeen = (name: string): string => tongueOfWords(name).refusals.unseen(name);

/** What belongs to this room by that name: what it is called, what is seen of it, and in which words. */
export function fittingNamed(
  { setting, fittings }: Pick<World, 'setting' | 'fittings'>,
  place: EntityId | undefined,
  phrase: NounPhrase,
): NamedFitting | undefined {
  const here = place === undefined ? undefined : fittings.get(place);
  if (!here) return undefined;
  const typed = tongueOfWords(phrase.text);
  const words = setting.language === undefined ? typed.fittings : worldTongueOf(setting.language).fittings;
  const own = ownFitting(here, phrase);
  const isSaid = (name: string): boolean => /^the /i.test(name) || han.test(name);
  if (own) {
    const name = isSaid(own.name) ? own.name : `the ${own.name}`;
    return { kind: undefined, name, looks: own.description, words };
  }
  const said = [phrase.text, phrase.head].map((one) => one.toLowerCase());
  const known = (one: WorldTongue, kind: FittingKind): boolean => said.some((word) => one.fittings.known[kind].test(word));
  for (const fitting of here) {
    if (!('kind' in fitting)) continue;
    const { kind } = fitting;
    if (Object.values(worldTongues).some((one) => known(one, kind)))
      return { kind, name: words.names[kind], looks: words.looks(fitting), words };
  }
  return undefined;
}

export interface NamedFitting {
  readonly kind: FittingKind | undefined;
  readonly name: string;
  readonly looks: string | undefined;
  readonly words: FittingWords;
}

/** By what name something was said not to be seen; nothing, where something else was said. */
export function nameNotSeen(reason: string): string | undefined {
  const mark = '\u0000';
  for (const { refusals } of Object.values(worldTongues)) {
    const [before = '', after = ''] = refusals.unseen(mark).split(mark);
    if (reason.startsWith(before) && reason.endsWith(after)) return reason.slice(before.length, -after.length);
  }
  return undefined;
}

/** What a thing is called by itself, in the language the play is told in. */
export const plainNameIn = ({ setting }: World, thing: Thing): string =>
  worldTongueOf(setting.language).plainName(thing);

/** How things that happen by themselves are told. */
export const happeningsIn = ({ setting }: World): WorldTongue['happenings'] =>
  worldTongueOf(setting.language).happenings;

/** Whether that is how one does what others are to hear. */
export const isAloud = (manner: string): boolean => Object.values(worldTongues).some(({ aloud }) => aloud.test(manner));

/** Whether words are those of whoever stages the play. */
export const isStaged = (words: string): boolean =>
  Object.values(worldTongues).some(({ staged }) => staged.test(words));

/** Whether words mean people, whoever they are. */
export const saysPeople = (words: string): boolean =>
  Object.values(worldTongues).some(({ people }) => people.test(words));

/** Whether words are those of such a thing, in any language: authors name things as they like. */
export const saysKind = (kind: NamedKind, words: string): boolean =>
  Object.values(worldTongues).some(({ kinds }) => kinds[kind].test(words));

/** Whether one of its names says that a thing is of this kind. */
export const isNamedAs = ({ name, aliases }: Thing, kind: NamedKind): boolean =>
  [name, ...aliases].some((called) => saysKind(kind, called));
