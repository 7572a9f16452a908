import { readWith } from '../../../src/kit/schema.ts';
import { ActDraftSchema, pointsOf } from '../../../src/study/draft/act-draft.ts';
import { PeopleDraftSchema } from '../../../src/study/draft/people-draft.ts';
import type { PlayDraft } from '../../../src/study/draft/play-draft.ts';
import { PlotDraftSchema } from '../../../src/study/draft/plot-draft.ts';
import { must } from './must.ts';
import { act, people, plot } from './good-answers.ts';
import type { PlantedDefect } from './planted-defects.ts';

/** The sound draft as the agents answer it, read by schema. */
export const soundDraft: PlayDraft = draftOf({ people, plot, act });

interface Answers {
  readonly people: unknown;
  readonly plot: unknown;
  readonly act: unknown;
}

function draftOf(answers: Answers): PlayDraft {
  return {
    people: must(readWith(PeopleDraftSchema, answers.people)),
    plot: must(readWith(PlotDraftSchema, answers.plot)),
    acts: [must(readWith(ActDraftSchema, answers.act))],
  };
}

/** The sound draft with a defect in it. */
export function withDefect({ path, value }: PlantedDefect): PlayDraft {
  const data = structuredClone({ people, plot, points: pointsOf(must(readWith(ActDraftSchema, act))) });
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<Record<string, unknown>>(
    (within, key) => within[key] as Record<string, unknown>,
    data as unknown as Record<string, unknown>,
  );
  owner[last] = value;
  const [ending, ...before] = data.points.toReversed();
  return draftOf({ people: data.people, plot: data.plot, act: { ending, before } });
}
