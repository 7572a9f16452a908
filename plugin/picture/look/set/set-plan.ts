import type { StagePlan } from '../../../stage/staging/stage-plan.ts';

/** What of a plan a set is built from. */
export type SetPlan = Pick<StagePlan, 'rooms' | 'walls' | 'doorways' | 'stairs' | 'style' | 'light' | 'dressing'> &
  Partial<Pick<StagePlan, 'props'>>;
