import type { EntityId } from '../../drama/entity-id.ts';
import { appearanceOf, looksOver, newsIn, type Appearance } from '../appearance.ts';
import { contents, isDead, isTuckedAway } from '../containment.ts';
import { him, listed, the, The } from '../naming.ts';
import { has, is, type Thing } from '../world.ts';
import type { Deed } from './deed.ts';

/** [LOOK5] What is to be seen of somebody: all of it at first, and what has changed from then on. Only who looks is told. */
export function lookOver(deed: Deed, person: Thing): undefined {
  if (!looksOver(deed.action)) return undefined;
  const now = appearanceOf(deed.world, deed.subject, person);
  const { came, went } = newsIn(now, deed.known);
  const told = [
    ...(deed.known === undefined && person.description ? [person.description] : []),
    ...inWords(deed, person, came, ''),
    ...inWords(deed, person, went, ' no longer'),
  ];
  for (const sentence of told) deed.tellDoer(sentence);
  if (told.length === 0) deed.tellDoer(`There is nothing ${deed.known ? 'new' : 'more'} to be seen of ${the(person)}.`);
  return undefined;
}

function inWords(deed: Deed, person: Thing, { states, worn, held }: Appearance, not: string): string[] {
  const named = (ids: readonly EntityId[]): string => listed(ids.map((id) => deed.thing(id)));
  const who = The(person);
  return [
    ...(states.length > 0 ? [`${who} is${not} ${states.join(' and ')}.`] : []),
    ...(worn.length > 0 ? [`${who}${not} wears ${named(worn)}.`] : []),
    ...(held.length > 0
      ? [isDead(person) && !not ? `Still in hand: ${named(held)}.` : `${who}${not} holds ${named(held)}.`]
      : []),
  ];
}

/** [LOOK6] What they have about them and nobody saw comes to light. */
export function searchPerson(deed: Deed, person: Thing): undefined {
  const found = contents(deed.world, person, 'heldBy', 'wornBy').filter(
    (thing) => isTuckedAway(thing) || (has(thing, 'hidden') && !is(thing, 'revealed')),
  );
  lookOver(deed, person);
  for (const thing of found) {
    if (isTuckedAway(thing)) deed.set(thing, 'concealed', false);
    else deed.set(thing, 'revealed', true);
  }
  return found.length > 0
    ? deed.tell(`${The(deed.subject)} finds ${listed(found)} on ${the(person)}.`)
    : deed.tellDoer(`Nothing ${foundAnything(deed, person) ? 'else ' : ''}is to be found on ${him(person)}.`);
}

const foundAnything = (deed: Deed, person: Thing): boolean =>
  contents(deed.world, person, 'heldBy', 'wornBy').length > 0;
