import { prepareStage, type PreparedStage } from '../../plugin/stage/prepare-stage.ts';
import type { Havok } from '../../plugin/stage/physics/physical-space.ts';
import type { Stage } from '../../plugin/stage/stage.ts';
import { Performance } from '../../src/company/performance.ts';
import { readSceneFile } from '../../src/drama/scene-file.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { hashJson } from '../../src/kit/hash.ts';
import { invariant } from '../../src/kit/invariant.ts';
import { describeProblem } from '../../src/kit/schema.ts';
import { hashPlay } from '../../src/play/play.ts';

/** An evening as two machines compare it: every fact on a line, so that the first difference can be read. */
export interface StagedEvening {
  readonly facts: readonly string[];
  readonly hash: string;
  readonly ended: { readonly ending: string; readonly completed: boolean } | null;
  /** Mistakes of ours the play went on without. */
  readonly faults: readonly string[];
}

export interface EveningOptions {
  readonly seed: string;
  readonly havok: Havok;
  /** Looks on: called after every few facts with the play's time. It may draw, and must not disturb. */
  readonly watch?: (prepared: PreparedStage, stage: Stage) => { look(nowMs: number): void; dispose(): void };
  /** How many facts pass between two looks. */
  readonly factsALook?: number;
}

/** Performs a scene on its stage to its end, on a simulated clock. The same code runs in Node and in a page. */
export async function eveningOnStage(scene: unknown, options: EveningOptions): Promise<StagedEvening> {
  const { seed, havok, watch, factsALook = 100 } = options;
  const read = readSceneFile(scene);
  invariant(read.ok, read.ok ? '' : read.error.map(describeProblem).join('; '));
  const prepared = await prepareStage(read.value, { havok });
  invariant(prepared.ok, prepared.ok ? '' : `Cannot be staged: ${prepared.error.map(describeProblem).join('; ')}`);

  const clock = new SimulatedClock();
  const [facts, faults]: [string[], string[]] = [[], []];
  let stage: Stage | undefined;
  const performance = Performance.open(read.value, {
    clock,
    settings: { seed },
    stage: (own, world) => (stage = prepared.value.open(own, world, seed)),
    onFault: (error) => faults.push(String(error)),
  });
  invariant(stage, 'The performance opened no stage.');
  const watching = watch?.(prepared.value, stage);
  performance.onFact((fact) => facts.push(`${fact.seq} ${fact.at} ${fact.type} ${fact.by} ${hashJson(fact)}`));
  try {
    performance.start();
    for (let next = factsALook; !performance.play.ended; next = facts.length + factsALook) {
      await clock.run(() => performance.play.ended !== undefined || facts.length >= next);
      watching?.look(clock.now());
      // Nothing is left to happen, and the play is not over.
      if (facts.length < next) break;
    }
    return { facts, faults, hash: hashPlay(performance.play), ended: performance.play.ended ?? null };
  } finally {
    watching?.dispose();
    performance.dispose();
  }
}
