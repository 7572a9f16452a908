import type { Substance } from './substance.ts';
import type { PatternName } from './textures/pattern.ts';

/** How a surface is finished: a substance, perhaps coloured, perhaps laid in a pattern that is not its own. */
export interface Finish {
  readonly substance: Substance;
  readonly tint?: string;
  readonly pattern?: PatternName;
  /** As it is seen where no light is on. */
  readonly dim?: boolean;
}

export const finishKey = ({ substance, tint, pattern, dim }: Finish): string =>
  [substance, tint, pattern, dim ? 'dim' : undefined].filter((part) => part !== undefined).join(' ');
