import type { EntityId } from './entity-id.ts';
import type { Fact } from './fact.ts';
import type { Voice } from './voice.ts';
import type { PhysicalProbe } from './physical-probe.ts';
import type { Sight } from './sight.ts';
import type { Verb } from './verb.ts';
import type { Whereabouts } from './whereabouts.ts';

/** One thing a body does. */
export type StageStep =
  /** Goes to where it can touch a thing, or into a place. */
  | { readonly kind: 'walk'; readonly actor: EntityId; readonly to: EntityId }
  /** Lays a hand on it: the moment of contact is the moment the deed is done. */
  | {
      readonly kind: 'reach';
      readonly actor: EntityId;
      readonly thing: EntityId;
      /** What the hand is for: `take`, `pour`, `stab`. */
      readonly verb?: Verb;
      /** What else has a part in it: what is put there, poured, or struck with. */
      readonly using?: EntityId;
    }
  | {
      readonly kind: 'gesture';
      readonly actor: EntityId;
      readonly verb: Verb;
      readonly thing?: EntityId;
      /** Where it goes to: whom a thing is thrown at. */
      readonly target?: EntityId;
      /** Which way, where it is a step: `back`, `closer`, `aside`. */
      readonly direction?: string;
    }
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

/** What bodies do by themselves, and the narrator has to be told. */
export type StageHappening =
  /** It came to rest where the world does not have it: it fell, flew, was knocked or carried along. */
  | {
      readonly kind: 'landed';
      readonly thing: EntityId;
      readonly at: Whereabouts;
      /** Did it drop there, or only roll? */
      readonly fell: boolean;
      /** Whose doing it was, where that can be told. */
      readonly by?: EntityId;
    }
  /** A player's body went somewhere by itself: told where it stops, where it comes into another place, and now and then. */
  | {
      readonly kind: 'walked';
      readonly actor: EntityId;
      readonly place: EntityId;
      readonly x: number;
      readonly y: number;
      readonly z: number;
      readonly yaw: number;
    }
  /** Somebody at the controls wants up from where they sit, lie, kneel or hide. */
  | { readonly kind: 'rises'; readonly actor: EntityId }
  /** Somebody at the controls walks against a closed door. */
  | { readonly kind: 'pushes'; readonly actor: EntityId; readonly door: EntityId }
  /** A blow was more than it bears. */
  | { readonly kind: 'broke'; readonly thing: EntityId; readonly by?: EntityId };

/** How an actor's view is to be pictured. Without `frames` there are no pictures. */
export interface Picturing {
  /** How many, 1 to 8. */
  readonly frames?: number;
  readonly width?: number;
  readonly height?: number;
}

/** What the company needs of a stage, be it 3D or plain. The drama waits for the body; the body never waits for the model. */
export interface StagePort {
  readonly probe: PhysicalProbe;
  /** Begins a step; reports arrive later, never during the call. Calling what it returns interrupts the step. */
  perform(step: StageStep, report: (report: StageReport) => void): () => void;
  /** Tells what bodies do by themselves, until what it returns is called. */
  onHappening?(tell: (happening: StageHappening) => void): () => void;
  /** Told of every fact once it is one. What is shown of it is the stage's own business. */
  follow?(fact: Fact): void;
  /** What the actor sees, with pictures where the stage can take some: the truth of the very moment they were taken. */
  glimpse?(actor: EntityId, picturing?: Picturing): Promise<Sight | undefined>;
  dispose(): void;
}
