import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readSceneFile } from '../drama/scene-file.ts';
import { describeProblem } from '../kit/schema.ts';
import { openWorld } from '../world/world.ts';
import { badInput, reasonOf } from './command.ts';
import type { CommandOutput } from './command-io.ts';
import { writeWholeFile } from './output-file.ts';

/** Draws every place of a scene into a folder, an SVG each, and tells where. What cannot be planned at all is told instead. */
export async function writePlans(value: unknown, folder: string, told: CommandOutput): Promise<void> {
  const scene = readSceneFile(value);
  if (!scene.ok) return told.write('proscenium: nothing was drawn: the scene cannot be read yet\n');
  const { drawPlace } = await import('../../plugin/picture/ground-plan/draw-place.ts');
  const { planAnyway } = await import('../../plugin/picture/ground-plan/plan-anyway.ts');
  const planned = planAnyway(scene.value);
  if (!planned.ok) {
    const why = planned.error[0] ? describeProblem(planned.error[0]) : 'there is no place';
    return told.write(`proscenium: nothing was drawn: ${why}\n`);
  }
  const { plan, misplaced } = planned.value;
  const world = openWorld(scene.value);
  try {
    await mkdir(folder, { recursive: true });
    for (const { place } of plan.rooms) {
      const { svg } = drawPlace(place, plan, world, misplaced, scene.value.blueprint.language);
      const path = join(folder, `${place.replace(/^place:/, '').replace(/[^\p{L}\p{N}-]+/gu, '-')}.svg`);
      await writeWholeFile(path, svg);
      await told.write(`proscenium: drew ${path}\n`);
    }
  } catch (error) {
    throw badInput(`cannot write to ${folder}: ${reasonOf(error)}`, error);
  }
}
