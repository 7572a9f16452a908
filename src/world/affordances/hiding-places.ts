import { isNamedAs } from '../tongues/tongues.ts';
import { has, type Thing } from '../world.ts';

/**
 * Could something be behind it? Asked of its kind alone, never of what is there: an offer to look must not tell that there
 * is something to be found.
 */
export const backs = (thing: Thing): boolean => isSet(thing) && isNamedAs(thing, 'back');

export const undersides = (thing: Thing): boolean =>
  isSet(thing) && (has(thing, 'bed') || isNamedAs(thing, 'underside'));

/** Stands or lies where it is, and is no door. */
const isSet = (thing: Thing): boolean => thing.kind === 'prop' && has(thing, 'fixed') && !has(thing, 'door');
