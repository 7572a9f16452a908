import { readFileSync } from 'node:fs';
import { preparedStage } from './prepared-stage.ts';
import { describe, expect, it } from 'vitest';
import { callForward } from '../../../plugin/stage/curtain-call.ts';
import type { Stage } from '../../../plugin/stage/stage.ts';
import { Performance } from '../../../src/company/performance.ts';
import { entityId } from '../../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { invariant } from '../../../src/kit/invariant.ts';
import { sceneFrom } from '../../company/rehearsal.ts';

describe('the curtain call', () => {
  it('has everybody in one row before the audience, wherever the play left them, and they stay', async () => {
    const file = sceneFrom(
      JSON.parse(readFileSync(new URL('../../../scenes/elsinore/scene.json', import.meta.url), 'utf8')),
    );
    const prepared = await preparedStage(file);
    const clock = new SimulatedClock();
    let stage: Stage | undefined;
    const performance = Performance.open(file, {
      clock,
      stage: (at, world) => (stage = prepared.open(at, world, '1')),
      settings: { seed: '1' },
    });
    invariant(stage, 'it opens with a stage');
    // Most of the company is elsewhere, or nowhere yet.
    callForward(stage, entityId('place:guard-room'));
    const rowOf = ({ actors }: Stage) => [...actors.all.values()].map(({ stand }) => stand.position);
    const row = rowOf(stage);
    expect(row.length).toBe(file.entities.filter(({ kind }) => kind === 'actor').length);
    expect(Math.max(...row.map(({ z }) => z)) - Math.min(...row.map(({ z }) => z))).toBeLessThan(0.3);
    for (let ticks = 0; ticks < 200; ticks++) stage.tick();
    expect(rowOf(stage)).toEqual(row);
    performance.dispose();
  });
});
