import { describe, expect, it, vi } from 'vitest';
import { planStage } from '../../plugin/stage/staging/plan-stage.ts';
import type { SceneFile } from '../../src/drama/scene-file.ts';
import { LayeredMap } from '../../src/kit/layered-map.ts';
import { narrate, openScene } from '../../src/world/narrator.ts';
import { openWorld } from '../../src/world/world.ts';
import { houseWith, type Draft } from '../check/checked-house.ts';
import { ada } from '../play/house-scene.ts';
import { isLong } from '../how-much.ts';
import { rehearse, sceneFrom } from './rehearsal.ts';

/** The house with so many small cups in one room, all called the same. */
function cups(count: number): SceneFile {
  const file = houseWith() as { entities: Draft[] };
  const things = Array.from({ length: count }, (_, index) => ({
    id: `prop:cup-${index}`,
    kind: 'prop',
    name: 'cup',
    size: 0.1,
    traits: ['portable', 'container'],
    at: { in: 'place:hall' },
  }));
  return sceneFrom({ ...file, entities: [...file.entities, ...things] });
}

/** How often something is looked up in the world meanwhile. */
function lookedUp(work: () => void): number {
  const asked = vi.spyOn(LayeredMap.prototype, 'get');
  work();
  const count = asked.mock.calls.length;
  asked.mockRestore();
  return count;
}

const deeds = ['(takes the cup)', '(takes all the cups)', '(puts the cup in the cup)', '(drops everything)'];
const [few, many] = [cups(475), cups(1900)];

describe('nineteen hundred cups of one name in one room', () => {
  it('are told apart in proportion, and what is done with all of them has an end', () => {
    const handled = (file: SceneFile) => () => {
      let scene = openScene(openWorld(file));
      for (const text of deeds) {
        const { answer, scene: after } = narrate(scene, ada, { text });
        expect(answer.verdicts.length).toBeLessThanOrEqual(64);
        scene = after;
      }
    };
    expect(lookedUp(handled(many))).toBeLessThan(5 * lookedUp(handled(few)));
  });

  it('are played with', async () => {
    const person = [{ after: 0, actor: ada, text: '(takes the cup)' }];
    const { of } = await rehearse(many, { person, settings: { maxTurns: 4 } });
    expect(of('action:ruled')[0]?.verdict).toMatchObject({ ok: true });
  });

  it('are laid out, or refused in a sentence', () => {
    const plan = planStage(isLong ? many : few);
    expect(plan.ok || plan.error.every(({ message }) => message.length < 400 && /cup/.test(message))).toBe(true);
  });
});
