import type { haircuts } from '../../../../src/drama/looks.ts';
import { curlyCuts } from './curly.ts';
import { gatheredCuts } from './gathered.ts';
import { hangingCuts } from './hanging.ts';
import type { CutMaker } from './scalp.ts';
import { shortCuts } from './short.ts';

/** How every cut is made, by its word; the bald have none. */
export const cutMakers: Readonly<Record<(typeof haircuts)[number], CutMaker | undefined>> = {
  bald: undefined,
  ...shortCuts,
  ...hangingCuts,
  ...curlyCuts,
  ...gatheredCuts,
};
