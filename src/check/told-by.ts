import type { Condition, TellingPattern } from '../drama/condition.ts';
import { foldCondition, innerConditions, type ConditionFold } from '../drama/condition-fold.ts';
import { aWarning, type Finding } from './finding.ts';
import { isToldIn, meansOf, type Means } from './means.ts';
import type { Survey } from './survey.ts';

/** Matters that somebody is to tell who does not know them and has no line that tells them. */
export function toldByTheIgnorant(survey: Survey): Finding[] {
  const means = meansOf(survey);
  const placed = [
    ...survey.points.flatMap(({ point, path }) =>
      point.flag.when ? [{ condition: point.flag.when, path: `${path}.flag.when` }] : [],
    ),
    ...survey.beats.flatMap(({ beat, path }) => (beat.done ? [{ condition: beat.done, path: `${path}.done` }] : [])),
  ];
  return placed.flatMap(({ condition, path }) =>
    tellings(condition).flatMap(({ matter, by }) => {
      if (by === undefined || canTell(survey, means, matter, by)) return [];
      const name = survey.nameOf(by);
      const message = `${name} is to tell “${matter}”, and does not know it`;
      const remedy = `Give ${name} a "knows" with "matter": "${matter}", or a beat that tells it; or take "by" out.`;
      return aWarning('told-by-nobody', path, message, remedy);
    }),
  );
}

function canTell(survey: Survey, means: Means, matter: string, by: string): boolean {
  const profile = survey.profiles.find(({ profile: { actor } }) => actor === by)?.profile;
  if (profile?.knows?.some((known) => known.matter === matter)) return true;
  return means.written.some(
    (written) =>
      written.actor === by &&
      isToldIn(
        survey,
        matter,
        means.spokenIn(written).map(({ line }) => line),
      ),
  );
}

const tellings = (condition: Condition): readonly TellingPattern[] => foldCondition(told, condition);

const told: ConditionFold<readonly TellingPattern[]> = {
  told: (condition) => [condition.told],
  not: () => [],
  otherwise: (condition) => innerConditions(condition).flatMap(tellings),
};
