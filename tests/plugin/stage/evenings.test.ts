import { preparedStage } from './prepared-stage.ts';
import { describe, expect, it } from 'vitest';
import { Performance } from '../../../src/company/performance.ts';
import type { Fact } from '../../../src/drama/fact.ts';
import { SimulatedClock } from '../../../src/kit/clock.ts';
import { worldOf } from '../../../src/play/play.ts';
import { disagreements } from '../../../plugin/stage/agreement.ts';
import type { Stage } from '../../../plugin/stage/stage.ts';
import { playNamed } from '../../company/rehearsal.ts';
import { whichOf } from '../../how-much.ts';
import { deadWhoLieBadly } from './lying-clear.ts';

const seeds = whichOf('SEEDS', ['1'], ['1', '2', '3']);
/** Bodies may fail at a deed now and then, as bodies do; not at what a play is made of. */
const mostFailures = 3;

const names = whichOf('SCENES', ['elsinore'], ['elsinore', 'baker-street', 'midnight-cafe']);
const evenings = names.flatMap((name) => seeds.map((seed) => [name, seed] as const));

describe('a whole evening on the stage', () => {
  it.each(evenings)(
    '%s, seed %s: arrives, and body and world agree after every turn, and the dead lie on free floor',
    async (name, seed) => {
      const file = playNamed(name);
      const prepared = await preparedStage(file);
      const clock = new SimulatedClock();
      const [faults, apart, facts]: [unknown[], string[], Fact[]] = [[], [], []];
      let stage: Stage | undefined;
      const performance = Performance.open(file, {
        clock,
        stage: (at, world) => (stage = prepared.open(at, world, seed)),
        settings: { seed },
        onFault: (error) => faults.push(error),
      });
      performance.onFact((fact, play) => {
        facts.push(fact);
        if (fact.type !== 'turn:ended' || !stage) return;
        apart.push(...disagreements(stage, worldOf(play)), ...deadWhoLieBadly(stage));
      });
      performance.start();
      await clock.run(() => performance.play.ended !== undefined);
      performance.dispose();
      expect(faults).toEqual([]);
      expect(performance.play.ended).toMatchObject({ completed: true });
      expect(apart).toEqual([]);
      const failed = facts.flatMap((fact) =>
        fact.type === 'action:ruled' && !fact.verdict.ok && fact.verdict.code === 'out-of-reach'
          ? [fact.verdict.reason]
          : [],
      );
      expect(failed.length, failed.join(' ')).toBeLessThanOrEqual(mostFailures);
      expect(facts.filter(({ type }) => type === 'action:ruled').length).toBeGreaterThan(12);
    },
  );
});
