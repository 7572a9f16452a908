import { speaksAsModel } from '../../mind/guarding/in-part.ts';
import { doubtOf, type DraftRule } from './draft-survey.ts';

/** Gaps somebody meant to fill, and marks that belong to no text. */
const unfinished = /\blorem ipsum\b|\bTODO\b|\{\{|<\/?\w+>/i;

const isOutside = (text: string): boolean => unfinished.test(text) || speaksAsModel(text);

/** Lines that speak of prompts and models, and texts with gaps to be filled. */
export const outOfPart: DraftRule = ({ draft, points }) => [
  ...draft.people.people.flatMap((person) =>
    [
      person.persona,
      person.wants.openly,
      person.wants.secretly,
      ...person.knows.map(({ says }) => says),
      ...person.answers.map(({ says }) => says),
    ]
      .filter((text) => isOutside(text))
      .slice(0, 1)
      .map((text) =>
        doubtOf('people')(
          'out-of-part',
          person.name,
          `“${text.slice(0, 80)}” does not belong into a play`,
          'Write what this person would say.',
        ),
      ),
  ),
  ...points.flatMap(({ point, roads, act, where }) =>
    [point.about, point.result, point.otherwise, ...roads.flat().flatMap(({ beat }) => beat.says)]
      .filter((text) => isOutside(text))
      .slice(0, 1)
      .map((text) =>
        doubtOf('points')(
          'out-of-part',
          where,
          `“${text.slice(0, 80)}” does not belong into a play`,
          'Write what happens in the play.',
          act,
        ),
      ),
  ),
];
