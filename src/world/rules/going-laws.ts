import { has } from '../world.ts';
import { block, follow, unfollow } from './accompanying.ts';
import { climb, enter, enterable, exit, hide } from './entering.ts';
import { drive, go, step } from './going.ts';
import { law, type Law, passes } from './law.ts';

export const goingLaws: readonly Law[] = [
  law('go', go, {
    object: 'any',
    loose: true,
    suits: (thing) => (thing.kind === 'place' ? 2 : 1),
  }),
  law('step', step, { object: 'see', loose: true }),
  law('drive', drive, { target: 'any', loose: true, suits: (thing) => (has(thing, 'vehicle') ? 2 : 0) }),
  law('pace', passes, { object: 'any', loose: true }),
  law('enter', enter, {
    object: 'any',
    suits: (thing) => (thing.kind === 'place' || enterable(thing) || has(thing, 'door') ? 2 : 0),
  }),
  law('exit', exit, {
    object: 'any',
    loose: true,
    suits: (thing) => (thing.kind === 'place' || enterable(thing) || has(thing, 'door') ? 2 : 0),
  }),
  law('climb', climb, { suits: (thing) => (enterable(thing) ? 2 : 1) }),
  law('hide', hide, { loose: true, suits: (thing) => (has(thing, 'portable') ? 0 : 1) }),
  law('follow', follow, { needs: ['object'], object: 'see', suits: (thing) => (thing.kind === 'actor' ? 2 : 0) }),
  law('unfollow', unfollow, { object: 'hear' }),
  law('block', block, {
    object: 'see',
    loose: true,
    suits: (thing) => (thing.kind === 'actor' || has(thing, 'door') ? 2 : 1),
  }),
  law('lead', passes, { object: 'see', loose: true }),
];
