import type { EntityId } from '../../src/drama/entity-id.ts';
import type { Trait } from '../../src/drama/trait.ts';
import type { VerbName } from '../../src/drama/verb.ts';
import type { Vec3 } from '../stage/space/vector.ts';

/** What a hand was seen to do. */
export type HandGesture =
  /** It closed on a thing, or on the end of its ray. */
  | { readonly kind: 'grab'; readonly thing: EntityId }
  /** It closed on something that does not come along, and pulled or pushed. */
  | { readonly kind: 'pull' | 'push'; readonly thing: EntityId }
  /** It opened: over a thing, before a person, or in the air. */
  | { readonly kind: 'let-go'; readonly held: EntityId; readonly thing?: EntityId | undefined; readonly at: Vec3 }
  /** It opened in a swing. */
  | { readonly kind: 'fling'; readonly held: EntityId; readonly thing?: EntityId | undefined; readonly at: Vec3 }
  /** It was held out to somebody, and stayed. */
  | { readonly kind: 'hold-out'; readonly held: EntityId; readonly thing: EntityId }
  | { readonly kind: 'to-mouth'; readonly held: EntityId }
  /** What is in it was turned over. */
  | { readonly kind: 'tip'; readonly held: EntityId; readonly thing?: EntityId | undefined }
  /** What is in it touched another thing. */
  | { readonly kind: 'touch-with'; readonly held: EntityId; readonly thing: EntityId }
  /** Empty, it struck a thing twice. */
  | { readonly kind: 'knock'; readonly thing: EntityId }
  /** Empty, it pointed, and stayed. */
  | { readonly kind: 'point'; readonly thing: EntityId };

type GestureKind = HandGesture['kind'];

/** What a thing must be for a row to hold. */
export interface Wanted {
  readonly kind?: 'actor' | 'prop' | 'place';
  readonly traits?: readonly Trait[];
  readonly state?: Readonly<Record<string, boolean>>;
  /** Something has been poured into it. */
  readonly hasLiquid?: true;
  /** Its key is what is in the hand. */
  readonly keyHeld?: true;
}

export interface GestureRow {
  readonly gesture: GestureKind;
  readonly held?: Wanted;
  /** What the gesture is about; `none` holds only where it is about nothing. */
  readonly thing?: Wanted | 'none';
  readonly verb: VerbName;
  readonly object: 'held' | 'thing';
  readonly preposition?: string;
  readonly target?: 'held' | 'thing';
  readonly instrument?: 'held';
}

const closed = { open: false };
const opened = { open: true };

/** What each gesture asks of the narrator. The first row that fits is asked; a gesture without one is only a gesture. */
export const gestureVerbs: readonly GestureRow[] = [
  { gesture: 'grab', thing: { traits: ['portable'] }, verb: 'take', object: 'thing' },

  { gesture: 'pull', thing: { traits: ['openable'], state: closed }, verb: 'open', object: 'thing' },
  { gesture: 'push', thing: { traits: ['door'], state: closed }, verb: 'open', object: 'thing' },
  { gesture: 'push', thing: { traits: ['openable'], state: opened }, verb: 'close', object: 'thing' },
  { gesture: 'pull', thing: { traits: ['door'], state: opened }, verb: 'close', object: 'thing' },
  { gesture: 'pull', thing: { traits: ['pullable'] }, verb: 'pull', object: 'thing' },
  { gesture: 'push', thing: { traits: ['pushable'] }, verb: 'push', object: 'thing' },
  { gesture: 'push', thing: { traits: ['switchable'] }, verb: 'toggle', object: 'thing' },

  { gesture: 'let-go', thing: { kind: 'actor' }, verb: 'give', object: 'held', preposition: 'to', target: 'thing' },
  { gesture: 'let-go', thing: { traits: ['supporter'] }, verb: 'put', object: 'held', preposition: 'on', target: 'thing' },
  { gesture: 'let-go', thing: { traits: ['container'] }, verb: 'put', object: 'held', preposition: 'in', target: 'thing' },
  { gesture: 'let-go', verb: 'drop', object: 'held' },

  { gesture: 'fling', thing: { kind: 'actor' }, verb: 'throw', object: 'held', preposition: 'at', target: 'thing' },
  { gesture: 'fling', verb: 'throw', object: 'held' },

  { gesture: 'hold-out', thing: { kind: 'actor' }, verb: 'give', object: 'held', preposition: 'to', target: 'thing' },

  { gesture: 'to-mouth', held: { hasLiquid: true }, verb: 'drink', object: 'held' },
  { gesture: 'to-mouth', held: { traits: ['edible'] }, verb: 'eat', object: 'held' },

  { gesture: 'tip', held: { hasLiquid: true }, thing: { traits: ['fillable'] }, verb: 'pour', object: 'held', preposition: 'into', target: 'thing' },
  { gesture: 'tip', held: { hasLiquid: true }, thing: 'none', verb: 'empty', object: 'held' },

  { gesture: 'touch-with', held: { state: { lit: true } }, thing: { traits: ['lightable'], state: { lit: false } }, verb: 'light', object: 'thing', preposition: 'with', instrument: 'held' },
  { gesture: 'touch-with', held: { traits: ['lightable'], state: { lit: false } }, thing: { state: { lit: true } }, verb: 'light', object: 'held' },
  { gesture: 'touch-with', thing: { keyHeld: true, state: { locked: true } }, verb: 'unlock', object: 'thing', preposition: 'with', instrument: 'held' },

  { gesture: 'knock', thing: { traits: ['door'] }, verb: 'knock', object: 'thing', preposition: 'on' },
  { gesture: 'point', verb: 'point', object: 'thing', preposition: 'at' },
]; // prettier-ignore
