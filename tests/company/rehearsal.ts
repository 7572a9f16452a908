import { readFileSync } from 'node:fs';
import { invariant } from '../../src/kit/invariant.ts';
import { SimulatedClock } from '../../src/kit/clock.ts';
import { rememberedText } from '../../src/kit/remembered.ts';
import { describeProblem } from '../../src/kit/schema.ts';
import { Performance, type PerformanceOptions } from '../../src/company/performance.ts';
import { playPerson, type PersonLine } from '../../src/company/person.ts';
import { summarize, type Summary } from '../../src/company/summary.ts';
import { entityId, type EntityId } from '../../src/drama/entity-id.ts';
import type { Fact, FactOf, FactType } from '../../src/drama/fact.ts';
import type { PerformanceSettings } from '../../src/drama/performance-settings.ts';
import { readSceneFile, type SceneFile } from '../../src/drama/scene-file.ts';
import type { Play } from '../../src/play/play.ts';
import { firstActOf } from '../one-act.ts';

/** Reads a scene that must be sound. */
export function sceneFrom(value: unknown): SceneFile {
  const read = readSceneFile(value);
  invariant(read.ok, read.ok ? '' : read.error.slice(0, 5).map(describeProblem).join('; '));
  return read.value;
}

/** A play of the house, read once for all who play it. */
export const playNamed = rememberedText((name) =>
  sceneFrom(JSON.parse(readFileSync(new URL(`../../scenes/${name}/scene.json`, import.meta.url), 'utf8'))),
);

export const elsinore: SceneFile = playNamed('elsinore');

/** Its first act, for what does not depend on how a play goes on: it ends with the stabbing. */
export const closet: SceneFile = firstActOf(elsinore);

export const hamlet = entityId('actor:hamlet');
export const gertrude = entityId('actor:gertrude');
export const polonius = entityId('actor:polonius');

/** A performance that has been played to its end. */
export interface Played {
  readonly facts: readonly Fact[];
  readonly play: Play;
  readonly summary: Summary;
  readonly of: <T extends FactType>(type: T) => FactOf<T>[];
}

export interface RehearsalOptions extends Omit<PerformanceOptions, 'clock'> {
  readonly settings?: Partial<PerformanceSettings>;
  readonly person?: readonly PersonLine[];
  readonly clock?: SimulatedClock;
  /** Told of every fact, with the performance at hand. */
  readonly onFact?: (fact: Fact, performance: Performance) => void;
}

/** Plays a scene on a simulated clock until it is over. */
export async function rehearse(scene: SceneFile, options: RehearsalOptions = {}): Promise<Played> {
  const clock = options.clock ?? new SimulatedClock();
  const faults: unknown[] = [];
  const performance = Performance.open(scene, { onFault: (error) => faults.push(error), ...options, clock });
  const facts: Fact[] = [];
  performance.onFact((fact) => {
    facts.push(fact);
    options.onFact?.(fact, performance);
  });
  playPerson(performance, options.person ?? [], (ms, run) => void clock.after(ms, run));
  performance.start();
  await clock.run(() => performance.play.ended !== undefined);
  const { play } = performance;
  performance.dispose();
  // A mistake of ours does not stop a play, but it does a test.
  if (faults.length > 0) throw faults[0];
  return {
    facts,
    play,
    summary: summarize(play),
    of: <T extends FactType>(type: T) => facts.filter((fact): fact is FactOf<T> => fact.type === type),
  };
}

/** A person who says these lines one after the other, a turn apart. */
export const person = (actor: EntityId, lines: readonly string[], from = 0, every = 1): PersonLine[] =>
  lines.map((text, index) => ({ after: from + index * every, actor, text }));
