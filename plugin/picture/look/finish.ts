import { invariant } from '../../../src/kit/invariant.ts';
import { substances, type Substance } from './substance.ts';
import type { PatternName } from './textures/patterns.ts';

/** How a surface is finished: a substance, perhaps coloured, perhaps laid in a pattern that is not its own. */
export interface Finish {
  readonly substance: Substance;
  readonly tint?: string;
  readonly pattern?: PatternName;
}

export const finishKey = ({ substance, tint, pattern }: Finish): string =>
  [substance, tint, pattern].filter((part) => part !== undefined).join(' ');

/** A finish written down: `stone/plaster #a99d89` is a substance, the pattern it is laid in and its colour. */
export function finishOf(text: string): Finish {
  const [made = '', tint] = text.split(' ');
  const [name, pattern] = made.split('/');
  const substance = substances.find((one) => one === name);
  invariant(substance, `"${text}" is no finish: nothing is made of ${name}.`);
  return { substance, ...(pattern && { pattern: pattern as PatternName }), ...(tint && { tint }) };
}
