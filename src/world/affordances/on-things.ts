import {
  isContainer,
  isDead,
  isHeldBy,
  isLocked,
  isOpen,
  isOpenable,
  isPortable,
  isShut,
  isSupporter,
  parentOf,
  relationOfThing,
  bearerOf,
  contents,
} from '../containment.ts';
import { has, is, stateOf, type Thing } from '../world.ts';
import { enterable } from '../rules/entering.ts';
import { isTearable } from '../rules/breaking.ts';
import { deed, one, putting, some, telling, type CandidateGroup, type Outlook } from './candidate.ts';
import { handlingOf, isReadable, pouringInto, pouringOutOf, reading, sharpOf } from './handling.ts';
import { backs, bears, isPeg, undersides } from './surfaces.ts';
import { throughDoor } from './ways-out.ts';

/** What comes to mind at the sight of a thing that is not in one's own hands, the likeliest first. */
export function onThing(thing: Thing, outlook: Outlook): readonly CandidateGroup[] {
  const { world, self } = outlook;
  const bearer = bearerOf(world, thing);
  if (bearer && bearer.id !== self.id && !isDead(bearer)) return onBorneBy(thing, bearer);
  const on = parentOf(world, self)?.id === thing.id ? relationOfThing(self) : undefined;
  return [
    one(on === 'behind' || on === 'under' ? deed('come-out', 'exit', { object: thing }) : undefined),
    one(on === 'on' && deed('stand', 'stand'), on === 'in' && deed('get-out', 'exit', { object: thing })),
    one(isPortable(thing) && !has(thing, 'seat') && deed('take', 'take', { object: thing })),
    ...opening(thing, outlook),
    throughDoor(thing, outlook),
    one(reading(thing)),
    sitting(thing),
    puttingHere(thing, outlook),
    takingOut(thing, outlook),
    pouringInto(thing, outlook),
    ...handlingOf(thing),
    pouringOutOf(thing, outlook),
    ...looking(thing),
    one(isPortable(thing) && has(thing, 'seat') && deed('take', 'take', { object: thing })),
    hiding(thing),
    hidingHere(thing, outlook),
    ...harming(thing, outlook),
  ];
}

/** What somebody else has about them is theirs. */
function onBorneBy(thing: Thing, bearer: Thing): readonly CandidateGroup[] {
  return [
    one(telling('examine', 'examine', { object: thing })),
    one(
      isHeldBy(thing, bearer) && deed('snatch-from', 'steal', { object: thing, preposition: 'from', target: bearer }),
    ),
  ];
}

const isHanging = (thing: Thing): boolean =>
  isOpenable(thing) && !has(thing, 'container') && !has(thing, 'door') && has(thing, 'fixed');

/** Open, close, lock and unlock: with a key, the one in hand. */
export function opening(thing: Thing, { held }: Outlook): readonly CandidateGroup[] {
  const key = thing.key === undefined ? undefined : held.find(({ id }) => id === thing.key);
  const isSealed = is(thing, 'sealed');
  const opens = isOpenable(thing) || stateOf(thing, 'open') !== undefined;
  const unlocks = isLocked(thing) || is(thing, 'locked');
  const turning = (verb: 'lock' | 'unlock') =>
    key
      ? deed(`${verb}-with`, verb, { object: thing, instrument: key })
      : thing.key === undefined && deed(verb, verb, { object: thing });
  return [
    one(
      unlocks && turning('unlock'),
      isSealed && deed('unseal', 'open', { object: thing }),
      !unlocks && opens && !isOpen(thing) && deed(isHanging(thing) ? 'draw-open' : 'open', 'open', { object: thing }),
      opens && isOpen(thing) && deed(isHanging(thing) ? 'draw-shut' : 'close', 'close', { object: thing }),
    ),
    one(has(thing, 'lockable') && !unlocks && turning('lock')),
  ];
}

function sitting(thing: Thing): CandidateGroup {
  if (has(thing, 'vehicle')) return one(deed('get-in', 'enter', { object: thing, preposition: 'in' }));
  return some(
    2,
    has(thing, 'seat') && deed('sit', 'sit', { object: thing, preposition: 'on' }),
    has(thing, 'bed') && deed('lie', 'lie', { object: thing, preposition: 'on' }),
    !has(thing, 'seat') &&
      !has(thing, 'bed') &&
      enterable(thing) &&
      deed(has(thing, 'container') ? 'get-in' : 'get-on', 'enter', { object: thing }),
  );
}

/** What is in hand, put where the eye rests: into a fire only what burns, on a hook only what hangs. */
function puttingHere(thing: Thing, { held }: Outlook): CandidateGroup {
  const takesIn = isContainer(thing) && !isShut(thing) && !enterable(thing) && !isSupporter(thing);
  if (!takesIn && !isSupporter(thing)) return some(0);
  const fitting = held.filter((object) => bears(thing, object));
  const most = has(thing, 'seat') || has(thing, 'bed') ? 2 : 3;
  return some(most, ...fitting.map((object) => putting(object, takesIn ? 'in' : 'on', thing)));
}

/** Things in an open drawer are hard to point at: they are offered with it. */
function takingOut(thing: Thing, { world }: Outlook): CandidateGroup {
  if (!isContainer(thing) || isShut(thing)) return some(0);
  const inside = contents(world, thing, 'in').filter(isPortable);
  return some(3, ...inside.map((object) => deed('take-out', 'take', { object, preposition: 'from', target: thing })));
}

/** Only what such a thing could hide by its kind: what is there is for the narrator to tell. */
export function looking(thing: Thing): readonly CandidateGroup[] {
  const opensUp = isContainer(thing) && (!isShut(thing) || has(thing, 'transparent'));
  return [
    one(opensUp && telling('look-in', 'look', { object: thing, preposition: 'in' })),
    one(backs(thing) && telling('look-behind', 'look', { object: thing, preposition: 'behind' })),
    one(undersides(thing) && telling('look-under', 'look', { object: thing, preposition: 'under' })),
    one(
      !opensUp && isSupporter(thing) && has(thing, 'fixed') && !isPeg(thing) && !backs(thing) && !undersides(thing)
        ? telling('search', 'search', { object: thing })
        : undefined,
    ),
    one(has(thing, 'door') && !isOpen(thing) && telling('knock', 'knock', { object: thing })),
    one(has(thing, 'door') && !isOpen(thing) && telling('listen', 'listen', { object: thing })),
    one(telling('examine', 'examine', { object: thing })),
  ];
}

/** Somebody could hide there. */
function hiding(thing: Thing): CandidateGroup {
  return some(
    1,
    backs(thing) && has(thing, 'fixed') && deed('hide-behind', 'hide', { object: thing, preposition: 'behind' }),
    has(thing, 'bed') && deed('hide-under', 'hide', { object: thing, preposition: 'under' }),
    has(thing, 'container') && enterable(thing) && !has(thing, 'vehicle')
      ? deed('hide-in', 'hide', { object: thing, preposition: 'in' })
      : undefined,
  );
}

/** Something in hand could be hidden there. */
function hidingHere(thing: Thing, { held }: Outlook): CandidateGroup {
  const [object] = held;
  if (!object || isPortable(thing)) return some(0);
  return one(
    backs(thing) && deed('hide-behind-it', 'put', { object, preposition: 'behind', target: thing }),
    undersides(thing) && deed('hide-under-it', 'put', { object, preposition: 'under', target: thing }),
  );
}

/** What one would think of last. */
export function harming(thing: Thing, outlook: Outlook): readonly CandidateGroup[] {
  const sharp = sharpOf(outlook, thing);
  const cuts = sharp && has(thing, 'cuttable');
  const missile = outlook.held.find((held) => held.id !== thing.id && !has(held, 'weapon'));
  return [
    one(isPaper(thing) && has(thing, 'burnable') && deed('burn', 'burn', { object: thing })),
    one(
      cuts && isHanging(thing) && deed('stab-with', 'stab', { object: thing, instrument: sharp }),
      cuts && !has(thing, 'wearable') && deed('cut-with', 'cut', { object: thing, instrument: sharp }),
      isPaper(thing) && deed('tear', 'tear', { object: thing }),
    ),
    one(has(thing, 'breakable') && !isHeldBy(thing, outlook.self) && deed('break', 'break', { object: thing })),
    one(
      missile &&
        has(thing, 'breakable') &&
        !isPortable(thing) &&
        deed('throw-at', 'throw', { object: missile, preposition: 'at', target: thing }),
    ),
  ];
}

/** A letter, a page, a cheque: what can be torn up and burnt. */
const isPaper = (thing: Thing): boolean =>
  isReadable(thing) &&
  isTearable(thing) &&
  !has(thing, 'breakable') &&
  (has(thing, 'burnable') || has(thing, 'cuttable') || has(thing, 'writable'));
