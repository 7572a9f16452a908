import type { EntityId } from '../drama/entity-id.ts';
import type { Bid } from './floor.ts';

/** Why minds are asked. */
export type Occasion = 'event' | 'lull' | 'cue' | 'failure';

/** What is to be done now, as data. The performance loop does it and records what came of it as new facts. */
export type Effect =
  /** Open the next act, scene and point, or end the play. */
  | { readonly kind: 'open-next-point' }
  /** Everyone named decides about what happened, in one call. Each answer is a `decision:made`. */
  | {
      readonly kind: 'ask-mind';
      readonly listeners: readonly EntityId[];
      readonly about: number;
      readonly occasion: Occasion;
    }
  /** The floor is given: begin the turn. */
  | { readonly kind: 'begin-turn'; readonly turn: number; readonly bid: Bid }
  | { readonly kind: 'interrupt-turn'; readonly turn: number }
  | { readonly kind: 'check-flag' }
  | { readonly kind: 'advance-stalled'; readonly level: number }
  | { readonly kind: 'distil-memories' }
  /** The play goes on without ever arriving: close it and say so. */
  | { readonly kind: 'give-up'; readonly why: 'deadlock' | 'max-turns' }
  /** Strike the clock then, unless another effect sets another time before. */
  | { readonly kind: 'wake'; readonly at: number };
