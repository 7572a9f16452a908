import type { Face } from '../face/face.ts';
import { clamp, shareOf } from './easing.ts';
import { bearMood, blink, syllable } from './expression.ts';
import type { Moment } from './moment.ts';

/** A plain face, of mood and gesture alone: brows, lids, a mouth that opens. */
export class SimpleFace {
  private lifted = 0;
  private knit = 0;
  private smile = 0;

  constructor(
    private readonly old: boolean,
    private readonly offset: number,
  ) {}

  /** What mood and talk add to a bearing. */
  bear({ pose, bearing, now }: Moment): void {
    bearMood(bearing, pose.mood);
    if (!pose.talking) return;
    const said = syllable(now, this.offset);
    bearing.open += said * 0.75;
    bearing.lifted += said * 0.25;
  }

  take(face: Face, { pose, bearing, now, seconds, isFirst }: Moment): void {
    const share = isFirst ? 1 : shareOf(seconds, 10);
    this.lifted += (clamp(bearing.lifted, -1, 1) - this.lifted) * share;
    this.knit += (clamp(bearing.knit, -1, 1) - this.knit) * share;
    this.smile += (clamp(bearing.smile, -1, 1) - this.smile) * share;
    const open = pose.dead ? 0.1 : clamp(bearing.open, 0, 1);
    face.jaw = open;
    face.mouth.a = open;
    face.mouth.smile = Math.max(0, this.smile);
    face.mouth.frown = Math.max(0, -this.smile);
    const shut = pose.dead ? 1 : Math.max(bearing.lids + (this.old ? 0.1 : 0), blink(now, this.offset));
    for (let i = 0; i < 2; i++) {
      const side = i === 0 ? face.left : face.right;
      side.lift = this.lifted;
      side.knit = this.knit;
      side.lid = clamp(shut, -1, 1);
      side.low = Math.max(0, this.smile) * 0.5;
    }
  }
}
