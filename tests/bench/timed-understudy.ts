import type { Brain, DecideRequest } from '../../src/mind/brain.ts';
import { contextOf } from '../../src/mind/context.ts';
import { partOf } from '../../src/mind/part.ts';
import { understudy } from '../../src/mind/understudy/understudy.ts';
import type { Play } from '../../src/play/play.ts';

/** What it took, in milliseconds, each for one actor. */
export interface Costs {
  readonly contexts: number[];
  readonly decisions: number[];
  readonly lines: number[];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** A decision and the line that follows from it; each begins with having everything in mind. */
export const decisionAndLine = ({ contexts, decisions, lines }: Costs): number =>
  median(decisions) + median(lines) + 2 * median(contexts);

/** The understudy, with a watch on what it decides where a person waits for an answer. */
export const timedUnderstudy = (play: () => Play, costs: Costs): Brain => ({
  ...understudy,
  async decide(request, signal) {
    const owing = request.listeners.filter(({ context }) => context.owes !== undefined);
    if (owing.length === 0) return understudy.decide(request, signal);
    for (const { context } of owing) timed(costs.contexts, () => void withInMind(play(), context.actor));
    const start = performance.now();
    const decided = await understudy.decide(request, signal);
    costs.decisions.push((performance.now() - start) / request.listeners.length);
    await speakFor(request, decided.decisions, costs, signal);
    return decided;
  },
});

const withInMind = (play: Play, actor: Parameters<typeof contextOf>[1]): unknown =>
  partOf(play, actor, contextOf(play, actor));

function timed(into: number[], work: () => void): void {
  const start = performance.now();
  work();
  into.push(performance.now() - start);
}

async function speakFor(
  { listeners, about, point, seed }: DecideRequest,
  decisions: Awaited<ReturnType<Brain['decide']>>['decisions'],
  { lines }: Costs,
  signal: AbortSignal,
): Promise<void> {
  for (const decision of decisions) {
    const listener = listeners.find(({ context }) => context.actor === decision.actor);
    if (!listener || decision.pace === 'silence' || decision.beat !== undefined) continue;
    const start = performance.now();
    for await (const _ of understudy.speak({ listener, decision, about, point, beat: undefined, seed }, signal));
    lines.push(performance.now() - start);
  }
}
