import type { Material } from '@babylonjs/core/Materials/material.js';
import type { FormedThing } from '../../../stage/forms/form.ts';
import { substances, type Substance } from '../../look/substance.ts';
import type { Workshop } from '../../look/workshop.ts';
import { periodOf } from './period.ts';

const otherWords: Readonly<Record<string, Substance>> = {
  wooden: 'oak', mahogany: 'walnut', ebony: 'walnut', cherry: 'walnut', teak: 'walnut', deal: 'pine', beech: 'pine',
  golden: 'gold', gilt: 'gold', gilded: 'gold', metal: 'steel', tin: 'pewter', bronze: 'copper', lead: 'pewter',
  crystal: 'glass', china: 'ceramic', porcelain: 'ceramic', earthenware: 'clay', terracotta: 'clay', baize: 'felt',
  cotton: 'linen', satin: 'silk', wickerwork: 'wicker', granite: 'stone', cane: 'wicker', rush: 'straw',
}; // prettier-ignore

const colours: Readonly<Record<string, string>> = {
  black: '#2a2724', white: '#f2ede0', grey: '#8b8b88', gray: '#8b8b88', red: '#a32b26', crimson: '#8e1f2b',
  scarlet: '#b8281f', green: '#2f6a45', blue: '#2f4f86', yellow: '#e0b23c', brown: '#6b4326', orange: '#cf7327',
  purple: '#5c3a73', violet: '#6b4a8a', pink: '#d993a0', cream: '#efe2c4', turquoise: '#3f8f8c',
}; // prettier-ignore

/** What a thing's own words say of its make: its substance and its colour. The name counts before the description. */
export function dressOf(thing: FormedThing): { readonly substance?: Substance; readonly colour?: string } {
  const names = wordsOf(`${thing.name} ${thing.aliases.join(' ')}`);
  const { make } = thing;
  const said = make?.substance === undefined ? undefined : substanceCalled(make.substance);
  const substance = said ?? firstOf([...names, ...wordsOf(thing.description ?? '')], substanceCalled);
  // A description tells colours of much that is not the thing itself.
  const colour = make?.colour ?? firstOf(names, (word) => (Object.hasOwn(colours, word) ? colours[word] : undefined));
  return { ...(substance && { substance }), ...(colour && { colour }) };
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/);

const substanceCalled = (word: string): Substance | undefined => {
  if ((substances as readonly string[]).includes(word)) return word as Substance;
  return Object.hasOwn(otherWords, word) ? otherWords[word] : undefined;
};

const firstOf = <T>(words: readonly string[], meaning: (word: string) => T | undefined): T | undefined => {
  for (const word of words) {
    const found = meaning(word);
    if (found !== undefined) return found;
  }
  return undefined;
};

const woods: readonly Substance[] = ['oak', 'walnut', 'pine', 'painted-wood', 'bark', 'wicker'];
const metals: readonly Substance[] = ['iron', 'steel', 'brass', 'silver', 'gold', 'copper', 'pewter', 'chrome'];
const cloths: readonly Substance[] = [
  'linen', 'wool', 'velvet', 'silk', 'carpet', 'fur', 'canvas', 'leather', 'felt',
]; // prettier-ignore

export type Chosen = (usual: Substance, usualTint?: string) => Material;

/** The material of one kind that a thing's words ask for, or the usual one. */
const chosen =
  (kinds: readonly Substance[]) =>
  (workshop: Workshop, thing: FormedThing, ...[usual, usualTint]: Parameters<Chosen>): Material => {
    const { substance, colour } = dressOf(thing);
    const named = substance && kinds.includes(substance);
    const made = named ? substance : usual;
    const tint = colour && (named || kinds === cloths) ? colour : named ? undefined : usualTint;
    return workshop.material(made, tint);
  };

const woodNamed = chosen([...woods, ...metals]);

/** Wood as the thing's words ask for, else the usual one as its age has it: no walnut in a castle, pale boards in a café. */
export const woodOf: typeof woodNamed = (workshop, thing, usual, usualTint) => {
  const period = periodOf(workshop);
  const made = period === 'old' && usual === 'walnut' ? 'oak' : period === 'plain' && usual === 'oak' ? 'pine' : usual;
  return woodNamed(workshop, thing, made, usualTint);
};
export const metalOf = chosen(metals);
export const clothOf = chosen(cloths);
