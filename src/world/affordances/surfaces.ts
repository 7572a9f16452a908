import { isContainer, isOpen, isSupporter } from '../containment.ts';
import { enterable } from '../rules/entering.ts';
import { isFire } from '../rules/placing.ts';
import { isNamedAs } from '../tongues/tongues.ts';
import { has, type Thing } from '../world.ts';

/** Would anybody put this there? Into a fire only what burns, on a hook only what hangs. */
export function bears(surface: Thing, thing: Thing): boolean {
  if (surface.id === thing.id || isCarried(surface)) return false;
  if (isPeg(surface)) return has(thing, 'wearable') || has(thing, 'holdall');
  return !isFire(surface) || has(thing, 'burnable');
}

export const isPeg = (thing: Thing): boolean => isNamedAs(thing, 'peg');

/** Where a thing in hand is likely to be put down: tables before seats and beds. */
export function surfacesFor(thing: Thing, near: readonly Thing[]): readonly Thing[] {
  const surfaces = near.filter((other) => isSupporter(other) && bears(other, thing));
  const isForBodies = (other: Thing): boolean => has(other, 'seat') || has(other, 'bed');
  return [...surfaces.filter((other) => !isForBodies(other)), ...surfaces.filter(isForBodies)];
}

/** What stands open and could take it in. */
export const boxesFor = (thing: Thing, near: readonly Thing[]): readonly Thing[] =>
  near.filter((other) => isContainer(other) && isOpen(other) && !enterable(other) && bears(other, thing));

const isCarried = ({ at }: Thing): boolean => at !== null && ('heldBy' in at || 'wornBy' in at);

/**
 * Could something be behind it? Asked of its kind alone, never of what is there: an offer to look must not tell that there
 * is something to be found.
 */
export const backs = (thing: Thing): boolean => isSet(thing) && isNamedAs(thing, 'back');

export const undersides = (thing: Thing): boolean =>
  isSet(thing) && (has(thing, 'bed') || isNamedAs(thing, 'underside'));

/** Stands or lies where it is, and is no door. */
const isSet = (thing: Thing): boolean => thing.kind === 'prop' && has(thing, 'fixed') && !has(thing, 'door');
