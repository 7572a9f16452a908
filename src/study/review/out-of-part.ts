import { doubtOf, type DraftRule } from './draft-survey.ts';

/** What a model says of itself, or to whoever asked it: nothing that belongs into a play. */
const outside =
  /\bas an? (?:ai|large language|language)\b|\b(?:ai|language) (?:model|assistant)\b|\bi (?:cannot|can['’]t|am unable to) (?:assist|help with|comply|create|generate)\b|\bsystem prompt\b|\bignore (?:all|any|the|your|previous)[\w ]* instructions\b|\blorem ipsum\b|\bTODO\b|\{\{|<\/?\w+>|作为(?:一个)?(?:人工智能|语言模型)/i;

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
      .filter((text) => outside.test(text))
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
      .filter((text) => outside.test(text))
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
