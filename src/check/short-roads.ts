import { aWarning, type Finding } from './finding.ts';
import { meansOf, type Means } from './means.ts';
import { whyOutOfReach } from './out-of-reach.ts';
import type { Survey, SurveyedPoint } from './survey.ts';

/** Roads that end before their flag: played to the end, they leave the point where it was. */
export function shortRoads(survey: Survey): Finding[] {
  const means = meansOf(survey);
  return survey.points.flatMap((placed) => {
    const { point, path, index } = placed;
    const { when } = point.flag;
    // A flag nothing reaches is told of by itself.
    if (!when || whyOutOfReach(survey, means, when, index) !== undefined) return [];
    const whys = point.trajectories.map(({ beats }, at) => {
      const awaited = beats.map(({ id }) => id);
      return whyOutOfReach(survey, alongRoad(placed, means, at), when, index, awaited);
    });
    // Where no road reaches it by itself, they may do so together.
    if (!whys.includes(undefined)) return [];
    return whys.flatMap((why, at) => {
      if (why === undefined) return [];
      const message = `this road never reaches the flag of “${point.id}”: ${why}`;
      const remedy = 'Add the beat that brings the flag about, or take the road out.';
      return aWarning('road-too-short', `${path}.trajectories.${at}`, message, remedy);
    });
  });
}

/** What may be said and done while one road of a point is played: no beat of its other roads. */
function alongRoad({ point, index }: SurveyedPoint, means: Means, road: number): Means {
  const others = new Set(
    point.trajectories.flatMap(({ beats }, at) => (at === road ? [] : beats.flatMap(({ plays }) => plays))),
  );
  return { ...means, written: means.written.filter((written) => written.point !== index || !others.has(written.text)) };
}
