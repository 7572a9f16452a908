import type { Action } from '../../src/drama/action.ts';
import type { EntityId } from '../../src/drama/entity-id.ts';
import { has, stateOf, type Thing, type World } from '../../src/world/world.ts';
import { gestureVerbs, type GestureRow, type HandGesture, type Wanted } from './gestures.ts';

/** What somebody asks of the narrator by a gesture, as subject, verb and object; nothing where it means nothing. */
export function deedOf(gesture: HandGesture, world: World, subject: EntityId): Action | undefined {
  const [held, thing] = ['held' in gesture ? gesture.held : undefined, 'thing' in gesture ? gesture.thing : undefined];
  const about = { held: held && world.things.get(held), thing: thing && world.things.get(thing) };
  const row = gestureVerbs.find((each) => each.gesture === gesture.kind && fits(each, about));
  if (!row) return undefined;
  const { verb, object, preposition, target, instrument } = row;
  return {
    subject,
    verb,
    ...slot('object', about[object]),
    ...(preposition === undefined ? {} : { preposition }),
    ...slot('target', target && about[target]),
    ...slot('instrument', instrument && about[instrument]),
  };
}

interface About {
  readonly held: Thing | undefined;
  readonly thing: Thing | undefined;
}

const slot = (name: 'object' | 'target' | 'instrument', thing: Thing | undefined) =>
  thing ? { [name]: thing.id } : {};

function fits({ held: wantedHeld, thing: wanted, object, target }: GestureRow, { held, thing }: About): boolean {
  if (wanted === 'none') return thing === undefined && isAs(held, wantedHeld, held);
  const needsThing = wanted !== undefined || object === 'thing' || target === 'thing';
  return (!needsThing || (thing !== undefined && isAs(thing, wanted, held))) && isAs(held, wantedHeld, held);
}

function isAs(thing: Thing | undefined, wanted: Wanted | undefined, held: Thing | undefined): boolean {
  if (!wanted) return true;
  if (!thing) return false;
  const { kind, traits = [], state = {}, hasLiquid, keyHeld } = wanted;
  return (
    (kind === undefined || thing.kind === kind) &&
    traits.every((trait) => has(thing, trait)) &&
    Object.entries(state).every(([key, value]) => (stateOf(thing, key) === true) === value) &&
    (!hasLiquid || typeof stateOf(thing, 'liquid') === 'string') &&
    (!keyHeld || (held !== undefined && thing.key === held.id))
  );
}
