import type { EntityId } from './entity-id.ts';
import type { Voice } from './fact.ts';
import type { PhysicalProbe } from './physical-probe.ts';

/** One thing a body does. */
export type StageStep =
  /** Goes to where it can touch a thing, or into a place. */
  | { readonly kind: 'walk'; readonly actor: EntityId; readonly to: EntityId }
  /** Lays a hand on it: the moment of contact is the moment the deed is done. */
  | { readonly kind: 'reach'; readonly actor: EntityId; readonly thing: EntityId }
  | { readonly kind: 'gesture'; readonly actor: EntityId; readonly verb: string; readonly thing?: EntityId }
  /** Visibly takes its time. */
  | { readonly kind: 'ponder'; readonly actor: EntityId; readonly ms: number }
  | {
      readonly kind: 'speak';
      readonly actor: EntityId;
      readonly words: readonly string[];
      readonly voice: Voice;
      readonly to?: EntityId;
    };

/** What a stage reports of a step. Every step ends with exactly one of `done`, `refused` or `interrupted`. */
export type StageReport =
  /** The word with this index has been heard. */
  | { readonly kind: 'word'; readonly index: number }
  | { readonly kind: 'contact' }
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'interrupted' };

/** What an actor sees from where they stand. */
export interface Glimpse {
  /** A picture as a data URL. */
  readonly image: string;
  /** What can be made out in it. */
  readonly visible: readonly EntityId[];
}

/** What the company needs of a stage, be it 3D or plain. The drama waits for the body; the body never waits for the model. */
export interface StagePort {
  readonly probe: PhysicalProbe;
  /** Begins a step; reports arrive later, never during the call. Calling what it returns interrupts the step. */
  perform(step: StageStep, report: (report: StageReport) => void): () => void;
  /** What the actor sees, where the stage can tell. */
  glimpse?(actor: EntityId): Promise<Glimpse | undefined>;
  dispose(): void;
}
