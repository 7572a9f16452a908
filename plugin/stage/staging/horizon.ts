import type { StageHorizon } from '../../../src/drama/staging.ts';
import type { StagePlan } from './stage-plan.ts';

const usual: Readonly<Record<StagePlan['style'], StageHorizon>> = {
  medieval: 'castle',
  renaissance: 'hills',
  georgian: 'roofs',
  victorian: 'roofs',
  twenties: 'city',
  modern: 'city',
  future: 'city',
};

/** What is seen far off: as the staging says, or as the style has it. */
export const horizonOf = ({ style, horizon }: Pick<StagePlan, 'style' | 'horizon'>): StageHorizon =>
  horizon ?? usual[style];
