import { prepareStage } from '../../plugin/stage/prepare-stage.ts';
import { checkScene } from '../../src/check/check-scene.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { describeProblem } from '../../src/kit/schema.ts';
import { planPlay, sceneOf } from '../../src/study/plan-play.ts';
import type { Shelf } from '../../src/study/shelf.ts';
import { rehearse } from '../company/rehearsal.ts';
import { openHavok } from '../plugin/stage/physics/open-havok.ts';

/** What came of a topic: each list is empty where nothing is wrong. */
export interface TriedTopic {
  /** What a reading of the files and `check` complain of. */
  readonly unsound: readonly string[];
  /** What the stage has no room for. */
  readonly unbuilt: readonly string[];
  /** Evenings that came to no end of their own. */
  readonly unended: readonly string[];
  /** Evenings on which somebody never spoke. */
  readonly unspoken: readonly string[];
  /** Lines of each evening. */
  readonly lines: readonly number[];
  readonly planMs: number;
}

interface Trial {
  readonly seeds: number;
  readonly isBuilt?: boolean;
}

/** Makes a play of a topic without a model, builds its stage, and plays it on so many evenings. */
export async function tryTopic(text: string, shelf: Shelf, { seeds, isBuilt = true }: Trial): Promise<TriedTopic> {
  const began = performance.now();
  const planned = sceneOf(planPlay(text, shelf));
  const planMs = performance.now() - began;
  const found = checkScene(planned.scene).map(({ code, where, message }) => `${code} ${where}: ${message}`);
  const unsound = [...planned.mistakes.map(({ message }) => message), ...found];
  const read = readSceneFile(planned.scene);
  if (!read.ok) {
    const why = read.error.map(describeProblem);
    return { unsound: [...unsound, ...why], unbuilt: why, unended: why, unspoken: why, lines: [], planMs };
  }
  const built = isBuilt ? await prepareStage(read.value, { havok: await openHavok() }) : undefined;
  const unbuilt = built && !built.ok ? built.error.map(describeProblem) : [];
  const [unended, unspoken, lines]: [string[], string[], number[]] = [[], [], []];
  for (let seed = 1; seed <= seeds; seed++) {
    const { summary, of } = await rehearse(read.value, { settings: { seed: String(seed) } });
    const spoke = new Set(of('line:begun').map(({ actor }) => actor));
    const silent = read.value.blueprint.profiles.filter(({ actor }) => !spoke.has(actor));
    if (!summary.completed) unended.push(`seed ${seed}: ${JSON.stringify(summary.ending ?? 'no ending')}`);
    if (silent.length > 0) unspoken.push(`seed ${seed}: ${silent.map(({ actor }) => actor).join(', ')}`);
    lines.push(summary.lines);
  }
  return { unsound, unbuilt, unended, unspoken, lines, planMs };
}
