import type { Result } from '../../kit/result.ts';
import { bulleted, lined, material } from '../../mind/material.ts';
import type { ModelError } from '../../model/model-error.ts';
import { ActDraftSchema, pointsOf, type ActDraft } from '../draft/act-draft.ts';
import { deedVerbs } from '../draft/deed-verbs.ts';
import type { PeopleDraft } from '../draft/people-draft.ts';
import type { PlotDraft } from '../draft/plot-draft.ts';
import { ask, revisionMaterial, type Revision, type StudyAsking } from './asking.ts';
import { castMaterial } from './plot-designer.ts';

const actTokens = 5_000;

/** What an act is directed from. */
interface ActMaterial {
  readonly topic: string;
  readonly people: PeopleDraft;
  readonly plot: PlotDraft;
  /** The names of all that stands and lies about, and where each small thing is. */
  readonly things: readonly string[];
  /** Which act, counted from 0. */
  readonly act: number;
  /** The act that follows it, which is directed already. */
  readonly next: ActDraft | undefined;
}

/** Directs an act from its ending backwards: points with flags, results and roads. `director.prompt.md`. */
export function directAct(
  asking: StudyAsking,
  { topic, people, plot, things, act, next }: ActMaterial,
  revision?: Revision<ActDraft>,
): Promise<Result<ActDraft, ModelError>> {
  const shown = [
    material('topic', topic),
    castMaterial(people),
    material('plot', lined([`${plot.title}: ${plot.about}`, ...plot.acts.map(actLine)])),
    material('things', bulleted(things)),
    material('verbs', deedVerbs.join(' ')),
    ...(next
      ? [
          material(
            'next',
            lined(
              pointsOf(next)
                .slice(0, 2)
                .map(({ name, about }) => `${name}: ${about}`),
            ),
          ),
        ]
      : []),
    ...revisionMaterial(revision),
  ];
  const which = plot.acts.length === 1 ? 'the act' : `act ${act + 1}`;
  return ask(asking, 'director', shown, `Direct ${which}${revision ? ' again' : ''}.`, ActDraftSchema, actTokens);
}

const actLine = ({ title, happens, ends }: PlotDraft['acts'][number], index: number): string =>
  `Act ${index + 1}, ${title}: ${happens} It ends so: ${ends}`;
