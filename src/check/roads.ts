import type { Condition } from '../drama/condition.ts';
import { foldCondition, isOfKind, type ConditionFold } from '../drama/condition-fold.ts';
import { whyNeverTogether } from './clash.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import type { Survey, SurveyedBeat } from './survey.ts';

/** Roads and beats whose own condition can never hold where they are to be played. */
export function closedRoads(survey: Survey): Finding[] {
  const closed = new Set<string>();
  return survey.beats.flatMap(({ beat, trajectory, point, path, roadPath }) => {
    const why = whyNeverTogether(survey, [trajectory.when], [point.index]);
    if (why !== undefined) {
      if (closed.has(roadPath)) return [];
      closed.add(roadPath);
      const remedy = 'Ask for something that can hold while this point is being played.';
      return anError('road-never-open', `${roadPath}.when`, `this road is never open: ${why}`, remedy);
    }
    const never = whyNeverTogether(survey, [trajectory.when, beat.when], [point.index]);
    if (never === undefined) return [];
    return anError(
      'beat-never-played',
      `${path}.when`,
      `“${beat.id}” can never be played: ${never}`,
      'Ask for something that can hold while this point is being played.',
    );
  });
}

/**
 * Beats that wait for one another. A beat waits for those before it on its road and for those its condition asks for; where
 * that leads back to itself, nobody can take the first step.
 */
export function beatCircles(survey: Survey): Finding[] {
  const settled = new Set<string>();
  const findings: Finding[] = [];
  const follow = (placed: SurveyedBeat, trail: readonly SurveyedBeat[]): void => {
    const at = trail.indexOf(placed);
    if (at >= 0) return void findings.push(circle(trail.slice(at)));
    if (settled.has(placed.beat.id)) return;
    for (const next of awaitedBy(survey, placed)) follow(next, [...trail, placed]);
    settled.add(placed.beat.id);
  };
  for (const placed of survey.beats) follow(placed, []);
  return findings;
}

/** Without which this beat is not played. */
function awaitedBy(survey: Survey, { beat, trajectory, index }: SurveyedBeat): SurveyedBeat[] {
  const asked = [trajectory.when, beat.when].flatMap((when) =>
    when ? requiredParts(survey, when).flatMap((part) => (isOfKind(part, 'beat') ? [part.beat] : [])) : [],
  );
  const before = trajectory.beats[index - 1]?.id;
  return [...(before === undefined ? [] : [before]), ...asked].flatMap((id) => survey.beatsById.get(id) ?? []);
}

function circle(beats: readonly SurveyedBeat[]): Finding {
  const [first] = beats;
  const ring = [...beats, ...beats.slice(0, 1)].map(({ beat }) => `“${beat.id}”`).join(' → ');
  const waiting = beats.find(({ beat }) => beat.when);
  // What has a `done` may still come true by somebody else's doing.
  const tell = beats.some(({ beat }) => beat.done) ? aWarning : anError;
  const message = `these beats wait for one another, and none can be played first: ${ring}`;
  const remedy =
    'Take one of them out of the "when" of the others, or put them on the road in the order they wait for.';
  return tell('circle', waiting ? `${waiting.path}.when` : `${first?.roadPath ?? ''}.when`, message, remedy);
}

const required: ConditionFold<readonly Condition[], [Survey]> = {
  all: ({ all }, survey) => all.flatMap((part) => requiredParts(survey, part)),
  any: (condition, survey) =>
    condition.any.length === 1 ? condition.any.flatMap((part) => requiredParts(survey, part)) : [condition],
  named({ named: name }, survey) {
    const named = survey.blueprint.conditions?.[name];
    return named ? requiredParts(survey, named) : [];
  },
  otherwise: (condition) => [condition],
};

/** The parts without which a condition cannot hold, one by one; what has alternatives is one part. */
export const requiredParts = (survey: Survey, condition: Condition): readonly Condition[] =>
  foldCondition(required, condition, survey);
