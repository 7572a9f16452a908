import type { Draft } from '../drama/fact.ts';
import type { Cancel } from '../kit/clock.ts';
import type { Play } from '../play/play.ts';
import type { Desk } from './desk.ts';

/** A mind that is asked when the stage has been silent for long has so much at least. */
const leastMs = { decide: 1_000, speak: 500 } as const;
/** So much longer the stage is kept silent for the words of somebody who has decided. */
const forWordsMs = 500;

/** How long the stage may be silent for the sake of a mind that says nothing else about it. */
const usualPatienceMs = 4_500;

/**
 * Runs `then` once the stage has been silent for so long that the audience should not wait for this mind any more. Whatever
 * the wait was made of counts: other answers that came to nothing, the pause before anybody was asked.
 */
export function atDeadAir(desk: Desk, what: keyof typeof leastMs, then: () => void): Cancel {
  const { clock, brain } = desk;
  const patienceMs = (brain.patienceMs ?? usualPatienceMs) + (what === 'speak' ? forWordsMs : 0);
  const notBefore = clock.now() + leastMs[what];
  let cancel: Cancel = () => undefined;
  const look = (): void => {
    const at = Math.max(notBefore, silentSince(desk.play(), clock.now()) + patienceMs);
    if (at <= clock.now()) then();
    else cancel = clock.after(at - clock.now(), look);
  };
  look();
  return () => cancel();
}

/** That the understudy had to, because nobody could be kept waiting any longer. */
export const steppedIn = (role: 'decide' | 'actor'): Extract<Draft, { type: 'understudy:stepped-in' }> => ({
  type: 'understudy:stepped-in',
  by: 'company',
  role,
  code: 'model/timeout',
  reason: 'The stage had been silent for too long.',
});

/** Since when nothing was heard or done: now, where somebody is about it. */
const silentSince = ({ floor, stirred }: Play, now: number): number =>
  floor.turns.some(({ spoke, acted }) => spoke || acted) ? now : stirred.at;

/**
 * Words as they come; where none has come before the stage was silent for too long, others in their place. `callOff` stops
 * whoever was to write them.
 */
export async function* inTime(
  desk: Desk,
  words: AsyncIterable<string>,
  callOff: () => void,
  instead: () => AsyncIterable<string>,
): AsyncGenerator<string, void, undefined> {
  const chunks = words[Symbol.asyncIterator]();
  let cancel: Cancel = () => undefined;
  const late = new Promise<'late'>((resolve) => {
    cancel = atDeadAir(desk, 'speak', () => resolve('late'));
  });
  const first = await Promise.race([chunks.next(), late]).finally(() => cancel());
  if (first === 'late') {
    callOff();
    yield* instead();
    return;
  }
  for (let next = first; !next.done; next = await chunks.next()) yield next.value;
}
