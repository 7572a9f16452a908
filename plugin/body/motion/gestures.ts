import { clamp } from '../../../src/kit/numbers.ts';
import type { StagedGesture } from '../../stage/staged-actor.ts';
import type { Bearing } from './bearing.ts';
import { plainManner, type GestureManner } from './gestures/manner.ts';
import { ScorePlayer } from './gestures/score-player.ts';
import { contactPartOf, type Score } from './gestures/score.ts';
import { scores, type ScoreName } from './gestures/scores.ts';
import { scoreNameOf, verbs } from './gestures/verbs.ts';

export { plainManner, strengthOf, type GestureManner } from './gestures/manner.ts';

/** Plays a moment of a gesture, `part` of the way through it, onto a bearing. Begins and ends at rest. */
export type GesturePlayer = (bearing: Bearing, part: number, manner?: GestureManner) => void;

/** The verbs that have a motion of their own, each with how it is played. Whoever shows a body keeps one. */
export function gestureTable(): ReadonlyMap<string, GesturePlayer> {
  const table = new Map<string, GesturePlayer>();
  for (const name of Object.keys(verbs) as ScoreName[]) {
    const gesture = played(scores[name]);
    for (const verb of verbs[name].split(' ')) table.set(verb.replaceAll('-', ' '), gesture);
  }
  return table;
}

/** How a verb is played; one that nobody wrote for is a small motion of the hand. */
export const gestureOf = (table: ReadonlyMap<string, GesturePlayer>, verb: string): GesturePlayer =>
  table.get(verb) ?? table.get('motion') ?? (() => undefined);

/**
 * How long a gesture is seen, in milliseconds, when what it does has to be done after so many: strokes that touch
 * something are timed to the touch, others take the time they need.
 */
export function gestureLastsMs(verb: string, contactMs: number): number {
  const score: Score = scores[scoreNameOf(verb)];
  const isTimed = score.carries === true || score.isSudden === true;
  return isTimed ? contactMs / contactPartOf(score) : Math.max(contactMs, score.seconds * 1000);
}

/** How long the motion of a hand is seen that has reached something after so many milliseconds. */
const handlingLastsMs = (verb: string, contactMs: number): number =>
  contactMs / contactPartOf(scores[scoreNameOf(verb)]);

/** How long a gesture of the stage's is seen, in milliseconds: what a hand reaches for is timed to the touch. */
export const seenForMs = ({ verb, contactMs, hand }: StagedGesture): number =>
  hand === undefined ? gestureLastsMs(verb, contactMs) : handlingLastsMs(verb, contactMs);

/** Scores are prepared when they are first played: most bodies never need most of them. */
function played(score: Score): GesturePlayer {
  let player: ScorePlayer | undefined;
  return (bearing, part, manner = plainManner) => {
    player ??= new ScorePlayer(score);
    player.play(bearing, clamp(part), manner);
  };
}
