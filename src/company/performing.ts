import type { DramaPort } from '../drama/drama-port.ts';
import type { Play } from '../play/play.ts';

/**
 * A play that goes on in this process, for whoever runs it: `Performance` plays it for the first time, `Playback` plays a log
 * of it again. Both run on the clock and the stage they were given.
 */
export interface Performing extends DramaPort<Play> {
  /** Lets it begin, or go on. */
  start(): void;
  /** One more try to make everything safe, now. Rejects with the reason when it cannot be. */
  flush(): Promise<void>;
  dispose(): void;
}
