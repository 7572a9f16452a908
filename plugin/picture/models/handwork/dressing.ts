import type { Material } from '@babylonjs/core/Materials/material.js';
import type { Substance } from '../../look/substance.ts';
import { dressOf } from '../carpentry/dress.ts';
import type { Handwork } from './handwork.ts';

/** The material a small thing is made of: its own words first, if they are among these; else the first of them. */
export function madeOf(work: Handwork, usual: Substance, others: readonly Substance[], usualTint?: string): Material {
  const { substance, colour } = dressOf(work.thing);
  const named = substance !== undefined && (substance === usual || others.includes(substance));
  const made = named ? substance : usual;
  return work.workshop.material(made, takesColour.has(made) ? (colour ?? usualTint) : named ? undefined : usualTint);
}

/** A red cup is red all over; a golden ring with a red stone is not. */
const takesColour: ReadonlySet<Substance> = new Set<Substance>([
  'ceramic', 'plastic', 'painted-wood', 'leather', 'linen', 'wool', 'velvet', 'silk', 'felt', 'canvas', 'carpet', 'fur',
  'card', 'paper', 'wax', 'rubber', 'petal', 'fruit', 'cream', 'clay', 'marble',
]); // prettier-ignore

export const metals: readonly Substance[] = ['iron', 'steel', 'brass', 'silver', 'gold', 'copper', 'pewter', 'chrome'];
export const woods: readonly Substance[] = ['oak', 'walnut', 'pine', 'painted-wood', 'bark'];
const wares: readonly Substance[] = ['ceramic', 'clay', 'glass', 'wax', 'oak', 'bone', 'stone', 'marble'];
export const crockery: readonly Substance[] = [...wares, ...metals];
export const cloths: readonly Substance[] = ['linen', 'wool', 'velvet', 'silk', 'fur', 'canvas', 'leather', 'felt'];
