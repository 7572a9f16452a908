import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { isLong, whichOf } from '../how-much.ts';
import { rehearse, sceneFrom } from './rehearsal.ts';

const bakerStreet = sceneFrom(
  JSON.parse(readFileSync(new URL('../../scenes/baker-street/scene.json', import.meta.url), 'utf8')),
);
const cases = (bakerStreet.blueprint.cases ?? []).map(({ id }) => id);

/** The play with the roads of one kind of inquiry only, where the inquiry has both. */
function withRoads(file: SceneFile, keeps: (road: string) => boolean, at: readonly string[]): SceneFile {
  const { blueprint } = file;
  const acts = blueprint.acts.map((act) => ({
    ...act,
    scenes: act.scenes.map((scene) => ({
      ...scene,
      points: scene.points.map((point) =>
        at.includes(point.id) ? { ...point, trajectories: point.trajectories.filter(({ id }) => keeps(id)) } : point,
      ),
    })),
  }));
  return { ...file, blueprint: { ...blueprint, acts } };
}

const inquiry = ['the-questions', 'the-accusation'];
const things = /^(what-the-room-kept|by-the-)/;
const words = /^(what-they-let-slip|they-question-each-other|the-maid-says-it|she-says-it|they-say-it|he-says-it)/;

// What people say, in every check; the things as well, and whoever did it, with LONG=1.
const kinds = [
  ['HAMLET’s case 6: what people say', words],
  ['HAMLET’s case 5: the things in the room', things],
] as const;
describe.each(kinds.slice(0, isLong ? 2 : 1))('%s', (_, kind) => {
  const scene = withRoads(bakerStreet, (road) => kind.test(road), inquiry);

  const tried = cases.filter((_, index) => isLong || index === 1);
  it.each(tried)('lead to the one who did it: %s', async (file) => {
    let named = 0;
    const roads = new Set<string>();
    const walked = (): boolean => [...roads].some((road) => kind.test(road));
    for (const seed of ['1', '2', '3', '4']) {
      if (named > 0 && walked() && !isLong) break;
      const { summary, of } = await rehearse(scene, { settings: { seed, case: file } });
      expect(summary, seed).toMatchObject({ completed: true });
      // The road was really walked: its beats were played, and the planner says which.
      for (const { trajectory, point } of of('beat:played')) if (point === 'the-questions') roads.add(trajectory);
      if (summary.ending === file || (file === 'the-maid' && summary.ending === 'let-go')) named++;
    }
    expect(walked(), [...roads].join()).toBe(true);
    expect(named).toBeGreaterThan(0);
  });
});

describe('a wrong accusation', () => {
  it.each(whichOf('CASES', ['the-partner'], cases))('is possible, and has an ending: %s', async (file) => {
    const culprit = {
      'the-partner': 'Strake',
      'the-doctor': 'the doctor',
      'the-butler': 'Bodley',
      'the-niece': 'Cecily',
      'the-maid': 'Dora',
    }[file];
    const wrong = culprit === 'Strake' ? 'Cecily' : 'Mr Strake';
    let said = false;
    const { summary } = await rehearse(bakerStreet, {
      settings: { seed: '3', case: file },
      onFact: (fact, performance) => {
        if (fact.type !== 'point:opened' || fact.point !== 'the-accusation' || said) return;
        said = true;
        performance.takeRole('actor:pell' as never, 'player:one');
        performance.submit({
          actor: 'actor:pell' as never,
          player: 'player:one',
          text: `I accuse ${wrong}. It was ${wrong}.`,
        });
      },
    });
    expect(said).toBe(true);
    expect(summary).toMatchObject({ completed: true, ending: 'the-wrong-name' });
  });
});
