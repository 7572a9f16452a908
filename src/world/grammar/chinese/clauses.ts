import { Act } from './acts.ts';
import type { Clause, Shaped } from './complements.ts';
import { Gesture, Idiom, Saying } from './gestures.ts';
import { Gift } from './gifts.ts';
import { Look } from './looks.ts';
import { Move, Rest } from './moves.ts';
import type { Frame } from './verbs.ts';

const frames = {
  act: Act,
  put: Act,
  give: Gift,
  look: Look,
  rest: Rest,
  move: Move,
  bare: Gesture,
  say: Saying,
  emote: Idiom,
} as const satisfies Record<Frame, unknown>;

/** From a Chinese verb and what stands around it to our shape of an action. */
export const shapeChinese = (clause: Clause): Shaped => new frames[clause.verb.frame](clause).read();
