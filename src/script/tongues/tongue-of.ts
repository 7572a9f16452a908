import { tongueOf as tongueNameOf } from '../../drama/tongues/written-in.ts';
import type { ScriptTongue } from './tongue.ts';
import { scriptTongues } from './tongues.ts';

/** The language a script is written in. */
export const tongueOf = (text: string): ScriptTongue => scriptTongues[tongueNameOf(text)];
