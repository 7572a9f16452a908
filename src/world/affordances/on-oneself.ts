import { contents, parentOf, relationOfThing } from '../containment.ts';
import { isInHiding } from '../rules/whereto.ts';
import { has, stateOf } from '../world.ts';
import { deed, drawing, one, some, telling, type CandidateGroup, type Outlook } from './candidate.ts';
import { takingOff } from './handling.ts';
import { waysOut } from './ways-out.ts';

/** What one may do with one's own body. */
export function onOneself(outlook: Outlook): readonly CandidateGroup[] {
  const { world, self, held, near } = outlook;
  const around = parentOf(world, self);
  const isSeated = around?.kind === 'prop' && relationOfThing(self) === 'on';
  const posture = stateOf(self, 'posture');
  const isUp = !isSeated && (posture === undefined || posture === null || posture === 'standing');
  const cover = isInHiding(self) ? around : undefined;
  const leader = stateOf(self, 'following');
  const weapon = held.find((thing) => has(thing, 'weapon'));
  const seats = isUp && !cover ? near.filter((thing) => has(thing, 'seat')) : [];
  return [
    one(!isUp && deed('stand', 'stand')),
    one(cover && deed('come-out', 'exit', { object: cover })),
    one(around?.kind === 'prop' && relationOfThing(self) === 'in' && deed('get-out', 'exit', { object: around })),
    some(1, ...seats.map((object) => deed('sit', 'sit', { object, preposition: 'on' }))),
    one(weapon && drawing(weapon)),
    one(typeof leader === 'string' && deed('unfollow', 'unfollow', { object: near.find(({ id }) => id === leader) })),
    waysOut(outlook, 3),
    one(telling('search-here', 'search')),
    one(isUp && deed('kneel', 'kneel')),
    one(...contents(world, self, 'wornBy').map(takingOff)),
    one(telling('wait', 'wait')),
  ];
}
