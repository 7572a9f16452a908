import * as z from 'zod/mini';
import { wordList } from '../kit/word-list.ts';

/** What a prop is good for: the union of what Inform 7, AI2-THOR and LIGHT model. */
export const traits = wordList(`
  portable fixed scenery container supporter openable lockable transparent enterable seat bed vehicle holdall wearable
  edible drinkable readable writable switchable light lightable burnable breakable cuttable sharp blunt weapon
  fillable pourable pushable pullable door device musical hidden
`);

export type Trait = (typeof traits)[number];

export const TraitSchema = z.enum(traits);
