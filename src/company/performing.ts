import type { Result } from '../kit/result.ts';
import type { EntityId } from '../drama/entity-id.ts';
import type { Fact } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { Play } from '../play/play.ts';
import type { Ask, Refused } from './performance.ts';

/**
 * A play that goes on, for whoever shows it: `Performance` plays it for the first time, `Playback` plays a log of it again.
 * Both run on the clock and the stage they were given.
 */
export interface Performing {
  readonly play: Play;
  /** What bodies can tell, and who is an apparition to whom. */
  readonly probe: PhysicalProbe;
  /** Lets it begin, or go on. */
  start(): void;
  /** Observes every fact from now on, until what it returns is called. */
  onFact(observe: (fact: Fact, play: Play) => void): () => void;
  takeRole(actor: EntityId, player: string): Result<undefined, Refused>;
  releaseRole(actor: EntityId, why?: string): void;
  submit(ask: Ask): Result<{ durable: Promise<void> }, Refused>;
  /** Lets whoever plays this role stop in the middle of their own words. */
  stop(actor: EntityId, player: string): void;
  /** One more try to make everything safe, now. Rejects with the reason when it cannot be. */
  flush(): Promise<void>;
  dispose(): void;
}
