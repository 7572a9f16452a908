import type { PlayDraft } from '../draft/play-draft.ts';
import type { Desk, Doubt } from './doubt.ts';
import { surveyDraft, type DraftRule, type DraftSurroundings } from './draft-survey.ts';
import { causesBeforeEffects } from './order-rules.ts';
import { outOfPart } from './out-of-part.ts';
import { peopleRules } from './people-rules.ts';
import { plotRules } from './plot-rules.ts';
import { pointRules } from './point-rules.ts';

const rules: Readonly<Record<Desk, readonly DraftRule[]>> = {
  people: peopleRules,
  plot: plotRules,
  points: [...pointRules, causesBeforeEffects, outOfPart],
};

/**
 * What the reviewer finds wrong with a draft without asking anybody, by desks: are the people sound and their motives clear, is
 * all there that is spoken of and used, do causes come before effects? The same draft gives the same doubts.
 */
export function reviewDraft(
  draft: PlayDraft,
  surroundings: DraftSurroundings,
  desks: readonly Desk[] = ['people', 'plot', 'points'],
): readonly Doubt[] {
  const survey = surveyDraft(draft, surroundings);
  return desks.flatMap((desk) => rules[desk].flatMap((rule) => rule(survey)));
}
