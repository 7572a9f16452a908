import { Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { toShare } from '../../../src/kit/numbers.ts';
import { intoBody } from './body-frame.ts';
import type { BodyPose } from './body-pose.ts';
import { scoreOf } from './gestures.ts';
import { plainManner, strengthOf, type GestureManner } from './gestures/manner.ts';
import { ScorePlayers } from './gestures/score-player.ts';
import { IdleActs, type Leisure } from './idle-acts.ts';
import type { Moment } from './moment.ts';
import type { Physique } from './physique.ts';
import { TalkGestures } from './talk-gestures.ts';
import { Thinking } from './thinking.ts';

/**
 * Lets a body gesture: writes what it wants of the body into the bearing, and moves nothing itself. Idling lies lowest,
 * talk over it, what is done on purpose over both, and looking for an answer where it has room.
 */
export class Gesturing {
  private readonly players = new ScorePlayers();
  private readonly talk = new TalkGestures();
  private readonly idle: IdleActs;
  private readonly thinking: Thinking;
  private readonly meant = new Vector3();
  private readonly free = { left: true, right: true };
  private readonly manner: { -readonly [Key in keyof GestureManner]: GestureManner[Key] };

  constructor(private readonly body: Physique) {
    this.idle = new IdleActs(body.offset);
    this.thinking = new Thinking(body.offset);
    this.manner = { ...plainManner, seed: body.offset, free: this.free };
  }

  bear(moment: Moment): void {
    const { pose, bearing } = moment;
    const { manner, free } = this;
    const { gesture, hands, mood } = pose;
    manner.strength = strengthOf(mood);
    free.left = hands.left === undefined;
    free.right = hands.right === undefined;
    manner.hand = undefined;
    manner.at = undefined;
    this.idle.bear(bearing, leisureOf(pose), mood, manner, moment);
    this.talk.bear(bearing, pose, manner, moment);
    if (gesture) {
      manner.hand = gesture.hand;
      if (gesture.at) manner.at = this.meantBy(gesture.at, moment);
      const player = this.players.of(scoreOf(gesture.verb));
      player.part = toShare(gesture.part);
      player.play(bearing, manner);
    }
    this.thinking.bear(bearing, pose.thinking === true, moment, free);
  }

  /** As hands of a bearing are measured: from the chest of somebody of 1.7 m, but up from the floor. */
  private meantBy(at: NonNullable<GestureManner['at']>, { place }: Moment): Vector3 {
    const { meant } = this;
    const { frame, scale, rig } = this.body;
    intoBody(at, place, meant);
    frame.toChest(meant);
    meant.scaleInPlace(1 / scale);
    meant.y += rig.at.chest.y;
    return meant;
  }
}

/** Who stands about and has nothing to do; with somebody to look at, they listen. */
function leisureOf({ posture, speed, talking, gesture, thinking, feeling, gaze }: BodyPose): Leisure | undefined {
  if (posture !== 'standing' || speed > 0.1 || talking || gesture || thinking || (feeling?.strength ?? 0) > 0.3)
    return undefined;
  return gaze ? 'listening' : 'waiting';
}
