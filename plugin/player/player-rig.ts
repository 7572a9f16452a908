import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Vec3 } from '../stage/space/vector.ts';
import type { PlayerView } from './view-mode.ts';

/** What somebody faces: a person or a thing, and whether a hand gets there without a step. */
export interface Attention {
  readonly id: EntityId;
  readonly kind: 'actor' | 'prop';
  readonly meters: number;
  readonly isInReach: boolean;
  /** Where exactly the eye meets it. */
  readonly at: Vec3;
}

/** What a key, a button of a gamepad or a touch asks of the page. Walking and looking are the rig's own. */
export const playerAsks = [
  'act', 'talk', 'suggest', 'interrupt', 'whisper', 'shout', 'hold-to-talk', 'drop', 'throw', 'view', 'photo', 'transcript', 'playbill', 'inspector', 'settings', 'mute', 'pause', 'back',
] as const; // prettier-ignore
export type PlayerAsk = (typeof playerAsks)[number];

/** What somebody who plays is at: they write or choose, or a line they wrote waits for them. */
export interface Engagement {
  readonly how: 'choosing' | 'drafting';
  /** Whom it is for. */
  readonly with: EntityId | undefined;
}

/** Eyes, legs and hands of somebody who plays. */
export interface PlayerRig {
  view: PlayerView;
  /** Off while something else has the keys: a text, a panel, a dialogue. */
  isEnabled: boolean;
  /** Stands still while something is being chosen: nobody walks then, and what is asked is still heard. */
  isStanding: boolean;
  /** The head stays with whom they write to, and turns away by itself only to what startles everybody. */
  engaged: Engagement | undefined;
  /** What they face now. */
  readonly attention: Attention | undefined;
  /** Whom they would speak to: whoever they face, else whoever is nearest and in earshot. */
  readonly addressee: EntityId | undefined;
  onAttention(observe: (attention: Attention | undefined) => void): () => void;
  /** Told when an ask begins, and when it ends (a key was let go). */
  onAsk(observe: (ask: PlayerAsk, isHeld: boolean) => void): () => void;
  /** From a stick on the screen: −1 to 1, forward is y = 1. */
  walk(x: number, y: number, isRunning?: boolean): void;
  /** From a finger on the screen, in pixels. */
  turn(dx: number, dy: number): void;
  dispose(): void;
}
