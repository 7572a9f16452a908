import type { MouthCue } from './viseme.ts';
import type { TimedLine } from './timed-line.ts';
import { mouthShapeAt, type MouthWeights } from './mouth-shape.ts';
import type { Sounding } from './stage-voice.ts';

/** What a mouth is doing: which sentence it says, since when, and whether it is heard. */
export class Speech {
  private cues: readonly MouthCue[] | undefined;
  private originMs: number;

  constructor(
    /** When it began, on the play's clock. */
    readonly beganMs: number,
    /** Asked only when somebody looks: a play without a picture has no mouths. */
    private readonly findCues: () => readonly MouthCue[],
    /** The sound, where there is one; it knows best how far it is. */
    readonly sounding?: Sounding,
    /** The sentence and when its words are expected: hands talk along. */
    readonly line?: TimedLine,
  ) {
    this.originMs = beganMs;
  }

  get mouth(): readonly MouthCue[] {
    return (this.cues ??= this.findCues());
  }

  /** How far into its cues the mouth is. */
  positionMs(nowMs: number): number {
    return this.sounding?.positionMs() ?? nowMs - this.originMs;
  }

  /** The sound has come so far at this moment, sooner or later than was expected: the mouth goes on from there. */
  reach(positionMs: number, nowMs: number): void {
    this.originMs = nowMs - positionMs;
  }

  /** The shape of the mouth at this moment of the play, written into `into` where it is given. */
  mouthAt(nowMs: number, into?: MouthWeights): MouthWeights {
    return mouthShapeAt(this.mouth, this.positionMs(nowMs), into);
  }
}
