import { asModelError, ModelError } from '../model/model-error.ts';
import type { ModelRole } from '../model/language-model.ts';
import type { Brain } from './brain.ts';
import { understudy } from './understudy.ts';

/** Told when the understudy had to step in, for which part of the work, and why. */
export type OnStepIn = (role: ModelRole, error: ModelError) => void;

/**
 * A brain that cannot fail: what its own does not answer, the understudy does, and says so. Once the budget is spent the
 * understudy plays on alone, without asking again.
 */
export function steadied(brain: Brain, onStepIn: OnStepIn = () => undefined): Brain {
  let spent = false;
  const failed = (role: ModelRole, reason: unknown, signal: AbortSignal): void => {
    const error = asModelError(reason);
    if (error.code === 'budget/spent') {
      if (spent) return;
      spent = true;
    }
    // Called off by us: nobody has to step in for that.
    if (error.code !== 'model/aborted' || !signal.aborted) onStepIn(role, error);
  };
  const orUnderstudy = async <T>(
    role: ModelRole,
    signal: AbortSignal,
    own: () => Promise<T>,
    other: () => Promise<T>,
  ): Promise<T> => {
    if (spent) return other();
    try {
      return await own();
    } catch (reason) {
      failed(role, reason, signal);
      return other();
    }
  };

  return {
    source: brain.source,
    decide: (request, signal) =>
      orUnderstudy(
        'decide',
        signal,
        () => brain.decide(request, signal),
        () => understudy.decide(request, signal),
      ),
    async *speak(request, signal) {
      let begun = false;
      if (!spent) {
        try {
          for await (const text of brain.speak(request, signal)) {
            begun ||= text.trim() !== '';
            yield text;
          }
          if (begun) return;
          failed('actor', new ModelError('model/garbage', 'The model had nothing to say.'), signal);
        } catch (reason) {
          // Words that were heard cannot be taken back: the line breaks off, and nobody steps in.
          if (begun) throw reason;
          failed('actor', reason, signal);
        }
      }
      if (!signal.aborted) yield* understudy.speak(request, signal);
    },
    propose: (request, signal) =>
      orUnderstudy(
        'narrator',
        signal,
        () => brain.propose(request, signal),
        () => understudy.propose(request, signal),
      ),
    judge: (request, signal) =>
      orUnderstudy(
        'transfer',
        signal,
        () => brain.judge(request, signal),
        () => understudy.judge(request, signal),
      ),
    plan: (request, signal) =>
      orUnderstudy(
        'planner',
        signal,
        () => brain.plan(request, signal),
        () => understudy.plan(request, signal),
      ),
    distil: (play, actor, from, signal) =>
      orUnderstudy(
        'memory',
        signal,
        () => brain.distil(play, actor, from, signal),
        () => understudy.distil(play, actor, from, signal),
      ),
  };
}
