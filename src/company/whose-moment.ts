import type { Listener } from '../mind/brain.ts';
import type { Occasion } from '../play/effect.ts';

/** How those who perceived a thing are asked about it. */
interface Asking {
  /** Whose moment it is, where it is one person's: they are asked by themselves, and the others only if they are silent. */
  readonly first: Listener | undefined;
  /** Those who may be asked together: nobody among them is there without the others' knowledge. */
  readonly together: readonly Listener[];
  /** Those in hiding for whom there is something: asked apart, since nobody else may know that they are there. */
  readonly apart: readonly Listener[];
  /** Those in hiding for whom there is nothing. They keep still, and nobody need be asked. */
  readonly still: readonly Listener[];
}

export function howToAsk(listeners: readonly Listener[], occasion: Occasion = 'event'): Asking {
  const isApart = ({ context }: Listener): boolean => context.hidden && listeners.length > 1;
  const [hidden, open] = [listeners.filter(isApart), listeners.filter((listener) => !isApart(listener))];
  const first = whoseMoment(listeners, occasion);
  const left = (each: Listener): boolean => each !== first;
  return {
    first,
    together: open.filter(left),
    apart: hidden.filter((each) => left(each) && hasReason(each)),
    still: hidden.filter((each) => left(each) && !hasReason(each)),
  };
}

/**
 * Who alone has to answer: a person waits for it, it is their direction, or they alone were spoken to or have a part in it.
 * Where nothing was said for a while, nobody was spoken to. Who hides is not the one to begin.
 */
function whoseMoment(listeners: readonly Listener[], occasion: Occasion): Listener | undefined {
  if (listeners.length === 1) return listeners[0];
  for (const isTheirs of [owesAnswer, isDirected]) {
    const theirs = listeners.filter(isTheirs);
    if (theirs.length > 0) return theirs.length === 1 ? theirs[0] : undefined;
  }
  const spokenTo = occasion === 'lull' ? [] : listeners.filter(isSpokenTo);
  const [only, ...more] = new Set([...listeners.filter(hasReason), ...spokenTo]);
  return more.length === 0 && only?.context.hidden !== true ? only : undefined;
}

const owesAnswer = ({ context: { owes } }: Listener): boolean => owes?.isOwn === true;
const isDirected = ({ context: { cue } }: Listener): boolean => cue?.kind === 'instruction';
const isSpokenTo = ({ context: { actor }, event }: Listener): boolean => event?.kind === 'line' && event.to === actor;

/** The plan has something for them, or a person waits for them. */
const hasReason = ({ context: { cue, owes }, next }: Listener): boolean =>
  cue !== undefined || next !== undefined || owes !== undefined;
