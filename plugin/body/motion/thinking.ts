import { smoothstep } from '../../../src/kit/numbers.ts';
import type { Bearing } from './bearing.ts';
import type { Passed } from './body-pose.ts';
import type { GestureManner } from './gestures/manner.ts';
import { places } from './gestures/places.ts';

/** How long somebody looks for an answer before it shows in more than the eyes. */
const showsAfterSeconds = 0.9;
/** The hand at the chin is at ease there. */
const softly = { fist: 0.7, elbow: -0.7 } as const;
const { x, y, z, palm = 0, onHead = 0, index = 0 } = places.chin;
const chin = { x, y, z, palm, onHead, index };

/** Looking for an answer: it shows. The head goes aside, the weight to one leg, and a free hand to the chin. */
export class Thinking {
  private passed = 0;

  /** @param offset a number of the person, 0..1: which hand, which side */
  constructor(private readonly offset: number) {}

  /** @param free which hands have nothing in them and nothing to do */
  bear(bearing: Bearing, thinks: boolean, { seconds }: Pick<Passed, 'seconds'>, free: GestureManner['free']): void {
    this.passed = thinks ? Math.min(4, this.passed + seconds) : Math.max(0, Math.min(this.passed, 1.6) - seconds * 2.5);
    const shown = smoothstep(showsAfterSeconds * 0.3, showsAfterSeconds, this.passed);
    if (shown <= 0) return;
    const side = this.offset < 0.5 ? -1 : 1;
    bearing.bend += 0.03 * shown;
    bearing.sway += side * 0.05 * shown;
    bearing.knit += 0.35 * shown;
    const isRight = free.right && (this.offset >= 0.3 || !free.left);
    if (!isRight && !free.left) return;
    const hand = isRight ? bearing.right : bearing.left;
    const up = smoothstep(showsAfterSeconds, showsAfterSeconds + 0.7, this.passed);
    if (hand.weight > 0.05 || up <= 0) return;
    const { x, y, z, palm, onHead, index } = chin;
    hand.x = isRight ? x : -x;
    hand.y = y;
    hand.z = z;
    hand.palm = palm;
    hand.onHead = onHead;
    hand.index = index;
    hand.fist = softly.fist;
    hand.elbow = softly.elbow;
    hand.weight = up;
  }
}
