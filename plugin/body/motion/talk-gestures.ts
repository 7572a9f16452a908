import { toShare } from '../../../src/kit/numbers.ts';
import type { Bearing } from './bearing.ts';
import type { BodyPose, Passed } from './body-pose.ts';
import type { GestureManner } from './gestures/manner.ts';
import { ScorePlayer } from './gestures/score-player.ts';
import type { TimedLine } from '../../stage/speech/timed-line.ts';
import { talkScore } from './talk/talk-score.ts';

/** What somebody would say whose words nobody knows: strokes still fall, at a mouth's pace. */
const unknownLine: TimedLine = {
  words: 'Because matters stand otherwise, and whoever listens should consider everything carefully before judging, therefore nothing remains unsaid'.split(' '),
  heardMs: [500, 900, 1300, 1900, 2300, 2700, 3200, 3600, 4200, 4900, 5600, 6000, 6500, 7100, 7600, 8100, 8700],
  endMs: 9000,
}; // prettier-ignore

/** Hands of somebody who begins or breaks off are out, or down, after this time. */
const settleSeconds = 0.35;

/** What of a pose the hands of a speaker go by. */
type Talking = Pick<BodyPose, 'talking' | 'line' | 'lineMs' | 'mood'>;

/** Hands that talk along with what is said, timed to its words. One for each body. */
export class TalkGestures {
  private player: ScorePlayer | undefined;
  private line: TimedLine | undefined;
  private mood: string | undefined;
  private part = 0;
  /** How far the hands are out: a line that breaks off lets them sink. */
  private shown = 0;
  private lines = 0;

  /** Bears the body while it speaks, and until its hands are at rest again; so long after the last time. */
  bear(bearing: Bearing, pose: Talking, manner: GestureManner, passed: Pick<Passed, 'seconds'>): void {
    const { seconds } = passed;
    if (pose.talking) this.listen(pose, manner, passed);
    this.shown = toShare(this.shown + (pose.talking ? seconds : -seconds) / settleSeconds);
    const { player } = this;
    if (!player || this.shown === 0) return;
    // A line may begin or break off while the hands are out.
    player.part = this.part;
    player.shown = this.shown;
    player.loudness = this.line?.voice === 'shout' ? 1.4 : 1;
    player.play(bearing, manner);
  }

  private listen(pose: Talking, { seed }: GestureManner, { seconds }: Pick<Passed, 'seconds'>): void {
    const line = pose.line ?? unknownLine;
    const mood = pose.mood ?? 'calm';
    if (line !== this.line) this.lines++;
    if (line !== this.line || mood !== this.mood || !this.player) {
      this.line = line;
      this.mood = mood;
      this.player = new ScorePlayer(talkScore(line, mood, seed + this.lines * 0.37));
    }
    if (pose.line) this.part = toShare((pose.lineMs ?? 0) / Math.max(1, line.endMs));
    else this.part = (this.part + (seconds * 1000) / line.endMs) % 1;
  }
}
