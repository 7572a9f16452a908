import type { State } from '../../../../src/drama/state.ts';
import type { FormedThing } from '../../../stage/forms/form.ts';
import { says } from '../carpentry/condition.ts';

/** Whether a light shines, as the rules of the world have it: by its state, always where nothing can turn it on, never broken. */
export const shines =
  (thing: FormedThing) =>
  (state: State): boolean => {
    if (says(state, 'broken')) return false;
    if (says(state, 'lit') || says(state, 'on')) return true;
    return !thing.traits.has('lightable') && !thing.traits.has('switchable') && thing.traits.has('light');
  };
