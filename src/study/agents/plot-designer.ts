import type { Result } from '../../kit/result.ts';
import { bulleted, lined, material } from '../../mind/material.ts';
import type { ModelError } from '../../model/model-error.ts';
import type { PeopleDraft } from '../draft/people-draft.ts';
import { PlotDraftSchema, type PlotDraft } from '../draft/plot-draft.ts';
import type { Kit } from '../kit.ts';
import { ask, revisionMaterial, type Revision, type StudyAsking } from './asking.ts';

const plotTokens = 3_000;

/** What a plot is made of. */
interface PlotMaterial {
  readonly topic: string;
  readonly people: PeopleDraft;
  readonly kits: readonly Kit[];
  readonly acts: number;
}

/** Plots a topic for its people: where, with which things, in which acts. `plot-designer.prompt.md`. */
export function designPlot(
  asking: StudyAsking,
  { topic, people, kits, acts }: PlotMaterial,
  revision?: Revision<PlotDraft>,
): Promise<Result<PlotDraft, ModelError>> {
  const shown = [
    material('topic', topic),
    castMaterial(people),
    material('places', bulleted(kits.map(({ id, name, description }) => `${id}: ${name}. ${description}`))),
    ...revisionMaterial(revision),
  ];
  const task = `Give the plot${revision ? ' again' : ''}, in ${acts === 1 ? 'one act' : `${acts} acts`}.`;
  return ask(asking, 'plot-designer', shown, task, PlotDraftSchema, plotTokens);
}

/** The people as the other agents read them. */
export const castMaterial = ({ people, matters }: PeopleDraft): string =>
  [
    material(
      'people',
      bulleted(
        people.map(
          ({ name, persona, wants, knows }) =>
            `${name}: ${persona} Wants: ${wants.openly} In secret: ${wants.secretly} Knows: ${knows
              .map(({ matter, insteadSays }) => `${matter}${insteadSays ? ' (hides it)' : ''}`)
              .join(', ')}.`,
        ),
      ),
    ),
    material('matters', lined(matters.map(({ id, claim }) => `${id}: ${claim}`))),
  ].join('\n\n');
