import { NotationReader, type NotationPiece } from '../../drama/notation/notation-reader.ts';
import { kept } from '../../kit/remembered.ts';
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

/** Failures that say an answer was of no use: of the part it was asked for, the model is no judge. */
const useless: ReadonlySet<string> = new Set(['model/garbage', 'model/out-of-part', 'model/too-long']);

/** How a model that is down is left alone: after so many failures in a row, for so long, and twice as long each time after. */
export interface ModelRest {
  readonly failures: number;
  readonly ms: number;
  /** The longest rest. */
  readonly mostMs?: number;
  readonly now?: () => number;
}

export const usualRest: ModelRest = { failures: 3, ms: 30_000 };
const longestRestMs = 600_000;

/** Told when the understudy had to step in, for which part of the work, and why. */
type OnStepIn = (role: ModelRole, error: ModelError) => void;

/**
 * A brain that cannot fail: what its own does not answer, the understudy does, and says so. Once the budget is spent the
 * understudy plays on alone, without asking again.
 */
export function steadied(brain: Brain, onStepIn: OnStepIn = () => undefined, rest: ModelRest = usualRest): Brain {
  let spent = false;
  /** A model that failed so often in a row is left alone for a while: nobody waits for it at every line. */
  const outage = new Breaker(rest);
  /** One that answers and cannot do a part is left alone with that part. */
  const parts = new Map<ModelRole, Breaker>();
  const breakerFor = (role: ModelRole): Breaker => kept(parts, role, () => new Breaker(rest));
  const rests = (role: ModelRole): boolean => spent || outage.isOpen || breakerFor(role).isOpen;
  const succeeded = (role: ModelRole): void => {
    outage.succeeded();
    breakerFor(role).succeeded();
  };
  const failed = (role: ModelRole, reason: unknown, signal: AbortSignal): void => {
    const error = asModelError(reason);
    if (error.code === 'budget/spent') {
      if (spent) return;
      spent = true;
    }
    // Called off by us: nobody has to step in for that.
    if (error.code === 'model/aborted' && signal.aborted) return;
    onStepIn(role, error);
    // A time-out costs the audience the whole wait: one is enough.
    if (outages.has(error.code)) outage.failed(error.code === 'model/timeout' ? rest.failures : 1);
    if (useless.has(error.code)) breakerFor(role).failed();
  };
  /** Asks the brain, unless it rests; what it does not answer, the understudy does. */
  const either = async <T>(role: ModelRole, signal: AbortSignal, ask: (asked: Brain) => Promise<T>): Promise<T> => {
    if (rests(role)) return ask(understudy);
    try {
      const answer = await ask(brain);
      succeeded(role);
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
      if (!rests('actor')) {
        // Half a word and half a deed are kept back: if no more comes, nobody heard them.
        const reader = new NotationReader();
        try {
          for await (const text of brain.speak(request, signal)) {
            const whole = written(reader.push(text));
            if (whole === '') continue;
            given += whole;
            yield whole;
          }
          const left = written(reader.end());
          if (left !== '') yield left;
          if (`${given}${left}`.trim() !== '') return succeeded('actor');
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
    advise: (request, signal) => either('advancer', signal, (asked) => asked.advise(request, signal)),
    plan: (request, signal) => either('planner', signal, (asked) => asked.plan(request, signal)),
    distil: (play, actor, from, signal) => either('memory', signal, (asked) => asked.distil(play, actor, from, signal)),
  };
}

const written = (pieces: readonly NotationPiece[]): string => pieces.map(({ text }) => text).join('');

/** Counts failures in a row, and stays open for longer each time they are too many. */
class Breaker {
  private failures = 0;
  private rests = 0;
  private until = 0;

  constructor(private readonly rest: ModelRest) {}

  get isOpen(): boolean {
    return this.now() < this.until;
  }

  succeeded(): void {
    this.failures = this.rests = 0;
  }

  failed(times = 1): void {
    const { failures: most, ms, mostMs = longestRestMs } = this.rest;
    this.failures += times;
    if (this.failures >= most) this.until = this.now() + Math.min(mostMs, ms * 2 ** this.rests++);
  }

  private now(): number {
    return this.rest.now?.() ?? performance.now();
  }
}
