import { headNounOf } from './lexicon/head-noun.ts';
import { isPlural } from './lexicon/nouns.ts';
import { genderOfThing } from './names/name-index.ts';
import type { Thing } from './world.ts';

/** How narration and refusals call things. */

const determined = /^(the|a|an|his|her|its|their|my|our|your|some|one|two|three)\s/i;

/** `the drawer`, `Gertrude`, `his cloak`: the name as it stands inside a sentence. */
export function the(thing: Thing): string {
  if (determined.test(thing.name)) return lowerFirst(thing.name);
  if (thing.kind === 'actor' && /^\p{Lu}/u.test(thing.name)) return thing.name;
  if (/[\u3400-\u9fff]/.test(thing.name)) return thing.name;
  if (thing.kind !== 'prop' && /^\p{Lu}/u.test(thing.name)) return thing.name;
  return `the ${thing.name}`;
}

/** The name at the beginning of a sentence. */
export function The(thing: Thing): string {
  return upperFirst(the(thing));
}

const pronounsOf = (actor: Thing): 'he' | 'she' | 'it' | 'they' => {
  const gender = genderOfThing(actor);
  return actor.pronouns ?? (gender === 'male' ? 'he' : gender === 'female' ? 'she' : 'they');
};

/** What is the actor's own: *his* beard, *her* hands. */
export const his = (actor: Thing): string => ({ he: 'his', she: 'her', it: 'its', they: 'their' })[pronounsOf(actor)];

export const him = (actor: Thing): string => ({ he: 'him', she: 'her', it: 'it', they: 'them' })[pronounsOf(actor)];

export const himself = (actor: Thing): string =>
  ({ he: 'himself', she: 'herself', it: 'itself', they: 'themselves' })[pronounsOf(actor)];

/** Somebody's: *Hamlet's*, *Polonius's*. */
export const whose = (thing: Thing): string => `${the(thing)}'s`;

export const isPluralName = (thing: Thing): boolean => thing.kind === 'prop' && isPlural(headNounOf(thing.name));

export const isAre = (thing: Thing): string => (isPluralName(thing) ? 'are' : 'is');
export const hasHave = (thing: Thing): string => (isPluralName(thing) ? 'have' : 'has');
export const doesDo = (thing: Thing): string => (isPluralName(thing) ? 'do' : 'does');

export function listed(things: readonly Thing[], and: 'and' | 'or' = 'and'): string {
  const names = things.map(the);
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} ${and} ${last}` : (last ?? 'nothing');
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lowerFirst(text: string): string {
  return /^(The|A|An|His|Her|Its|Their|My|Our|Your|Some)\s/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
