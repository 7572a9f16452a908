import type { Clock } from '../kit/clock.ts';
import type { Draft, Fact } from '../drama/fact.ts';
import type { PhysicalProbe } from '../drama/physical-probe.ts';
import type { StagePort } from '../drama/stage-port.ts';
import type { Brain } from '../mind/brain.ts';
import type { Play } from '../play/play.ts';

/** What everybody in the company works at: how the play stands, and where facts are put down. */
export interface Desk {
  readonly clock: Clock;
  readonly stage: StagePort;
  readonly probe: PhysicalProbe;
  /** The brain of the company: a model's, with the understudy behind it, or the understudy's own. */
  readonly brain: Brain;
  /** The play as it stands now. */
  play(): Play;
  /** Puts a fact down and follows it. */
  record(draft: Draft): Fact;
  /** Work outside the play: time waits for it where it can, and its failure is nobody's crash. */
  outside(work: () => Promise<void>): void;
  /** A mistake of ours: told to whoever runs the show, while the play goes on. */
  fault(error: unknown): void;
}
