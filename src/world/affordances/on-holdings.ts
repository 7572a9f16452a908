import { isContainer, isDead, isHeldBy, isShut, isTuckedAway, isWornBy } from '../containment.ts';
import { liquidIn } from '../vessel.ts';
import { has, type Thing } from '../world.ts';
import { deed, drawing, one, putting, some, telling, type CandidateGroup, type Outlook } from './candidate.ts';
import { handlingOf, pouringInto, pouringOutOf, reading, takingOff } from './handling.ts';
import { harming, looking, opening } from './on-things.ts';
import { boxesFor, surfacesFor } from './surfaces.ts';

/** What comes to mind about a thing one has about one, the likeliest first. */
export function onHolding(thing: Thing, outlook: Outlook): readonly CandidateGroup[] {
  const { self, near } = outlook;
  if (isWornBy(thing, self)) return onWorn(thing, outlook);
  const people = near.filter((other) => other.kind === 'actor' && !isDead(other));
  return [
    one((!isHeldBy(thing, self) || isTuckedAway(thing)) && deed('take', 'take', { object: thing })),
    one(reading(thing)),
    one(has(thing, 'weapon') && drawing(thing)),
    ...opening(thing, outlook),
    ...handlingOf(thing),
    some(2, ...people.map((target) => deed('give', 'give', { object: thing, preposition: 'to', target }))),
    pouringOutOf(thing, outlook),
    some(2, ...surfacesFor(thing, near).map((target) => putting(thing, 'on', target))),
    one(...boxesFor(thing, near).map((target) => putting(thing, 'in', target))),
    one(deed('drop', 'drop', { object: thing })),
    some(1, ...people.map((target) => telling('show', 'show', { object: thing, preposition: 'to', target }))),
    one(isContainer(thing) && !isShut(thing) && telling('look-in', 'look', { object: thing, preposition: 'in' })),
    one(telling('examine', 'examine', { object: thing })),
    pouringInto(thing, outlook),
    one(deed('put-away', 'put away', { object: thing })),
    one(liquidIn(thing) !== undefined && deed('pour-out', 'pour out', { object: thing })),
    one(...people.slice(0, 1).map((target) => deed('throw-to', 'throw', { object: thing, preposition: 'to', target }))),
    ...harming(thing, outlook),
  ];
}

function onWorn(thing: Thing, outlook: Outlook): readonly CandidateGroup[] {
  return [one(takingOff(thing)), ...opening(thing, outlook), ...looking(thing)];
}
