import { err, ok, type Result } from '../kit/result.ts';
import { describeProblem } from '../kit/schema.ts';
import { arrivalsIn } from '../drama/arrival.ts';
import { changesIn } from '../drama/changes-in.ts';
import { readFact, type Fact } from '../drama/fact.ts';
import { readSceneFile } from '../drama/scene-file.ts';
import { whyUnsound } from '../world/soundness.ts';
import { worldFor } from './arrived.ts';
import { openPlay, worldOf, type Play } from './play.ts';
import { step } from './step.ts';

/** Where a log cannot be followed, and why. */
interface ReplayFault {
  readonly seq: number;
  readonly reason: string;
}

interface Replayed {
  readonly play: Play | undefined;
  readonly fault?: ReplayFault;
}

/**
 * Follows a log from its first fact; `onStep` is told how the play stands after each. A log that cannot be followed says where;
 * what came before still stands.
 */
export function replay(facts: Iterable<unknown>, onStep: (play: Play) => void = () => undefined): Replayed {
  const steps = replaySteps(facts);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    onStep(value);
  }
}

/** The same, a fact at a time, so that whoever follows a long log can do something else in between. */
export function* replaySteps(facts: Iterable<unknown>): Generator<Play, Replayed, undefined> {
  let play: Play | undefined;
  let seq = 0;
  for (const value of facts) {
    const fact = readFact(value);
    if (!fact.ok) return { play, fault: { seq, reason: sentence(fact.error) } };
    const next = follow(play, fact.value);
    if (!next.ok) return { play, fault: { seq, reason: next.error } };
    play = next.value;
    seq++;
    yield play;
  }
  return { play };
}

function follow(play: Play | undefined, fact: Fact): Result<Play, string> {
  if (fact.seq !== (play?.seq ?? 0)) return err(`expected fact ${play?.seq ?? 0}, got ${fact.seq}`);
  if (!play) {
    if (fact.type !== 'play:opened') return err(`a log begins with play:opened, not ${fact.type}`);
    const file = readSceneFile(fact.scene);
    if (!file.ok) return err(`its scene cannot be read: ${sentence(file.error)}`);
    return ok(step(openPlay(file.value, fact.settings), fact)[0]);
  }
  if (fact.type === 'play:opened') return err('the play has been opened already');
  if (fact.at < play.now) return err(`time runs back from ${play.now} to ${fact.at}`);
  const known = arrivalsIn(fact).find(({ entity }) => worldOf(play).things.has(entity.id));
  if (known) return err(`it does not fit what came before: ${known.entity.id} is there already`);
  const unsound = whyUnsound(worldFor(worldOf(play), fact), changesIn(fact));
  if (unsound) return err(`it does not fit what came before: ${unsound}`);
  try {
    return ok(step(play, fact)[0]);
  } catch (error) {
    return err(`it does not fit what came before: ${(error as Error).message}`);
  }
}

const sentence = (problems: readonly Parameters<typeof describeProblem>[0][]): string =>
  problems[0] ? describeProblem(problems[0]) : 'it is not a fact';
