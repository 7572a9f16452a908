import { objectsIn, textOf } from '../json.ts';
import type { SourceFile } from '../source.ts';
import { planOfScript } from './plan-of-script.ts';
import { readScreenplay } from './read-screenplay.ts';
import { idOfHeading, makeRoads, type Stage } from './roads.ts';
import { ScriptTree } from './tree.ts';

type Made = Record<string, unknown>;

/** Puts the roads of the script to the points of the plan; where there is no plan, the script is it. */
export function joinScript(
  blueprint: Made,
  files: readonly SourceFile[],
  entities: readonly Made[],
  stage: Stage,
): void {
  const tree = new ScriptTree(stage);
  for (const file of files) tree.add(readScreenplay(file));
  if (blueprint.acts === undefined) {
    const places = entities.filter(({ kind }) => kind === 'place');
    blueprint.acts = planOfScript(tree, textOf(blueprint.title), places);
    return;
  }
  const planned = new Map<string, Made>();
  for (const act of objectsIn(blueprint.acts)) {
    for (const scene of objectsIn(act.scenes)) {
      for (const point of objectsIn(scene.points)) planned.set(textOf(point.id), point);
    }
  }
  for (const point of tree.points) {
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
