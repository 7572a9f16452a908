import type { Listener } from '../brain.ts';
import { LineGuard, outOfPartIn, speakerOf } from './line-guard.ts';

/** Could these words of a model's be said to this person or by them? Nothing would have to be left out of them. */
export function isInPart(listener: Listener, text: string): boolean {
  const guard = new LineGuard(speakerOf(listener));
  guard.push(text);
  guard.end('stop');
  return guard.fault === undefined && guard.leftOut.length === 0;
}

/** Whether a text speaks of models, prompts or whoever asked for it: whoever it is by, nothing that belongs into a play. */
export const speaksAsModel = (text: string): boolean => outOfPartIn(text) !== undefined;
