import type { EntityId } from '../../drama/entity-id.ts';
import { tongueOfLanguage, type TongueName } from '../../drama/tongues/tongue.ts';
import type { FittingKind } from '../fittings.ts';
import type { Thing, World } from '../world.ts';
import { english } from './en.ts';
import { french } from './fr/fr.ts';
import type { Hindrance, NamedKind, WorldTongue } from './tongue.ts';
import { chinese } from './zh.ts';

const worldTongues: Readonly<Record<TongueName, WorldTongue>> = { en: english, zh: chinese, fr: french };

export const worldTongueOf = (language: string | undefined): WorldTongue => worldTongues[tongueOfLanguage(language)];

/** The language a name was typed in. */
const han = /\p{Script=Han}/u;
export const tongueOfWords = (words: string): WorldTongue => worldTongues[han.test(words) ? 'zh' : 'en'];

/** Said of what is elsewhere, of what is hidden and of what there is not, in the language of the name. */
export const notSeen = (name: string): string => tongueOfWords(name).refusals.unseen(name);

/** Whether a word is one for such a part of a room, in any language. */
export const isFittingWord = (kind: FittingKind, word: string): boolean =>
  Object.values(worldTongues).some(({ fittings }) => fittings.known[kind].test(word));

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

/** Why a body could not do it: what is in the way of the thing, person or place it meant. */
export function hindranceIn({ setting, things }: World, hindrance: Hindrance, id: EntityId): string {
  const thing = things.get(id);
  return thing ? worldTongueOf(setting.language).hindrances[hindrance](thing) : id;
}

/** What the narrator tells, as it is told to whoever is in it. */
export function toldTo({ setting, things, cast }: World, self: Thing, text: string): string {
  const others = cast.flatMap((id) => (id === self.id ? [] : (things.get(id) ?? [])));
  return worldTongueOf(setting.language).toldTo?.(text, self, others) ?? text;
}

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
