import { isOfKind } from '../drama/condition-fold.ts';
import { aWarning, type Finding } from './finding.ts';
import { requiredParts } from './roads.ts';
import type { Survey, SurveyedPoint } from './survey.ts';

/** Flags that only a death meets: whoever spares them finds them dead all the same, or the play stands still. */
export const withoutMercy = (survey: Survey): Finding[] =>
  survey.points.flatMap((placed) => (placed.point.moot ? [] : deathsIn(survey, placed)));

function deathsIn(survey: Survey, { point, path }: SurveyedPoint): Finding[] {
  const parts = point.flag.when ? requiredParts(survey, point.flag.when) : [];
  return parts.flatMap((part) => {
    const isDeath = isOfKind(part, 'state') && part.state['dead'] === true;
    if (!isDeath || !survey.profiles.some(({ profile }) => profile.actor === part.entity)) return [];
    const name = survey.nameOf(part.entity);
    const message = `there is no road for a person who lets ${name} live: only ${name}’s death leads on from “${point.id}”`;
    const remedy =
      'Let something else meet the flag as well, with "any", or say in "moot" when there is nothing left to play.';
    return aWarning('no-other-road', `${path}.flag.when`, message, remedy);
  });
}

/** Points with somebody whom every road needs, where nothing happens by itself: they may die or leave. */
export const withoutOtherRoad = (survey: Survey): Finding[] =>
  survey.points.flatMap((placed) => (placed.point.moot ? [] : neededIn(survey, placed)));

function neededIn(survey: Survey, { point, path }: SurveyedPoint): Finding[] {
  const [first, ...others] = point.trajectories;
  if (!first || point.otherwise || (point.flag.when && isOfKind(point.flag.when, 'secondsInto'))) return [];
  const actors = [...new Set(first.beats.map(({ actor }) => actor))];
  const all = actors.filter((id) => others.every(({ beats }) => beats.some(({ actor }) => actor === id)));
  if (all.length === 0) return [];
  const names = all.map((id) => survey.nameOf(id)).join(' or ');
  const message = `without ${names} no road leads on from “${point.id}”, and nothing happens by itself: should they die or leave, the point is given up`;
  const remedy =
    'Write a road that others can take, an "otherwise", or say in "moot" when there is nothing left to play.';
  return [aWarning('no-other-road', path, message, remedy)];
}
