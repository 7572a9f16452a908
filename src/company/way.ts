import type { Beat } from '../drama/beat.ts';
import { readNotation, spokenIn } from '../drama/notation/read-notation.ts';
import { tongueOfLanguage } from '../drama/tongues/tongue.ts';
import { tongueOf } from '../drama/tongues/written-in.ts';
import { kept, remembered } from '../kit/remembered.ts';
import { isAllSo } from '../play/presumption.ts';
import { worldOf, type Play } from '../play/play.ts';
import { foresee } from '../world/narrator.ts';
import type { World } from '../world/world.ts';
import { preparationFor } from './deed-steps.ts';
import { isPlainlyHindered, isWithinReach } from './way-around.ts';

const known = remembered((_: World) => new Map<Beat, Beat | undefined>());
const hindered = remembered((_: World) => new Map<Beat, Beat | undefined>());
const reached = remembered((_: World) => new Map<Beat, Beat | undefined>());

/**
 * A beat with the ways to play it as the world is now: what they do can be done, and what they say takes nothing for granted
 * that is not so. Nothing, where no way is left.
 */
export const playableNow = (play: Play, beat: Beat): Beat | undefined =>
  kept(known(worldOf(play)), beat, () => {
    const plays = beat.plays.filter((way) => isSaidTruly(play, way) && canBeDone(play, beat, way));
    return plays.length === beat.plays.length ? beat : withWays(play, beat, plays);
  });

/** The same, where something has to be got around first: a key is fetched, somebody is asked. */
export const playableInSteps = (play: Play, beat: Beat): Beat | undefined =>
  kept(reached(worldOf(play)), beat, () => {
    const plays = beat.plays.filter((way) => isSaidTruly(play, way) && canBeDone(play, beat, way, isWithinReach));
    return withWays(play, beat, plays);
  });

/** The same, where nothing helps, and whoever tries it can say what is in the way. */
export const tellingWhyNot = (play: Play, beat: Beat): Beat | undefined =>
  kept(hindered(worldOf(play)), beat, () => {
    const plays = beat.plays.filter((way) => isSaidTruly(play, way) && canBeDone(play, beat, way, isPlainlyHindered));
    return withWays(play, beat, plays);
  });

/**
 * The beat with the ways that are left. Where none of them is in the language of the evening, what they do goes with what
 * it says there, or without a word: nobody says an English line in a Chinese play because the Chinese one was refused.
 */
function withWays(play: Play, beat: Beat, plays: readonly string[]): Beat | undefined {
  const tongue = tongueOfLanguage(play.settings.language ?? play.blueprint.language);
  const isOwn = (way: string): boolean => wordsOf(way) === '' || tongueOf(wordsOf(way)) === tongue;
  const own = plays.filter(isOwn);
  if (own.length > 0) return { ...beat, plays: own };
  // A beat whose author has nothing in that language is played in the author's.
  if (plays.length === 0 || !beat.plays.some(isOwn))
    return plays.length > 0 ? { ...beat, plays: [...plays] } : undefined;
  const deed = /^\([^)]*\)/.exec(plays[0] ?? '')?.[0];
  if (deed === undefined) return undefined;
  const said = beat.plays.filter((way) => isOwn(way) && isSaidTruly(play, way)).map(wordsOf);
  return { ...beat, plays: said.length > 0 ? said.map((words) => `${deed} ${words}`) : [deed] };
}

const wordsOf = (way: string): string => spokenIn(way).join(' ');

const isSaidTruly = (play: Play, way: string): boolean =>
  isAllSo(play.file, [worldOf(play)], spokenIn(way).join(' '), 'line');

/** Would the narrator let it happen, as far as can be told before anybody has moved? */
function canBeDone(play: Play, { actor }: Beat, way: string, isPossible: typeof isWithinReach = () => false): boolean {
  if (!readNotation(way).some(({ kind }) => kind === 'act')) return true;
  const world = worldOf(play);
  const { actions, verdicts } = foresee(world, actor, way);
  const refused = verdicts.findIndex(({ ok }, index) => !ok && actions[index]?.verb !== 'decree');
  const [action, verdict] = [actions[refused], verdicts[refused]];
  // What a door opened on the way makes possible is seen when it is open.
  if (!action || !verdict || preparationFor(world, actor, action, verdict) !== undefined) return true;
  return isPossible(play, actor, action, verdict);
}
