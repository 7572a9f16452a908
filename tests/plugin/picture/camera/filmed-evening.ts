import { preparedStage } from '../../stage/prepared-stage.ts';
import { blockingOf, staturesOf } from '../../../../plugin/picture/camera/stage-blocking.ts';
import type { Blocking } from '../../../../plugin/picture/camera/blocking.ts';
import { Film, type FilmOptions } from '../../../../plugin/picture/camera/film.ts';
import type { Frame } from '../../../../plugin/picture/camera/frame.ts';
import type { Shot } from '../../../../plugin/picture/camera/shot.ts';
import type { Stage } from '../../../../plugin/stage/stage.ts';
import type { StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';
import { Performance } from '../../../../src/company/performance.ts';
import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { invariant } from '../../../../src/kit/invariant.ts';
import { playNamed } from '../../../company/rehearsal.ts';

/** A moment of a film: what is shown, and of what. */
export interface Sample {
  readonly nowMs: number;
  readonly shot: Shot;
  readonly frame: Frame;
  readonly blocking: Blocking;
}

export interface FilmedEvening {
  readonly plan: StagePlan;
  readonly samples: readonly Sample[];
}

export const sampleMs = 100;

/** Performs a play to its end, or for so long, and films it without a picture. */
export async function filmEvening(
  name: string,
  { seed = '1', seconds = Infinity, ...options }: Partial<FilmOptions> & { seconds?: number } = {},
): Promise<FilmedEvening> {
  const file = playNamed(name);
  const prepared = await preparedStage(file);
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  let stage: Stage | undefined;
  const performance = Performance.open(file, {
    clock,
    stage: (at, world) => (stage = prepared.open(at, world, seed)),
    settings: { seed: String(seed) },
    onFault: (error) => faults.push(error),
  });
  invariant(stage, 'no stage');
  const { plan } = prepared;
  const statures = staturesOf(stage);
  const film = new Film({ plan, seed, ...options });
  performance.onFact((fact) => film.follow(fact));
  performance.start();
  const samples: Sample[] = [];
  while (performance.play.ended === undefined && clock.now() < seconds * 1000) {
    await clock.advance(sampleMs);
    const blocking = blockingOf(stage, statures);
    const frame = film.update(clock.now(), blocking);
    if (frame && film.shot) samples.push({ nowMs: clock.now(), shot: film.shot, frame, blocking });
  }
  performance.dispose();
  if (faults.length > 0) throw faults[0];
  return { plan, samples };
}
