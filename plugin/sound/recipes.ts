import { loops } from './loops.ts';
import { spots } from './spots.ts';
import type { SoundRecipe } from './tape.ts';

export type LoopName = keyof typeof loops;
/** Sounds that are over soon. */
export type SpotName = keyof typeof spots;
export type SoundName = LoopName | SpotName;

/** Every sound we make, and how. */
export const recipes: Readonly<Record<SoundName, SoundRecipe>> = { ...loops, ...spots };
