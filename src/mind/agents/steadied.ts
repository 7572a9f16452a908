import { NotationReader, type NotationPiece } from '../../drama/notation/notation-reader.ts';
import { asModelError, ModelError } from '../../model/model-error.ts';
import type { ModelRole } from '../../model/language-model.ts';
import type { Brain } from '../brain.ts';
import { understudy } from '../understudy/understudy.ts';

/** Failures that say the endpoint is down or away, not that an answer was poor. */
const outages: ReadonlySet<string> = new Set([
  'model/timeout',
  'model/unavailable',
  'model/unauthorized',
  'model/rate-limited',
]);

/** How a model that is down is left alone: after so many failures in a row, for so long. */
export interface ModelRest {
  readonly failures: number;
  readonly ms: number;
  readonly now?: () => number;
}

const usualRest: ModelRest = { failures: 3, ms: 30_000 };

/** Told when the understudy had to step in, for which part of the work, and why. */
type OnStepIn = (role: ModelRole, error: ModelError) => void;

/**
 * A brain that cannot fail: what its own does not answer, the understudy does, and says so. Once the budget is spent the
 * understudy plays on alone, without asking again.
 */
export function steadied(
  brain: Brain,
  onStepIn: OnStepIn = () => undefined,
  { failures: mostFailures, ms, now = () => performance.now() }: ModelRest = usualRest,
): Brain {
  let spent = false;
  let failures = 0;
  let asleepUntil = 0;
  /** A model that failed so often in a row is left alone for a while: nobody waits for it at every line. */
  const rests = (): boolean => spent || now() < asleepUntil;
  const failed = (role: ModelRole, reason: unknown, signal: AbortSignal): void => {
    const error = asModelError(reason);
    if (error.code === 'budget/spent') {
      if (spent) return;
      spent = true;
    }
    // Called off by us: nobody has to step in for that.
    if (error.code === 'model/aborted' && signal.aborted) return;
    onStepIn(role, error);
    if (outages.has(error.code) && ++failures >= mostFailures) asleepUntil = now() + ms;
  };
  /** Asks the brain, unless it rests; what it does not answer, the understudy does. */
  const either = async <T>(role: ModelRole, signal: AbortSignal, ask: (asked: Brain) => Promise<T>): Promise<T> => {
    if (rests()) return ask(understudy);
    try {
      const answer = await ask(brain);
      failures = 0;
      return answer;
    } catch (reason) {
      failed(role, reason, signal);
      return ask(understudy);
    }
  };

  return {
    source: brain.source,
    decide: (request, signal) => either('decide', signal, (asked) => asked.decide(request, signal)),
    async *speak(request, signal) {
      let given = '';
      if (!rests()) {
        // Half a word and half a deed are kept back: if no more comes, nobody heard them.
        const reader = new NotationReader();
        try {
          for await (const text of brain.speak(request, signal)) {
            const whole = written(reader.push(text));
            if (whole === '') continue;
            given += whole;
            yield whole;
          }
          const rest = written(reader.end());
          if (rest !== '') yield rest;
          if (`${given}${rest}`.trim() !== '') return;
          failed('actor', new ModelError('model/garbage', 'The model had nothing to say.'), signal);
        } catch (reason) {
          failed('actor', reason, signal);
        }
      }
      // Words that were heard cannot be taken back: the understudy takes the line up where it broke off.
      if (!signal.aborted)
        yield* understudy.speak(given.trim() === '' ? request : { ...request, begun: given }, signal);
    },
    propose: (request, signal) => either('narrator', signal, (asked) => asked.propose(request, signal)),
    judge: (request, signal) => either('transfer', signal, (asked) => asked.judge(request, signal)),
    plan: (request, signal) => either('planner', signal, (asked) => asked.plan(request, signal)),
    distil: (play, actor, from, signal) => either('memory', signal, (asked) => asked.distil(play, actor, from, signal)),
  };
}

const written = (pieces: readonly NotationPiece[]): string => pieces.map(({ text }) => text).join('');
