import { isOfKind } from '../drama/condition-fold.ts';
import type { Condition } from '../drama/condition.ts';
import { whyNeverTogether } from './clash.ts';
import { anError, aWarning, type Finding } from './finding.ts';
import { meansOf } from './means.ts';
import { whyOutOfReach } from './out-of-reach.ts';
import { requiredParts } from './roads.ts';
import type { Survey, SurveyedPoint } from './survey.ts';

interface Asked {
  readonly when: Condition;
  readonly path: string;
}

/** What a flag asks for: its condition, and what must have come before. */
const askedBy = ({ point, path }: SurveyedPoint): Asked[] => [
  ...(point.flag.when ? [{ when: point.flag.when, path: `${path}.flag.when` }] : []),
  ...(point.flag.needs ?? []).map(({ when }, index) => ({ when, path: `${path}.flag.needs.${index}.when` })),
];

/** Flags that cannot be met by anybody, and flags that nothing written for the play brings about. */
export function unmetFlags(survey: Survey): Finding[] {
  const means = meansOf(survey);
  return survey.points.flatMap((placed) =>
    askedBy(placed).flatMap(({ when, path }) => {
      const { point, index } = placed;
      const never = whyNeverTogether(survey, [when], [index]);
      if (never !== undefined) {
        const remedy = 'Ask for something that can hold while this point is being played.';
        return anError('flag-never-met', path, `nobody can ever meet the flag of “${point.id}”: ${never}`, remedy);
      }
      // Where the author gives no road, the company works one out from the flag itself.
      if (point.trajectories.length === 0) return [];
      const why = whyOutOfReach(survey, means, when, index);
      if (why === undefined) return [];
      return aWarning(
        'flag-out-of-reach',
        path,
        `no road leads to the flag of “${point.id}”: ${why}`,
        'Let a beat of this point do or say it, or let a consequence bring it about; or ask for something else.',
      );
    }),
  );
}

/** Flags that wait for a step of an earlier point: if the play went there another way, nothing can be done about it here. */
export function flagsLookingBack(survey: Survey): Finding[] {
  return survey.points.flatMap((placed) =>
    askedBy(placed).flatMap(({ when, path }) =>
      requiredParts(survey, when).flatMap((part) => {
        const beat = isOfKind(part, 'beat') ? survey.beatsById.get(part.beat) : undefined;
        if (!beat || beat.point.index >= placed.index) return [];
        const message = `“${placed.point.id}” waits for “${beat.beat.id}”, which can only be played at “${beat.point.point.id}”, long before`;
        const remedy = `Ask for what "${beat.beat.id}" brings about, so that it can still come about; or give an { "any": [ … ] } with another way.`;
        return aWarning('flag-looks-back', path, message, remedy);
      }),
    ),
  );
}

/** Points nobody has a way through. */
export function withoutRoad(survey: Survey): Finding[] {
  return survey.points.flatMap(({ point, path }) => {
    if (point.trajectories.length > 0 || point.otherwise) return [];
    // Time passes by itself.
    if (point.flag.when && requiredParts(survey, point.flag.when).some((part) => isOfKind(part, 'secondsInto')))
      return [];
    const message = `“${point.id}” has no road and nothing that happens otherwise: without a model it may be left behind unplayed`;
    const remedy = 'Give it a trajectory with a beat, or an "otherwise" with what happens when nobody brings it about.';
    return aWarning('no-road', path, message, remedy);
  });
}
