import { preparedStage } from '../../stage/prepared-stage.ts';
import { blockingOf, staturesOf } from '../../../../plugin/picture/camera/stage-blocking.ts';
import type { Blocking } from '../../../../plugin/picture/camera/blocking.ts';
import { Film, type FilmOptions } from '../../../../plugin/picture/camera/film.ts';
import type { Frame } from '../../../../plugin/picture/camera/frame.ts';
import type { Shot } from '../../../../plugin/picture/camera/shot.ts';
import type { Stage } from '../../../../plugin/stage/stage.ts';
import type { StagePlan } from '../../../../plugin/stage/staging/stage-plan.ts';
import { Performance } from '../../../../src/company/performance.ts';
import type { EntityId } from '../../../../src/drama/entity-id.ts';
import { SimulatedClock } from '../../../../src/kit/clock.ts';
import { invariant } from '../../../../src/kit/invariant.ts';
import { playNamed } from '../../../company/rehearsal.ts';

/** A moment of a film: what is shown, and of what. */
export interface Sample {
  readonly nowMs: number;
  readonly shot: Shot;
  readonly frame: Frame;
  readonly blocking: Blocking;
  /** Who speaks, and since when. */
  readonly line: { readonly actor: EntityId; readonly sinceMs: number } | undefined;
}

export interface FilmedEvening {
  readonly plan: StagePlan;
  readonly samples: readonly Sample[];
  /** The same evening on a phone held upright, where that was asked for. */
  readonly upright: readonly Sample[];
}

export const sampleMs = 100;

/** Performs a play to its end, or for so long, and films it without a picture. */
export async function filmEvening(
  name: string,
  {
    seed = '1',
    seconds = Infinity,
    uprightAspect,
    ...options
  }: Partial<FilmOptions> & { seconds?: number; uprightAspect?: number } = {},
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
  const taken = (film: Film): { readonly film: Film; readonly samples: Sample[] } => ({ film, samples: [] });
  const usual = taken(new Film({ plan, seed, ...options }));
  const upright = taken(new Film({ plan, seed, ...options, aspect: () => uprightAspect ?? 1 }));
  const films = uprightAspect === undefined ? [usual] : [usual, upright];
  let line: Sample['line'];
  performance.onFact((fact) => {
    for (const { film } of films) film.follow(fact);
    if (fact.type === 'line:begun') line = { actor: fact.actor, sinceMs: clock.now() };
    else if (fact.type === 'line:ended' && fact.actor === line?.actor) line = undefined;
  });
  performance.start();
  while (performance.play.ended === undefined && clock.now() < seconds * 1000) {
    await clock.advance(sampleMs);
    const [nowMs, blocking] = [clock.now(), blockingOf(stage, statures)];
    for (const { film, samples } of films) {
      const frame = film.update(nowMs, blocking);
      if (frame && film.shot) samples.push({ nowMs, shot: film.shot, frame, blocking, line });
    }
  }
  performance.dispose();
  if (faults.length > 0) throw faults[0];
  return { plan, samples: usual.samples, upright: upright.samples };
}
