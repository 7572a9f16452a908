import { hashPlay } from '../../src/play/play.ts';
import { replay } from '../../src/play/replay.ts';

/** The hash of what a log comes to, or nothing if it holds no play. */
export const replayHash = (facts: Iterable<unknown>): string | undefined => {
  const { play } = replay(facts);
  return play && hashPlay(play);
};
