import { contents, isOpen, isOpenable, isTuckedAway } from './containment.ts';
import { liquidIn } from './vessel.ts';
import { is, stateOf, type Thing, type World } from './world.ts';

/** Why a thing cannot be kept close to the body, in the clothes or under an arm. */
export type Unstowable = 'alight' | 'brimming' | 'bulky';

/** A flame would set the clothes on fire, an open vessel would spill; what is larger than a hand shows in any coat. */
export function unstowable(thing: Thing): Unstowable | undefined {
  if (is(thing, 'burning') || (is(thing, 'lit') && stateOf(thing, 'on') === undefined)) return 'alight';
  if (liquidIn(thing) !== undefined && (!isOpenable(thing) || isOpen(thing))) return 'brimming';
  return thing.size > 1 ? 'bulky' : undefined;
}

/** What is large goes under an arm; a flame and a full cup do not. */
export const fitsUnderArm = (thing: Thing): boolean => (unstowable(thing) ?? 'bulky') === 'bulky';

export const bothHands = 2;

/** What somebody has in their hands, and not in their clothes. */
export const inHands = (world: World, actor: Thing): Thing[] =>
  contents(world, actor, 'heldBy').filter((thing) => !isTuckedAway(thing));
