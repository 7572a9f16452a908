import type { Result } from '../kit/result.ts';
import type { Action } from './action.ts';
import type { EntityId } from './entity-id.ts';
import type { Fact } from './fact.ts';
import type { Voice } from './voice.ts';
import type { PhysicalProbe } from './physical-probe.ts';

/** By what an ask is known when it comes again: who sent it, and their own number for it. */
export interface AskKey {
  readonly client: string;
  readonly number: number;
}

/** What a player wants to say or do. */
export interface Ask {
  readonly actor: EntityId;
  readonly player: string;
  /** In performance notation. */
  readonly text?: string;
  /** Deeds as the narrator offered them, done before anything is said. */
  readonly deeds?: readonly Action[];
  /** To whom it is said, unless the text itself says so. */
  readonly to?: EntityId;
  readonly voice?: Voice;
  /** With one, `durable` settles when it is safe that the ask will be played; a crash does not undo it. */
  readonly key?: AskKey;
}

/** Why a player's ask was not taken, in a closed set. */
export type AskRefusal =
  | 'over'
  | 'no-such-role'
  | 'role-taken'
  | 'not-your-role'
  | 'cannot-act'
  | 'still-speaking'
  | 'empty';

export interface Refused {
  readonly code: AskRefusal;
  readonly message: string;
}

/** An ask that was taken: `durable` settles when what came of it is safe, or was not to be. */
export interface AskTaken {
  readonly durable: Promise<void>;
}

/**
 * What a participant (a page, a headset, a host game) needs from a drama, in the same process or behind a socket: the play as
 * they may see it, the facts as they come, and asks that are answered at once, by an acknowledgement or a typed refusal. What
 * takes time to be known, such as whether it is safe, comes later, by `durable` and by facts.
 */
export interface DramaPort<Snapshot> {
  /** The play as it stands, as far as this participant may see it. Never changes; the next fact brings the next one. */
  readonly play: Snapshot;
  /** What bodies can tell, and who is an apparition to whom. */
  readonly probe: PhysicalProbe;
  /** Observes every fact from now on, with the play after it, until what it returns is called. */
  onFact(observe: (fact: Fact, play: Snapshot) => void): () => void;
  /** Takes a role, at any time; one that the company plays can be taken. */
  takeRole(actor: EntityId, player: string, key?: AskKey): Result<undefined, Refused>;
  /** Gives the role back to the company, even in the middle of a line. */
  releaseRole(actor: EntityId, why?: string, key?: AskKey): void;
  submit(ask: Ask): Result<AskTaken, Refused>;
  /** Stops this role's player in the middle of their own words: what was heard was said. */
  stop(actor: EntityId, player: string): void;
}
