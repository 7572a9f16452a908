import { preparedStage } from '../../stage/prepared-stage.ts';
import { NullEngine } from '@babylonjs/core/Engines/nullEngine.js';
import { Scene } from '@babylonjs/core/scene.js';
import { describe, expect, it } from 'vitest';
import { Performance } from '../../../../src/company/performance.ts';
import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { invariant } from '../../../../src/kit/invariant.ts';
import type { Stage } from '../../../../plugin/stage/stage.ts';
import { StageView } from '../../../../plugin/picture/view/stage-view.ts';
import { playNamed } from '../../../company/rehearsal.ts';
import { isLong, whichOf } from '../../../how-much.ts';
import { Figures, MotionWatch } from './motion-watch.ts';
import { MovedBody } from './moved-body.ts';

/** How much of each play is watched; ten minutes, or all of it where it is shorter, with LONG=1. */
const watchedSeconds = isLong ? 600 : 12;
const frameMs = 40;

/** Performs a play on a real stage with bodies that are watched at every frame. */
async function watchPlay(name: string): Promise<{ readonly figures: Figures; readonly seconds: number }> {
  const file = playNamed(name);
  const prepared = await preparedStage(file);
  const clock = new SimulatedClock();
  let stage: Stage | undefined;
  const performance = Performance.open(file, {
    clock,
    stage: (at, world) => (stage = prepared.open(at, world, '1')),
    settings: { seed: '1' },
  });
  invariant(stage, 'no stage');
  const engine = new NullEngine();
  const scene = new Scene(engine);
  const view = new StageView(scene, stage, prepared.plan, { tier: 'plain', set: false, light: false });
  const figures = new Figures();
  for (const actor of stage.actors.all.values()) {
    const { id, thing } = actor;
    const { name: called, aliases, pronouns, description } = thing;
    const body = new MovedBody(scene, { id, name: called, aliases, pronouns, description });
    const watch = new MotionWatch(body, id, figures);
    view.bindActor(id, {
      root: body.root,
      show: (pose, seconds) => {
        body.show(pose, seconds);
        const { reach } = actor;
        const touches = reach && reach.part >= 1 && !reach.returning ? reach.hand : undefined;
        watch.see(pose, seconds, `${(clock.now() / 1000).toFixed(1)} s`, touches);
      },
      dispose: () => body.dispose(),
    });
  }
  performance.start();
  while (clock.now() < watchedSeconds * 1000 && performance.play.ended === undefined) {
    await clock.advance(frameMs);
    view.update(clock.now(), frameMs / 1000);
  }
  performance.dispose();
  view.dispose();
  engine.dispose();
  return { figures, seconds: clock.now() / 1000 };
}

describe('bodies through a whole play', () => {
  it.each(whichOf('SCENES', ['baker-street'], ['elsinore', 'baker-street', 'midnight-cafe']))(
    '%s: no joint beyond its limits, no foot slides, hands and eyes are where they should be',
    async (name) => {
      const { figures, seconds } = await watchPlay(name);
      if (process.env.FIGURES) console.log(name, seconds, JSON.stringify(figures, undefined, 1));
      expect(figures.limits.value, figures.limits.where).toBeLessThanOrEqual(0);
      expect(figures.feet.value, figures.feet.where).toBeLessThan(0.02);
      expect(figures.hands.value, figures.hands.where).toBeLessThan(0.02);
      expect(figures.eyes.value, figures.eyes.where).toBeLessThan(3);
      // It was a play: people walked, held things and looked at each other.
      for (const seen of [figures.limits, figures.feet, figures.hands, figures.eyes])
        expect(seen.count).toBeGreaterThan(200);
    },
  );
});
