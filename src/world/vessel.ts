import { isPortable } from './containment.ts';
import { has, stateOf, type Thing } from './world.ts';

/** What is in cups and wells: state `liquid` says which, `amount` how many measures. */

export function liquidIn(thing: Thing): string | undefined {
  const liquid = stateOf(thing, 'liquid');
  return typeof liquid === 'string' && liquid !== '' && amountIn(thing) > 0 ? liquid : undefined;
}

/** How many measures; a liquid with no amount is one measure in a cup and without end in a well. */
export function amountIn(thing: Thing): number {
  const amount = stateOf(thing, 'amount');
  if (typeof amount === 'number') return amount;
  return stateOf(thing, 'liquid') ? (isEndless(thing) ? Infinity : 1) : 0;
}

/** A well never runs dry: fixed, with a liquid and no amount. */
export const isEndless = (thing: Thing): boolean => !isPortable(thing) && typeof stateOf(thing, 'amount') !== 'number';

export const isVessel = (thing: Thing): boolean => has(thing, 'fillable') || stateOf(thing, 'liquid') !== undefined;
