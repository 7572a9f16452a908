import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { clamp } from '../../../src/kit/numbers.ts';
import type { Rig } from '../rig/rig.ts';
import { intoBody, type BodyFrame } from './body-frame.ts';
import type { BodyPose } from './body-pose.ts';
import { scoreOf } from './gestures.ts';
import { plainManner, strengthOf, type GestureManner } from './gestures/manner.ts';
import { ScorePlayers } from './gestures/score-player.ts';
import { IdleActs, type Leisure } from './idle-acts.ts';
import type { Moment } from './moment.ts';
import type { Placement } from './placement.ts';
import { TalkGestures } from './talk-gestures.ts';

/**
 * Lets a body gesture: writes what it wants of the body into the bearing, and moves nothing itself. Idling lies lowest,
 * talk over it, and what is done on purpose over both.
 */
export class Gesturing {
  private readonly players = new ScorePlayers();
  private readonly talk = new TalkGestures();
  private readonly idle: IdleActs;
  private readonly meant = new Vector3();
  private readonly free = { left: true, right: true };
  private readonly manner: { -readonly [Key in keyof GestureManner]: GestureManner[Key] };

  constructor(
    private readonly frame: BodyFrame,
    private readonly rig: Rig,
    private readonly scale: number,
    offset: number,
  ) {
    this.idle = new IdleActs(offset);
    this.manner = { ...plainManner, seed: offset, free: this.free };
  }

  bear(moment: Moment, place: Placement): void {
    const { pose, bearing, seconds } = moment;
    const { manner, free } = this;
    const { gesture, hands, mood } = pose;
    manner.strength = strengthOf(mood);
    free.left = hands.left === undefined;
    free.right = hands.right === undefined;
    manner.hand = undefined;
    manner.at = undefined;
    this.idle.bear(bearing, leisureOf(pose), mood, manner, seconds);
    this.talk.bear(bearing, pose, manner, seconds);
    if (!gesture) return;
    manner.hand = gesture.hand;
    if (gesture.at) manner.at = this.meantBy(gesture.at, place);
    this.players.play(scoreOf(gesture.verb), bearing, clamp(gesture.part), manner);
  }

  /** As hands of a bearing are measured: from the chest of somebody of 1.7 m, but up from the floor. */
  private meantBy(at: NonNullable<GestureManner['at']>, place: Placement): Vector3 {
    const { meant } = this;
    intoBody(at, place, meant);
    this.frame.toChest(meant);
    meant.scaleInPlace(1 / this.scale);
    meant.y += this.rig.at.chest.y;
    return meant;
  }
}

/** Who stands about and has nothing to do; with somebody to look at, they listen. */
function leisureOf({ posture, speed, talking, gesture, thinking, feeling, gaze }: BodyPose): Leisure | undefined {
  if (posture !== 'standing' || speed > 0.1 || talking || gesture || thinking || (feeling?.strength ?? 0) > 0.3)
    return undefined;
  return gaze ? 'listening' : 'waiting';
}
