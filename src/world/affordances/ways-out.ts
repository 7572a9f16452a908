import type { Exit } from '../../drama/entity.ts';
import { isLocked, isOpen, placeOf } from '../containment.ts';
import { thingOf, type Thing, type World } from '../world.ts';
import { deed, one, some, telling, type Candidate, type CandidateGroup, type Outlook } from './candidate.ts';

/** The ways out of where the actor is, each by the place it leads to. */
export function waysOut({ world, self }: Outlook, most: number): CandidateGroup {
  const exits = placeOf(world, self)?.exits ?? [];
  return some(most, ...exits.map((exit) => goingBy(world, exit, going(thingOf(world, exit.to)))));
}

/** What one may do about a place: go there; where one is, look about and see the ways out. */
export function onPlace(place: Thing, outlook: Outlook): readonly CandidateGroup[] {
  const here = placeOf(outlook.world, outlook.self);
  if (here?.id === place.id) return [waysOut(outlook, 8), one(telling('search-here', 'search'))];
  const exit = here?.exits.find(({ to }) => to === place.id);
  return [one(exit ? goingBy(outlook.world, exit, going(place)) : going(place))];
}

/** A door is also a way: through it, into the next place. */
export function throughDoor(door: Thing, { world, self }: Outlook): CandidateGroup {
  const exit = placeOf(world, self)?.exits.find((candidate) => candidate.door === door.id);
  return one(exit && goingBy(world, exit, going(thingOf(world, exit.to))));
}

const going = (place: Thing): Candidate => deed(isOpenAir(place) ? 'go-to' : 'go-into', 'go', { object: place });

/** One goes into a room and to a corner. */
const isOpenAir = ({ name }: Thing): boolean =>
  /\b(street|road|corner|stairs?|quay|garden|yard|roof|square|path|field|shore|beach|terrace|balcony|bridge|gate)\b/i.test(
    name,
  );

/** The company opens a closed door on the way by itself; a locked one stays in the way. */
function goingBy(world: World, { door }: Exit, walk: Candidate): Candidate {
  if (door === undefined) return walk;
  const inTheWay = thingOf(world, door);
  if (isOpen(inTheWay) || isLocked(inTheWay)) return walk;
  return { ...walk, after: { verb: 'open', object: door } };
}
