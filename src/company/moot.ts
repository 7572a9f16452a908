import type { Beat } from '../drama/beat.ts';
import { holds } from '../play/condition.ts';
import type { Bid } from '../play/floor.ts';
import { currentPoint, roadsTo, type Play } from '../play/play.ts';
import { hears } from '../play/witness.ts';
import { roadAhead } from './planner.ts';
import { playableNow } from './way.ts';

/**
 * Whether what somebody decided on can no longer be begun: the play has moved on, what their wish waits for is over, or whom they would
 * speak to is dead, gone or shut out. A step is taken before whoever is there.
 */
export function isMoot(play: Play, bid: Bid): boolean {
  const { actor, beat, desire, to, pace, source } = bid;
  if (beat !== undefined) {
    if (!isAhead(play, beat)) return true;
  } else if (source !== 'player' && pace !== 'silence' && to !== undefined && !hears(play, to, actor)) return true;
  const wish = desire === undefined ? undefined : play.profiles.get(actor)?.desires?.find(({ id }) => id === desire);
  return wish?.when !== undefined && !holds(play, wish.when);
}

/** Is the beat a step to the point being played, and can it be played as things are now? */
function isAhead(play: Play, id: string): boolean {
  const point = currentPoint(play)?.point;
  const road = point && roadsTo(play, point).find(({ beats }) => beats.some((beat) => beat.id === id));
  const beat = road?.beats.find((one) => one.id === id);
  if (road?.when && !holds(play, road.when)) return false;
  return beat !== undefined && (!beat.when || holds(play, beat.when)) && isPlayable(play, beat);
}

/** As things are, or, where no other step is left, with something to be got around first. */
const isPlayable = (play: Play, beat: Beat): boolean =>
  playableNow(play, beat) !== undefined || roadAhead(play, ({ id }) => id === beat.id) !== undefined;
