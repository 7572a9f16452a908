import { indoors } from './indoors.ts';
import { spots } from './spots.ts';
import type { SoundRecipe } from './tape.ts';
import { town } from './town.ts';
import { weather } from './weather.ts';

/** Sounds that go on. */
export const loops = { ...weather, ...town, ...indoors } as const;
export type LoopName = keyof typeof loops;
/** Sounds that are over soon. */
export type SpotName = keyof typeof spots;
export type SoundName = LoopName | SpotName;

/** Every sound we make, and how. */
export const recipes: Readonly<Record<SoundName, SoundRecipe>> = { ...loops, ...spots };
