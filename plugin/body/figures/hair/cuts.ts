import type { haircuts } from '../../../../src/drama/looks.ts';
import { baldingCuts } from './balding.ts';
import { curlyCuts } from './curly.ts';
import type { CutMaker } from './cut.ts';
import { gatheredCuts } from './gathered.ts';
import { hangingCuts } from './hanging.ts';
import { plaitedCuts } from './plaited.ts';
import { shortCuts } from './short.ts';

/** How every cut is made, by its word; the bald have none. */
export const cutMakers: Readonly<Record<(typeof haircuts)[number], CutMaker | undefined>> = {
  bald: undefined,
  ...baldingCuts,
  ...shortCuts,
  ...hangingCuts,
  ...curlyCuts,
  ...plaitedCuts,
  ...gatheredCuts,
};
