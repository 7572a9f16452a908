import type { EntityId } from '../../drama/entity-id.ts';
import { clausesOf, type Clause } from '../../play/clause.ts';
import type { Calls } from '../tongues/calls.ts';
import { mindTongues } from '../tongues/tongues.ts';
import { earFor, languageOf } from './language.ts';
import { meantIn } from './meaning.ts';
import { mentionedIn, type Named } from './naming.ts';
import { plain } from '../../play/plain-words.ts';

/** Whom a line accuses. */
export interface Accused {
  /** Whoever it is said to. */
  readonly isHearer: boolean;
  /** By name. */
  readonly named: readonly EntityId[];
}

/** Whom a line accuses of a crime: *it was you*, *I accuse the doctor*, *凶手是管家*. */
export function accusedIn(spoken: string, speaker: EntityId | undefined, names: readonly Named[]): Accused {
  const tongue = earFor(languageOf(spoken, plain(spoken)));
  const { calls } = mindTongues[tongue];
  let isHearer = false;
  const named = new Set<EntityId>();
  for (const clause of clausesOf(spoken)) {
    const people = mentionedIn(` ${clause.text.trim()} `, names).filter(
      ({ kind, id }) => kind === 'actor' && id !== speaker,
    );
    const own = meantIn('accusation', clause, tongue);
    if (own && clause.words.you.test(` ${own.words.trim()} `)) isHearer = true;
    else if (own && people.length === 0) isHearer ||= clause.words.you.test(clause.text);
    else if (own) for (const { id } of people) named.add(id);
    // Nobody is accused by a question about them.
    else if (!clause.asked && !clause.words.you.test(clause.text))
      for (const person of people) {
        const faced = asHearer(clause, person, calls);
        if (!clause.words.asks.test(faced.text) && meantIn('accusation', faced, tongue)) named.add(person.id);
      }
  }
  return { isHearer, named: [...named] };
}

/** The clause as it would be said to somebody's face: *you killed him* for *Bodley killed him*. */
const asHearer = (clause: Clause, { names }: Named, calls: Calls): Clause => ({
  ...clause,
  text: [...names].sort((a, b) => b.length - a.length).reduce((text, name) => calls.asYou(text, name), clause.text),
});
