import type { EntityId } from '../../drama/entity-id.ts';
import type { Occasion } from '../../play/effect.ts';
import { addresseeHeard } from '../addressing.ts';
import type { Listener } from '../brain.ts';
import type { Heard } from '../hearing/hearing.ts';
import type { Witnessed } from '../witnessed.ts';
import type { Reply } from './candidate.ts';
import type { Weighed } from './deciding.ts';
import type { Stimulus } from './stimulus.ts';

/** To whom a line was said, as it seems to a listener. */
export const toWhom = (line: Witnessed, { context, part }: Listener): EntityId | undefined =>
  addresseeHeard(line, context, part.names);

/** How likely somebody is to answer at all. */
export function chanceToAnswer(
  listener: Listener,
  stimulus: Exclude<Stimulus, { kind: 'deed' }>,
  answer: Reply,
  weighed: Weighed,
  occasion: Occasion,
): number {
  const { temper } = listener.part;
  if (answer.isDue) return 1;
  const isAsked = stimulus.kind === 'line' && stimulus.heard.asks !== undefined;
  if (isAsked && listener.part.isBare && toWhom(stimulus.line, listener) === listener.context.actor) return 1;
  if (stimulus.kind === 'shown') return 0.95;
  if (stimulus.kind === 'horror') return 0.3 + 0.4 * temper.impulse;
  if (stimulus.kind === 'entrance') return 0.25 + 0.4 * temper.talk;
  const to = toWhom(stimulus.line, listener);
  const { actor } = listener.context;
  const { heard } = stimulus;
  // Whoever comes to the play is always worth an answer; among themselves the company speaks when it has something to say.
  const isPlayer = stimulus.by !== undefined && listener.part.players.has(stimulus.by);
  if (!isPlayer) {
    const isApt = answer.fit >= (heard.asks === undefined ? 2.4 : 1.5);
    if (!isApt) return to === actor && heard.asks !== undefined && answer.isWritten && !listener.next ? 0.6 : 0;
    if (listener.part.isLate && !(to === actor && heard.asks !== undefined)) return 0;
  }
  if (to === actor) {
    if (heard.asks !== undefined) return answer.fit >= 1 ? 1 : 0.92;
    // Saying nothing is an answer too, where it is the stronger one.
    return answer.fit < 1
      ? 0.5
      : Math.max(stings(heard) ? 0.9 : isPlayer ? (isCourtesy(heard) ? 1 : 0.85) : 0.65, 1.1 - weighed.silence * 0.6);
  }
  if (to === undefined)
    return answer.fit >= 1.4 ? 0.35 + 0.4 * temper.talk : occasion === 'lull' ? 0.25 : 0.1 * temper.talk;
  return answer.fit >= 2 ? (chanceToThrowIn(listener, stimulus, weighed) ?? 0) : 0;
}

/** How likely somebody who has something to say throws a word in where others talk to one another; never into an open question. */
export function chanceToThrowIn(
  listener: Listener,
  stimulus: Stimulus | undefined,
  { silence }: Weighed,
): number | undefined {
  const to = stimulus?.kind === 'line' ? toWhom(stimulus.line, listener) : undefined;
  if (stimulus?.kind !== 'line' || to === undefined || to === listener.context.actor) return undefined;
  return stimulus.heard.asks === undefined ? 0.25 * listener.part.temper.talk * (1 - silence) : 0;
}

/** A greeting that is not returned is a quarrel. */
const isCourtesy = ({ act }: Heard): boolean => act === 'greeting' || act === 'farewell' || act === 'thanks';

/** Nobody nods at an accusation. */
export const stings = ({ acts }: Heard): boolean =>
  acts.some((act) => act === 'accusation' || act === 'threat' || act === 'insult' || act === 'challenge');
