import type { Beat } from '../drama/beat.ts';
import { readNotation, spokenIn } from '../drama/notation/read-notation.ts';
import { kept, remembered } from '../kit/remembered.ts';
import { isAllSo } from '../play/presumption.ts';
import { worldOf, type Play } from '../play/play.ts';
import { narrate, openScene } from '../world/narrator.ts';
import type { World } from '../world/world.ts';
import { preparationFor } from './deed-steps.ts';

const known = remembered((_: World) => new Map<Beat, Beat | undefined>());

/**
 * A beat with the ways to play it as the world is now: what they do can be done, and what they say takes nothing for granted
 * that is not so. Nothing, where no way is left.
 */
export const playableNow = (play: Play, beat: Beat): Beat | undefined =>
  kept(known(worldOf(play)), beat, () => {
    const plays = beat.plays.filter((way) => isSaidTruly(play, way) && canBeDone(play, beat, way));
    return plays.length === beat.plays.length ? beat : plays.length > 0 ? { ...beat, plays } : undefined;
  });

const isSaidTruly = (play: Play, way: string): boolean =>
  isAllSo(play.file, [worldOf(play)], spokenIn(way).join(' '), 'line');

/** Would the narrator let it happen, as far as can be told before anybody has moved? */
function canBeDone(play: Play, { actor }: Beat, way: string): boolean {
  if (!readNotation(way).some(({ kind }) => kind === 'act')) return true;
  const world = worldOf(play);
  const { actions, verdicts } = narrate(openScene(world), actor, { text: way }).answer;
  const refused = verdicts.findIndex(({ ok }, index) => !ok && actions[index]?.verb !== 'decree');
  const [action, verdict] = [actions[refused], verdicts[refused]];
  // What a door opened on the way makes possible is seen when it is open.
  return !action || !verdict || preparationFor(world, actor, action, verdict) !== undefined;
}
