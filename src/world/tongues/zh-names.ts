import type { Thing } from '../world.ts';

const han = /\p{Script=Han}/u;

/** By the Chinese name where the author gave one, by their own where not. */
export function chineseName(thing: Pick<Thing, 'name' | 'aliases'>): string {
  if (han.test(thing.name)) return thing.name;
  return thing.aliases.find((alias) => han.test(alias)) ?? thing.name.replace(/^(the|a|an|some)\s+/i, '');
}
