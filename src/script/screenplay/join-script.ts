import { objectsIn } from '../json.ts';
import type { SourceFile } from '../source.ts';
import { idOfHeading, makeRoads, pointsOfScript, type Stage } from './roads.ts';
import { readScreenplay } from './read-screenplay.ts';

type Made = Record<string, unknown>;

/** Puts the roads of the script to the points of the plan. */
export function joinScript(blueprint: Made, files: readonly SourceFile[], stage: Stage): void {
  const planned = new Map<string, Made>();
  for (const act of objectsIn(blueprint.acts)) {
    for (const scene of objectsIn(act.scenes)) {
      for (const point of objectsIn(scene.points)) if (typeof point.id === 'string') planned.set(point.id, point);
    }
  }
  for (const point of files.flatMap((file) => pointsOfScript(readScreenplay(file), stage))) {
    const id = idOfHeading(point.heading, '');
    const made = planned.get(id);
    if (!made) {
      stage.mistakes.push({ spot: point.heading.spot, message: `play.yaml has no point “${id}”` });
      continue;
    }
    const known = (made.trajectories ??= []) as unknown[];
    for (const road of makeRoads(point, id, stage)) {
      known.push(road);
      stage.sources.mark(known, known.length - 1, stage.sources.spotOf(road, 'id'));
    }
  }
}
