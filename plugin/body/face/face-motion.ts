import { hashWords } from '../../../src/kit/hash.ts';
import { clamp, flatLength, toShare } from '../../../src/kit/numbers.ts';
import { seededRandom } from '../../../src/kit/random.ts';
import { Blinks } from './blinks.ts';
import { Darts } from './darts.ts';
import { addExpression, clearFace, expressionForms, moodFaceOf } from './expression-form.ts';
import { eyeLimits } from './eye-turn.ts';
import { expressions, isBright, isGrave, shapeAt, type Expression, type Face, type FaceSide } from './face.ts';
import { FeltLevels } from './felt-levels.ts';
import { SpeechMouth } from './speech-mouth.ts';
import type { Viseme } from '../../stage/speech/viseme.ts';

/** What is said of a face at a moment. A `BodyPose` and a `Bearing` have all of it but the eyes. */
export interface FaceCue {
  readonly mood?: string | undefined;
  readonly feeling?: { readonly expression: Expression; readonly strength: number } | undefined;
  readonly talking: boolean;
  readonly mouth?: Partial<Readonly<Record<Viseme, number>>> | undefined;
  readonly thinking?: boolean | undefined;
  readonly dead: boolean;
}

/** What gestures do to a face, from −1 to 1: brows lifted, brows knit, mouth smiling; from 0 to 1: mouth open, lids closed. */
export interface FaceBearing {
  lifted: number;
  knit: number;
  smile: number;
  open: number;
  lids: number;
}

/** A gaze that moves by more than this between two frames jumps, in radians. */
const gazeJump = 0.12;

/**
 * Moves a face: moods underneath, what was witnessed above, gestures and speech over them, and what no face ever stops
 * doing, blinking and darting, over all. The same person with the same cues does the same every time.
 */
export class FaceMotion {
  /** What the feeling does with the head, in radians, to be added to what else it does. */
  readonly head = { nod: 0, turn: 0, tilt: 0 };

  private readonly levels = new FeltLevels();
  private readonly blinks: Blinks;
  private readonly darts: Darts;
  private readonly speech: SpeechMouth;
  /** Whether they lead with the right. */
  private readonly isMirrored: boolean;
  /** How much more one side does than the other, −1..1. */
  private readonly lopsided: number;
  private readonly phase: number;
  private seconds = 0;
  /** Since the last time; kept here, for a number that is handed on is garbage. */
  private passed = 0;
  private started = false;
  private lastYaw = 0;
  private lastPitch = 0;
  private stress = 0;
  private thought = 0;
  /** What they feel leaves no room for a smile. */
  private isSober = false;
  private readonly borne = { lifted: 0, knit: 0, smile: 0, open: 0, lids: 0 };

  constructor(id: string) {
    this.blinks = new Blinks(seededRandom(`${id} blinks`));
    this.darts = new Darts(seededRandom(`${id} darts`));
    this.speech = new SpeechMouth(seededRandom(`${id} babble`));
    const [word, other] = hashWords(`${id} face`);
    this.isMirrored = (word & 1) === 1;
    this.lopsided = ((other >>> 0) / 2 ** 32) * 2 - 1;
    this.phase = ((word >>> 1) / 2 ** 31) * 20;
  }

  /**
   * Makes the face anew, `seconds` after the last time. Its eyes (`eyeYaw`, `eyePitch`, `eyeMeters`) already say where
   * the gaze would have them; all else of it is filled here.
   */
  update(face: Face, cue: FaceCue, bearing: Readonly<FaceBearing>, seconds: number): void {
    this.passed = clamp(seconds, 0, 0.1);
    this.seconds += this.passed;
    if (cue.dead) return this.lieDead(face);
    this.see(face);
    this.feel(face, cue);
    this.bear(face, bearing);
    this.speech.seconds = this.passed;
    this.speech.update(cue.talking, cue.mouth);
    this.speech.lay(face);
    this.emphasise(face);
    this.look(face, cue.thinking === true);
    this.shutLids(face);
    this.keepWithin(face);
    this.started = true;
  }

  /** Where the gaze has the eyes. Whoever looks elsewhere all at once blinks. */
  private see({ eyeYaw, eyePitch }: Face): void {
    const jumped = flatLength(eyeYaw - this.lastYaw, eyePitch - this.lastPitch);
    if (this.started && jumped > gazeJump) this.blinks.startle(Math.min(0.7, jumped * 1.2));
    this.lastYaw = eyeYaw;
    this.lastPitch = eyePitch;
  }

  private feel(face: Face, cue: FaceCue): void {
    const { levels } = this;
    const stirred = cue.feeling?.strength ?? 0;
    // What happens takes the place of how one is.
    const room = (1 - 0.85 * stirred) * (1 + 0.18 * Math.sin(this.seconds * 0.37 + this.phase));
    this.isSober = cue.feeling !== undefined && isGrave(cue.feeling.expression);
    const moods = moodFaceOf(cue.mood);
    for (let index = 0; index < moods.length; index++) {
      const mood = moods[index]!;
      levels.strength = mood[1] * room;
      if (!this.isSober || !isBright(mood[0])) levels.want(mood[0]);
    }
    levels.strength = stirred;
    if (cue.feeling) levels.want(cue.feeling.expression);
    levels.strength = 0.75 * (1 - 0.7 * stirred);
    if (cue.thinking) levels.want('thought');
    levels.seconds = this.passed;
    if (this.started) levels.update();
    else levels.settle();

    clearFace(face);
    const { head } = this;
    head.nod = head.turn = head.tilt = 0;
    for (let index = 0; index < expressions.length; index++) {
      const level = levels.now[index]!;
      if (level < 0.004) continue;
      const form = expressionForms[expressions[index] as Expression];
      addExpression(face, form, level, this.isMirrored);
      const side = this.isMirrored ? -1 : 1;
      head.nod += form.head[0] * level;
      head.turn += form.head[1] * level * side;
      head.tilt += form.head[2] * level * side;
    }
  }

  private bear(face: Face, bearing: Readonly<FaceBearing>): void {
    const { borne } = this;
    const part = this.started ? 1 - Math.exp(-this.passed * 14) : 1;
    // One by one: a number that is found by its name leaves garbage wherever it is written to.
    borne.lifted += (clamp(bearing.lifted, -1, 1) - borne.lifted) * part;
    borne.knit += (clamp(bearing.knit, -1, 1) - borne.knit) * part;
    borne.smile += (clamp(bearing.smile, -1, this.isSober ? 0 : 1) - borne.smile) * part;
    borne.open += (clamp(bearing.open, -1, 1) - borne.open) * part;
    borne.lids += (clamp(bearing.lids, -1, 1) - borne.lids) * part;
    this.bearSide(face.left);
    this.bearSide(face.right);
    const { mouth } = face;
    const smile = Math.max(0, borne.smile);
    const open = Math.max(0, borne.open);
    mouth[shapeAt.smile]! += smile;
    mouth[shapeAt.frown]! += Math.max(0, -borne.smile);
    // An open mouth that smiles laughs.
    mouth[shapeAt.grin]! += open * smile;
    mouth[shapeAt.a]! += open * (1 - smile);
    face.jaw += open * 0.75;
  }

  private bearSide(side: FaceSide): void {
    const { borne } = this;
    side.lift += borne.lifted;
    side.knit += borne.knit;
    side.lid += borne.lids;
    side.low += Math.max(0, borne.smile) * 0.5;
  }

  /** Stressed words lift the brows, one more than the other. */
  private emphasise({ left, right }: Face): void {
    const { stress } = this.speech;
    if (stress > 0) {
      this.stress = Math.max(this.stress, stress);
      this.blinks.startle(0.1 * stress);
    }
    left.lift += this.stress * 0.22 * (1 + 0.5 * this.lopsided);
    right.lift += this.stress * 0.22 * (1 - 0.5 * this.lopsided);
    this.stress *= Math.exp(-this.passed / 0.16);
  }

  private look(face: Face, isThinking: boolean): void {
    const { darts, passed, lastYaw: yaw, lastPitch: pitch } = this;
    const isAfraid = this.levels.now[fearIndex]! > 0.4;
    darts.update(passed, isThinking ? 'thinking' : isAfraid ? 'afraid' : 'looking');
    this.thought += ((isThinking ? 1 : 0) - this.thought) * (1 - Math.exp(-passed / 0.09));
    // An answer is looked for above and to one side: the one the head has turned to, if it has.
    const side = Math.abs(yaw) > 0.12 ? Math.sign(yaw) : this.isMirrored ? -1 : 1;
    const away = 0.75 * this.thought;
    const felt = 1 - this.thought;
    const toYaw = yaw + (side * 0.36 - yaw) * away + face.eyeYaw * felt + darts.yaw;
    const toPitch = pitch + (-0.26 - pitch) * away + face.eyePitch * felt + darts.pitch;
    face.eyeYaw = clamp(toYaw, -eyeLimits.yaw, eyeLimits.yaw);
    face.eyePitch = clamp(toPitch, -eyeLimits.up, eyeLimits.down);
  }

  private shutLids({ left, right }: Face): void {
    this.blinks.update(this.passed);
    const { shut } = this.blinks;
    if (shut <= 0) return;
    left.lid += (1 - Math.min(1, left.lid)) * shut;
    right.lid += (1 - Math.min(1, right.lid)) * shut;
  }

  /** Sums of feelings and gestures do not tear a face, and no two halves are alike. */
  private keepWithin(face: Face): void {
    const more = 1 + 0.12 * this.lopsided;
    face.left.lift = clamp(face.left.lift * more, -1.1, 1.2);
    face.right.lift = clamp(face.right.lift * (2 - more), -1.1, 1.2);
    keepSideWithin(face.left);
    keepSideWithin(face.right);
    face.jaw = clamp(face.jaw, 0, 1);
    let whole = 0;
    const { mouth } = face;
    for (let shape = 0; shape < mouth.length; shape++) {
      const kept = toShare(mouth[shape]!);
      mouth[shape] = kept;
      whole += kept;
    }
    const most = 1.9;
    if (whole > most) for (let shape = 0; shape < mouth.length; shape++) mouth[shape]! *= most / whole;
  }

  private lieDead(face: Face): void {
    const { head } = this;
    clearFace(face);
    head.nod = head.turn = head.tilt = 0;
    const [one, other] = this.isMirrored ? [face.right, face.left] : [face.left, face.right];
    one.lid = 0.86;
    other.lid = 1;
    one.lift = other.lift = 0.15;
    face.jaw = 0.16;
    face.mouth[shapeAt.a] = 0.22;
    face.eyePitch = -0.1;
  }
}

function keepSideWithin(side: FaceSide): void {
  side.knit = clamp(side.knit, -1.1, 1.15);
  side.lid = clamp(side.lid, -1, 1);
  side.low = clamp(side.low, -0.6, 1);
}

const fearIndex = expressions.indexOf('fear');
